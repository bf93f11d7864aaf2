import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../scripts/generate.ts';

describe('the files generated from the schema', () => {
  // A process of its own, which takes 5 s on an idle machine.
  it('are committed as generated', { timeout: 90_000 }, async () => {
    const script = resolve(import.meta.dirname, '../scripts/generate.ts');
    await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toBeDefined();
  });
});

describe('breaking changes', () => {
  const before = 'type Query { a(x: Int): Int b: Int! }';
  it.each([
    ['a field removed', 'type Query { b: Int! }'],
    ['an argument removed', 'type Query { a: Int b: Int! }'],
    ['an argument made required', 'type Query { a(x: Int!): Int b: Int! }'],
    ['a type changed', 'type Query { a(x: Int): String b: Int! }'],
    ['a promise of non-null taken back', 'type Query { a(x: Int): Int b: Int }'],
  ])('%s', async (_, after) => {
    expect(await breakingChanges(before, after)).toHaveLength(1);
  });

  describe('what is deprecated', () => {
    const dated = '@deprecated(reason: "Use `x`. Deprecated on 2026-11-25, removed after 2027-05-31.")';
    const deprecated = `
      enum Sort { NAME OLD ${dated} }
      input Filter { name: String old: String ${dated} }
      type Query { a(sort: Sort, filter: Filter, old: Int ${dated}): Int old: Int ${dated} }`;
    it.each([
      ['field', deprecated.replace(`old: Int ${dated} }`, '}')],
      ['argument', deprecated.replace(`, old: Int ${dated})`, ')')],
      ['input field', deprecated.replace(`old: String ${dated}`, '')],
      ['enum value', deprecated.replace(`OLD ${dated}`, '')],
    ])('is removed after its day, not on it: a %s', async (_, without) => {
      const at = (time: string) => breakingChanges(deprecated, without, new Date(time));
      expect(await at('2027-05-31T23:59:59Z')).toHaveLength(1);
      expect(await at('2027-06-01T00:00:00Z')).toEqual([]);
    });

    it('is never due without a date', async () => {
      const undated = deprecated.replaceAll(dated, '@deprecated(reason: "Use `x`.")');
      const changes = await breakingChanges(undated, 'type Query { a: Int }', new Date('2099-01-01'));
      expect(changes.join('\n')).toContain('Query.old');
    });
  });

  it('additions are not breaking', async () => {
    expect(await breakingChanges(before, 'type Query { a(x: Int, y: Int): Int! b: Int! c: Int }')).toEqual(
      [],
    );
  });
});
