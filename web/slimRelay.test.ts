import { describe, expect, it } from 'vitest';
import { refuseLeftOut } from './slimRelay.ts';

describe('code that needs a removed part of Relay fails the build', () => {
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

  it('and other code does not', () => {
    expect(() =>
      refuseLeftOut('{ "kind": "LinkedHandle", "handle": "connection" } useFragment(a, b)', 'src/Some.tsx'),
    ).not.toThrow();
  });
});
