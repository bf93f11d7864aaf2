/**
 * What a suggestion list shows at a moment. While a text is being searched, the items of the text before stay, so that the list
 * does not flicker; `loading` says that they are not the answer.
 */
export interface SuggestionState<Item> {
  readonly status: 'empty' | 'loading' | 'ready' | 'error';
  /** The trimmed text that was searched, or that is being or about to be searched. */
  readonly query: string;
  readonly items: readonly Item[];
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
  /**
   * Says once whether a text has results, without the pause when it has not been searched yet; a failed search has none. Any
   * other text and `cancelSettle` withdraw the question.
   */
  settle(text: string, onSettled: (hasResults: boolean) => void): void;
  cancelSettle(): void;
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
  /** The newest answer, for a text that is typed on and back again. */
  let answered: SuggestionState<Item> = EMPTY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  let onSettled: ((hasResults: boolean) => void) | undefined;
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
  const ask = (): void => {
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
        timer = setTimeout(ask, pause);
      }
    },
    retry() {
      if (state.query === '') return;
      begin(state.query);
      ask();
    },
    settle(text, callback) {
      const query = text.trim();
      if (query === state.query && state.status !== 'loading') {
        callback(state.items.length > 0);
        return;
      }
      if (query !== state.query) begin(query);
      onSettled = callback;
      if (cancel === undefined) ask();
    },
    cancelSettle() {
      onSettled = undefined;
    },
    clear,
  };
}
