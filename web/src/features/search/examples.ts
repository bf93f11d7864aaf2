/** Example searches: the search hero's placeholders and stock suggestions, by the keys of their texts. */
export const EXAMPLES = [
  'dress',
  'phone',
  'gift',
  'vacuum',
  'shoes',
  'sofa',
  'perfume',
  'laptop',
  'backpack',
  'sunscreen',
  'watch',
  'dishes',
  'toy',
  'chair',
] as const;

/** The most stock suggestions shown. */
const MOST = 8;

/** Normalises a text for comparison: no accents, lower case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The phrases that contain every typed word, at most 8; the first 8 while nothing is typed. */
export function stockSuggestions(phrases: readonly string[], typed: string): string[] {
  const words = plain(typed).split(/\s+/);
  return phrases.filter((phrase) => words.every((word) => plain(phrase).includes(word))).slice(0, MOST);
}
