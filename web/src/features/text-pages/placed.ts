/** Entries with their places. In a text that does not change while it is shown, the place is the entry's identity. */
export function placed<Entry>(list: readonly Entry[]): { entry: Entry; place: number }[] {
  return list.map((entry, place) => ({ entry, place }));
}
