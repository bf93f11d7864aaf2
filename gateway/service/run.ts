/** Runs a service as a process of its own, alone or as a child that reports its state to its parent. */
import { pino } from 'pino';
import { readEnvFile } from './settings.ts';
import { startTracing } from './tracing.ts';
import type { TracesConfig } from './span.ts';

/** Message of a child to its parent; `url` is the address it listens on. */
export type ServiceMessage = { type: 'ready'; url: string } | { type: 'failed'; message: string };

export interface Service {
  /** Starts listening and returns the base URL. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** What this needs of a service's settings. */
export interface ServiceConfig {
  port: number;
  logLevel: string;
  traces: TracesConfig | undefined;
}

export interface ServiceProgram<Config extends ServiceConfig> {
  /** Display name, such as "Origin". */
  name: string;
  /** Milliseconds within which closing must end when the process is asked to stop. */
  stopWithin: number;
  /**
   * @param file text of `.env`; empty for a child, whose parent has read it
   * @throws Error with a message of one line for people
   */
  readConfig: (env: NodeJS.ProcessEnv, file: string) => Config;
  /** @param onLost called when the service cannot continue */
  create: (config: Config, onLost: (error: Error) => void) => Service | Promise<Service>;
}

/** One readable line for a failed start. */
function lineFor(error: unknown, name: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return (message ?? String(error)).split('\n')[0] ?? `${name} could not start.`;
}

/** Starts the service; stops it when the process is asked to stop or its parent ends. */
export async function runService<Config extends ServiceConfig>({
  name,
  stopWithin,
  readConfig,
  create,
}: ServiceProgram<Config>): Promise<void> {
  const report = (message: ServiceMessage): void => {
    if (process.send) process.send(message);
    else if (message.type === 'ready') process.stdout.write(`${name} ready at ${message.url}\n`);
    else process.stderr.write(`${message.message}\n`);
  };
  let service: Service | undefined;
  let stopTracing = (): Promise<void> => Promise.resolve();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Stopped while it starts: the process simply exits; stored data are safe at any moment.
    setTimeout(() => process.exit(0), stopWithin).unref();
    void (service?.close() ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => stopTracing())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  let port = 0;
  try {
    const config = readConfig(process.env, process.send ? '' : readEnvFile());
    port = config.port;
    const log = pino({ level: config.logLevel, name: name.toLowerCase(), base: undefined });
    stopTracing = await startTracing(config.traces, (problem) => log.warn(problem));
    service = await create(config, (error) => {
      report({ type: 'failed', message: error.message });
      process.exit(1);
    });
    report({ type: 'ready', url: await service.listen() });
  } catch (error) {
    report({ type: 'failed', message: lineFor(error, name, port) });
    await service?.close().catch(() => undefined);
    process.exit(1);
  }
}
