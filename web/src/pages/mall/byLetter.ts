/** Brands that begin with the same letter. */
export interface Letter<Item> {
  /** In capitals; `#` for what begins with something else than a letter. */
  readonly letter: string;
  readonly items: readonly Item[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Items by the first letter of their names, in the order of the letters. */
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

/** Items whose name holds a text; accents and case do not count. */
export function named<Item extends { readonly name: string }>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = plain(text.trim()).toLowerCase();
  return wanted === '' ? items : items.filter(({ name }) => plain(name).toLowerCase().includes(wanted));
}
