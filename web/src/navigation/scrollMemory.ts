const STORAGE = 'lawaj-scroll';

/** How far the window was scrolled at each entry of the history, for the time of a session. */
export interface ScrollMemory {
  /** Notes where the window is scrolled to now. */
  remember(key: string): void;
  /** Where it was scrolled to; the top when it is not known. */
  recall(key: string): number;
  /** From the first navigation within the document on, the browser may no longer restore by itself. */
  takeOver(): void;
}

function restore(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

export function createScrollMemory(): ScrollMemory {
  const positions = restore();
  let active = false;
  addEventListener('pagehide', () => {
    // A document that is loaded again or come back to is the browser's own business again.
    if (active) history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Without storage the next document starts at the top.
    }
  });
  addEventListener('pageshow', () => {
    if (active) history.scrollRestoration = 'manual';
  });
  return {
    remember(key) {
      positions.delete(key);
      positions.set(key, scrollY);
    },
    recall: (key) => positions.get(key) ?? 0,
    takeOver() {
      active = true;
      history.scrollRestoration = 'manual';
    },
  };
}
