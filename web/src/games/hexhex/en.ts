// All words of HEX•HEX XL in English.
import own from "./en.ftl";
import lesson from "./lesson/en.ftl";
import options from "./options/en.ftl";
import table from "./table/en.ftl";
import tale from "./tale/en.ftl";

export default [own, lesson, options, table, tale].join("\n");
