/** Processes of the bench: started, asked for their CPU time, ended. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './load.ts';
import type { OpenLoad, PhaseResult } from './open-load.ts';

export interface Measured {
  url: string;
  pid: number;
  /** CPU time so far in µs, user and system. */
  cpu(): Promise<number>;
  /** Memory (bytes) of the index of products; 0: it is not built. */
  indexBytes(): Promise<number>;
  /** Resident memory in bytes, after what is not used any more was collected. */
  memory(): Promise<number>;
  end(): void;
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, failed) => {
    const ended = (code: number | null): void =>
      failed(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message as T);
    });
  });
}

/** Starts a process that answers with its address. */
export function startServer(path: string, ...args: string[]): Promise<Measured> {
  return startServerWith({}, path, ...args);
}

/** As startServer, with further settings of the environment. */
export async function startServerWith(
  env: NodeJS.ProcessEnv,
  path: string,
  ...args: string[]
): Promise<Measured> {
  const child = fork(file(path), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const { url } = await answer<{ url: string }>(child);
  return {
    url,
    pid: child.pid ?? 0,
    async cpu() {
      child.send('cpu');
      const { cpu } = await answer<{ cpu: NodeJS.CpuUsage }>(child);
      return cpu.user + cpu.system;
    },
    async indexBytes() {
      child.send('index');
      return answer<number>(child);
    },
    async memory() {
      child.send('collect');
      return (await answer<{ memory: number }>(child)).memory;
    },
    end: () => child.disconnect(),
  };
}

/** Sends requests from another process. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const child = fork(file('load.ts'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(load);
  const result = await answer<LoadResult>(child);
  child.disconnect();
  return result;
}

/** Sends requests on a schedule from another process. `started` gets its id before it sends. */
export async function sendOpenLoad(
  load: OpenLoad,
  started: (pid: number) => unknown,
): Promise<PhaseResult[]> {
  const child = fork(file('open-load.ts'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  started(child.pid ?? 0);
  child.send(load);
  const results = await answer<PhaseResult[]>(child);
  child.disconnect();
  return results;
}
