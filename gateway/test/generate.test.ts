import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../scripts/generate.ts';

describe('the files generated from the schema', () => {
  it('are committed as generated', async () => {
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

  it('additions are not breaking', async () => {
    expect(await breakingChanges(before, 'type Query { a(x: Int, y: Int): Int! b: Int! c: Int }')).toEqual(
      [],
    );
  });
});
