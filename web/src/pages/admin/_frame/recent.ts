/** What was chosen last in the palette, on this device: names of screens alone, nothing about people. */
import { parseList, putFirst, storedText } from '../../../storedList.ts';

const STORED = 'admin-recent';
const MOST = 8;

/** The latest first. */
export const readRecent = (): readonly string[] => parseList(storedText(STORED), MOST);

/** Puts an entry before the others; only screens are remembered. */
export function remember(value: string): void {
  if (value.startsWith('screen ')) putFirst(STORED, value, MOST);
}
