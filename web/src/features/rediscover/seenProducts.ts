/** Products whose pages were opened on this device: their ids alone, which are not sent by themselves. */
import { parseList, putFirst, storedText } from '../../storedList.ts';

/** Key under which the device stores them. */
export const SEEN_KEY = 'seen-products';
const MOST = 12;

/** As stored: a JSON list of global ids, the latest first; empty without a storage. */
export const storedSeen = (): string => storedText(SEEN_KEY);

/** The ids in a stored list; none if it is damaged. */
export const readSeen = (stored: string): readonly string[] => parseList(stored, MOST);

/** Puts a product before the others. */
export const noteSeen = (id: string): void => putFirst(SEEN_KEY, id, MOST);
