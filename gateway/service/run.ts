/** Runs a service as a process of its own, alone or as a child that tells its parent how it got on. */
import { readEnvFile } from './settings.ts';

/** What a child tells its parent; `url` is where it listens. */
export type ServiceMessage = { type: 'ready'; url: string } | { type: 'failed'; message: string };

export interface Service {
  /** Listens and gives the base URL. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface ServiceProgram<Config extends { port: number }> {
  /** As people read it: "Origin". */
  name: string;
  /** Milliseconds that closing gets when the process is asked to stop. */
  stopWithin: number;
  /**
   * Throws with one line for people.
   * @param file text of `.env`; empty for a child, whose parent has read it
   */
  readConfig: (env: NodeJS.ProcessEnv, file: string) => Config;
  /** @param onLost told when the service can't go on */
  create: (config: Config, onLost: (error: Error) => void) => Service | Promise<Service>;
}

/** One human line for a failed start. */
function lineFor(error: unknown, name: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return (message ?? String(error)).split('\n')[0] ?? `${name} could not start.`;
}

/** Starts the service; it ends with the process, when it is asked to stop, and when its parent goes. */
export async function runService<Config extends { port: number }>({
  name,
  stopWithin,
  readConfig,
  create,
}: ServiceProgram<Config>): Promise<void> {
  const tell = (message: ServiceMessage): void => {
    if (process.send) process.send(message);
    else if (message.type === 'ready') process.stdout.write(`${name} ready at ${message.url}\n`);
    else process.stderr.write(`${message.message}\n`);
  };
  let service: Service | undefined;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Started but not yet built: the process simply ends; what is kept is safe at any moment.
    setTimeout(() => process.exit(0), stopWithin).unref();
    void (service?.close() ?? Promise.resolve()).catch(() => undefined).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  let port = 0;
  try {
    const config = readConfig(process.env, process.send ? '' : readEnvFile());
    port = config.port;
    service = await create(config, (error) => {
      tell({ type: 'failed', message: error.message });
      process.exit(1);
    });
    tell({ type: 'ready', url: await service.listen() });
  } catch (error) {
    tell({ type: 'failed', message: lineFor(error, name, port) });
    await service?.close().catch(() => undefined);
    process.exit(1);
  }
}
