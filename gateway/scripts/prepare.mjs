// Prerequisites of every task: dependencies, generated files, the web build. Plain JavaScript that
// Node 20 parses, and no package: it runs on a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const stamps = join(root, '.cache', 'inputs.json');

/** Environment with the repository's own tools, its Node first of all, in the path. */
export function toolEnv(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

/**
 * Environment of a shop that shares a computer with other programs. Young objects get 8 MB instead of 16 in each process, and threads share
 * two memory pools instead of having one each, whose free parts stay taken: about 250 MB less in all, for a tenth more processor time. The
 * embedded database is compiled for memory too.
 * Values that are set already win.
 */
export function smallEnv() {
  return toolEnv({
    NODE_OPTIONS: `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    EMBEDDED_DATABASE: process.env.EMBEDDED_DATABASE || 'small',
  });
}

/** Prints a step and its duration. */
export async function step(name, work) {
  const started = Date.now();
  console.log(`· ${name}`);
  const result = await work();
  console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/** A step that ended with another code than 0. */
export class Failure extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Runs a tool to its end. @throws Failure when it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
    child.on('error', (error) => failed(new Failure(`${command}: ${error.message}`, 1)));
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else failed(new Failure(`${command} ${args.join(' ')} ended with ${signal ?? code}`, code ?? 1));
    });
  });
}

/** Streams of a program that stops with its parent: the closed channel tells it so. */
export const ATTACHED = ['inherit', 'inherit', 'inherit', 'ipc'];

/**
 * Calls `stop` with the signal that ends this process. npm does not pass signals on to the children of its shell: under npm,
 * the end of the parent counts as one.
 */
export function onStop(stop) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, 500);
  timer.unref();
}

/** Runs a long-lived program; signals are passed on and its exit code becomes this process's. */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ATTACHED, env: toolEnv(), ...options });
  onStop((signal) => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  return child;
}

/** Installs the dependencies unless they match the lock file. */
export async function ensureDependencies() {
  if (!installedAsLocked()) {
    await step('installing dependencies', () => {
      const npm = process.env.npm_execpath;
      const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
      return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
    });
  }
  const version = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!/^v(2[4-9]|[3-9]\d)\./.test(version)) {
    throw new Failure(
      'Node 24 is missing from node_modules: were install scripts of packages forbidden (ignore-scripts)?',
      1,
    );
  }
}

function installedAsLocked() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.link ||
      entry.peer ||
      installed[path]?.version === entry.version,
  );
}

/** Inputs of the committed generated files. */
const GENERATE_INPUTS = ['gateway/src/schema', 'gateway/scripts/generate.ts', 'web/src', 'relay.config.js'];
/** Inputs of the web build. */
const WEB_INPUTS = [
  'web',
  'schema.graphql',
  'package-lock.json',
  'gateway/scripts/build.mjs',
  'gateway/scripts/compress.mjs',
];

/** Inputs of the servers' build. */
const SERVER_INPUTS = [
  'gateway/contract',
  'gateway/lexicon',
  'gateway/service',
  'gateway/src',
  'gateway/origin',
  'gateway/chat',
  'gateway/scripts/servers.ts',
  'package-lock.json',
];

/** Generated files: they are committed, so only a change since the last time needs a new generation. */
export async function ensureGenerated() {
  const hash = hashOf(
    GENERATE_INPUTS,
    (file) => !file.includes('__generated__') && !file.includes('/generated/'),
  );
  const before = readStamps().generate;
  if (before !== hash && before !== undefined)
    await step('generating files', () => run('node', ['gateway/scripts/run.mjs', 'generate']));
  writeStamp('generate', hash);
}

const hashOfWeb = () =>
  hashOf(WEB_INPUTS, (file) => !/\.test\.tsx?$|(^|\/)(e2e|dist|test-results|playwright-report)\//.test(file));

/** Builds the web client, and notes from which inputs. */
export async function buildWeb(hash = hashOfWeb()) {
  await step('building the web client', () => run('node', ['gateway/scripts/build.mjs']));
  writeStamp('web', hash);
}

/** The web build, when its inputs are not those of the last one. */
export async function ensureBuilt() {
  const built =
    existsSync(join(root, 'web/dist/server/entry-server.js')) && existsSync(join(root, 'web/dist/client'));
  const hash = hashOfWeb();
  if (!built || readStamps().web !== hash) await buildWeb(hash);
}

const hashOfServers = () =>
  hashOf(SERVER_INPUTS, (file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'));

/** Builds the servers, and notes from which inputs. */
export async function buildServers(hash = hashOfServers()) {
  await step('building the servers', () => run('node', ['gateway/scripts/servers.ts']));
  writeStamp('servers', hash);
}

/** The servers' build, when its inputs are not those of the last one. */
export async function ensureServers() {
  const built = existsSync(join(root, 'gateway/dist/gateway.js'));
  const hash = hashOfServers();
  if (!built || readStamps().servers !== hash) await buildServers(hash);
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stamps, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, hash) {
  const all = readStamps();
  if (all[name] === hash) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamps, `${JSON.stringify({ ...all, [name]: hash }, null, 2)}\n`);
}

function hashOf(inputs, counts) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const file = join(root, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) if (name !== 'node_modules') visit(`${path}/${name}`);
    } else if (counts(path) && extname(path) !== '.md') {
      hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
    }
  };
  for (const input of inputs) visit(input);
  return hash.digest('hex');
}
