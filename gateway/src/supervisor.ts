/** A child process that is kept alive: started, waited for, started again with growing pauses when it dies. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServiceMessage } from '../service/run.ts';

/** The child said itself, in one line for people, why it cannot start. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

export interface SupervisedOptions {
  /** What the log calls it, such as "the REST API". */
  name: string;
  /** Module that is run. It sends a ServiceMessage and stops on SIGTERM. */
  module: string;
  env: Record<string, string | undefined>;
  log: Logger;
  /** Milliseconds before the first new start; doubled up to 60 times of it. */
  pause?: number;
}

export interface Supervised {
  /** Address of the child; the same after every new start. */
  url: string;
  /** Asks it to stop, and makes it after `grace` milliseconds. */
  stop(grace?: number): Promise<void>;
}

/** Starts the child. @throws StartFailure when its first start fails. */
export async function supervise(options: SupervisedOptions): Promise<Supervised> {
  const { log, module, name, pause = 500 } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let env = options.env;

  async function start(): Promise<string> {
    // A group of its own: Ctrl+C is for us, who stop it when its users have ended. It ends by itself when we are gone.
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
  // Who uses the child knows it by this address.
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
