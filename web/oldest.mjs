// The oldest browsers that the pages are for: phones of spring 2023. What is newer is put in their words by the build.
import { transform } from "lightningcss";

const OLDEST = { safari: [16, 4], ios_saf: [16, 4], chrome: [111, 0], firefox: [115, 0] };

/** The same for esbuild, which sees to the scripts. */
export const target = Object.entries(OLDEST).map(
  ([name, [major, minor]]) => `${name === "ios_saf" ? "ios" : name}${major}.${minor}`,
);

/** The same for Lightning CSS. */
export const targets = Object.fromEntries(
  Object.entries(OLDEST).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);

/** Styles that these browsers understand: no light-dark(), no nesting, masks with their prefix. */
export const lower = (code) => transform({ filename: "styles.css", code, targets }).code;
