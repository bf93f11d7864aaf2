const STORAGE = 'lawaj-scroll';

/** Scroll positions by history entry, for the browser's session. */
export interface ScrollMemory {
  /** Stores the present scroll position. */
  remember(key: string): void;
  /** The stored scroll position; the top if unknown. */
  recall(key: string): number;
  /** From the first navigation within the document on, the browser must not restore by itself. */
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
    // The browser restores a document that is reloaded or returned to.
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
