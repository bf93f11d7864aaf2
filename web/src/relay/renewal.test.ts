import { createOperationDescriptor, type ConcreteRequest } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import layout from '../layouts/__generated__/StoreLayoutQuery.graphql.ts';
import sessions from '../pages/account/_components/__generated__/SessionsQuery.graphql.ts';
import { createFakeGateway } from './gatewayForTests.tsx';
import { freshness } from './freshness.ts';
import { QueryKeeper, type CachedQuery } from './queryKeeper.ts';
import { noteChange } from './viewer.ts';

let gateway: ReturnType<typeof createFakeGateway>;
afterEach(() => gateway.end());

const answered = (kept: CachedQuery) =>
  new Promise<void>((resolve, reject) => {
    kept.ref.source?.subscribe({ complete: resolve, error: reject });
  });
const recordsOf = (keeper: QueryKeeper) => JSON.stringify(keeper.environment.getStore().getSource());
const IN_FRENCH = { language: 'FR' };
const open = (keeper: QueryKeeper, document: ConcreteRequest) =>
  keeper.open(document as never, document === layout ? IN_FRENCH : {});

it('a renewed store has the shown public responses without requests, and nothing of the previous viewer', async () => {
  gateway = createFakeGateway({
    StoreLayoutQuery: () => ({ data: { categories: [], storeLinks: null, withSubCategories: [] } }),
    SessionsQuery: () => ({
      data: { viewer: { sessions: [{ id: 's1', userAgent: 'The phone of Amel', isCurrent: true }] } },
    }),
  });
  const shown: QueryKeeper[] = [];
  const keeper = new QueryKeeper(gateway.environment, (fresh) => shown.push(fresh));
  for (const document of [layout, sessions]) keeper.register(document);
  const around = open(keeper, layout);
  const own = keeper.openViewer(sessions as never, {});
  keeper.hold(around);
  keeper.hold(own);
  await Promise.all([answered(around), answered(own)]);
  expect(recordsOf(keeper)).toContain('The phone of Amel');
  gateway.requests.length = 0;

  const fresh = keeper.renew();

  expect(shown).toEqual([fresh]);
  expect(recordsOf(fresh)).not.toContain('Amel');
  open(fresh, layout);
  const { fragment } = createOperationDescriptor(layout, IN_FRENCH);
  expect(fresh.environment.lookup(fragment).isMissingData).toBe(false);
  expect(gateway.requests).toEqual([]);
});

it('an incomplete viewer response is requested again, though nothing of it was shown', async () => {
  gateway = createFakeGateway({
    SessionsQuery: () => ({
      data: { viewer: { sessions: null } },
      errors: [{ message: 'no' }],
    }),
  });
  const keeper = new QueryKeeper(gateway.environment);
  keeper.register(sessions);
  const first = keeper.openViewer(sessions as never, {});
  await answered(first).catch(() => undefined);
  expect(keeper.openViewer(sessions as never, {})).not.toBe(first);
});

describe('data of the account', () => {
  const answers = () => {
    gateway = createFakeGateway({ SessionsQuery: () => ({ data: { viewer: { sessions: [] } } }) });
    return new QueryKeeper(gateway.environment);
  };

  it('are requested once while fresh and without mutations, with the session', async () => {
    const keeper = answers();
    // A prefetch, the visit that it was for, and a return.
    const first = keeper.openViewer(sessions as never, {});
    expect(keeper.openViewer(sessions as never, {})).toBe(first);
    const release = keeper.hold(first, sessions);
    await answered(first);
    release();
    expect(keeper.openViewer(sessions as never, {})).toBe(first);
    expect(gateway.requests.map(({ credentials }) => credentials)).toEqual(['same-origin']);
  });

  it('are requested again after a mutation, while the previous page still shows them', async () => {
    const keeper = answers();
    const first = keeper.openViewer(sessions as never, {});
    const release = keeper.hold(first, sessions);
    await answered(first);
    noteChange();
    const second = keeper.openViewer(sessions as never, {});
    expect(second).not.toBe(first);
    expect(first.ref.isDisposed).toBe(false);
    release();
    await answered(second);
    expect(gateway.requests).toHaveLength(2);
  });

  it('are requested again once stale, and on focus while shown, with the session', async () => {
    const keeper = answers();
    const first = keeper.openViewer(sessions as never, {});
    keeper.hold(first, sessions);
    await answered(first);
    keeper.refreshStale(Date.now() + freshness.staleAfter - 1_000);
    expect(gateway.requests).toHaveLength(1);
    keeper.refreshStale(Date.now() + freshness.staleAfter + 1_000);
    await expect.poll(() => gateway.requests.length).toBe(2);
    expect(gateway.requests.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
  });
});
