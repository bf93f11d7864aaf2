// Adds up the tests that really ran, from the reports of the runners, and prints the closing lines.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
let passed = 0;
let failed = 0;
let flaky = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (report.stats) {
    // Playwright: a flaky test passed on its second attempt.
    passed += report.stats.expected + report.stats.flaky;
    flaky += report.stats.flaky;
    failed += report.stats.unexpected;
  } else {
    passed += report.numPassedTests;
    // A file that could not be loaded has no tests that could fail: it counts as one.
    const broken = report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    failed += report.numFailedTests + broken.length;
  }
}
if (flaky > 0) console.log(`${flaky} tests passed on the second try only`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
