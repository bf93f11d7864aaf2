import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../gateway/service/free-port.ts';
import { addStock, SHOP_PEOPLE } from './people.ts';
import { ADDED_STOCK, chooseSamples, SHOP_SAMPLES } from './samples.ts';
import { SPEECH_URL, startSpeechService } from './speechService.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built gateway, which is what `npm start` and the image run. */
export const GATEWAY = 'gateway/dist/gateway.js';

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

/** Resolves when the shop responds; rejects with its output if it stops before. */
export async function waitUntilOpen(child: ChildProcess, url: string): Promise<void> {
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

/** A real shop of its own: its address, the accounts of its demo, and what ends it. */
export interface OwnShop {
  readonly url: string;
  /** Text of demo-accounts.txt. */
  readonly people: string;
  stop(): Promise<void>;
}

/** Starts the real shop with these settings, besides those that all tests share. */
export async function openShop(settings: Readonly<Record<string, string>>): Promise<OwnShop> {
  if (!existsSync(join(root, 'web/dist/server/entry-server.js'))) {
    throw new Error('web/dist is missing: run `npm run build` first');
  }
  const folder = await mkdtemp(join(tmpdir(), 'lawaj-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _database, REST_API_URL: _api, ...env } = process.env;
  const child = spawn(process.execPath, [GATEWAY], {
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
      // All tests have the same client address.
      CLIENT_LIMITS_FACTOR: '20',
      // Webhooks of third parties go to receivers of the tests.
      WEBHOOK_LOCAL: 'on',
      ...settings,
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
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(child, url);
    return { url, people: await readFile(join(folder, 'demo-accounts.txt'), 'utf8'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the real shop once for a run and returns the function that stops it. With SHOP_URL set, a running shop is tested. */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SHOP_URL] !== undefined) return undefined;
  const { status } = spawnSync(process.execPath, ['gateway/scripts/run.mjs', 'servers'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the servers cannot be built');
  const speech = await startSpeechService();
  // Transcription and speech for the assistant.
  const shop = await openShop({
    STT_BASE_URL: speech.url,
    STT_MODEL: 'test',
    TTS_BASE_URL: speech.url,
    TTS_MODEL: 'test',
    TTS_VOICE: 'test',
  }).catch(async (error: unknown) => {
    await speech.close();
    throw error;
  });
  const { url } = shop;
  const stop = async () => {
    await shop.stop();
    await speech.close();
  };
  try {
    process.env[SHOP_PEOPLE] = shop.people;
    const samples = await chooseSamples(url);
    const { cheap, other, dear } = samples;
    await addStock(url, [...new Set([cheap.id, other.id, dear.id])], ADDED_STOCK);
    process.env[SHOP_SAMPLES] = JSON.stringify(samples);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SHOP_URL] = url;
  process.env[SPEECH_URL] = speech.url;
  return stop;
}
