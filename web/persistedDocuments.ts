/**
 * Keeps `src/relay/persisted.json` equal to what the artifacts send: relay-compiler only adds a document when it writes its
 * artifact. `--before` the compiler: deletes the artifacts whose document is missing from the file (after a merge, for
 * example), so that they are written again. `--after`: removes the documents that nothing sends any more.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const source = new URL('src/', import.meta.url);
const file = new URL('relay/persisted.json', source);
const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

const sent = new Map<string, URL>();
for (const artifact of globSync('**/__generated__/*.graphql.ts', { cwd: source })) {
  const path = new URL(artifact, source);
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(path, 'utf8'))?.[1];
  if (id !== undefined) sent.set(id, path);
}

if (process.argv.includes('--before')) {
  for (const [id, artifact] of sent) if (!Object.hasOwn(documents, id)) rmSync(artifact);
} else {
  const kept = Object.fromEntries(Object.entries(documents).filter(([id]) => sent.has(id)));
  // In the compiler's format: it continues from this file.
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
