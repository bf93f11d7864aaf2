// `npm run test:scripts [-- NAME ...]`: runs every script of package.json in its short form, so that a broken one is noticed.
// Plain JavaScript, as everything run by `npm run`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Longest duration of one script (ms): the longest takes some four minutes on an idle machine, but the machine may be busy. */
const WITHIN = 900_000;
/** Time to end after a signal (ms). */
const STOP_WITHIN = 20_000;

/**
 * One row per script. `ends`: runs to its end with these arguments, and succeeds. `serves`: runs until this path is
 * answered at the address that it prints, and then stops on a signal. `lane`: `.ci/run` runs it whole. `part`: what runs it.
 */
const rows = {
  start: { serves: '/' },
  dev: { serves: '/' },
  origin: { serves: '/v1/admin/categories', env: { DEMO: 'off' } },
  chat: { serves: '/health', env: { REST_API_URL: 'http://127.0.0.1:9' } },
  test: { lane: true },
  'test:postgres': { lane: true },
  'test:redis': { lane: true },
  'test:guide': { lane: true },
  'test:scripts': { lane: true },
  check: { part: 'test' },
  verify: { ends: ['--smoke'] },
  'test:hard': {
    // Most of it waits for leases and retries.
    ends: ['--fileParallelism', '--maxWorkers=2'],
    env: {
      HARD_SEEDS: '1',
      HARD_PRODUCTS: '1000',
      HARD_REQUESTS: '1000',
      HARD_KILLS: '2',
      HARD_ORDERS: '10',
      HARD_LINES: '300',
      HARD_ONE_PLACE: '1',
      HARD_UPLOAD_BYTES: '20000000',
      HARD_SLOW_SECONDS: '3',
      HARD_CHANGES: '300',
      HARD_FAULT_SHARE: '16',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
    },
  },
  generate: { ends: [], unchanged: true },
  build: { ends: [] },
  format: { ends: ['--check', 'gateway/scripts'] },
  licences: { ends: ['--check'] },
  changelog: { ends: ['--check'] },
  catalogue: { ends: ['--products', '60'] },
  // The whole test runs against services in gateway/test/conformance.test.ts.
  conformance: { ends: ['--help'] },
  // Whole ones are made and restored in gateway/origin/backup/backup.test.ts.
  backup: { ends: ['--help'] },
  restore: { ends: ['--help'] },
  'owner:recover': { ends: ['--help'] },
  'assistant:score': { ends: ['--smoke'] },
  bench: { ends: ['--smoke'] },
  'bench:web': { ends: ['--smoke'] },
};

/**
 * Runs the rows, all or the named ones, and writes their count into `results` for the closing line of `.ci/run`.
 * Returns the names of the failed ones.
 */
export async function runSmoke(results, named) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lanes = readFileSync(join(root, '.ci/run'), 'utf8');
  const failed = [];
  let passed = 0;
  const check = async (name, work) => {
    const started = Date.now();
    try {
      await work();
      passed += 1;
      console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed.push(name);
      console.error(`✗ ${name}: ${error.message}`);
    }
  };
  await check('every script has a row, and every row a script', () => {
    const different = [
      ...Object.keys(scripts).filter((name) => !Object.hasOwn(rows, name)),
      ...Object.keys(rows).filter((name) => !Object.hasOwn(scripts, name)),
    ];
    if (different.length > 0)
      throw new Error(`${different.join(', ')} (gateway/scripts/smoke.mjs, package.json)`);
  });
  for (const [name, row] of Object.entries(rows)) {
    if (!Object.hasOwn(scripts, name) || (named.length > 0 && !named.includes(name))) continue;
    await check(`npm run ${name}`, () => {
      if (row.lane) return inLanes(lanes, name);
      if (row.part)
        return Object.hasOwn(rows, row.part) ? undefined : Promise.reject(new Error(`no ${row.part}`));
      return row.serves ? serves(name, row) : ends(name, row);
    });
  }
  mkdirSync(results, { recursive: true });
  const counts = { numPassedTests: passed, numFailedTests: failed.length, testResults: [] };
  writeFileSync(join(results, 'scripts.json'), JSON.stringify(counts));
  return failed;
}

function inLanes(lanes, name) {
  const listed = /^for command in (.*); do$/m.exec(lanes)?.[1]?.split(' ') ?? [];
  if (!listed.includes(name)) throw new Error('.ci/run does not run it');
}

/** Runs a script to its end. @throws Error with the end of its output when it fails, or takes too long. */
async function ends(name, { ends: args, env, unchanged }) {
  const before = unchanged ? await changes() : '';
  const script = startScript(name, args, env);
  try {
    const code = await script.ended(WITHIN);
    if (code !== 0)
      throw new Error(`${code === undefined ? 'took too long' : `ended with ${code}`}\n${script.said()}`);
    if (unchanged && (await changes()) !== before) throw new Error('it changed committed files');
  } finally {
    await script.stop();
  }
}

/** Runs a script that serves until it is stopped. @throws Error when it does not answer, or does not stop. */
async function serves(name, { serves: path, env }) {
  const script = startScript(name, [], { PORT: '0', ...env });
  try {
    const deadline = Date.now() + WITHIN;
    for (;;) {
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(script.said())?.[0];
      const response = url && (await fetch(url + path).catch(() => undefined));
      await response?.body?.cancel();
      if (response?.ok) break;
      if (script.code() !== undefined) throw new Error(`ended with ${script.code()}\n${script.said()}`);
      if (Date.now() > deadline) throw new Error(`${path} was not answered\n${script.said()}`);
      await new Promise((done) => setTimeout(done, 200));
    }
  } catch (error) {
    await script.stop();
    throw error;
  }
  if (!(await script.stop())) throw new Error('it did not stop when it was asked to');
}

/** Starts a script in a process group of its own, with a folder for its data. */
function startScript(name, args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-smoke-'));
  const child = spawn('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let code;
  const over = new Promise((done) => {
    const end = (value) => {
      code = value;
      done(value);
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (value, signal) => end(value ?? signal));
  });
  const within = (ms) => {
    let timer;
    const late = new Promise((done) => (timer = setTimeout(done, ms)));
    return Promise.race([over, late]).finally(() => clearTimeout(timer));
  };
  const send = (signal) => {
    const group = child.pid ?? 0;
    try {
      if (group > 0) process.kill(-group, signal);
    } catch {
      // All of its processes have ended.
    }
  };
  return {
    said: () => output.slice(-4_000),
    code: () => code,
    ended: within,
    /** Sends a signal; false: it had to be killed. */
    async stop() {
      if (code === undefined) send('SIGTERM');
      const stopped = code !== undefined || (await within(STOP_WITHIN)) !== undefined;
      send('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return stopped;
    },
  };
}

/** Differences from the commit, as text. */
function changes() {
  return new Promise((done, failed) => {
    const child = spawn('git', ['diff', 'HEAD'], { cwd: root });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.once('error', failed);
    child.once('close', () => done(text));
  });
}
