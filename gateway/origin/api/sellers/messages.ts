/** Messages of the team to sellers: mails with a record of who wrote what to whom. */
import type { Kysely } from 'kysely';
import type { LanguageCode } from '../../../contract/pages.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import { MAX_MESSAGE_SELLERS } from '../../../contract/rules/limits.ts';
import type {
  SellerMessage,
  SellerMessageAnswer,
  SellerMessageRequest,
  SellerMessagesPage,
  SellerMessageState,
  SellerReach,
  SellerSelection,
} from '../../../contract/seller-messages.ts';
import type { SellerStatus } from '../../../contract/sellers.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { nameOfAccount, Parameters, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { Viewer } from '../auth/viewer.ts';
import { FROM, whereSellers } from './admin.ts';

interface SelectedSeller {
  id: number;
  name: string;
  contact_name: string | null;
  email: string | null;
  status: SellerStatus;
  /** Of the account, or else of the application. */
  language: LanguageCode | null;
}

/** A seller with an address. */
type Recipient = SelectedSeller & { email: string };

/** Sellers of a selection. Unknown ids are left out: their sellers were removed. @throws 400 for too many */
async function selected(
  db: Kysely<Database>,
  { ids, filter = {}, exceptIds }: SellerSelection,
): Promise<SelectedSeller[]> {
  const parameters = new Parameters();
  const conditions = whereSellers(filter).map((condition) => condition(parameters));
  if (ids !== undefined) conditions.push(`s.id::text = any(${parameters.add(ids)}::text[])`);
  if (exceptIds.length > 0) conditions.push(`s.id::text <> all(${parameters.add(exceptIds)}::text[])`);
  const sellers = await run<SelectedSeller>(
    db,
    `select s.id, s.name, s.contact_name, nullif(trim(s.email), '') as email, s.status, coalesce(u.language, a.language) as language
     from ${FROM} where ${['true', ...conditions].join(' and ')} order by s.id limit ${MAX_MESSAGE_SELLERS + 1}`,
    parameters.values,
  );
  if (sellers.length > MAX_MESSAGE_SELLERS)
    throw badInput('filter', `matches more than ${MAX_MESSAGE_SELLERS} sellers`);
  return sellers;
}

const withAddress = (sellers: readonly SelectedSeller[]): Recipient[] =>
  sellers.filter((seller): seller is Recipient => seller.email !== null);

function reachOf(sellers: readonly SelectedSeller[]): SellerReach {
  const recipients = withAddress(sellers);
  return {
    sellers: recipients.length,
    withoutAddress: sellers.length - recipients.length,
    notActive: recipients.filter(({ status }) => status !== 'ACTIVE').length,
  };
}

/** Whom a message to a selection would reach. */
export const reachOfSelection = async (
  db: Kysely<Database>,
  selection: SellerSelection,
): Promise<SellerReach> => reachOf(await selected(db, selection));

/**
 * Sends a message to sellers in any status, each in the language of its account or else in French, and keeps it. Throws CONFLICT when it
 * would reach another number than expected, a 400 when it would reach none.
 */
export async function sendMessage(
  trx: Kysely<Database>,
  actor: Viewer,
  { to, expectedCount, texts }: SellerMessageRequest,
): Promise<SellerMessageAnswer> {
  const sellers = await selected(trx, to);
  const reach = reachOf(sellers);
  if (expectedCount !== undefined && expectedCount !== reach.sellers)
    throw new ApiError('CONFLICT', `${reach.sellers} sellers would get it by now`, [
      { field: 'expectedCount', message: `${reach.sellers} sellers would get it by now`, code: 'CHANGED' },
    ]);
  if (reach.sellers === 0) throw badInput('to', 'has no seller with an e-mail address');
  const message = await trx
    .insertInto('seller_messages')
    .values({ actor_account: actor.accountNumber, texts: JSON.stringify(texts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mails = withAddress(sellers).map(({ id, name, contact_name: contactName, email, language }) => {
    const own = language ?? FALLBACK_LANGUAGE;
    const written = texts[own];
    return {
      sellerId: id,
      to: email,
      language: written === undefined ? FALLBACK_LANGUAGE : own,
      data: { name: contactName ?? name, shop: name, ...(written ?? texts[FALLBACK_LANGUAGE]) },
    };
  });
  const mailIds = await queueMails(trx, 'sellerMessage', mails);
  await run(
    trx,
    `insert into seller_message_recipients (message_id, seller_id, language, mail_id)
     select $1, * from unnest($2::bigint[], $3::text[], $4::bigint[])`,
    [message.id, mails.map(({ sellerId }) => sellerId), mails.map(({ language }) => language), mailIds],
  );
  return { _id: String(message.id), ...reach };
}

interface MessageRow {
  id: number;
  created_at: Date;
  by: string;
  language: LanguageCode;
  subject: string;
  text: string;
  state: SellerMessageState;
  sent_at: Date | null;
  sellers: number;
}

// A mail that is neither sent nor in the outbox was taken out of it: the account was erased.
const STATE = `case when r.sent_at is not null then 'SENT' when r.mail_id is null or exists
  (select from mail_outbox o where o.id = r.mail_id and o.failed_at is not null) then 'FAILED' else 'QUEUED' end`;

const toMessage = (row: MessageRow): SellerMessage => ({
  _id: String(row.id),
  at: row.created_at.toISOString(),
  by: row.by,
  language: row.language,
  subject: row.subject,
  text: row.text,
  state: row.state,
  sentAt: row.sent_at?.toISOString() ?? null,
  sellers: row.sellers,
});

/** Messages that were sent to a seller, as it got them; the latest first. Throws NOT_FOUND. */
export async function messagesOf(
  db: Kysely<Database>,
  sellerId: string,
  query: PageQuery,
): Promise<SellerMessagesPage> {
  const [seller] = await run(db, 'select from sellers where id = $1', [sellerId]);
  if (seller === undefined) throw notFound('Seller');
  const { items: messages, ...page } = await sortedPage(
    db,
    {
      name: 'seller-messages',
      select: `m.id, m.created_at, ${nameOfAccount('m.actor_account')} as by, r.language,
        m.texts -> r.language ->> 'subject' as subject, m.texts -> r.language ->> 'text' as text, ${STATE} as state, r.sent_at,
        (select count(*)::int from seller_message_recipients c where c.message_id = m.id) as sellers`,
      from: 'seller_message_recipients r join seller_messages m on m.id = r.message_id',
      id: 'm.id',
      where: [(parameters) => `r.seller_id = ${parameters.add(sellerId)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: MessageRow[]) => rows.map(toMessage),
  );
  return { messages, ...page };
}
