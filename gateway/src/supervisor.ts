/** A supervised child process: started, awaited, and restarted with backoff when it dies. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServiceMessage } from '../service/run.ts';

/** The child reported, in one line for the operator, why it cannot start. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

export interface SupervisedOptions {
  /** Its name in the log, such as "the REST API". */
  name: string;
  /** The module to run. It sends a ServiceMessage and stops on SIGTERM. */
  module: string;
  env: Record<string, string | undefined>;
  log: Logger;
  /** Milliseconds before the first restart; doubled up to 60 times this value. */
  pause?: number;
}

export interface Supervised {
  /** Address of the child; unchanged by restarts. */
  url: string;
  /** Stops it, by force after `grace` milliseconds. */
  stop(grace?: number): Promise<void>;
}

/** Starts the child. @throws StartFailure when its first start fails. */
export async function supervise(options: SupervisedOptions): Promise<Supervised> {
  const { log, module, name, pause = 500 } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let env = options.env;

  async function start(): Promise<string> {
    // A process group of its own: Ctrl+C reaches only the parent, which stops the child after its users. The child exits when the parent is gone.
    const started = fork(module, [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
    child = started;
    const message = await new Promise<ServiceMessage>((done) => {
      started.once('message', (sent) => done(sent as ServiceMessage));
      started.once('error', (error) => done({ type: 'failed', message: error.message }));
      started.once('exit', (code, signal) =>
        done({ type: 'failed', message: `it ended with ${signal ?? `code ${code}`}` }),
      );
    });
    if (message.type === 'ready') return message.url;
    if (started.exitCode === null && started.signalCode === null) started.kill('SIGTERM');
    throw new StartFailure(message.message);
  }

  async function keepAlive(): Promise<void> {
    let wait = pause;
    for (;;) {
      const startedAt = Date.now();
      if (child?.exitCode === null && child.signalCode === null)
        await new Promise((done) => child?.once('exit', done));
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > 60_000) wait = pause;
      log.error({ code: child?.exitCode, signal: child?.signalCode }, `${name} ended; it is started again`);
      for (;;) {
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        wait = Math.min(wait * 2, pause * 60);
        try {
          await start();
          log.warn(`${name} runs again`);
          break;
        } catch (error) {
          if (stopping.signal.aborted) return;
          log.error({ reason: (error as Error).message }, `${name} did not start`);
        }
      }
    }
  }

  const url = await start();
  // Users of the child have this address.
  env = { ...env, PORT: new URL(url).port };
  const kept = keepAlive();

  return {
    url,
    async stop(grace = 10_000) {
      stopping.abort();
      const running = child;
      if (running?.exitCode === null && running.signalCode === null) {
        const ended = new Promise((done) => running.once('exit', done));
        running.kill('SIGTERM');
        const timer = setTimeout(() => running.kill('SIGKILL'), grace);
        await ended;
        clearTimeout(timer);
      }
      await kept;
    },
  };
}
