/**
 * The program: `--dev` serves pages from the sources. With GATEWAY_PROCESSES it starts further processes, and loads nothing of the shop itself.
 */
import { pino } from 'pino';
import { SettingsError } from '../service/settings.ts';
import { loadSettings } from './config.ts';
import { startProcesses, startsOthers } from './processes.ts';
import { StartFailure } from './supervisor.ts';

// React reads it when it is loaded, to choose its development or production build.
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production';

try {
  const settings = loadSettings();
  if (startsOthers(settings))
    await startProcesses(settings, pino({ level: settings.LOG_LEVEL, base: undefined }));
  else await (await import('./shop.ts')).openShop(settings);
} catch (error) {
  const message = explain(error);
  if (message === undefined) throw error;
  process.stderr.write(`Lawaj cannot start. ${message}\n`);
  process.exit(1);
}

/** One line for the operator; undefined for a programming error, which is shown with its stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StartFailure) return error.message;
  const { code, syscall, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  // One of several processes binds through the one that started it.
  if (!['listen', 'bind', 'getaddrinfo'].includes(syscall ?? '')) return undefined;
  if (code === 'EADDRINUSE')
    return `PORT: port ${port} on ${address} is taken; choose another, such as PORT=${(port ?? 4000) + 1}`;
  if (code === 'EACCES') return `PORT: this user may not use port ${port}`;
  return `HOST: cannot listen there (${code})`;
}
