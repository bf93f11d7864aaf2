/** Sellers for admins, and decisions on applications. */
import type { Kysely } from 'kysely';
import { SELLER_FIELD_CAPABILITIES, SELLER_PICTURES } from '../../../contract/sellers.ts';
import type {
  AdminSeller,
  AdminSellersPage,
  AdminSellersQuery,
  SellerChanges,
  SellerStatus,
} from '../../../contract/sellers.ts';
import { textsAfter } from '../../../contract/other-texts.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import { can } from '../../../contract/rules/staff.ts';
import { maskedRib } from '../../../contract/rules/rib.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition } from '../../base/sorted.ts';
import { containing, run } from '../../base/sql.ts';
import { refusal } from '../auth/owners.ts';
import { mediaKey, mediaUrlOrNull } from '../media.ts';
import { redirectSlug } from '../products/admin/change.ts';
import { basisPointsOf } from '../../base/notation.ts';
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
  logo_key: string | null;
  cover_key: string | null;
  description: string | null;
  return_policy: string | null;
  descriptions: OtherTexts;
  return_policies: OtherTexts;
  preparation_hours: number;
  commission_rate_bp: number;
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
  s.logo_key, s.cover_key, s.description, s.return_policy, s.descriptions, s.return_policies, s.preparation_hours, s.commission_rate_bp, s.status, s.version, s.commission_free_until, s.rib, s.created_at,
  a.number, u.account_number, a.language, a.website, a.message, a.decision_note, a.created_at as applied_at`;
/** Sellers with their applications and the accounts that applied. */
export const FROM =
  'sellers s left join seller_applications a on a.seller_id = s.id left join users u on u.id = a.user_id';

/** Bank details are for those who pay sellers; others see the last digits. */
const ribFor = (rib: string | null, viewer: Viewer): string | null =>
  rib === null || can(viewer.adminRole, 'finance') ? rib : maskedRib(rib);

/** Applicants are people: their contact data is masked for roles that do not need it. */
const contactFor = (viewer: Viewer, value: string | null, mask: (value: string) => string): string | null =>
  value === null || can(viewer.adminRole, 'people.contact') ? value : mask(value);

const toSeller = (row: SellerRow, viewer: Viewer): AdminSeller => ({
  _id: String(row.id),
  slug: row.slug,
  name: row.name,
  legalName: row.legal_name,
  taxNumber: row.tax_number,
  contactName: row.contact_name,
  phone: contactFor(viewer, row.phone, maskPhone),
  email: contactFor(viewer, row.email, maskEmail),
  address: row.address,
  regionNumber: row.governorate_id,
  logoUrl: mediaUrlOrNull(row.logo_key),
  coverUrl: mediaUrlOrNull(row.cover_key),
  description: row.description,
  descriptions: row.descriptions,
  returnPolicy: row.return_policy,
  returnPolicies: row.return_policies,
  preparationHours: row.preparation_hours,
  commissionRate: (row.commission_rate_bp / 100).toFixed(2),
  status: row.status,
  nextStatuses: [...SELLER_TRANSITIONS[row.status]],
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

/** Conditions of the list of sellers. */
export type SellerConditions = Omit<AdminSellersQuery, 'limit' | 'after' | 'page'>;

/** Conditions on the sellers of `FROM`. */
export const whereSellers = ({ status, region, waiting, q, from, until }: SellerConditions): Condition[] => [
  ...ifGiven(status, (value) => (parameters) => `s.status = ${parameters.add(value)}`),
  ...ifGiven(region, (value) => (parameters) => `s.governorate_id = ${parameters.add(value)}`),
  ...createdIn('s.created_at', { from, until }),
  ...ifGiven(
    waiting,
    (hours) => (parameters) =>
      `coalesce(a.created_at, s.created_at) <= now() - ${parameters.add(hours)}::int * interval '1 hour'`,
  ),
  ...ifGiven(q === '' ? undefined : q, (typed) => (parameters) => {
    const text = parameters.add(containing(typed));
    return `(lower(s.name) like ${text} or lower(s.legal_name) like ${text} or lower(s.tax_number) like ${text})`;
  }),
];

/** Sellers of a status or region, or by what was typed; the latest first. */
export async function listSellers(
  db: Kysely<Database>,
  viewer: Viewer,
  { limit, after, page: number, ...conditions }: AdminSellersQuery,
): Promise<AdminSellersPage> {
  const { items: sellers, ...page } = await sortedPage(
    db,
    {
      name: 'sellers-latest',
      select: SELECT,
      from: FROM,
      id: 's.id',
      where: whereSellers(conditions),
      sort: NEWEST_FIRST,
    },
    { limit, after, page: number },
    (rows: SellerRow[]) => rows.map((row) => toSeller(row, viewer)),
  );
  return { sellers, ...page };
}

async function rowById(db: Kysely<Database>, id: string): Promise<SellerRow> {
  const [row] = await run<SellerRow>(db, `select ${SELECT} from ${FROM} where s.id = $1`, [id]);
  if (!row) throw notFound('Seller');
  return row;
}

/** One seller. Throws NOT_FOUND. */
export const sellerById = async (db: Kysely<Database>, viewer: Viewer, id: string): Promise<AdminSeller> =>
  toSeller(await rowById(db, id), viewer);

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
  const seller = await rowById(trx, id);
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
  const { language, email, contact_name: contactName, name } = seller;
  if ((starts || to === 'REJECTED') && language !== null && email !== null)
    await queueMail(trx, {
      to: email,
      language,
      template: 'sellerDecided',
      data: { name: contactName ?? name, shop: name, accepted: starts, note: starts ? null : note },
    });
  // The products of a seller are offered while it is active.
  const isShown = seller.status === 'ACTIVE' || to === 'ACTIVE';
  await emit(trx, 'seller.changed', id, isShown ? { reason: 'products' } : {});
  // Keys of the seller stop, or work again.
  for (const key of await run<{ id: string }>(
    trx,
    'select id from api_keys where seller_id = $1 and revoked_at is null order by id',
    [id],
  ))
    await emit(trx, 'api-key.changed', key.id);
  return sellerById(trx, viewer, id);
}

const COLUMNS: Readonly<Record<keyof SellerChanges, string>> = {
  name: 'name',
  slug: 'slug',
  legalName: 'legal_name',
  taxNumber: 'tax_number',
  contactName: 'contact_name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  regionNumber: 'governorate_id',
  logoUrl: 'logo_key',
  coverUrl: 'cover_key',
  description: 'description',
  returnPolicy: 'return_policy',
  descriptions: 'descriptions',
  returnPolicies: 'return_policies',
  preparationHours: 'preparation_hours',
  commissionRate: 'commission_rate_bp',
  commissionFreeUntil: 'commission_free_until',
};

/** French texts with the fields of the same text in the other languages. */
const TEXTS = [
  ['description', 'descriptions'],
  ['returnPolicy', 'returnPolicies'],
] as const;

/** The texts in the other languages after a change. @throws BAD_USER_INPUT naming a French text that is missing beside them */
function otherTextsAfter(
  changes: SellerChanges,
  before: SellerRow,
): Pick<SellerRow, 'descriptions' | 'return_policies'> {
  const now = {
    description: changes.description === undefined ? before.description : changes.description,
    descriptions: textsAfter(before.descriptions, changes.descriptions ?? {}),
    returnPolicy: changes.returnPolicy === undefined ? before.return_policy : changes.returnPolicy,
    returnPolicies: textsAfter(before.return_policies, changes.returnPolicies ?? {}),
  };
  for (const [french, others] of TEXTS)
    if (now[french] === null && Object.keys(now[others]).length > 0)
      throw badInput(french, 'is required while it is in other languages', 'REQUIRED');
  return { descriptions: now.descriptions, return_policies: now.returnPolicies };
}

/** The value of the column of a field. `others`: texts in the other languages after the change. */
function columnValue(
  field: keyof SellerChanges,
  changes: SellerChanges,
  others: ReturnType<typeof otherTextsAfter>,
) {
  switch (field) {
    case 'logoUrl':
    case 'coverUrl': {
      const url = changes[field];
      return url == null ? null : mediaKey(url);
    }
    case 'commissionRate':
      return changes.commissionRate === undefined ? null : basisPointsOf(changes.commissionRate);
    case 'descriptions':
      return JSON.stringify(others.descriptions);
    case 'returnPolicies':
      return JSON.stringify(others.return_policies);
    default:
      return changes[field] ?? null;
  }
}

/** @throws CONFLICT naming `slug` when another shop has it */
async function checkSlug(trx: Kysely<Database>, slug: string, id: string): Promise<void> {
  const taken = await run(trx, 'select 1 from sellers where slug = $1 and id <> $2', [slug, id]);
  if (taken.length > 0)
    throw new ApiError('CONFLICT', 'slug: is taken', [{ field: 'slug', message: 'is taken', code: 'TAKEN' }]);
}

/** Pictures that are too small look blurred at their place. @throws BAD_USER_INPUT naming the field */
async function checkPictures(trx: Kysely<Database>, changes: SellerChanges): Promise<void> {
  for (const field of ['logoUrl', 'coverUrl'] as const) {
    const url = changes[field];
    if (url == null) continue;
    const { width, height } = SELLER_PICTURES[field];
    // Pictures of the demo are drawn in any size, and are not in the library.
    const small = await run(trx, 'select 1 from media where key = $1 and (width < $2 or height < $3)', [
      mediaKey(url),
      width,
      height,
    ]);
    if (small.length > 0) throw badInput(field, `must be at least ${width} by ${height} pixels`);
  }
}

/**
 * Changes fields of a seller whose row is locked. A commission applies to orders that are placed from then on. Throws FORBIDDEN for a
 * field that needs another capability.
 */
export async function changeProfile(
  trx: Kysely<Database>,
  viewer: Viewer,
  id: string,
  changes: SellerChanges,
): Promise<AdminSeller> {
  const given = (Object.keys(changes) as (keyof SellerChanges)[]).filter(
    (field) => changes[field] !== undefined,
  );
  for (const field of given) {
    const capability = SELLER_FIELD_CAPABILITIES[field];
    if (capability !== undefined && !can(viewer.adminRole, capability))
      throw await refusal(trx, viewer.adminRole, capability, `${field}: needs the capability ${capability}`);
  }
  const before = await rowById(trx, id);
  if (changes.slug !== undefined && changes.slug !== before.slug) await checkSlug(trx, changes.slug, id);
  await checkPictures(trx, changes);
  const others = otherTextsAfter(changes, before);
  const values = Object.fromEntries(
    given.map((field) => [COLUMNS[field], columnValue(field, changes, others)]),
  );
  if (given.length > 0) {
    await trx.updateTable('sellers').set(values).where('id', '=', Number(id)).execute();
    if (changes.slug !== undefined && changes.slug !== before.slug)
      await redirectSlug(trx, 'shop', Number(id), before.slug, changes.slug);
    await emit(trx, 'seller.changed', id);
  }
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
