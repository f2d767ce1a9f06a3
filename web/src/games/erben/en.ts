// All words of Die Erben von Hoax in English.
import own from "./en.ftl";
import lesson from "./lesson/en.ftl";
import options from "./options/en.ftl";
import table from "./table/en.ftl";

export default [own, lesson, options, table].join("\n");
