/** The check of the specification's copy: what it finds, and that the repository's own passes it. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  faultsOf,
  readRepositoryFile,
  readSection,
  readSpecification,
  summaryOf,
  textOf,
} from '../scripts/specification.ts';
import type { Section } from '../scripts/specification.ts';
import { findTests } from '../scripts/testTitles.ts';

const TESTS = `
describe('a cart', () => {
  it('is empty', () => {});
  it.each([[1, f(2)], [')', 'x']])('counts %i', () => {});
  test.skip('is shared', () => {});
  // it('is lost', () => {});
});
describe.skipIf(noServer())('races', () => {
  it('end with one buyer', () => {});
});
for (const size of sizes) test(\`fits \${size} px\`, async () => {});
it.each(words)('%s', () => {});
`;
const read = (path: string) => (path === 'gateway/src/cart.test.ts' ? TESTS : undefined);
const source = (entries: string[]) =>
  ['# 9 Cart', '', '**9-1** Empty at first;', '', ...entries.map((entry) => `- ${entry}`), ''].join('\n');
const shaOf = (sections: Section[]) => createHash('sha256').update(textOf(sections)).digest('hex');
const faults = (...entries: string[]) => {
  const sections = [readSection('9', source(entries))];
  return faultsOf(sections, read, shaOf(sections));
};

describe('the specification’s copy in the repository', () => {
  it('is whole, in order, and each clause names tests that exist', () => {
    expect(faultsOf(readSpecification(), readRepositoryFile)).toEqual([]);
  });

  it('cannot lose, change or move a clause, even where the numbers are made to fit', () => {
    const sections = readSpecification();
    const at = sections.findIndex(({ name }) => name === '7.1');
    const parts = sections[at]?.parts ?? [];
    const changed = (to: Section['parts']) =>
      faultsOf(sections.with(at, { name: '7.1', parts: to }), () => TESTS).filter((fault) =>
        fault.startsWith('The text'),
      );
    expect(changed(parts)).toEqual([]);
    expect(changed(parts.slice(0, -1))).toHaveLength(1);
    expect(changed(parts.toReversed())).toHaveLength(1);
    const last = parts.at(-1);
    if (typeof last !== 'object') throw new Error('no clause at the end');
    expect(changed([...parts.slice(0, -1), { ...last, text: `${last.text} ` }])).toHaveLength(1);
  });
});

describe('a clause', () => {
  it('is shown by tests of the repository, by title or by group and title', () => {
    expect(
      faults(
        'gateway/src/cart.test.ts › is empty',
        'gateway/src/cart.test.ts › a cart › counts 3',
        'gateway/src/cart.test.ts › counts %i',
        'gateway/src/cart.test.ts › fits 320 px',
        'gateway/src/cart.test.ts › fits ${size} px',
        'gateway/src/cart.test.ts › %s',
      ),
    ).toEqual([]);
  });

  it.each([
    ['no entry', [], '9-1 names no test: Empty at first;'],
    ['a missing file', ['web/src/gone.test.tsx › is empty'], '9-1: there is no web/src/gone.test.tsx'],
    [
      'a missing test',
      ['gateway/src/cart.test.ts › is full'],
      '9-1: gateway/src/cart.test.ts has no test "is full"',
    ],
    [
      'a test that is commented out',
      ['gateway/src/cart.test.ts › is lost'],
      '9-1: gateway/src/cart.test.ts has no test "is lost"',
    ],
    [
      'a file of no runner',
      ['gateway/test/people.ts › is empty'],
      '9-1: gateway/test/people.ts is not among the files that `npm test` runs',
    ],
    [
      'another group',
      ['gateway/src/cart.test.ts › races › is empty'],
      '9-1: gateway/src/cart.test.ts has no test "races › is empty"',
    ],
    [
      'any title',
      ['gateway/src/cart.test.ts › whatever'],
      '9-1: gateway/src/cart.test.ts has no test "whatever"',
    ],
    [
      'a skipped test',
      ['gateway/src/cart.test.ts › is shared'],
      '9-1: "is shared" in gateway/src/cart.test.ts is skipped',
    ],
    [
      'a test that does not run everywhere',
      ['gateway/src/cart.test.ts › end with one buyer'],
      '9-1: "end with one buyer" in gateway/src/cart.test.ts is skipped',
    ],
    [
      'a reason of its own',
      ['none: too hard'],
      '9-1: "too hard" is none of: heading, not shown, about the document',
    ],
    ['no test title', ['gateway/src/cart.test.ts'], '9-1: "gateway/src/cart.test.ts" is not "path › title"'],
    [
      'a test twice',
      ['gateway/src/cart.test.ts › is empty', 'gateway/src/cart.test.ts › is empty'],
      '9-1 names a test twice',
    ],
    [
      'a test and a reason',
      ['gateway/src/cart.test.ts › is empty', 'none: heading'],
      '9-1 has a test and needs none',
    ],
  ])('fails with %s', (_, entries, fault) => {
    expect(faults(...entries)).toEqual([fault]);
  });

  it('is numbered in the order of the text', () => {
    const sections = [
      readSection(
        '9',
        `${source(['none: heading'])}\n**9-3** then filled.\n\n- gateway/src/cart.test.ts › is empty\n`,
      ),
    ];
    expect(faultsOf(sections, read, shaOf(sections))).toEqual(['9.md: 9-3 stands where 9-2 belongs']);
    expect(summaryOf(sections)).toBe('2 clauses: 1 name tests, 1 state no behaviour');
  });

  it('allows nothing else in its file', () => {
    expect(() => readSection('9', '**9-1** Empty.\nAt first.\n')).toThrow('9.md: not a heading');
  });
});

it('finds the tests of a source with their groups', () => {
  expect(findTests(TESTS).map(({ title, skipped }) => [title, skipped])).toEqual([
    ['is empty', false],
    ['counts %i', false],
    ['is shared', true],
    ['end with one buyer', true],
    ['fits ${size} px', false],
    ['%s', false],
  ]);
});
