/** Entries with their positions. In a text that does not change while it is shown, the position is the entry's identity. */
export function placed<Entry>(list: readonly Entry[]): { entry: Entry; place: number }[] {
  return list.map((entry, place) => ({ entry, place }));
}
