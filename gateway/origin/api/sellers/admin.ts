/** Sellers for admins, and decisions on applications. */
import type { Kysely } from 'kysely';
import type { AdminSeller, AdminSellersPage, SellerStatus } from '../../../contract/sellers.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { can } from '../../../contract/rules/staff.ts';
import { maskedRib } from '../../../contract/rules/rib.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { run } from '../../base/sql.ts';
import { SELLER_TRANSITIONS } from './states.ts';

interface SellerRow {
  id: number;
  slug: string;
  name: string;
  legal_name: string;
  tax_number: string | null;
  contact_name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  governorate_id: number;
  status: SellerStatus;
  version: number;
  commission_free_until: Date | null;
  rib: string | null;
  created_at: Date;
  number: string | null;
  account_number: string | null;
  language: LanguageCode | null;
  website: string | null;
  message: string | null;
  decision_note: string | null;
  applied_at: Date | null;
}

const SELECT = `s.id, s.slug, s.name, s.legal_name, s.tax_number, s.contact_name, s.phone, s.email, s.address, s.governorate_id,
  s.status, s.version, s.commission_free_until, s.rib, s.created_at,
  a.number, u.account_number, a.language, a.website, a.message, a.decision_note, a.created_at as applied_at`;
const FROM =
  'sellers s left join seller_applications a on a.seller_id = s.id left join users u on u.id = a.user_id';

/** Bank details are for those who pay sellers; others see the last digits. */
const ribFor = (rib: string | null, viewer: Viewer): string | null =>
  rib === null || can(viewer.adminRole, 'finance') ? rib : maskedRib(rib);

const toSeller = (row: SellerRow, viewer: Viewer): AdminSeller => ({
  _id: String(row.id),
  slug: row.slug,
  name: row.name,
  legalName: row.legal_name,
  taxNumber: row.tax_number,
  contactName: row.contact_name,
  phone: row.phone,
  email: row.email,
  address: row.address,
  regionNumber: row.governorate_id,
  status: row.status,
  version: row.version,
  commissionFreeUntil: row.commission_free_until?.toISOString() ?? null,
  rib: ribFor(row.rib, viewer),
  createdAt: row.created_at.toISOString(),
  application:
    row.number === null || row.language === null || row.message === null || row.applied_at === null
      ? null
      : {
          number: row.number,
          accountNumber: row.account_number,
          language: row.language,
          website: row.website,
          message: row.message,
          decisionNote: row.decision_note,
          createdAt: row.applied_at.toISOString(),
        },
});

/** All sellers, the latest first. */
export async function listSellers(
  db: Kysely<Database>,
  viewer: Viewer,
  query: LatestQuery,
  status: SellerStatus | undefined,
): Promise<AdminSellersPage> {
  const { items: sellers, ...page } = await latest(
    db,
    {
      sort: 'sellers-latest',
      select: SELECT,
      from: FROM,
      id: 's.id',
      where: [[(value) => `s.status = ${value}`, status]],
    },
    query,
    (rows: SellerRow[]) => rows.map((row) => toSeller(row, viewer)),
  );
  return { sellers, ...page };
}

/** One seller. Throws NOT_FOUND. */
export async function sellerById(db: Kysely<Database>, viewer: Viewer, id: string): Promise<AdminSeller> {
  const [row] = await run<SellerRow>(db, `select ${SELECT} from ${FROM} where s.id = $1`, [id]);
  if (!row) throw notFound('Seller');
  return toSeller(row, viewer);
}

/** Months without commission, from the start of a shop. */
const FREE_MONTHS = 3;

/**
 * Changes the status of a seller whose row is locked; the applicant is notified of the decision. Throws CONFLICT when the table does not allow it, a
 * 400 that names `note` for a rejection without a reason.
 */
export async function changeSeller(
  trx: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { to, note }: { to: SellerStatus; note: string | null },
): Promise<AdminSeller> {
  const seller = await sellerById(trx, viewer, id);
  if (!SELLER_TRANSITIONS[seller.status].includes(to))
    throw new ApiError('CONFLICT', `A seller that is ${seller.status} can't become ${to}`);
  if (to === 'REJECTED' && note === null) throw badInput('note', 'is required', 'REQUIRED');
  const starts = seller.status === 'IN_REVIEW' && to === 'ACTIVE';
  await run(
    trx,
    `update sellers set status = $2, commission_free_until = case when $3 then now() + interval '${FREE_MONTHS} months' else commission_free_until end
       where id = $1`,
    [id, to, starts],
  );
  await run(
    trx,
    'update seller_applications set decision_note = coalesce($2, decision_note), updated_at = now() where seller_id = $1',
    [id, to === 'REJECTED' ? note : null],
  );
  const { application, email, contactName, name } = seller;
  if ((starts || to === 'REJECTED') && application && email !== null)
    await queueMail(trx, {
      to: email,
      language: application.language,
      template: 'sellerDecided',
      data: { name: contactName ?? name, shop: name, accepted: starts, note: starts ? null : note },
    });
  await emit(trx, 'seller.changed', id);
  return sellerById(trx, viewer, id);
}

/** Sets or removes the bank account of a seller whose row is locked. */
export async function changeBank(
  trx: Kysely<Database>,
  viewer: Viewer,
  id: string,
  rib: string | null,
): Promise<AdminSeller> {
  await run(trx, 'update sellers set rib = $2 where id = $1', [id, rib]);
  return sellerById(trx, viewer, id);
}
