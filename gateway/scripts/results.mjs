// Adds up the tests that really ran, from the reports of the runners, names those that failed or needed a second try, and prints the
// closing lines.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = process.argv[2];
let passed = 0;
const failed = [];
const flaky = [];
/** Number of skipped browser tests by the reason that they give. */
const skipped = new Map();

/** The first lines of an error, without colours: enough to tell what was expected. */
const brief = (error) =>
  (error ?? '')
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[[0-9;]*m/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/** Walks Playwright's nested suites. */
function walk(suite, titles) {
  const path = suite.title === suite.file ? titles : [...titles, suite.title];
  for (const inner of suite.suites ?? []) walk(inner, path);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status === 'expected') passed += 1;
      if (test.status === 'skipped') {
        const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
        skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      }
      if (test.status === 'skipped' || test.status === 'expected') continue;
      const name = `${spec.file} > ${[...path, spec.title].join(' > ')}`;
      const error = test.results.find((result) => result.error)?.error?.message;
      if (test.status === 'flaky') passed += 1;
      (test.status === 'flaky' ? flaky : failed).push({ name, error });
    }
  }
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (report.stats) {
    for (const suite of report.suites) walk(suite, []);
    // An error outside of any test, such as a file that cannot be loaded.
    for (const error of report.errors ?? []) failed.push({ name: file, error: error.message });
    continue;
  }
  passed += report.numPassedTests;
  for (const suite of report.testResults) {
    const name = relative(process.cwd(), suite.name);
    // A file that could not be loaded has no tests that could fail: it counts as one.
    if (suite.status === 'failed' && suite.assertionResults.length === 0)
      failed.push({ name, error: suite.message });
    for (const test of suite.assertionResults) {
      if (test.status === 'failed')
        failed.push({ name: `${name} > ${test.fullName}`, error: test.failureMessages[0] });
    }
  }
}

for (const { name, error } of flaky) console.log(`second try: ${name}\n${brief(error)}`);
for (const { name, error } of failed) console.log(`failed: ${name}\n${brief(error)}`);
for (const [reason, count] of skipped) console.log(`SKIPPED ${count} browser tests: ${reason}`);
if (flaky.length > 0) console.log(`${flaky.length} tests passed on the second try only`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
