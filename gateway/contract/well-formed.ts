/** Detects texts with a lone surrogate, which neither a database nor an address can represent. */

const HALF = /\p{Cs}/u;

export const ILL_FORMED = 'must be well-formed text: it holds half of a character';

/**
 * Returns where a JSON value contains such a text.
 * @param name name of the value itself
 * @returns such as `variables.input.lines.0.note`; undefined: all texts are well-formed
 */
export function illFormedIn(value: unknown, name: string): string | undefined {
  // Not recursive: a body may be nested deeper than the stack reaches.
  const waiting: [string, unknown][] = [[name, value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, inner] = next;
    if (typeof inner === 'string') {
      if (HALF.test(inner)) return path;
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, entry] of Object.entries(inner)) {
        if (HALF.test(key)) return path;
        waiting.push([`${path}.${key}`, entry]);
      }
    }
  }
  return undefined;
}
