/** A REST API in a process of its own, to be killed, on a database that outlives it. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { TEST_DATABASE_URL } from '../../origin/testing/database.ts';
import { TEST_SERVICE_TOKEN } from '../../origin/testing/origin.ts';

/** Where the data are. */
export interface Place {
  databaseUrl?: string;
  dataDir: string;
  remove: () => Promise<void>;
}

async function embedded(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hard-'));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

let databases = 0;
async function onServer(): Promise<Place> {
  const { dataDir, remove } = await embedded();
  const name = `hard_${process.pid}_${(databases += 1)}`;
  const execute = async (statement: string): Promise<void> => {
    const client = new Client(TEST_DATABASE_URL);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir,
    remove: async () => {
      await execute(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

/** Starts the process, with further settings; it answers at `url`. */
export async function start(
  place: Place,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(resolve(import.meta.dirname, '../../origin/main.ts'), [], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      SERVICE_TOKEN: TEST_SERVICE_TOKEN,
      SESSION_SECRET: 'a secret of the hard tests, 32 letters',
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ type: string; url: string; message?: string }];
  if (message.type !== 'ready') throw new Error(message.message);
  return { child, url: message.url };
}

const places: readonly [string, () => Promise<Place>][] = [
  ['embedded', embedded],
  ...(TEST_DATABASE_URL === undefined ? [] : [['postgres', onServer] as [string, typeof onServer]]),
];

/** The databases to test on: the embedded one and, where there is one, a server's; with HARD_ONE_PLACE the latter alone. */
export const PLACES = process.env['HARD_ONE_PLACE'] === undefined ? places : places.slice(-1);
