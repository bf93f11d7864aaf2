import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServiceMessage } from '../service/run.ts';
import { openDatabase } from './db/database.ts';
import { databaseTemplate } from './testing/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lawaj-main-'));
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts of whole processes; on a busy machine each takes seconds. */
const SLOW = 60_000;

beforeAll(async () => {
  const database = await openDatabase({ dataDir, template: await databaseTemplate() });
  await database.close();
}, SLOW);

/** Starts the origin as a child, as the gateway does; resolves with its first message. */
async function start(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; message: ServiceMessage; stderr: () => string }> {
  const child = fork(new URL('./main.ts', import.meta.url), {
    execArgv: [],
    silent: true,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', ...env },
  });
  children.push(child);
  let stderr = '';
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  const message = await new Promise<ServiceMessage>((resolve, reject) => {
    child.once('message', (content) => resolve(content as ServiceMessage));
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return { child, message, stderr: () => stderr };
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

test(
  'tells where it listens, answers, refuses a second one on its folder, and stops when its parent goes',
  async () => {
    const { child, message, stderr } = await start({});
    if (message.type !== 'ready') throw new Error(message.message);
    const answer = await fetch(`${message.url}/health`);
    expect(await answer.json()).toEqual({ status: 'ok', database: 'pglite', disk: 'ok' });

    const second = await start({});
    expect(second.message).toMatchObject({
      type: 'failed',
      message: expect.stringMatching(/^The data folder .* is in use by another process \(pid \d+\)[^\n]*$/),
    });
    expect(await fetch(`${message.url}/health`).then(({ status }) => status)).toBe(200);

    const taken = await start({ DATA_DIR: join(dataDir, 'other'), PORT: new URL(message.url).port });
    expect(taken.message).toEqual({
      type: 'failed',
      message: `Port ${new URL(message.url).port} is taken; set PORT to another one.`,
    });
    // Told before anything was made.
    expect(existsSync(join(dataDir, 'other'))).toBe(false);

    const end = ended(child);
    child.disconnect();
    expect(await end).toBe(0);
    expect(stderr()).toBe('');
  },
  SLOW,
);

test(
  'a malformed setting and an unusable folder are told in one line',
  async () => {
    const { message } = await start({ PORT: 'x' });
    expect(message).toEqual({ type: 'failed', message: expect.stringMatching(/^PORT: [^\n]+$/) });
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const unusable = await start({ DATA_DIR: file });
    expect(unusable.message).toEqual({
      type: 'failed',
      message: expect.stringMatching(/^The data folder [^\n]+ can't be used: [^\n]+$/),
    });
  },
  SLOW,
);

test(
  'is asked to stop and stops, and its folder can be opened again',
  async () => {
    const { child, message } = await start({});
    expect(message.type).toBe('ready');
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    const again = await start({});
    expect(again.message.type).toBe('ready');
  },
  SLOW,
);
