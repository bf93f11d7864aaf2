import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import document from '../layouts/__generated__/StoreLayoutQuery.graphql.ts';
import parameters from '../layouts/__generated__/StoreLayoutQuery$parameters.ts';
import { freshness } from './freshness.ts';
import { QueryKeeper } from './queryKeeper.ts';

const VARIABLES = { language: 'FR' };
const query = parameters as unknown as PreloadableConcreteRequest<OperationType>;

let environment: ReturnType<typeof createMockEnvironment>;
let keeper: QueryKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  environment = createMockEnvironment();
  keeper = new QueryKeeper(environment);
  keeper.register(document);
});
afterEach(() => vi.useRealTimers());

const requestCount = () => environment.mock.getAllOperations().length;
const answer = () =>
  environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));

describe('a cached query', () => {
  it('exists once for the same document and variables, and is requested once', () => {
    const first = keeper.open(query, VARIABLES);
    expect(keeper.open(query, VARIABLES)).toBe(first);
    expect(keeper.open(query, { other: 1 })).not.toBe(first);
  });

  it('stays as long as it is shown, however often its component is mounted and unmounted', () => {
    const kept = keeper.open(query, VARIABLES);
    answer();
    keeper.hold(kept)();
    const release = keeper.hold(kept);
    vi.advanceTimersByTime(freshness.collectedAfter * 3);
    expect(kept.ref.isDisposed).toBe(false);
    release();
    vi.advanceTimersByTime(freshness.collectedAfter - 1);
    expect(kept.ref.isDisposed).toBe(false);
    expect(keeper.open(query, VARIABLES)).toBe(kept);
    vi.advanceTimersByTime(1);
    expect(kept.ref.isDisposed).toBe(true);
    expect(keeper.open(query, VARIABLES)).not.toBe(kept);
  });

  it('that was never shown is removed as well', () => {
    const kept = keeper.open(query, VARIABLES);
    vi.advanceTimersByTime(freshness.collectedAfter);
    expect(kept.ref.isDisposed).toBe(true);
  });

  it('that failed is requested again when it is opened again', () => {
    const failed = keeper.open(query, VARIABLES);
    environment.mock.rejectMostRecentOperation(new Error('away'));
    const second = keeper.open(query, VARIABLES);
    expect(second).not.toBe(failed);
    expect(failed.ref.isDisposed).toBe(true);
    expect(requestCount()).toBe(1);
  });

  it('is not requested again when it is shown again, however stale', () => {
    const kept = keeper.open(query, VARIABLES);
    answer();
    const release = keeper.hold(kept);
    vi.advanceTimersByTime(freshness.staleAfter * 3);
    release();
    keeper.hold(keeper.open(query, VARIABLES));
    expect(requestCount()).toBe(0);
  });

  it('is refetched on focus only if it is shown and stale, once', () => {
    const kept = keeper.open(query, VARIABLES);
    answer();
    keeper.refreshStale(Date.now() + freshness.staleAfter);
    expect(requestCount()).toBe(0);
    keeper.hold(kept);
    keeper.refreshStale(Date.now() + freshness.staleAfter - 1);
    expect(requestCount()).toBe(0);
    keeper.refreshStale(Date.now() + freshness.staleAfter);
    keeper.refreshStale(Date.now() + freshness.staleAfter);
    expect(requestCount()).toBe(1);
    vi.advanceTimersByTime(freshness.staleAfter);
    answer();
    keeper.refreshStale();
    expect(requestCount()).toBe(0);
  });
});
