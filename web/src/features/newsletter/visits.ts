const KEY = 'home-visits';
/** The pop-up opens at each visit whose number is a multiple of this. */
const EVERY = 10;

/** The stored number of visits; anything but a plain number counts as 0. */
export function readVisits(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}

let countedAt: string | undefined;

/**
 * Counts a visit of the home page and returns whether the newsletter is offered at it: at every tenth, starting with the tenth.
 *
 * @param at the visit's own key: the same key again is not counted
 * @param open returns the device's storage; throws if that is forbidden
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
    // Without storage visits cannot be counted.
    return false;
  }
}
