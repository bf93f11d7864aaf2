/** Lists of texts on the device, the latest first: what was opened or chosen there. */

/** A list as it is stored, in JSON; empty without a storage. */
export function storedText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The entries of a stored list, at most `most`; none if it is damaged. */
export function parseList(stored: string, most: number): readonly string[] {
  try {
    const entries: unknown = JSON.parse(stored || '[]');
    return Array.isArray(entries) ? entries.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts an entry before the others of a list of at most `most`; without a storage nothing is listed. */
export function putFirst(key: string, entry: string, most: number): void {
  const others = parseList(storedText(key), most).filter((one) => one !== entry);
  try {
    localStorage.setItem(key, JSON.stringify([entry, ...others].slice(0, most)));
  } catch {
    // It is not essential.
  }
}
