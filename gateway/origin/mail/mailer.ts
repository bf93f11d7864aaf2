/** The shop's mail: what messages are sent with, and where the links in them lead. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { MailWorker } from './outbox.ts';
import type { MailWorkerOptions } from './outbox.ts';
import { folderTransport, memoryTransport, smtpTransport } from './transport.ts';
import type { MailTransport } from './transport.ts';

export interface MailSettings {
  /** Address of the mail server; absent: messages stay here. */
  smtpUrl?: string | undefined;
  /** Sender of all messages. */
  from?: string | undefined;
  /** Folder in which messages stay without a server; null: memory. */
  dataDir: string | null;
  /** Address under which people reach the shop. */
  publicUrl?: string | undefined;
  /** Takes the place of all that, in tests. */
  transport?: MailTransport | undefined;
}

export const DEFAULT_SENDER = 'Lawaj <no-reply@lawaj.example>';
/** Where messages go without a mail server, below the data folder. */
export const MAIL_FOLDER = 'mail';
const DEFAULT_PUBLIC_URL = 'http://127.0.0.1:4000';

export interface Mailer {
  /** Address of a page of the shop. */
  url(path: string): string;
  /** Looks at the outbox at once: call it after the transaction that wrote into it. Never waits for the sending. */
  wake(): void;
  /** As wake, and waits until nothing more is due. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Opens the way out for messages; nothing is sent before it is started. */
export function createMailer(
  db: Kysely<Database>,
  settings: MailSettings,
  tell: Pick<MailWorkerOptions, 'onProblem' | 'onError'>,
): Mailer {
  const from = settings.from ?? DEFAULT_SENDER;
  const transport =
    settings.transport ??
    (settings.smtpUrl !== undefined
      ? smtpTransport(settings.smtpUrl, from)
      : settings.dataDir !== null
        ? folderTransport(join(settings.dataDir, MAIL_FOLDER), from)
        : memoryTransport());
  const worker = new MailWorker({ db, transport, ...tell });
  const base = (settings.publicUrl ?? DEFAULT_PUBLIC_URL).replace(/\/+$/, '');
  return {
    url: (path) => `${base}${path}`,
    wake: () => void worker.look(),
    flush: () => worker.look(),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
}

/** A secret for a link, and what is kept of it: whoever reads the database cannot open the link. */
export function linkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** What is kept of a link's secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
