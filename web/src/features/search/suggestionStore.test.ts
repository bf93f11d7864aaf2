import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSuggestionStore } from './suggestionStore.ts';

interface Call {
  query: string;
  answer: (items: readonly string[]) => void;
  fail: () => void;
  cancelled: boolean;
}

function setUp() {
  const calls: Call[] = [];
  const store = createSuggestionStore<string>((query, answer, fail) => {
    const call: Call = { query, answer, fail, cancelled: false };
    calls.push(call);
    return () => {
      call.cancelled = true;
    };
  });
  return { calls, store };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a search box', () => {
  it('sends one request, 300 ms after the last keystroke, with the text trimmed', () => {
    const { calls, store } = setUp();
    store.type(' t');
    vi.advanceTimersByTime(299);
    store.type(' te ');
    vi.advanceTimersByTime(299);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls.map((call) => call.query)).toEqual(['te']);
    expect(store.getSnapshot()).toEqual({ status: 'loading', query: 'te', items: [] });
  });

  it('never sends a request for blanks', () => {
    const { calls, store } = setUp();
    store.type('   ');
    vi.runAllTimers();
    expect(calls).toHaveLength(0);
    expect(store.getSnapshot().status).toBe('empty');
  });

  it('shows the response to the newest request, whatever arrives later', () => {
    const { calls, store } = setUp();
    store.type('a');
    vi.advanceTimersByTime(300);
    store.type('ab');
    vi.advanceTimersByTime(300);
    expect(calls[0]?.cancelled).toBe(true);
    calls[1]?.answer(['new']);
    calls[0]?.answer(['old']);
    calls[0]?.fail();
    expect(store.getSnapshot()).toEqual({ status: 'ready', query: 'ab', items: ['new'] });
  });

  it('keeps the items while the next ones load, and marks them as outdated from the first key', () => {
    const { calls, store } = setUp();
    store.type('a');
    vi.advanceTimersByTime(300);
    calls[0]?.answer(['one']);
    store.type('ab');
    expect(store.getSnapshot()).toEqual({ status: 'loading', query: 'ab', items: ['one'] });
    vi.advanceTimersByTime(300);
    expect(store.getSnapshot()).toEqual({ status: 'loading', query: 'ab', items: ['one'] });
  });

  it('resolves a debounced text at once, and returns whether it has results', () => {
    const { calls, store } = setUp();
    const settled = vi.fn();
    store.type('a');
    store.settle(' a ', settled);
    expect(calls.map((call) => call.query)).toEqual(['a']);
    expect(settled).not.toHaveBeenCalled();
    calls[0]?.answer([]);
    expect(settled.mock.calls).toEqual([[false]]);
    vi.runAllTimers();
    expect(calls).toHaveLength(1);

    store.settle('a', settled);
    store.settle('b', settled);
    calls[1]?.answer(['one']);
    expect(settled.mock.calls).toEqual([[false], [false], [true]]);
    expect(calls).toHaveLength(2);
  });

  it('resolves a text that is being searched without searching it twice; a failure is no result', () => {
    const { calls, store } = setUp();
    const settled = vi.fn();
    store.type('a');
    vi.advanceTimersByTime(300);
    store.settle('a', settled);
    calls[0]?.fail();
    expect(settled.mock.calls).toEqual([[false]]);
    expect(calls).toHaveLength(1);
  });

  it('cancels the request for another text, when cleared and on demand', () => {
    const { calls, store } = setUp();
    const settled = vi.fn();
    store.settle('a', settled);
    store.type('ab');
    calls[0]?.answer([]);
    vi.advanceTimersByTime(300);
    calls[1]?.answer([]);
    store.settle('b', settled);
    store.clear();
    calls[2]?.answer([]);
    store.settle('c', settled);
    store.cancelSettle();
    calls[3]?.answer([]);
    expect(settled).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toEqual({ status: 'ready', query: 'c', items: [] });
  });

  it('empties at once when cleared, and ignores the pending response', () => {
    const { calls, store } = setUp();
    store.type('a');
    vi.advanceTimersByTime(300);
    store.type('');
    calls[0]?.answer(['late']);
    expect(store.getSnapshot()).toEqual({ status: 'empty', query: '', items: [] });
    store.type('b');
    store.clear();
    vi.runAllTimers();
    expect(calls).toHaveLength(1);
  });

  it('retries at once after an error', () => {
    const { calls, store } = setUp();
    store.type('a');
    vi.advanceTimersByTime(300);
    calls[0]?.fail();
    expect(store.getSnapshot().status).toBe('error');
    store.retry();
    expect(calls).toHaveLength(2);
    calls[1]?.answer([]);
    expect(store.getSnapshot()).toEqual({ status: 'ready', query: 'a', items: [] });
  });

  it('sends no second request for a text that was changed and changed back', () => {
    const { calls, store } = setUp();
    store.type('a');
    vi.advanceTimersByTime(300);
    calls[0]?.answer(['one']);
    store.type('ab');
    store.type('a');
    vi.runAllTimers();
    expect(calls).toHaveLength(1);
    expect(store.getSnapshot().items).toEqual(['one']);
  });

  it('notifies its subscribers', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.type('a');
    vi.advanceTimersByTime(300);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
