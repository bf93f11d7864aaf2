const KEY = 'home-visits';
/** The pop-up opens at each visit whose number is a multiple of this. */
const EVERY = 10;

/** The stored number of visits; whatever is no plain number counts as 0. */
export function readVisits(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}

let countedAt: string | undefined;

/**
 * Counts a visit of the home page and tells whether the newsletter is offered at it: at every tenth, starting with the tenth.
 *
 * @param at the visit's own key: asked about the same again, nothing is counted
 * @param open gives the device's storage; where that is forbidden, it throws
 */
export function countVisit(at: string, open: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (at === countedAt) return false;
  countedAt = at;
  try {
    const storage = open();
    const visits = readVisits(storage.getItem(KEY)) + 1;
    storage.setItem(KEY, String(visits));
    return visits % EVERY === 0;
  } catch {
    // Without storage nobody can tell the tenth visit.
    return false;
  }
}
