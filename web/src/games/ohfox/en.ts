// All words of Oh, Fox! in English.
import own from "./en.ftl";
import film from "./film/en.ftl";
import lesson from "./lesson/en.ftl";
import options from "./options/en.ftl";
import table from "./table/en.ftl";

export default [own, film, lesson, options, table].join("\n");
