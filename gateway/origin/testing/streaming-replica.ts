/** A PostgreSQL server of a test's own with a streaming replica. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface ReplicatedServers {
  /** Addresses of the database `postgres` on each. */
  primary: string;
  replica: string;
  /** While it is paused, the replica receives changes and does not show them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Ends the replica as a crash does, and starts it again. */
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Folder with the programs of a PostgreSQL server; undefined: none is installed. */
export function postgresPrograms(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The server refuses to run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** Starts both on the ports. Without crash safety: nothing of them is to last. */
export async function startReplicatedServers(
  programs: string,
  ports: { primary: number; replica: number },
): Promise<ReplicatedServers> {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'lawaj-replica-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const data = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
  const servers = new Map<keyof typeof data, ChildProcess>();
  const start = async (which: keyof typeof data): Promise<void> => {
    const server = spawn(join(programs, 'postgres'), ['-D', data[which], '-p', String(ports[which])], {
      ...options,
      stdio: 'ignore',
    });
    servers.set(which, server);
    await untilItAnswers(urlOf(ports[which]));
  };
  const stop = async (which: keyof typeof data): Promise<void> => {
    const server = servers.get(which);
    if (server === undefined || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    await gone;
  };
  const close = async (): Promise<void> => {
    await stop('replica');
    await stop('primary');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run(
      join(programs, 'initdb'),
      ['-D', data.primary, '-A', 'trust', '-U', 'postgres', '--no-sync'],
      options,
    );
    appendFileSync(
      join(data.primary, 'postgresql.conf'),
      "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nwal_level = replica\nshared_buffers = 64MB\n",
    );
    await start('primary');
    await run(
      join(programs, 'pg_basebackup'),
      ['-D', data.replica, '-d', urlOf(ports.primary), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      options,
    );
    await start('replica');
  } catch (error) {
    await close();
    throw error;
  }
  const replica = urlOf(ports.replica);
  return {
    primary: urlOf(ports.primary),
    replica,
    pauseReplay: () => query(replica, 'select pg_wal_replay_pause()'),
    resumeReplay: () => query(replica, 'select pg_wal_replay_resume()'),
    killReplica: () => stop('replica'),
    startReplica: () => start('replica'),
    close,
  };
}
