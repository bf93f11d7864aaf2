/** The SDL of all domains. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The type definitions of all domains, base first. */
export function readTypeDefinitions(): string[] {
  const files = globSync('*/schema.graphql', { cwd: import.meta.dirname }).sort();
  return files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
}
