// All words of Oh, Fox! in German.
import own from "./de.ftl";
import film from "./film/de.ftl";
import lesson from "./lesson/de.ftl";
import options from "./options/de.ftl";
import table from "./table/de.ftl";

export default [own, film, lesson, options, table].join("\n");
