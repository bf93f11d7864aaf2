/**
 * How files that Node runs are written: without comments and white space, as a process holds the text of all its sources, and in ASCII, as V8
 * holds a text with a single other character in two bytes each. Names stay, so that stack traces can be read.
 */
export const SMALL_SOURCE = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
} as const;
