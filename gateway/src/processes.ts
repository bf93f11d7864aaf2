/** Several processes of the gateway that share its ports: this one accepts the connections, and each of the others serves a share. */
import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import { onStop, STOP_WITHIN } from './stop.ts';

/** What a process of the gateway tells the one that started it: that it serves, and what is to be shown; or that no process can. */
export type ProcessMessage = { type: 'open'; announcement: string } | { type: 'useless'; reason: string };

/** Milliseconds before a process that ended is started again; doubled up to 60 times this value. */
const PAUSE = 500;
/** A process that served for so long (ms) starts again after the shortest pause. */
const STEADY_AFTER = 60_000;
/** Milliseconds that a process has for its own stop before it is ended by force. */
const GRACE = STOP_WITHIN + 1_000;

/** Tells the process that started this one. @returns false when this one was started by itself */
export const tellStarter = (message: ProcessMessage): boolean =>
  cluster.isWorker && process.send?.(message) === true;

/** Whether this process is to start the others instead of serving. */
export const startsOthers = (settings: Pick<Settings, 'GATEWAY_PROCESSES'>): boolean =>
  settings.GATEWAY_PROCESSES > 1 && cluster.isPrimary;

interface Running {
  announcement: string;
  /** Why it ended, once it has. */
  ended: Promise<string>;
}

/**
 * Starts the processes, the first one alone: its output says why none can. One that ends is started again. Ends this process with them
 * on a signal, when the first cannot start, and when one says that it is useless.
 */
export async function startProcesses(
  settings: Pick<Settings, 'GATEWAY_PROCESSES' | 'OTEL_EXPORTER_PROMETHEUS_PORT'>,
  log: Logger,
): Promise<void> {
  const stopping = new AbortController();
  const workers = new Set<Worker>();

  const stopAll = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(
      Array.from(workers, async (worker) => {
        const timer = setTimeout(() => worker.process.kill('SIGKILL'), GRACE);
        worker.process.kill('SIGTERM');
        await once(worker.process, 'exit');
        clearTimeout(timer);
      }),
    );
  };
  onStop(stopAll, GRACE + 1_000);

  /** Starts one, and resolves when it serves. @throws Error when it ends before */
  const start = async (index: number): Promise<Running> => {
    const worker = cluster.fork({
      OTEL_EXPORTER_PROMETHEUS_PORT: String(settings.OTEL_EXPORTER_PROMETHEUS_PORT + index),
    });
    workers.add(worker);
    const ended = once(worker.process, 'exit').then(([code, signal]) => {
      workers.delete(worker);
      return `it ended with ${signal ?? `code ${code}`}`;
    });
    const announcement = await new Promise<string>((done, fail) => {
      worker.on('message', (message: ProcessMessage) => {
        if (message.type === 'open') return done(message.announcement);
        if (process.exitCode !== 1) process.stderr.write(`Lawaj cannot run. ${message.reason}\n`);
        process.exitCode = 1;
        process.kill(process.pid, 'SIGTERM');
      });
      void ended.then((reason) => fail(new Error(reason)));
    });
    return { announcement, ended };
  };

  const keepRunning = async (index: number, first?: Running): Promise<void> => {
    let running = first;
    for (let wait = PAUSE; !stopping.signal.aborted; wait = Math.min(wait * 2, PAUSE * 60)) {
      const startedAt = Date.now();
      const { ended } = running ?? (await start(index).catch(({ message }: Error) => ({ ended: message })));
      const reason = await ended;
      running = undefined;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > STEADY_AFTER) wait = PAUSE;
      log.error({ process: index + 1, reason }, 'a process of the gateway is started again');
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const first = await start(0).catch(() => undefined);
  // Its own line says why.
  if (first === undefined) process.exit(1);
  process.stdout.write(first.announcement);
  void keepRunning(0, first);
  for (let index = 1; index < settings.GATEWAY_PROCESSES; index += 1) void keepRunning(index);
}
