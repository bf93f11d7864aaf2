/** What a suggestion list shows at a moment. `items` stay until their successors arrive, so that the list never flickers. */
export interface SuggestionState<Item> {
  readonly status: 'empty' | 'loading' | 'ready' | 'error';
  /** The trimmed text that `items` answer, or that is being asked for. */
  readonly query: string;
  readonly items: readonly Item[];
}

/** Whether the search for `query` is over and brought nothing; a failed one brought nothing too. */
export function foundNothing(state: SuggestionState<unknown>, query: string): boolean {
  const over = state.status === 'ready' || state.status === 'error';
  return over && state.query === query && state.items.length === 0;
}

/** Starts one search; answers through exactly one of the callbacks. Returns what cancels it. */
export type LoadSuggestions<Item> = (
  query: string,
  onItems: (items: readonly Item[]) => void,
  onError: () => void,
) => () => void;

export interface SuggestionStore<Item> {
  getSnapshot(): SuggestionState<Item>;
  subscribe(listener: () => void): () => void;
  /** Takes the field's text as typed: asks after a pause, or empties at once when nothing but blanks is left. */
  type(text: string): void;
  /** Asks again for the same text at once, after an error. */
  retry(): void;
  /** Cancels what is under way and empties. */
  clear(): void;
}

/** The pause after the last keystroke, in milliseconds. */
export const SEARCH_PAUSE = 300;

const EMPTY: SuggestionState<never> = { status: 'empty', query: '', items: [] };

/**
 * The state behind a search box: waits for a pause, asks once per text, and drops every answer but the newest question's.
 * @param load starts a search and returns what cancels it
 * @param pause milliseconds of silence before a search
 */
export function createSuggestionStore<Item>(
  load: LoadSuggestions<Item>,
  pause: number = SEARCH_PAUSE,
): SuggestionStore<Item> {
  const listeners = new Set<() => void>();
  let state: SuggestionState<Item> = EMPTY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  // Numbers the questions: an answer that carries another number than the newest is stale.
  let question = 0;

  const set = (next: SuggestionState<Item>): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    question += 1;
    clearTimeout(timer);
    timer = undefined;
    cancel?.();
    cancel = undefined;
  };
  const ask = (query: string): void => {
    stop();
    const mine = question;
    set({ status: 'loading', query, items: state.items });
    cancel = load(
      query,
      (items) => {
        if (mine === question) set({ status: 'ready', query, items });
      },
      () => {
        if (mine === question) set({ status: 'error', query, items: [] });
      },
    );
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text) {
      const query = text.trim();
      if (query === '') {
        stop();
        set(EMPTY);
        return;
      }
      if (query === state.query && state.status !== 'error') {
        // Typed on and back again before the pause was over: what is shown or under way still answers.
        clearTimeout(timer);
        timer = undefined;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => ask(query), pause);
    },
    retry() {
      if (state.query !== '') ask(state.query);
    },
    clear() {
      stop();
      set(EMPTY);
    },
  };
}
