/** The governorate that the device's shopper last wanted something delivered to. */

/** Where the device keeps it. */
const REGION_KEY = 'delivery-region';

/** Its number, '1' to '24'; empty: none was chosen, or the storage is blocked. */
export function recallRegion(): string {
  try {
    const kept = localStorage.getItem(REGION_KEY) ?? '';
    return /^(?:[1-9]|1\d|2[0-4])$/.test(kept) ? kept : '';
  } catch {
    return '';
  }
}

/** Keeps the number for the next time; empty: nothing is changed. */
export function keepRegion(region: string): void {
  if (region === '') return;
  try {
    localStorage.setItem(REGION_KEY, region);
  } catch {
    // Without a storage it is asked for again.
  }
}
