import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url);
const persisted = JSON.parse(readFileSync(new URL('relay/persisted.json', source), 'utf8')) as Record<
  string,
  string
>;

/** Ids that the compiled operations send. */
const sent = globSync('**/__generated__/*.graphql.ts', { cwd: source }).flatMap((file) => {
  const [, id] = /"id": "([0-9a-f]{64})"/.exec(readFileSync(new URL(file, source), 'utf8')) ?? [];
  return id === undefined ? [] : [id];
});

describe('the trusted documents', () => {
  it('are those that the client sends, and no others', () => {
    expect(sent.length).toBeGreaterThan(5);
    expect(Object.keys(persisted).toSorted()).toEqual([...new Set(sent)].toSorted());
  });

  it('have the hash of their text as id', () => {
    for (const [id, text] of Object.entries(persisted))
      expect(createHash('sha256').update(text).digest('hex')).toBe(id);
  });
});
