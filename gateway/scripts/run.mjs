// Every task behind `npm run …`, each on the repository's own Node. Plain JavaScript: the machine's Node may be 20.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  ATTACHED,
  become,
  buildServers,
  buildWeb,
  ensureBuilt,
  ensureDependencies,
  ensureGenerated,
  ensureServers,
  Failure,
  onStop,
  root,
  run,
  step,
  toolEnv,
} from './prepare.mjs';
import { runSmoke } from './smoke.mjs';

const args = process.argv.slice(3);
/** Folder of the test counts for `.ci/run`. */
const results = join(root, '.cache', 'results');

const tasks = {
  async dev() {
    await ensureGenerated();
    watchAndRun(
      'node',
      ['gateway/src/main.ts', '--dev'],
      [
        'gateway/contract',
        'gateway/lexicon',
        'gateway/src',
        'gateway/origin',
        'gateway/chat',
        'gateway/service',
        'web/dev.ts',
      ],
    );
  },

  async test() {
    await all([
      ['building the web client', ensureBuilt],
      ['building the servers', ensureServers],
      ['check', check],
      ['tests of gateway and origin', () => vitest('gateway', 'gateway')],
      ['tests of web', () => vitest('web', 'web')],
      [
        "tests of web on the shop's Relay",
        () => vitest('web-production', 'web', ['--config', 'vitest.production.config.ts']),
      ],
      ['tests in the browser', browserTests],
    ]);
  },

  check,

  async verify() {
    await all([
      ...(args.includes('--smoke') ? [] : [['check', check]]),
      ['tests closest to the changes', () => run('node', ['gateway/scripts/verify.ts', ...args])],
    ]);
  },

  async 'test:postgres'() {
    const url = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
    if (!(await answers(url, 5432))) return skipped('test:postgres', 'no PostgreSQL answers at DATABASE_URL');
    await step('origin on PostgreSQL', () =>
      vitest('postgres', 'gateway', args.includes('--all') ? ['origin'] : testsOfServers(), {
        DATABASE_URL: undefined,
        TEST_DATABASE_URL: url,
      }),
    );
  },

  async 'test:hard'() {
    const url = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
    const hasServer = await answers(url, 5432);
    if (!hasServer) skipped('test:hard on PostgreSQL', 'no PostgreSQL answers at DATABASE_URL');
    // Next to the folder of the test reports, not in it: `.ci/run` reads every file there as a report.
    const figures = join(root, '.cache', 'hard-figures.txt');
    rmSync(figures, { force: true });
    try {
      await step('races, kills, receivers that fail, large uploads', () =>
        vitest('hard', 'gateway', ['--config', 'vitest.hard.config.ts', ...args], {
          DATABASE_URL: undefined,
          TEST_DATABASE_URL: hasServer ? url : undefined,
          HARD_FIGURES: figures,
        }),
      );
    } finally {
      if (existsSync(figures)) process.stdout.write(readFileSync(figures, 'utf8'));
    }
  },

  async 'test:scripts'() {
    const failed = await runSmoke(results, args);
    if (failed.length > 0) throw new Failure(`failed: ${failed.join('; ')}`, 1);
  },

  async 'test:guide'() {
    await ensureGenerated();
    await ensureBuilt();
    await step('the examples of the API guide', () =>
      vitest('guide', 'gateway', ['--config', 'vitest.guide.config.ts', ...args]),
    );
  },

  async 'test:redis'() {
    const url = process.env.REDIS_URL || 'redis://127.0.0.1:6379';
    if (!(await answers(url, 6379))) return skipped('test:redis', 'no Redis answers at REDIS_URL');
    await step('what gateways share in Redis', () =>
      vitest('redis', 'gateway', ['--config', 'vitest.redis.config.ts', ...args], {
        REDIS_URL: undefined,
        TEST_REDIS_URL: url,
      }),
    );
  },

  async generate() {
    await step('schema and types of the resolvers', () => run('node', ['gateway/scripts/generate.ts']));
    await step('style sheets of the design tokens', () => run('node', ['web/src/design/generate.ts']));
    await step('Relay artifacts and trusted documents', async () => {
      await run('node', ['web/persistedDocuments.ts', '--before']);
      await run('relay-compiler', ['relay.config.js']);
      await run('node', ['web/persistedDocuments.ts', '--after']);
    });
    await step('page of faults', () => run('node', ['gateway/scripts/faults.ts']));
  },

  async build() {
    await ensureGenerated();
    await buildWeb();
    await buildServers();
  },

  /** For the browser tests, which run the built servers. */
  servers: ensureServers,

  async format() {
    await run('oxfmt', args.length ? args : ['.']);
  },

  async licences() {
    await run('node', ['gateway/scripts/licences.mjs', ...args]);
  },

  async changelog() {
    become('node', ['gateway/scripts/changelog.ts', ...args]);
  },

  async origin() {
    become('node', ['gateway/origin/main.ts', ...args]);
  },

  async chat() {
    become('node', ['gateway/chat/main.ts', ...args]);
  },

  async catalogue() {
    become('node', ['gateway/origin/demo/cli.ts', ...args]);
  },

  async conformance() {
    await ensureGenerated();
    become('node', ['gateway/scripts/conformance.ts', ...args]);
  },

  async backup() {
    become('node', ['gateway/origin/backup/cli.ts', 'backup', ...args]);
  },

  async restore() {
    become('node', ['gateway/origin/backup/cli.ts', 'restore', ...args]);
  },

  async 'owner:recover'() {
    become('node', ['gateway/origin/recover-owner.ts', ...args]);
  },

  async bench() {
    await ensureBuilt();
    become('node', ['gateway/bench/main.ts', ...args]);
  },

  async 'assistant:score'() {
    become('node', ['gateway/bench/assistant.ts', ...args]);
  },

  async 'bench:web'() {
    await ensureBuilt();
    await ensureServers();
    become('node', ['web/bench/main.ts', ...args]);
  },
};

