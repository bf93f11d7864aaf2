/** The pages that this device visited last, so that shoppers without a network get links to cached pages. */

const STORED = 'lawaj-visited';
const MOST = 8;

export interface Visited {
  readonly path: string;
  readonly title: string;
  readonly language: string;
}

/** Reads the list; a malformed one is empty. */
export function readVisited(): readonly Visited[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(list)
      ? list.filter(
          (entry: Partial<Visited> | null): entry is Visited =>
            typeof entry?.path === 'string' &&
            entry.path.startsWith('/') &&
            typeof entry.title === 'string' &&
            typeof entry.language === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** Puts a page at the front of the list. */
export function noteVisited(page: Visited): void {
  const others = readVisited().filter(
    ({ path, language }) => path !== page.path || language !== page.language,
  );
  try {
    localStorage.setItem(STORED, JSON.stringify([page, ...others].slice(0, MOST)));
  } catch {
    // Without storage the list is lost with the page.
  }
}
