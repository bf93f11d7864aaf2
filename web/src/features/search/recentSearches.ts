/** Searches whose results were opened on this device: their texts alone, which are not sent by themselves. */
import { parseList, putFirst, storedText } from '../../storedList.ts';

/** Key under which the device stores them. */
export const RECENT_SEARCHES_KEY = 'recent-searches';
const MOST = 5;

/** The texts, the latest first; none without a storage. */
export const recentSearches = (): readonly string[] => parseList(storedText(RECENT_SEARCHES_KEY), MOST);

/** Puts a search before the others. Without letters or digits there is nothing to search again. */
export function noteSearch(text: string): void {
  const trimmed = text.trim();
  if (/[\p{L}\p{N}]/u.test(trimmed)) putFirst(RECENT_SEARCHES_KEY, trimmed, MOST);
}

/** Deletes them from the device. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
