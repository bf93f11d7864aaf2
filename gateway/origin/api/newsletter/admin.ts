/** The newsletter's subscribers as staff see them: list, file of the confirmed ones, withdrawal. */
import { z } from 'zod';
import type { Kysely } from 'kysely';
import {
  ChangedSubscriber,
  SubscribersFile,
  SubscribersPage,
  SubscribersQuery,
} from '../../../contract/admin/newsletter.ts';
import type { Subscriber, SubscriberSource, SubscriberState } from '../../../contract/admin/newsletter.ts';
import { EntityId } from '../../../contract/common.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { maskEmail } from '../../../contract/rules/masking.ts';
import { can } from '../../../contract/rules/staff.ts';
import { notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../base/csv-write.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { unsubscribeAddress } from './subscribe.ts';

interface SubscriberRow {
  id: number;
  email: string;
  language: LanguageCode;
  state: SubscriberState;
  source: SubscriberSource | null;
  subscribed_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

const SUBSCRIBERS = {
  name: 'subscribers',
  select: 'n.*',
  from: `(select s.id, email, language, source, subscribed_at, confirmed_at, unsubscribed_at, case
      when unsubscribed_at is not null then 'WITHDRAWN' when confirmed_at is null then 'PENDING' else 'CONFIRMED' end as state
    from newsletter_subscribers s) n`,
  id: 'n.id',
  sort: NEWEST_FIRST,
};

const readsAddresses = ({ adminRole }: Viewer): boolean => can(adminRole, 'people.contact');

const toSubscriber = (row: SubscriberRow, isInFull: boolean): Subscriber => ({
  _id: String(row.id),
  email: isInFull ? row.email : maskEmail(row.email),
  language: row.language,
  state: row.state,
  source: row.source,
  subscribedAt: row.subscribed_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  withdrawnAt: row.unsubscribed_at?.toISOString() ?? null,
});

/** A page of the subscribers, the latest first. @param isInFull whether addresses are read in full, and searched */
export async function listSubscribers(
  db: Kysely<Database>,
  { state, language, from, until, email, ...query }: SubscribersQuery & { isUncounted?: boolean },
  isInFull: boolean,
): Promise<SubscribersPage> {
  const where: Condition[] = [
    ...ifGiven(state, (value) => (parameters) => `n.state = ${parameters.add(value)}`),
    ...ifGiven(language, (value) => (parameters) => `n.language = ${parameters.add(value)}`),
    ...createdIn('n.subscribed_at', { from, until }),
    // A search would confirm what the mask hides.
    ...ifGiven(
      email?.trim().toLowerCase() || undefined,
      (typed) => (parameters) => (isInFull ? `n.email = ${parameters.add(typed)}` : 'false'),
    ),
  ];
  const { items, ...page } = await sortedPage(db, { ...SUBSCRIBERS, where }, query, (rows: SubscriberRow[]) =>
    rows.map((row) => toSubscriber(row, isInFull)),
  );
  return { subscribers: items, ...page };
}

/** Confirmed subscribers with their consent, the earliest first. */
async function subscribersFile(db: Kysely<Database>): Promise<SubscribersFile> {
  const rows = await run<SubscriberRow>(
    db,
    `select n.* from ${SUBSCRIBERS.from} where n.state = 'CONFIRMED' order by n.id`,
    [],
  );
  return {
    filename: 'newsletter.csv',
    content: [
      BYTE_ORDER_MARK,
      csvRecord(['email', 'langue', 'origine', 'inscription', 'consentement']),
      ...rows.map((row) =>
        csvRecord([
          row.email,
          row.language,
          row.source ?? '',
          row.subscribed_at.toISOString(),
          row.confirmed_at?.toISOString() ?? '',
        ]),
      ),
    ].join(''),
  };
}

/** Ends a subscription in the name of a member of the staff. Repeatable. @throws NOT_FOUND */
async function withdraw(trx: Kysely<Database>, id: string, viewer: Viewer): Promise<Subscriber> {
  const find = async () =>
    (await run<SubscriberRow>(trx, `select n.* from ${SUBSCRIBERS.from} where n.id = $1`, [id]))[0];
  const before = await find();
  if (!before) throw notFound('Subscriber');
  if (before.state !== 'WITHDRAWN') {
    await unsubscribeAddress(trx, before.email);
    await trx.updateTable('users').set({ newsletter: false }).where('email', '=', before.email).execute();
  }
  return toSubscriber((await find()) ?? before, readsAddresses(viewer));
}

export const adminNewsletterRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/newsletter',
    summary: "The newsletter's subscribers, the latest first; addresses are masked by role.",
    query: SubscribersQuery,
    response: SubscribersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<SubscribersPage> =>
      listSubscribers(db, query, readsAddresses(signedIn(viewer))),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/newsletter/file',
    summary: 'Confirmed subscribers with their consent as CSV; the export is in the log of personal data.',
    query: z.strictObject({}),
    response: SubscribersFile,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    reads: () => [{ entity: 'newsletter_subscribers', entityId: 'file', reason: 'EXPORT' }],
    handle: async ({ db }): Promise<SubscribersFile> => subscribersFile(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/newsletter/:id/withdraw',
    summary: 'Ends a subscription; only the subscriber can begin it again.',
    params: z.strictObject({ id: EntityId }),
    body: z.strictObject({}),
    response: ChangedSubscriber,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    write: { action: 'newsletter.withdraw' },
    handle: async (_, { params, write }) => write((trx, { actor }) => withdraw(trx, params.id, actor)),
  }),
];
