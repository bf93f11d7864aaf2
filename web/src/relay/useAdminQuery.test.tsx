// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import query, {
  type HomePageWebhooksQuery,
} from '../pages/admin/home/__generated__/HomePageWebhooksQuery.graphql.ts';
import { createFakeGateway } from './gatewayForTests.tsx';
import {
  hearNews,
  loseAll,
  markStale,
  noteOwnChange,
  ReadingContext,
  recoverAll,
  useAdminQuery,
  useListNews,
  useReading,
  type News,
} from './useAdminQuery.ts';

let gateway: ReturnType<typeof createFakeGateway>;
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  gateway.end();
});

/** Shows the query in a component of its own. */
function show(staleAfter: number) {
  const { Shop } = gateway;
  return renderHook(
    () => useAdminQuery<HomePageWebhooksQuery>(query, {}, { staleAfter, retries: 0 }, ['webhooks']),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Shop>
          <Suspense fallback="…">{children}</Suspense>
        </Shop>
      ),
    },
  );
}

it('a response that was requested before a change is not the last word', async () => {
  // Each request is answered by the test, with the state of the server at that time.
  const pending: ((total: number) => void)[] = [];
  gateway = createFakeGateway({
    HomePageWebhooksQuery: () =>
      new Promise((resolve) =>
        pending.push((totalCount) => resolve({ data: { webhookDeadLetters: { totalCount } } })),
      ),
  });
  const { result } = show(60_000);
  const answer = (index: number, total: number) =>
    act(async () => {
      pending[index]?.(total);
      await Promise.resolve();
    });
  await answer(0, 3);
  await waitFor(() => expect(result.current.webhookDeadLetters?.totalCount).toBe(3));

  // The first change: its refresh is pending when the second change is made.
  act(() => markStale(gateway.environment, ['webhooks']));
  expect(pending).toHaveLength(2);
  act(() => markStale(gateway.environment, ['webhooks']));
  act(() => markStale(gateway.environment, ['webhooks']));
  expect(pending).toHaveLength(2);
  await answer(1, 2);
  // Twice stale meanwhile: fetched once more.
  await waitFor(() => expect(pending).toHaveLength(3));
  await answer(2, 0);
  await waitFor(() => expect(result.current.webhookDeadLetters?.totalCount).toBe(0));
  expect(pending).toHaveLength(3);
});

it('a response is shown again without a request until it is stale, and dropped five minutes after it was last shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  gateway = createFakeGateway({
    HomePageWebhooksQuery: () => ({ data: { webhookDeadLetters: { totalCount: gateway.requests.length } } }),
  });
  const HOUR = 60 * 60_000;
  /** Shows it, gives what it reads first, and hides it again; null: it waits for the response. */
  const read = async (): Promise<number | null | undefined> => {
    const { result, unmount } = show(HOUR);
    // The hook's component has not rendered while it suspends.
    const first = (result.current as { webhookDeadLetters: { totalCount: number } } | null)
      ?.webhookDeadLetters;
    await act(() => vi.advanceTimersByTimeAsync(10));
    unmount();
    return first?.totalCount ?? null;
  };
  expect(await read()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(await read()).toBe(1);
  expect(gateway.requests).toHaveLength(1);

  // It is not shown for five minutes.
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(await read()).toBeNull();
  expect(gateway.requests).toHaveLength(2);

  // Shown all the while, and stale after an hour: the old response is shown while it is requested.
  const { unmount } = show(HOUR);
  await act(() => vi.advanceTimersByTimeAsync(HOUR));
  expect(gateway.requests).toHaveLength(2);
  expect(await read()).toBe(2);
  expect(gateway.requests).toHaveLength(3);
  unmount();
});

describe('the stream of events', () => {
  const news = (key: string, isNew: boolean, onScreen: News['onScreen'] = 'announce'): News => ({
    topics: ['webhooks'],
    key,
    isNew,
    onScreen,
  });
  /** Shows the query, as a list that is being read or not; the number that it shows is the number of requests. */
  const open = async (isRead: boolean) => {
    gateway = createFakeGateway({
      HomePageWebhooksQuery: () => ({
        data: { webhookDeadLetters: { totalCount: gateway.requests.length } },
      }),
    });
    const { Shop } = gateway;
    const Reader = ({ children }: { children: ReactNode }) => {
      const reading = useReading();
      const { added, changed, isUncertain, load } = useListNews(reading);
      heard = { added, changed, isUncertain };
      loadNews = load;
      return <ReadingContext value={isRead ? reading : null}>{children}</ReadingContext>;
    };
    const { result } = renderHook(
      () =>
        useAdminQuery<HomePageWebhooksQuery>(query, {}, { staleAfter: 3_600_000, retries: 0 }, ['webhooks']),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <Shop>
            <Suspense fallback="…">
              <Reader>{children}</Reader>
            </Suspense>
          </Shop>
        ),
      },
    );
    await waitFor(() => expect(result.current?.webhookDeadLetters?.totalCount).toBe(1));
    return () => result.current.webhookDeadLetters?.totalCount;
  };
  let heard: unknown;
  let loadNews: () => void;

  it('leaves a list that is being read as it is, says what is new, and loads it on demand', async () => {
    const shown = await open(true);
    act(() => hearNews(gateway.environment, [news('a', true), news('a', false), news('b', false)]));
    expect(heard).toEqual({ added: 1, changed: 1, isUncertain: false });
    expect(shown()).toBe(1);
    act(() => loadNews());
    await waitFor(() => expect(shown()).toBe(2));
    expect(heard).toEqual({ added: 0, changed: 0, isUncertain: false });
  });

  it('is silent about what the person has just changed, and about what only counts later', async () => {
    await open(true);
    act(() => {
      noteOwnChange(gateway.environment);
      hearNews(gateway.environment, [news('a', false), news('b', true, 'wait')]);
    });
    expect(heard).toEqual({ added: 0, changed: 0, isUncertain: false });
  });

  it('has other responses on screen fetched again, but not forms', async () => {
    const shown = await open(false);
    act(() => hearNews(gateway.environment, [news('a', false, 'announceOnly')]));
    expect(gateway.requests).toHaveLength(1);
    act(() => hearNews(gateway.environment, [news('a', false)]));
    await waitFor(() => expect(shown()).toBe(2));
  });

  it('makes everything stale when it is lost', async () => {
    const shown = await open(true);
    act(() => loseAll(gateway.environment));
    expect(heard).toEqual({ added: 0, changed: 0, isUncertain: true });
    act(() => recoverAll(gateway.environment, ['webhooks'], false));
    expect(shown()).toBe(1);
    act(() => recoverAll(gateway.environment, [], true));
    await waitFor(() => expect(shown()).toBe(2));
  });
});
