/** The shop's mailer: the transport and the addresses of links in messages. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { MailWorker } from './outbox.ts';
import type { MailWorkerOptions } from './outbox.ts';
import { folderTransport, memoryTransport, smtpTransport } from './transport.ts';
import type { MailTransport } from './transport.ts';

export interface MailSettings {
  /** Address of the SMTP server; absent: messages are stored locally. */
  smtpUrl?: string | undefined;
  /** Sender of all messages. */
  from?: string | undefined;
  /** Folder for messages when there is no server; null: memory. */
  dataDir: string | null;
  /** Public base address of the shop. */
  publicUrl?: string | undefined;
  /** Replaces the configured transport, in tests. */
  transport?: MailTransport | undefined;
}

export const DEFAULT_SENDER = 'Lawaj <no-reply@lawaj.example>';
/** Folder for messages without a mail server, below the data folder. */
export const MAIL_FOLDER = 'mail';
const DEFAULT_PUBLIC_URL = 'http://127.0.0.1:4000';

export interface Mailer {
  /** Absolute address of a page of the shop. */
  url(path: string): string;
  /** Polls the outbox immediately: call it after committing a message. Does not wait for the sending. */
  wake(): void;
  /** Like `wake`, but resolves when no message is due. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Creates the mailer; it sends nothing before it is started. */
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
    wake: () => void worker.poll(),
    flush: () => worker.poll(),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
}

/** Creates a secret for a link and its hash. Only the hash is stored, so database access does not open the link. */
export function linkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Hash under which a link's secret is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
