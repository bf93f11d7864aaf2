/** How a language lists things: `separator` between them, `last` before the last one. */
export const enumeration =
  (separator: string, last: string) =>
  (list: readonly string[]): string =>
    list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(separator)}${last}${list.at(-1)}`;
