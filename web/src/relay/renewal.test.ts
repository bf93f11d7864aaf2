import { createOperationDescriptor, type ConcreteRequest } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import layout from '../layouts/__generated__/StoreLayoutQuery.graphql.ts';
import sessions from '../pages/account/_components/__generated__/SessionsQuery.graphql.ts';
import { playGateway } from './gatewayForTests.tsx';
import { freshness } from './freshness.ts';
import { QueryKeeper, type KeptQuery } from './queryKeeper.ts';
import { noteChange } from './viewer.ts';

let gateway: ReturnType<typeof playGateway>;
afterEach(() => gateway.end());

const answered = (kept: KeptQuery) =>
  new Promise<void>((resolve, reject) => {
    kept.ref.source?.subscribe({ complete: resolve, error: reject });
  });
const recordsOf = (keeper: QueryKeeper) => JSON.stringify(keeper.environment.getStore().getSource());
const open = (keeper: QueryKeeper, document: ConcreteRequest) => keeper.open(document as never, {});

it('a store that is made anew has the public answers on screen, without asking, and nothing of who was here', async () => {
  gateway = playGateway({
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
  gateway.asked.length = 0;

  const fresh = keeper.renew();

  expect(shown).toEqual([fresh]);
  expect(recordsOf(fresh)).not.toContain('Amel');
  open(fresh, layout);
  const { fragment } = createOperationDescriptor(layout, {});
  expect(fresh.environment.lookup(fragment).isMissingData).toBe(false);
  expect(gateway.asked).toEqual([]);
});

it('an answer of the viewer that lacks a part is asked for again, though nothing of it was shown', async () => {
  gateway = playGateway({
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

describe('what belongs to the account', () => {
  const answers = () => {
    gateway = playGateway({ SessionsQuery: () => ({ data: { viewer: { sessions: [] } } }) });
    return new QueryKeeper(gateway.environment);
  };

  it('is asked for once while it is fresh and nothing has changed, with the session', async () => {
    const keeper = answers();
    // A prefetch, the visit that it was for, and coming back.
    const first = keeper.openViewer(sessions as never, {});
    expect(keeper.openViewer(sessions as never, {})).toBe(first);
    const release = keeper.hold(first, sessions);
    await answered(first);
    release();
    expect(keeper.openViewer(sessions as never, {})).toBe(first);
    expect(gateway.asked.map(({ credentials }) => credentials)).toEqual(['same-origin']);
  });

  it('is asked for again after a mutation, while the page before still shows it', async () => {
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
    expect(gateway.asked).toHaveLength(2);
  });

  it('is asked for again once it is stale, and on return while it is shown, with the session', async () => {
    const keeper = answers();
    const first = keeper.openViewer(sessions as never, {});
    keeper.hold(first, sessions);
    await answered(first);
    keeper.refreshStale(Date.now() + freshness.staleAfter - 1_000);
    expect(gateway.asked).toHaveLength(1);
    keeper.refreshStale(Date.now() + freshness.staleAfter + 1_000);
    await expect.poll(() => gateway.asked.length).toBe(2);
    expect(gateway.asked.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
  });
});
