import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { deprecatedElements, readDeprecation } from './deprecation.ts';

it.each([
  ['Use `x`. Deprecated on 2026-11-25, removed after 2027-05-25.', ['2026-11-25', '2027-05-25']],
  ['Use `x`. Deprecated on 2026-08-31, removed after 2027-03-03.', ['2026-08-31', '2027-03-03']],
  ['Use `x`. Deprecated on 2026-11-25, removed after 2027-05-24.', undefined],
  ['Use `x`. Deprecated on 2026-13-45, removed after 2027-05-25.', undefined],
  ['Use `x`.', undefined],
  ['Deprecated on 2026-11-25, removed after 2027-05-25.', undefined],
])('the dates of "%s"', (reason, expected) => {
  const dates = readDeprecation(reason);
  expect(dates && [dates.since, dates.until].map((date) => date.toISOString().slice(0, 10))).toEqual(
    expected,
  );
});

it('every kind of deprecated element is found', () => {
  const schema = buildSchema(`
    enum Sort { NAME OLD @deprecated(reason: "a") }
    input Filter { old: String @deprecated(reason: "b") }
    interface Named { old: String @deprecated(reason: "c") }
    type Query { named(by: Filter, old: Sort @deprecated(reason: "d")): Named }
  `);
  expect([...deprecatedElements(schema)]).toEqual([
    ['Sort.OLD', 'a'],
    ['Filter.old', 'b'],
    ['Named.old', 'c'],
    ['Query.named(old:)', 'd'],
  ]);
});
