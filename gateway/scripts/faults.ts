/**
 * Writes the page of what works while the REST API fails (`gateway/docs/faults.md`), from the trusted documents and what the tests expect.
 * `--check` writes nothing and fails on a difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsPage } from '../test/faults/expected.ts';

const PAGE = new URL('../docs/faults.md', import.meta.url);
const page = faultsPage();
const isCurrent = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
if (!isCurrent && process.argv.includes('--check')) {
  console.error('gateway/docs/faults.md is not what the trusted documents give: run npm run generate');
  process.exitCode = 1;
} else if (!isCurrent) {
  writeFileSync(PAGE, page);
  console.log('wrote gateway/docs/faults.md');
}
