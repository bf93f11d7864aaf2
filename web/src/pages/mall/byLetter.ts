/** Brands with the same first letter. */
export interface Letter<Item> {
  /** In capitals; `#` for initials that are not letters. */
  readonly letter: string;
  readonly items: readonly Item[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Groups items by the first letter of their names, in alphabetical order. */
export function byLetter<Item extends { readonly name: string }>(items: readonly Item[]): Letter<Item>[] {
  const letters = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))) {
    const first = plain(item.name).trim().charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    const others = letters.get(letter);
    if (others) others.push(item);
    else letters.set(letter, [item]);
  }
  return [...letters].map(([letter, list]) => ({ letter, items: list }));
}

/** Items whose name contains a text, ignoring accents and case. */
export function named<Item extends { readonly name: string }>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = plain(text.trim()).toLowerCase();
  return wanted === '' ? items : items.filter(({ name }) => plain(name).toLowerCase().includes(wanted));
}
