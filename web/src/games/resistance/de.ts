// All words of The Resistance in German.
import own from "./de.ftl";
import options from "./options/de.ftl";

export default [own, options].join("\n");
