import { describe, expect, it } from 'vitest';
import { refuseLeftOut } from './slimRelay.ts';

describe('what needs a part of Relay that is left out of the shop fails the build', () => {
  it.each([
    ['a Relay resolver', '{ "kind": "RelayResolver", "name": "full" }'],
    ['a Relay resolver', '{ "kind": "RelayLiveResolver" }'],
    ['a Relay resolver', '{ "kind": "ClientEdgeToServerObject" }'],
    ['an updatable query', '{ "kind": "UpdatableQuery" }'],
    ['an updatable query', 'store.readUpdatableQuery(query)'],
    ["Relay's flags", 'RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY = true;'],
  ])('%s: %s', (what, code) => {
    expect(() => refuseLeftOut(code, 'src/Some.tsx')).toThrow(new RegExp(`src/Some.tsx uses .*${what}`));
  });

  it('and nothing else does', () => {
    expect(() =>
      refuseLeftOut('{ "kind": "LinkedHandle", "handle": "connection" } useFragment(a, b)', 'src/Some.tsx'),
    ).not.toThrow();
  });
});
