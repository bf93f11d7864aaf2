import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import document from '../layouts/__generated__/StoreLayoutQuery.graphql.ts';
import { freshness } from '../relay/freshness.ts';
import { QueryKeeper } from '../relay/queryKeeper.ts';
import { followQuery } from './useLateQuery.ts';

afterEach(() => vi.useRealTimers());

it('a query of a deferred component is cached for a return, and is refetched while it is shown', () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const keeper = new QueryKeeper(environment);
  const dispose = vi.fn();
  vi.spyOn(environment, 'retain').mockReturnValue({ dispose });
  const release = followQuery(keeper, document, {});
  keeper.refreshStale(Date.now() + freshness.staleAfter);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));
  release();
  vi.advanceTimersByTime(freshness.collectedAfter - 1);
  followQuery(keeper, document, {})();
  vi.advanceTimersByTime(freshness.collectedAfter - 1);
  expect(dispose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(dispose).toHaveBeenCalledOnce();
});
