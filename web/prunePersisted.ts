/** Takes documents off the trusted ones that nothing sends any more: relay-compiler only ever adds to their file. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const source = new URL('src/', import.meta.url);
const file = new URL('relay/persisted.json', source);

const sent = new Set(
  globSync('**/__generated__/*.graphql.ts', { cwd: source }).map(
    (artifact) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(new URL(artifact, source), 'utf8'))?.[1],
  ),
);
const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const kept = Object.fromEntries(Object.entries(documents).filter(([id]) => sent.has(id)));
// As the compiler writes it: it goes on from this file.
writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