/** Types, lint, format and generated files. */
async function check() {
  const checks = [
    ['types of gateway', 'tsc', ['-p', 'gateway']],
    ['types of web', 'tsc', ['-p', 'web']],
    ['lint', 'oxlint', ['-c', '.oxlintrc.json', '--type-aware']],
    ['format', 'oxfmt', ['--check', '.']],
    ['schema and its types are up to date', 'node', ['gateway/scripts/generate.ts', '--check']],
    ['design tokens are up to date', 'node', ['web/src/design/generate.ts', '--check']],
    ['Relay artifacts are up to date', 'relay-compiler', ['relay.config.js', '--validate']],
    ['versions and licences of packages are up to date', 'node', ['gateway/scripts/licences.mjs', '--check']],
    ['the page of faults is up to date', 'node', ['gateway/scripts/faults.ts', '--check']],
    ['each clause of the specification names its tests', 'node', ['gateway/scripts/specification.ts']],
  ];
  await all(checks.map(([name, command, commandArgs]) => [name, () => run(command, commandArgs)]));
}

/** Runs steps one after another, all of them, so that all failures are shown at once. @throws Failure naming the failed ones. */
async function all(steps) {
  const failed = [];
  for (const [name, work] of steps) {
    try {
      await step(name, work);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(`✗ ${name}`);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Failure(`failed: ${failed.join('; ')}`, 1);
}

function vitest(name, folder, filters = [], env = {}) {
  mkdirSync(results, { recursive: true });
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('vitest', ['run', '--root', folder, ...reporters, ...filters], { env: toolEnv(env) });
}

/**
 * Tests of the origin that a server may answer differently from the embedded database, which is the same PostgreSQL with one session:
 * those of the driver, and those that let several sessions work at once. `-- --all` repeats the others too.
 */
function testsOfServers() {
  return readdirSync(join(root, 'gateway/origin'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('origin', file))
    .filter((file) =>
      /TEST_DATABASE_URL|Promise\.all|openPostgres/.test(readFileSync(join(root, 'gateway', file), 'utf8')),
    );
}

function browserTests() {
  mkdirSync(results, { recursive: true });
  const report = join(results, 'browser.json');
  rmSync(report, { force: true });
  return run('playwright', ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'], {
    env: toolEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
}

/** A required server is absent: reported, and no failure. */
function skipped(lane, reason) {
  console.log(`SKIPPED ${lane}: ${reason}`);
}

/** Whether the host of a URL accepts connections. */
function answers(url, port) {
  return new Promise((done) => {
    const { hostname, port: given } = new URL(url);
    const socket = connect({ host: hostname, port: Number(given || port), timeout: 2_000 });
    const end = (result) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** Runs a program and starts it again when a file in one of the folders changes. */
function watchAndRun(command, commandArgs, folders) {
  let child;
  let stopping = false;
  let timer;
  const start = () => {
    child = spawn(command, commandArgs, { cwd: root, stdio: ATTACHED, env: toolEnv() });
    child.on('exit', (code) => {
      if (stopping) process.exit(code ?? 1);
      if (child.restart) start();
      else console.log(`· ended with ${code}; waits for a change`);
    });
  };
  const restart = (_, name) => {
    if (name?.endsWith('.test.ts') || name?.endsWith('~')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`· ${name} changed`);
      if (child.exitCode !== null || child.signalCode !== null) return start();
      child.restart = true;
      child.kill('SIGTERM');
    }, 150);
  };
  for (const folder of folders) {
    if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true }, restart);
  }
  onStop((signal) => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
    child.kill(signal);
  });
  start();
}

const name = process.argv[2];
if (!Object.hasOwn(tasks, name)) {
  console.error(`Unknown task ${name}. There are: ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
try {
  await ensureDependencies();
  await tasks[name]();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exit(error.code);
}
