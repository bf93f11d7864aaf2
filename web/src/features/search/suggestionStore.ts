/**
 * State of a suggestion list. While a text is being searched, the previous items stay, so that the list does not flicker;
 * `loading` marks them as outdated.
 */
export interface SuggestionState<Item> {
  readonly status: 'empty' | 'loading' | 'ready' | 'error';
  /** The trimmed text that was searched, or that is being or about to be searched. */
  readonly query: string;
  readonly items: readonly Item[];
}

/** Starts one search; answers through exactly one of the callbacks. Returns its cancellation. */
export type LoadSuggestions<Item> = (
  query: string,
  onItems: (items: readonly Item[]) => void,
  onError: () => void,
) => () => void;

export interface SuggestionStore<Item> {
  getSnapshot(): SuggestionState<Item>;
  subscribe(listener: () => void): () => void;
  /** Accepts the field's text as typed: searches after the debounce, or empties at once if only blanks are left. */
  type(text: string): void;
  /** Repeats the search for the same text at once, after an error. */
  retry(): void;
  /**
   * Calls back once with whether a text has results, without the debounce if it has not been searched yet; a failed search has
   * none. Any other text and `cancelSettle` cancel this.
   */
  settle(text: string, onSettled: (hasResults: boolean) => void): void;
  cancelSettle(): void;
  /** Cancels pending searches and empties. */
  clear(): void;
}

/** The debounce after the last keystroke, in milliseconds. */
export const SEARCH_PAUSE = 300;

const EMPTY: SuggestionState<never> = { status: 'empty', query: '', items: [] };

/**
 * The state of a search box: debounces, sends one request per text, and ignores every response but the newest request's.
 * @param load starts a search and returns its cancellation
 * @param pause debounce in milliseconds
 */
export function createSuggestionStore<Item>(
  load: LoadSuggestions<Item>,
  pause: number = SEARCH_PAUSE,
): SuggestionStore<Item> {
  const listeners = new Set<() => void>();
  let state: SuggestionState<Item> = EMPTY;
  /** The newest response, for a text that is changed and changed back. */
  let answered: SuggestionState<Item> = EMPTY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  let onSettled: ((hasResults: boolean) => void) | undefined;
  // Number of the newest request: responses with another number are stale.
  let question = 0;

  const set = (next: SuggestionState<Item>): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    question += 1;
    clearTimeout(timer);
    cancel?.();
    timer = cancel = onSettled = undefined;
  };
  const finish = (next: SuggestionState<Item>): void => {
    const settled = onSettled;
    stop();
    set(next);
    settled?.(next.items.length > 0);
  };
  const begin = (query: string): void => {
    stop();
    set({ status: 'loading', query, items: state.items });
  };
  const search = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const mine = question;
    const { query } = state;
    cancel = load(
      query,
      (items) => {
        if (mine === question) finish((answered = { status: 'ready', query, items }));
      },
      () => {
        if (mine === question) finish({ status: 'error', query, items: [] });
      },
    );
  };
  const clear = (): void => {
    stop();
    set(EMPTY);
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text) {
      const query = text.trim();
      if (query === '') clear();
      else if (query === answered.query) {
        stop();
        set(answered);
      } else if (query !== state.query || state.status === 'error') {
        begin(query);
        timer = setTimeout(search, pause);
      }
    },
    retry() {
      if (state.query === '') return;
      begin(state.query);
      search();
    },
    settle(text, callback) {
      const query = text.trim();
      if (query === state.query && state.status !== 'loading') {
        callback(state.items.length > 0);
        return;
      }
      if (query !== state.query) begin(query);
      onSettled = callback;
      if (cancel === undefined) search();
    },
    cancelSettle() {
      onSettled = undefined;
    },
    clear,
  };
}
