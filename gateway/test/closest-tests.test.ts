/** The selection of tests of `npm run verify`. */
import { describe, expect, it } from 'vitest';
import { closestTests } from '../scripts/closestTests.ts';

const sources = new Map([
  ['gateway/a/base.ts', ''],
  ['gateway/a/base.test.ts', "import { a } from './base.ts';"],
  ['gateway/a/middle.ts', "export { a } from './base.ts';"],
  ['gateway/b/far.test.ts', "const x = await import('../a/middle.ts');"],
  ['gateway/c/apart.test.ts', "import '../b/none.ts';"],
]);

describe('the closest tests', () => {
  it('are those that import a changed file, directly before indirectly, and no others', () => {
    expect(closestTests(sources, ['gateway/a/base.ts'], new Map(), 90_000)).toEqual({
      chosen: ['gateway/a/base.test.ts', 'gateway/b/far.test.ts'],
      left: [],
    });
  });

  it('of a file that is not a module are those of its folder', () => {
    expect(closestTests(sources, ['gateway/c/schema.graphql'], new Map(), 90_000).chosen).toEqual([
      'gateway/c/apart.test.ts',
    ]);
  });

  it('are as many as their durations allow, one at least', () => {
    const durations = new Map([
      ['gateway/a/base.test.ts', 95_000],
      ['gateway/b/far.test.ts', 10],
    ]);
    expect(closestTests(sources, ['gateway/a/base.ts'], durations, 90_000)).toEqual({
      chosen: ['gateway/a/base.test.ts'],
      left: ['gateway/b/far.test.ts'],
    });
  });
});
