// All words of The Resistance in English.
import own from "./en.ftl";
import options from "./options/en.ftl";

export default [own, options].join("\n");
