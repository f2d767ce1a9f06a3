// All words of Die Erben von Hoax in German.
import own from "./de.ftl";
import lesson from "./lesson/de.ftl";
import options from "./options/de.ftl";
import table from "./table/de.ftl";

export default [own, lesson, options, table].join("\n");
