/** Coupons as jobs create them and take them back, and their files: each line changes the coupon of its code or id, or creates one. */
import { CouponType } from '../../../../contract/content.ts';
import { CouponChanges, CouponCreate, CouponFunder, CouponScope } from '../../../../contract/coupons.ts';
import type { AdminCoupon } from '../../../../contract/coupons.ts';
import type { CouponColumn } from '../../../../contract/rules/import-columns.ts';
import { IMPORT_PROBLEMS } from '../../../../contract/rules/jobs.ts';
import { badInput } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import { dayAfter, dayStart, tunisianMinute } from '../../../base/tunisian-day.ts';
import { changeCoupon, createCoupon, removeCoupon, termsOf } from '../../coupons/change.ts';
import { couponById, couponRows } from '../../coupons/list.ts';
import type { CouponRow } from '../../coupons/list.ts';
import { amount, flag, identifier, invalid, plain, text, whole } from '../cells.ts';
import type { Column, Names } from '../cells.ts';
import { parseNew, parseRow, tryOut } from '../entity.ts';
import type { EntityType, Values } from '../entity.ts';
import { idIn } from '../kind.ts';
import type { ImportKind } from '../kind.ts';

export const couponType: EntityType<CouponRow> = {
  async locked(trx, id) {
    await run(trx, 'select from coupons where id = $1 for update', [id]);
    return couponById(trx, id);
  },
  valuesOf: termsOf,
  change: (trx, row, after) => changeCoupon(trx, row, parseRow(CouponChanges, after)),
  async create(trx, after) {
    const [setting] = await run<{ job: number | null }>(
      trx,
      `select nullif(current_setting('lawaj.job', true), '')::bigint as job`,
      [],
    );
    return createCoupon(trx, parseNew(CouponCreate, after), setting?.job ?? null);
  },
  takeBack: async (trx, id) => removeCoupon(trx, await couponById(trx, id)),
};

/** One of a few words, in any case. */
const word = (field: string, words: readonly string[]): Column => ({
  ...text(field),
  read: (cell) => {
    const given = plain(cell);
    if (!words.includes(given)) throw invalid(`must be one of ${words.join(', ')}`);
    return given;
  },
});

const WRITTEN_DAY =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?:[ T]+(\d{1,2}):(\d{2}))?$/;

/** An instant, by day and time in Tunisia. A day alone is its beginning, or as an end that of the day after: it is the last one. */
const moment = (field: string, isEnd = false): Column => ({
  field,
  write: (values) => {
    const at = values[field];
    return typeof at === 'string' ? tunisianMinute(new Date(at)) : '';
  },
  read: (cell) => {
    const parts = WRITTEN_DAY.exec(cell.trim());
    const [, y, m, d, day = d, month = m, year = y, hour, minute = '0'] = parts ?? [];
    const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    const start = parts ? dayStart(date).getTime() : NaN;
    // February 30 is no day, though it can be calculated with.
    if (Number.isNaN(start) || dayAfter(date, 0) !== date || Number(hour ?? 0) > 23 || Number(minute) > 59)
      throw invalid(IMPORT_PROBLEMS.dayAndTime);
    if (hour !== undefined)
      return new Date(start + (Number(hour) * 60 + Number(minute)) * 60_000).toISOString();
    return dayStart(dayAfter(date, isEnd ? 1 : 0)).toISOString();
  },
  cleared: null,
});

const COLUMNS: Readonly<Record<CouponColumn, Column>> = {
  _id: identifier,
  code: { ...text('code'), read: (cell) => cell.trim().toUpperCase() },
  type: word('type', CouponType.options),
  amount: amount('amount', null),
  percent: whole('percent', null),
  minPurchase: amount('minPurchase', null),
  maxDiscount: amount('maxDiscount', null),
  scope: word('scope', CouponScope.options),
  scopeId: text('scopeId', null),
  startsAt: moment('startsAt'),
  endsAt: moment('endsAt', true),
  usageLimit: whole('usageLimit', null),
  perAccountLimit: whole('perAccountLimit', null),
  firstOrderOnly: flag('firstOrderOnly'),
  accountNumber: text('accountNumber', null),
  fundedBy: word('fundedBy', CouponFunder.options),
  active: flag('active'),
  note: text('note', null),
};

/** Coupons name nothing else by its name. */
const NO_NAMES = {} as Names;

/** Cells of a coupon's line, as an import takes them back. */
export const couponCells = Object.fromEntries(
  Object.entries(COLUMNS).map(([name, column]) => [
    name,
    (coupon: AdminCoupon): string => column.write(coupon, NO_NAMES),
  ]),
) as Readonly<Record<CouponColumn, (coupon: AdminCoupon) => string>>;

const codeIn = (raw: Readonly<Record<string, string>>): string | undefined =>
  raw['code']?.trim().toUpperCase();

export const couponKind: ImportKind = {
  columns: COLUMNS,
  read: async (trx, lines, snapshot) => {
    const found = await couponRows(trx, 'c.code = any($1::text[]) or c.id = any($2::bigint[])', [
      lines.flatMap((raw) => codeIn(raw) ?? []),
      lines.flatMap((raw) => idIn(raw) ?? []),
    ]);
    const byId = new Map(found.map((row) => [row.id, row]));
    const byCode = new Map(found.map((row) => [row.code, row]));
    return (raw) => {
      const code = codeIn(raw);
      const row = raw['_id'] === undefined ? byCode.get(code ?? '') : byId.get(idIn(raw) ?? 0);
      if (raw['_id'] !== undefined && !row) throw badInput('_id', IMPORT_PROBLEMS.noCoupon, 'NOT_FOUND');
      if (!row && code === undefined) throw badInput('code', 'is required', 'REQUIRED');
      const present: Values | null = row ? { _id: String(row.id), ...termsOf(row) } : null;
      return {
        entity: 'coupon',
        id: row?.id ?? null,
        label: row?.code ?? code ?? '',
        present,
        check: (after) =>
          tryOut(trx, async () => {
            if (row) await couponType.change(trx, row, after, snapshot);
            else await couponType.create(trx, after, snapshot);
          }),
      };
    };
  },
};
