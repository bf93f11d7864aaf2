/** Mail outbox: messages are written in the transaction that causes them and sent from there. None is lost; few are sent twice. */
import type { Kysely } from 'kysely';
import type { LanguageCode } from '../../contract/pages.ts';
import { backoffAfter } from '../base/backoff.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { renderMail } from './render.ts';
import { templates } from './templates.ts';
import type { MailData, MailTemplate } from './templates.ts';
import type { MailTransport } from './transport.ts';

export interface QueuedMail<T extends MailTemplate> {
  to: string;
  language: LanguageCode;
  template: T;
  data: MailData[T];
  /** Not sent after this instant. */
  expiresAt?: Date | undefined;
  /** The order it is about, whose timeline mentions it. */
  orderId?: number | undefined;
}

/** Writes a message to the outbox; pass the transaction that causes it. */
export async function queueMail<T extends MailTemplate>(
  db: Kysely<Database>,
  mail: QueuedMail<T>,
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      recipient: mail.to,
      language: mail.language,
      template: mail.template,
      data: JSON.stringify(mail.data),
      expires_at: mail.expiresAt ?? null,
    })
    .execute();
  if (mail.orderId !== undefined)
    await db
      .insertInto('order_mails')
      .values({ order_id: mail.orderId, template: mail.template, at: new Date() })
      .execute();
}

/** Messages that are written to the outbox by one statement. */
const BATCH = 500;

/** Writes messages of one template to the outbox, without a time limit. @returns their ids in the outbox, in the same order */
export async function queueMails<T extends MailTemplate>(
  trx: Kysely<Database>,
  template: T,
  mails: readonly Pick<QueuedMail<T>, 'to' | 'language' | 'data'>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < mails.length; at += BATCH) {
    const batch = mails.slice(at, at + BATCH);
    const written = await run<{ id: number }>(
      trx,
      `insert into mail_outbox (recipient, language, template, data)
       select recipient, language, $4, data
       from unnest($1::text[], $2::text[], $3::jsonb[]) with ordinality m(recipient, language, data, n) order by n
       returning id`,
      [
        batch.map(({ to }) => to),
        batch.map(({ language }) => language),
        batch.map(({ data }) => JSON.stringify(data)),
        template,
      ],
    );
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

interface DueMail {
  id: number;
  recipient: string;
  language: LanguageCode;
  template: MailTemplate;
  data: never;
  tries: number;
}

/** Polling interval of the outbox (ms). */
const PAUSE = 2_000;
/** While one process sends a message, others skip it. */
const LEASE = '5 minutes';
/** Attempts after which a message is given up (about two days). */
const MOST_TRIES = 14;

/** What may be stored of a failure: a code, never text that could contain an address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') ||
    'failed'
  );
}

export interface MailWorkerOptions {
  db: Kysely<Database>;
  transport: MailTransport;
  /** Called with failures, without addresses. */
  onProblem: (problem: { template: string; failure: string; givenUp: boolean }) => void;
  onError: (error: unknown) => void;
}

/** Sends due messages, one after the other, until it is stopped. */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: MailWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    void this.poll();
  }

  /** Polls immediately instead of at the next interval; resolves when no message is due. */
  poll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running
      .then(() => this.#sendDue())
      .catch(this.#options.onError)
      .finally(() => {
        clearTimeout(this.#timer);
        if (!this.#stopped) this.#timer = setTimeout(() => void this.poll(), PAUSE).unref();
      });
    return this.#running;
  }

  /** Resolves after the message that is being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    this.#options.transport.close();
  }

  async #sendDue(): Promise<void> {
    while (!this.#stopped && (await this.#sendOne()));
  }

  async #sendOne(): Promise<boolean> {
    const { db, transport } = this.#options;
    const [mail] = await run<DueMail>(
      db,
      `update mail_outbox set tries = tries + 1, next_try_at = now() + interval '${LEASE}'
       where id = (
         select id from mail_outbox where failed_at is null and next_try_at <= now()
         order by next_try_at, id limit 1 for update skip locked
       )
       returning id, recipient, language, template, data, tries`,
      [],
    );
    if (!mail) return false;
    const removed = await run<{ id: number }>(
      db,
      'delete from mail_outbox where id = $1 and expires_at <= now() returning id',
      [mail.id],
    );
    if (removed.length > 0) return true;
    try {
      const text = templates[mail.template][mail.language](mail.data);
      const rendered = renderMail(mail.language, text);
      await transport.send({ to: mail.recipient, ...rendered, headers: headersFor(mail) });
    } catch (error) {
      await this.#failed(mail, codeOf(error));
      return true;
    }
    // A message to a seller has a record of its own, which outlives the mail.
    await run(
      db,
      `with sent as (update seller_message_recipients set sent_at = now() where mail_id = $1)
       delete from mail_outbox where id = $1`,
      [mail.id],
    );
    return true;
  }

  async #failed(mail: DueMail, failure: string): Promise<void> {
    const givenUp = mail.tries >= MOST_TRIES;
    const { db, onProblem } = this.#options;
    onProblem({ template: mail.template, failure, givenUp });
    if (givenUp)
      await run(
        db,
        `update mail_outbox set failed_at = now(), failure = $2, recipient = '', data = '{}' where id = $1`,
        [mail.id, failure],
      );
    else
      await run(
        db,
        'update mail_outbox set failure = $2, next_try_at = now() + make_interval(secs => $3) where id = $1',
        [mail.id, failure, backoffAfter(mail.tries)],
      );
  }
}

/** Headers for mail programs' unsubscribe button (RFC 8058) and against automatic replies. */
function headersFor(mail: DueMail): Record<string, string> {
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
  const { unsubscribeUrl } = mail.data as { unsubscribeUrl?: string };
  if (unsubscribeUrl !== undefined) {
    headers['List-Unsubscribe'] = `<${unsubscribeUrl}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return headers;
}
