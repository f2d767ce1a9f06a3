// All words of HEX•HEX XL in German.
import own from "./de.ftl";
import lesson from "./lesson/de.ftl";
import options from "./options/de.ftl";
import table from "./table/de.ftl";
import tale from "./tale/de.ftl";

export default [own, lesson, options, table, tale].join("\n");
