import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartFailure, supervise } from './supervisor.ts';

const log = pino({ level: 'silent' });
let folder = '';
let module = '';

/** A child that serves its process id, and dies when asked for /die. */
const CHILD = `
import { createServer } from 'node:http';
if (process.env.FAIL) {
  process.send({ type: 'failed', message: 'the database is in use' });
} else {
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(7);
    response.end(String(process.pid));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () =>
    process.send({ type: 'ready', url: 'http://127.0.0.1:' + server.address().port }),
  );
  process.on('SIGTERM', () => { if (!process.env.DEAF) process.exit(0); });
  process.on('disconnect', () => process.exit(0));
}
`;

const env = (more: Record<string, string> = {}): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  PORT: '0',
  ...more,
});

const pid = async (url: string): Promise<string> => {
  try {
    return await (await fetch(url)).text();
  } catch {
    return 'down';
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervisor-'));
  module = join(folder, 'child.mjs');
  await writeFile(module, CHILD);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a supervised child', () => {
  it('is started again at the same address when it dies', async () => {
    const child = await supervise({ name: 'the child', module, env: env(), log, pause: 10 });
    const first = await pid(child.url);
    expect(first).toMatch(/^\d+$/);
    expect(await pid(`${child.url}/die`)).toBe('down');
    await expect.poll(() => pid(child.url), { timeout: 5_000 }).toMatch(/^\d+$/);
    expect(await pid(child.url)).not.toBe(first);
    await child.stop();
    expect(await pid(child.url)).toBe('down');
  });

  it('is made to stop when it does not listen', async () => {
    const child = await supervise({ name: 'the child', module, env: env({ DEAF: '1' }), log });
    await child.stop(50);
    expect(await pid(child.url)).toBe('down');
  });

  it('says itself why it cannot start', async () => {
    const failing = supervise({ name: 'the child', module, env: env({ FAIL: '1' }), log });
    await expect(failing).rejects.toThrow(StartFailure);
    await expect(failing).rejects.toThrow('the database is in use');
    await expect(
      supervise({
        name: 'the child',
        module: join(folder, 'none.mjs'),
        env: env(),
        log: pino({ level: 'silent' }),
      }),
    ).rejects.toThrow(/^it ended with code 1$/);
  });
});
