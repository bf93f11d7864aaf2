/**
 * Memory and start of the shop that `npm start` runs, process by process: seconds from its start to the first page where there is a data
 * folder, memory when nobody has asked for 30 s, and after a few hundred pages. Linux only.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../service/free-port.ts';
import { root } from '../service/settings.ts';
import { SMOKE, times } from './smoke.ts';
import { judge, printTable } from './table.ts';

/** Most memory of a shop that runs on one computer, all processes together (MB): idle, and after requests. */
const IDLE = 500;
const LOADED = 700;
/** Longest time from the start to the first page where there is a data folder (s), on an idle machine. */
const FIRST_PAGE = 3;

/** Processor time (s) within three seconds below which a shop only waits; longest time until then (ms). */
const QUIET = 0.3;
const QUIET_WITHIN = times(300_000, 2_000);

/** Pages that are asked for: those of the sitemap, each once. */
const REQUESTS = times(400, 4);

interface Process {
  name: string;
  /** Proportional and resident set, and the largest resident set so far (MB). */
  pss: number;
  rss: number;
  peak: number;
  /** Processor time so far (s). */
  cpu: number;
}

const kilobytes = (text: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** The process and all its descendants, at this moment. */
function processesOf(pid: number): Process[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      parents.set(Number(name), Number(fields[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const own = [pid];
  for (const parent of own) for (const [child, of] of parents) if (of === parent) own.push(child);
  return own.flatMap((one) => {
    try {
      const folder = `/proc/${one}`;
      const rollup = readFileSync(`${folder}/smaps_rollup`, 'utf8');
      const stat = readFileSync(`${folder}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const command = readFileSync(`${folder}/cmdline`, 'utf8').split('\0');
      const program = command.slice(1).find((argument) => !argument.startsWith('-'));
      return {
        name: program === undefined ? (command[0] ?? '') : program.replace(`${root}/`, ''),
        pss: kilobytes(rollup, 'Pss'),
        rss: kilobytes(rollup, 'Rss'),
        peak: kilobytes(readFileSync(`${folder}/status`, 'utf8'), 'VmHWM'),
        cpu: (Number(stat[11]) + Number(stat[12])) / 100,
      };
    } catch {
      return [];
    }
  });
}

async function untilOpen(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    await delay(20);
  }
}

/** Waits until the first start's work on the demo shop has ended: it makes pictures and orders after it is open. */
async function untilQuiet(pid: number): Promise<void> {
  const used = (): number => totalOf(processesOf(pid), 'cpu');
  for (const deadline = performance.now() + QUIET_WITHIN; performance.now() < deadline;) {
    const before = used();
    await delay(times(3_000, 500));
    if (used() - before < QUIET) return;
  }
}

const totalOf = (all: readonly Process[], field: 'pss' | 'rss' | 'cpu'): number =>
  all.reduce((total, one) => total + one[field], 0);

/** Paths of the first pages of the sitemap, spread over its parts. */
async function pagesOf(url: string): Promise<string[]> {
  const addresses = async (path: string): Promise<string[]> =>
    [...(await (await fetch(`${url}${path}`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const found: string[] = ['/'];
  for (const part of await addresses('/sitemap.xml'))
    found.push(...(part.endsWith('.xml') ? await addresses(part) : [part]));
  const step = Math.max(1, Math.floor(found.length / REQUESTS));
  return found.filter((_, index) => index % step === 0).slice(0, REQUESTS);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** With `--smoke` an empty shop, asked a few times. `MEMORY_DATA_DIR`: the data folder of a shop that has been started before. */
export async function measureMemory(): Promise<void> {
  if (process.platform !== 'linux') return console.log('memory: only where there is /proc');
  const given = process.env['MEMORY_DATA_DIR'];
  const folder = given ?? mkdtempSync(join(tmpdir(), 'lawaj-memory-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (): ChildProcess =>
    spawn(process.execPath, ['gateway/scripts/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        DATABASE_URL: '',
        REST_API_URL: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        CLIENT_LIMITS_FACTOR: '1000',
        ...(SMOKE ? { DEMO: 'off' } : {}),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let child: ChildProcess | undefined;
  try {
    if (given === undefined) {
      child = start();
      await untilOpen(url, child);
      await untilQuiet(child.pid ?? 0);
      await stop(child);
    }
    const startedAt = performance.now();
    child = start();
    const pid = child.pid ?? 0;
    await untilOpen(url, child);
    const seconds = (performance.now() - startedAt) / 1_000;
    const opened = processesOf(pid);
    await delay(times(30_000, 500));
    const idle = processesOf(pid);
    for (const page of await pagesOf(url)) {
      const response = await fetch(`${url}${page}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page} is answered with ${response.status}`);
    }
    const loaded = processesOf(pid);
    const rows = idle.map((one, index) => [
      one.name,
      one.pss.toFixed(0),
      one.rss.toFixed(0),
      loaded[index]?.pss.toFixed(0) ?? '',
      loaded[index]?.rss.toFixed(0) ?? '',
      loaded[index]?.peak.toFixed(0) ?? '',
      opened[index]?.cpu.toFixed(2) ?? '',
    ]);
    rows.push([
      'together',
      totalOf(idle, 'pss').toFixed(0),
      totalOf(idle, 'rss').toFixed(0),
      totalOf(loaded, 'pss').toFixed(0),
      totalOf(loaded, 'rss').toFixed(0),
      '',
      totalOf(opened, 'cpu').toFixed(2),
    ]);
    printTable(
      'memory of the shop, MB',
      ['process', 'idle PSS', 'RSS', 'used PSS', 'RSS', 'peak RSS', 'CPU s until open'],
      rows,
    );
    judge('first page', seconds, FIRST_PAGE, 's');
    judge('idle', totalOf(idle, 'pss'), IDLE, 'MB');
    judge('after requests', totalOf(loaded, 'pss'), LOADED, 'MB');
  } finally {
    if (child) await stop(child);
    if (given === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
