/** Creating and changing coupons. Each function runs in the transaction of `write`. */
import type { Insertable, Kysely } from 'kysely';
import type {
  CouponChanges,
  CouponCreate,
  CouponPatch,
  CouponPatchAnswer,
} from '../../../contract/coupons.ts';
import { fromTnd } from '../../../contract/money.ts';
import { FROZEN_COUPON_FIELDS } from '../../../contract/rules/coupons.ts';
import type { FieldFacts } from '../../../contract/errors.ts';
import { ApiError, fieldErrors } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { CouponsTable, Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';
import { lockVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import { couponById, toCoupon } from './list.ts';
import type { CouponRow } from './list.ts';
import type { Coupon } from './rules.ts';

/** The versioned row of a coupon. */
export const couponRow = (id: string | number): VersionedRow => ({
  table: 'coupons',
  key: { id },
  what: 'Coupon',
});

type Terms = Required<Omit<CouponCreate, 'note'>> & { note: string | null };

/** Terms of a new coupon that are not given. */
const DEFAULTS: Omit<Terms, 'code' | 'type'> = {
  amount: null,
  percent: null,
  minPurchase: null,
  maxDiscount: null,
  scope: 'all',
  scopeId: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  perAccountLimit: null,
  firstOrderOnly: false,
  accountNumber: null,
  fundedBy: 'platform',
  active: true,
  note: null,
};

/** The terms of a coupon, by field. */
export function termsOf(row: CouponRow): Terms {
  const coupon = toCoupon(row);
  return {
    code: coupon.code,
    type: coupon.type,
    amount: coupon.amount,
    percent: coupon.percent,
    minPurchase: coupon.minPurchase,
    maxDiscount: coupon.maxDiscount,
    scope: coupon.scope,
    scopeId: coupon.scopeId,
    startsAt: coupon.startsAt,
    endsAt: coupon.endsAt,
    usageLimit: coupon.usageLimit,
    perAccountLimit: coupon.perAccountLimit,
    firstOrderOnly: coupon.firstOrderOnly,
    accountNumber: coupon.accountNumber,
    fundedBy: coupon.fundedBy,
    active: coupon.active,
    note: coupon.note,
  };
}

const millimes = (amount: string | null): number | null => (amount === null ? null : fromTnd(amount));
const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The value of a coupon as stored, by its type. */
const valueOf = ({ type, amount, percent }: Terms): number =>
  type === 'fixed' ? (millimes(amount) ?? 0) : type === 'percentage' ? (percent ?? 0) : 0;

const columnsOf = (terms: Terms) =>
  ({
    code: terms.code,
    type: terms.type,
    value: valueOf(terms),
    min_purchase: millimes(terms.minPurchase),
    max_discount: millimes(terms.maxDiscount),
    scope: terms.scope,
    scope_id: terms.scopeId === null ? null : Number(terms.scopeId),
    starts_at: instant(terms.startsAt),
    ends_at: instant(terms.endsAt),
    usage_limit: terms.usageLimit,
    per_account_limit: terms.perAccountLimit,
    first_order_only: terms.firstOrderOnly,
    account_number: terms.accountNumber,
    funded_by: terms.fundedBy,
    active: terms.active,
    note: terms.note,
  }) satisfies Insertable<CouponsTable>;

/** Tables of what coupons are limited to. */
const SCOPE_TABLES = {
  seller: 'sellers',
  category: 'categories',
  brand: 'brands',
  product: 'products',
} as const;

const exists = async (trx: Kysely<Database>, sql: string, ...values: unknown[]): Promise<boolean> =>
  (await run(trx, `select from ${sql} limit 1`, values)).length > 0;

/**
 * Checks terms as a whole; of those that are changed only, so that a coupon of earlier rules can still be paused.
 * @throws 400 naming the fields
 */
async function checkTerms(
  trx: Kysely<Database>,
  terms: Terms,
  changed: ReadonlySet<string>,
  before: Pick<CouponRow, 'id' | 'used_count'> | null,
): Promise<void> {
  const wrong: FieldProblems = [];
  const touches = (...fields: (keyof Terms)[]): boolean => fields.some((field) => changed.has(field));
  const refuse = (field: keyof Terms, message: string, code: FieldProblems[number]['code'] = 'INVALID') =>
    void wrong.push({ field, message, code });
  const { type, scope } = terms;
  if (touches('type', 'amount', 'percent')) {
    if (type === 'fixed' && terms.amount === null) refuse('amount', 'is required', 'REQUIRED');
    if (type !== 'fixed' && terms.amount !== null) refuse('amount', 'is for fixed discounts');
    if (type === 'percentage' && terms.percent === null) refuse('percent', 'is required', 'REQUIRED');
    if (type !== 'percentage' && terms.percent !== null) refuse('percent', 'is for percentages');
  }
  if (touches('type', 'maxDiscount') && type !== 'percentage' && terms.maxDiscount !== null)
    refuse('maxDiscount', 'is for percentages');
  if (touches('scope', 'scopeId')) {
    if (scope === 'all' && terms.scopeId !== null) refuse('scopeId', 'excludes the scope all');
    else if (scope !== 'all' && terms.scopeId === null) refuse('scopeId', 'is required', 'REQUIRED');
    else if (scope !== 'all' && !(await exists(trx, `${SCOPE_TABLES[scope]} where id = $1`, terms.scopeId)))
      refuse('scopeId', 'does not exist', 'NOT_FOUND');
  }
  if (touches('scope', 'fundedBy') && terms.fundedBy === 'seller' && scope !== 'seller')
    refuse('fundedBy', 'seller needs the scope seller');
  if (
    touches('startsAt', 'endsAt') &&
    terms.startsAt !== null &&
    terms.endsAt !== null &&
    Date.parse(terms.endsAt) <= Date.parse(terms.startsAt)
  )
    refuse('endsAt', 'must be after the start');
  const used = before?.used_count ?? 0;
  if (touches('usageLimit') && terms.usageLimit !== null && terms.usageLimit < used)
    refuse('usageLimit', `must be at least ${used}, the number of uses`);
  if (
    touches('accountNumber') &&
    terms.accountNumber !== null &&
    !(await exists(trx, 'users where account_number = $1 and deleted_at is null', terms.accountNumber))
  )
    refuse('accountNumber', 'does not exist', 'NOT_FOUND');
  if (wrong.length > 0) throw fieldErrors(wrong);
  if (
    touches('code') &&
    (await exists(
      trx,
      'coupons where code = $1 and id is distinct from $2::bigint',
      terms.code,
      before?.id ?? null,
    ))
  )
    throw new ApiError('CONFLICT', 'code: is taken', [{ field: 'code', message: 'is taken', code: 'TAKEN' }]);
}

/** Terms without what the type or scope does not have, when those change and the rest is not given. */
function fitting({ ...terms }: Terms, given: CouponChanges): Terms {
  if (given.type !== undefined) {
    if (given.type !== 'fixed' && given.amount === undefined) terms.amount = null;
    if (given.type !== 'percentage' && given.percent === undefined) terms.percent = null;
    if (given.type !== 'percentage' && given.maxDiscount === undefined) terms.maxDiscount = null;
  }
  if (given.scope === 'all' && given.scopeId === undefined) terms.scopeId = null;
  return terms;
}

const differing = (before: Terms, after: Terms): Set<string> =>
  new Set(Object.keys(after).filter((field) => Reflect.get(before, field) !== Reflect.get(after, field)));

const given = (fields: CouponChanges): Partial<Terms> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Terms of a new coupon. */
const newTerms = (fields: CouponCreate): Terms => ({
  ...DEFAULTS,
  ...given(fields),
  code: fields.code,
  type: fields.type,
});

/** Creates a coupon. @param jobId the job that creates it with others. @returns its id. @throws 400 by field, CONFLICT for a taken code */
export async function createCoupon(
  trx: Kysely<Database>,
  fields: CouponCreate,
  jobId: number | null = null,
): Promise<number> {
  const terms = newTerms(fields);
  await checkTerms(trx, terms, new Set(Object.keys(terms)), null);
  const { id } = await trx
    .insertInto('coupons')
    .values({ ...columnsOf(terms), job_id: jobId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await emit(trx, 'coupon.changed', String(id));
  return id;
}

/** The orders that have used a coupon, as facts of a refusal. */
async function usesOf(db: Kysely<Database>, id: number): Promise<FieldFacts> {
  const [row] = await run<{ n: number }>(
    db,
    'select count(*)::int as n from coupon_uses where coupon_id = $1',
    [id],
  );
  return row && row.n > 0 ? { usedBy: 'ORDER', useCount: row.n } : {};
}

/**
 * Changes the given fields of a coupon.
 * @throws 400 by field; CONFLICT for a taken code, and FROZEN naming the fields that do not change once it was used
 */
export async function changeCoupon(
  trx: Kysely<Database>,
  row: CouponRow,
  changes: CouponChanges,
): Promise<void> {
  const before = termsOf(row);
  const after = fitting({ ...before, ...given(changes) }, changes);
  const changed = differing(before, after);
  if (changed.size === 0) return;
  const frozen = row.was_used ? FROZEN_COUPON_FIELDS.filter((field) => changed.has(field)) : [];
  if (frozen.length > 0) {
    const uses = await usesOf(trx, row.id);
    throw new ApiError(
      'CONFLICT',
      'The coupon was used',
      frozen.map((field) => ({
        field,
        message: 'does not change once it was used',
        code: 'FROZEN' as const,
        ...uses,
      })),
    );
  }
  await checkTerms(trx, after, changed, row);
  await trx.updateTable('coupons').set(columnsOf(after)).where('id', '=', row.id).execute();
  await emit(trx, 'coupon.changed', String(row.id));
}

/** Removes a coupon that was never used. @throws CONFLICT naming IN_USE */
export async function removeCoupon(trx: Kysely<Database>, row: CouponRow): Promise<void> {
  if (row.was_used)
    throw new ApiError('CONFLICT', 'The coupon was used', [
      { field: 'code', message: 'was used', code: 'IN_USE', ...(await usesOf(trx, row.id)) },
    ]);
  await trx.deleteFrom('coupons').where('id', '=', row.id).execute();
  await emit(trx, 'coupon.changed', String(row.id));
}

/** Several coupons by their versions, in the order of their ids, so that two of these wait for each other. */
export async function patchCoupons(
  trx: Kysely<Database>,
  { rows }: CouponPatch,
): Promise<Pick<CouponPatchAnswer, 'rows'>> {
  const answers = new Map<string, CouponPatchAnswer['rows'][number]>();
  for (const { id, version, changes } of [...rows].sort((a, b) => Number(a.id) - Number(b.id))) {
    await run(trx, 'savepoint patched_row', []);
    try {
      await lockVersion(trx, couponRow(id), version);
      await changeCoupon(trx, await couponById(trx, Number(id)), changes);
      answers.set(id, { coupon: toCoupon(await couponById(trx, Number(id))), error: null });
      await run(trx, 'release savepoint patched_row', []);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await run(trx, 'rollback to savepoint patched_row', []);
      const { code, message, fields = [] } = error;
      answers.set(id, {
        coupon: null,
        error: { code, message, fields },
      });
    }
  }
  return { rows: rows.flatMap(({ id }) => answers.get(id) ?? []) };
}

/** A coupon with terms that are not saved, for the pricing of a cart. `row` null: one that does not exist yet. @throws 400 by field */
export async function draftCoupon(
  db: Kysely<Database>,
  row: CouponRow | null,
  changes: CouponChanges,
): Promise<Coupon> {
  const before = row ? termsOf(row) : { ...DEFAULTS, code: 'TEST', type: 'fixed' as const };
  const after = fitting({ ...before, ...given(changes) }, changes);
  const isNew = row === null;
  const changed = isNew ? new Set(Object.keys(after)) : differing(before, after);
  // A code may be taken meanwhile: it has no effect on a price.
  changed.delete('code');
  await checkTerms(db, after, changed, row);
  return { ...columnsOf(after), used_count: row?.used_count ?? 0 };
}
