/** What one might ask for: the search hero's placeholders and stock suggestions, by the names of their texts. */
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

/** So many stock suggestions are shown at most. */
const MOST = 8;

/** Letters without accents and case, as one compares them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The phrases that have every typed word in them, at most 8; the first 8 while nothing is typed. */
export function stockSuggestions(phrases: readonly string[], typed: string): string[] {
  const words = plain(typed).split(/\s+/);
  return phrases.filter((phrase) => words.every((word) => plain(phrase).includes(word))).slice(0, MOST);
}
