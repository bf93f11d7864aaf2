import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHOP_PEOPLE } from './people.ts';
import { SPEECH_URL, startSpeechService } from './speechService.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** URL of the shop: set here, read by the fixtures of every worker. */
export const SHOP_URL = 'SHOP_URL';

/** Links to other sites appear only if they are configured: for the tests they are, to a host that is never requested. */
export const OUTSIDE = {
  SELLER_SITE_URL: 'https://sellers.example/join',
  MESSAGING_APP_URL: 'https://messages.example/lawaj',
  MESSENGER_URL: 'https://messenger.example/lawaj',
  CONTACT_PHONE: '+21671000000',
  APP_STORE_URL: 'https://apple.example/lawaj',
  PLAY_STORE_URL: 'https://android.example/lawaj',
  SOCIAL_FACEBOOK_URL: 'https://facebook.example/lawaj',
  SOCIAL_INSTAGRAM_URL: 'https://instagram.example/lawaj',
  SOCIAL_TIKTOK_URL: 'https://tiktok.example/lawaj',
} as const;

/** Longest time until the shop is open, in milliseconds: it loads its demo catalogue first. */
const START_TIMEOUT = 180_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Resolves when the shop responds; rejects with its output if it stops before. */
async function waitUntilOpen(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`);
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error(`The shop was not open after ${START_TIMEOUT / 1000} s:\n${output}`);
}

/** Starts the real shop once for a run and returns the function that stops it. With SHOP_URL set, a running shop is tested. */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SHOP_URL] !== undefined) return undefined;
  if (!existsSync(join(root, 'web/dist/server/entry-server.js'))) {
    throw new Error('web/dist is missing: run `npm run build` first');
  }
  const folder = await mkdtemp(join(tmpdir(), 'lawaj-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const speech = await startSpeechService();
  const { DATABASE_URL: _database, REST_API_URL: _api, ...env } = process.env;
  const child = spawn(process.execPath, ['gateway/src/main.ts'], {
    cwd: root,
    env: {
      ...env,
      ...OUTSIDE,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // Tests count orders: they place their own.
      DEMO: 'catalogue',
      // Transcription and speech for the assistant.
      STT_BASE_URL: speech.url,
      STT_MODEL: 'test',
      TTS_BASE_URL: speech.url,
      TTS_MODEL: 'test',
      TTS_VOICE: 'test',
      // All tests have the same client address.
      CLIENT_LIMITS_FACTOR: '20',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 15_000))]);
      if (child.exitCode === null) child.kill('SIGKILL');
    }
    await speech.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SHOP_URL] = url;
  process.env[SPEECH_URL] = speech.url;
  process.env[SHOP_PEOPLE] = await readFile(join(folder, 'demo-accounts.txt'), 'utf8');
  return stop;
}
