/** The governorate last chosen for delivery on this device. */

/** Its storage key. */
export const REGION_KEY = 'delivery-region';

/** Marks the document of a device with a governorate: lists keep a line for the days (`ProductGrid.module.css`). */
export const markRegion = (): void => {
  document.documentElement.dataset['region'] = '';
};

/** Its number, '1' to '24'; empty: none was chosen, or the storage is blocked. */
export function recallRegion(): string {
  try {
    const stored = localStorage.getItem(REGION_KEY) ?? '';
    return /^(?:[1-9]|1\d|2[0-4])$/.test(stored) ? stored : '';
  } catch {
    return '';
  }
}

/** Stores the number for the next visit; empty: no change. */
export function storeRegion(region: string): void {
  if (region === '') return;
  try {
    localStorage.setItem(REGION_KEY, region);
    markRegion();
  } catch {
    // Without a storage it has to be chosen again.
  }
}
