/** Coupons as admins read them. */
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type {
  AdminCoupon,
  AdminCouponsPage,
  AdminCouponsQuery,
  CouponSortBy,
  CouponUse,
  CouponUsesPage,
  CouponUsesQuery,
} from '../../../contract/coupons.ts';
import { toTnd } from '../../../contract/money.ts';
import { couponWarnings } from '../../../contract/rules/coupons.ts';
import type { CouponCardProblem, CouponState } from '../../../contract/rules/coupons.ts';
import type { CouponsTable, Database } from '../../db/tables.ts';
import { notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import { normaliseCode } from './rules.ts';

const optionalTnd = (millimes: number | null): string | null => (millimes === null ? null : toTnd(millimes));
const optionalInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A coupon with what is derived of it. */
export type CouponRow = Selectable<CouponsTable> & {
  state: CouponState;
  scope_name: string | null;
  was_used: boolean;
  card_problem: CouponCardProblem | null;
  is_on_home: boolean;
  discount: number;
  revenue: number;
};

/** The state of coupon c at this moment. */
const STATE = `case when c.ends_at <= now() then 'OVER' when c.used_count >= c.usage_limit then 'EXHAUSTED'
  when not c.active then 'PAUSED' when c.starts_at > now() then 'PLANNED' else 'RUNNING' end`;

/** Why the home page has no card of coupon c, as `toCouponCard` (../content/coupons.ts) decides; null: it has one. */
const CARD_PROBLEM = `case when c.account_number is not null then 'PERSONAL' when c.first_order_only then 'FIRST_ORDER'
  when c.scope not in ('all', 'seller') then 'SCOPE'
  when c.scope = 'seller' and not exists (select from sellers s where s.id = c.scope_id and s.status = 'ACTIVE') then 'SELLER'
  else nullif(${STATE}, 'RUNNING') end`;

/** Codes that the published home content refers to. */
const HOME_CODES = `select upper(trim(t.code)) from homepages h cross join lateral (
  select jsonb_array_elements_text(coalesce(h.content::jsonb -> 'couponCards', '[]')) as code
  union all select h.content::jsonb ->> 'hiddenReward') t where t.code is not null`;

const SELECT = `c.*, ${STATE} as state, ${CARD_PROBLEM} as card_problem, c.code in (${HOME_CODES}) as is_on_home, f.discount, f.revenue,
  (select u.order_id from coupon_uses u where u.coupon_id = c.id order by u.order_id limit 1) is not null as was_used,
  case c.scope when 'seller' then (select s.name from sellers s where s.id = c.scope_id)
    when 'category' then (select s.name from categories s where s.id = c.scope_id)
    when 'brand' then (select s.name from brands s where s.id = c.scope_id)
    when 'product' then (select s.name from products s where s.id = c.scope_id) end as scope_name`;
const FROM = 'coupons c join coupon_figures f on f.coupon_id = c.id';

/** A coupon as the API writes it. */
export function toCoupon(row: CouponRow): AdminCoupon {
  const amount = row.type === 'fixed' ? row.value : null;
  const percent = row.type === 'percentage' ? row.value : null;
  return {
    _id: String(row.id),
    version: row.version,
    code: row.code,
    state: row.state,
    type: row.type,
    amount: optionalTnd(amount),
    percent,
    minPurchase: optionalTnd(row.min_purchase),
    maxDiscount: optionalTnd(row.max_discount),
    scope: row.scope,
    scopeId: row.scope_id === null ? null : String(row.scope_id),
    scopeName: row.scope_name,
    startsAt: optionalInstant(row.starts_at),
    endsAt: optionalInstant(row.ends_at),
    usageLimit: row.usage_limit,
    perAccountLimit: row.per_account_limit,
    firstOrderOnly: row.first_order_only,
    accountNumber: row.account_number,
    fundedBy: row.funded_by,
    active: row.active,
    note: row.note,
    usedCount: row.used_count,
    isFrozen: row.was_used,
    discountGiven: toTnd(row.discount),
    revenue: toTnd(row.revenue),
    jobId: row.job_id === null ? null : String(row.job_id),
    warnings: couponWarnings({
      type: row.type,
      amount,
      percent,
      minPurchase: row.min_purchase,
      maxDiscount: row.max_discount,
    }),
    cardProblem: row.card_problem,
    isOnHome: row.is_on_home,
    createdAt: row.created_at.toISOString(),
  };
}

/** Coupons by a condition on c, with its parameters. */
export const couponRows = (
  db: Kysely<Database>,
  where: string,
  parameters: readonly unknown[],
): Promise<CouponRow[]> => run<CouponRow>(db, `select ${SELECT} from ${FROM} where ${where}`, parameters);

/** One coupon. @throws NOT_FOUND */
export async function couponById(db: Kysely<Database>, id: number): Promise<CouponRow> {
  const [row] = await couponRows(db, 'c.id = $1', [id]);
  if (!row) throw notFound('Coupon');
  return row;
}

const is =
  (expression: string) =>
  (value: unknown): Condition =>
  (parameters) =>
    `${expression} = ${parameters.add(value)}`;

/** Conditions on coupon c. */
const couponConditions = (only: z.output<typeof AdminCouponsQuery>): Condition[] => [
  ...ifGiven(only.account, is('c.account_number')),
  ...ifGiven(only.state, is(`(${STATE})`)),
  ...ifGiven(only.type, is('c.type')),
  ...ifGiven(only.scope, is('c.scope')),
  ...ifGiven(only.fundedBy, is('c.funded_by')),
  ...ifGiven(only.personal, is('(c.account_number is not null)')),
  ...ifGiven(only.job, is('c.job_id')),
  ...ifGiven(
    only.card,
    (isShown) => () => `(coalesce(${CARD_PROBLEM}, 'PLANNED') = 'PLANNED') = ${isShown ? 'true' : 'false'}`,
  ),
  ...ifGiven(only.code, (typed) => is('c.code')(normaliseCode(typed))),
  ...createdIn('c.created_at', only),
  ...ifGiven(
    only.q,
    (typed) => (parameters) =>
      `c.code like ${parameters.add(`${normaliseCode(typed).replaceAll(/[\\%_]/g, '\\$&')}%`)}`,
  ),
];

const SORTS: Readonly<Record<CouponSortBy, Pick<SortColumn, 'column' | 'type'>>> = {
  created: { type: 'bigint' },
  ends: { column: `coalesce(c.ends_at, timestamptz '9999-12-31 00:00:00+00')`, type: 'timestamptz' },
  used: { column: 'c.used_count', type: 'bigint' },
  discount: { column: 'f.discount', type: 'bigint' },
};

/** A page of coupons. */
export async function listCoupons(
  db: Kysely<Database>,
  only: z.output<typeof AdminCouponsQuery>,
): Promise<AdminCouponsPage> {
  const { items: coupons, ...page } = await sortedPage(
    db,
    {
      name: `coupons-${only.sort}`,
      select: SELECT,
      from: FROM,
      countFrom: 'coupons c',
      // The index of the figures has their coupon's id.
      id: only.sort === 'discount' ? 'f.coupon_id' : 'c.id',
      where: couponConditions(only),
      sort: { ...SORTS[only.sort], isDescending: only.order === 'desc' },
    },
    only,
    (rows: CouponRow[]) => rows.map(toCoupon),
  );
  return { coupons, ...page };
}

interface UseRow {
  id: number;
  number: string;
  account_number: string | null;
  discount: number;
  revenue: number;
  used_at: Date;
  released_at: Date | null;
}

const toUse = (row: UseRow): CouponUse => ({
  orderId: String(row.id),
  orderNumber: row.number,
  accountNumber: row.account_number,
  discount: toTnd(row.discount),
  revenue: toTnd(row.revenue),
  usedAt: row.used_at.toISOString(),
  releasedAt: optionalInstant(row.released_at),
});

/** The uses of a coupon, the latest order first. @throws NOT_FOUND */
export async function listUses(
  db: Kysely<Database>,
  id: number,
  query: z.output<typeof CouponUsesQuery>,
): Promise<CouponUsesPage> {
  await couponById(db, id);
  const { items: uses, ...page } = await sortedPage(
    db,
    {
      name: 'coupon-uses',
      select: `u.order_id as id, o.number, a.account_number, u.used_at, u.released_at, s.revenue::bigint as revenue,
        (s.discount + case when u.released_at is null then delivery_discount(c.type) else 0 end)::bigint as discount`,
      from: `coupon_uses u join coupons c on c.id = u.coupon_id join orders o on o.id = u.order_id left join users a on a.id = o.user_id
        cross join lateral (select coalesce(sum(s.discount_total), 0) as discount, coalesce(sum(s.total), 0) as revenue
          from sub_orders s where s.order_id = u.order_id and is_sold(s.state)) s`,
      countFrom: 'coupon_uses u',
      id: 'u.order_id',
      where: [(parameters) => `u.coupon_id = ${parameters.add(id)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: UseRow[]) => rows.map(toUse),
  );
  return { uses, ...page };
}
