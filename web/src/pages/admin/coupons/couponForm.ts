/** The form of a coupon: what its fields hold, and what of it is sent. */
import {
  COUPON_ALPHABET,
  couponWarnings,
  MAX_COUPON_CODE,
  MIN_COUPON_CODE,
  type CouponWarning,
} from '../../../../../gateway/contract/rules/coupons.ts';
import { graphql, useFragment } from 'react-relay';
import { readAmount } from '../_kit/amount.ts';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import type { Problem } from '../_kit/useAdminMutation.ts';
import type { couponForm_coupon$key } from './__generated__/couponForm_coupon.graphql.ts';
import type { AdminCouponChanges } from './__generated__/CouponPageMutation.graphql.ts';

export const COUPON_TYPES = ['PERCENTAGE', 'FIXED', 'FREE_DELIVERY'] as const;
export const COUPON_SCOPES = ['ALL', 'SELLER', 'CATEGORY', 'BRAND', 'PRODUCT'] as const;
export const COUPON_FUNDERS = ['PLATFORM', 'SELLER'] as const;
export const COUPON_STATES = ['RUNNING', 'PLANNED', 'PAUSED', 'EXHAUSTED', 'OVER'] as const;

/** A code that is not guessed. */
export const randomCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(8)),
    (n) => COUPON_ALPHABET[n % COUPON_ALPHABET.length],
  ).join('');

/** Fields that are empty have no value; times are those of Tunisia. */
export interface CouponForm extends Record<string, unknown> {
  readonly code: string;
  readonly type: (typeof COUPON_TYPES)[number];
  readonly amount: string;
  readonly percent: string;
  readonly minPurchase: string;
  readonly maxDiscount: string;
  readonly scope: (typeof COUPON_SCOPES)[number];
  readonly scopeId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly usageLimit: string;
  readonly perAccountLimit: string;
  readonly firstOrderOnly: boolean;
  readonly accountNumber: string;
  readonly fundedBy: (typeof COUPON_FUNDERS)[number];
  readonly active: boolean;
  readonly note: string;
}

export const NEW_COUPON: CouponForm = {
  code: '',
  type: 'PERCENTAGE',
  amount: '',
  percent: '',
  minPurchase: '',
  maxDiscount: '',
  scope: 'ALL',
  scopeId: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  perAccountLimit: '',
  firstOrderOnly: false,
  accountNumber: '',
  fundedBy: 'PLATFORM',
  active: true,
  note: '',
};

const known = <T extends string>(values: readonly T[], value: string, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;
const local = (at: string | null | undefined): string => (at == null ? '' : tunisLocal(at));
const digits = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The form of a coupon that was read; of none, that of a new one. */
export function useCouponForm(key: couponForm_coupon$key | null): CouponForm {
  const coupon = useFragment(
    graphql`
      fragment couponForm_coupon on AdminCoupon {
        code
        type
        amount {
          amount
        }
        percent
        minPurchase {
          amount
        }
        maxDiscount {
          amount
        }
        scope
        scopeId
        startsAt
        endsAt
        usageLimit
        perAccountLimit
        firstOrderOnly
        accountNumber
        fundedBy
        active
        note
      }
    `,
    key,
  );
  if (coupon == null) return NEW_COUPON;
  return {
    code: coupon.code,
    type: known(COUPON_TYPES, coupon.type, 'FIXED'),
    amount: coupon.amount?.amount ?? '',
    percent: digits(coupon.percent),
    minPurchase: coupon.minPurchase?.amount ?? '',
    maxDiscount: coupon.maxDiscount?.amount ?? '',
    scope: known(COUPON_SCOPES, coupon.scope, 'ALL'),
    scopeId: coupon.scopeId ?? '',
    startsAt: local(coupon.startsAt),
    endsAt: local(coupon.endsAt),
    usageLimit: digits(coupon.usageLimit),
    perAccountLimit: digits(coupon.perAccountLimit),
    firstOrderOnly: coupon.firstOrderOnly,
    accountNumber: coupon.accountNumber ?? '',
    fundedBy: known(COUPON_FUNDERS, coupon.fundedBy, 'PLATFORM'),
    active: coupon.active,
    note: coupon.note ?? '',
  };
}

const AMOUNTS = ['amount', 'minPurchase', 'maxDiscount'] as const;
const NUMBERS = ['percent', 'usageLimit', 'perAccountLimit'] as const;
const TIMES = ['startsAt', 'endsAt'] as const;

/** Fields that a coupon of this type and scope has no value in. */
const without = ({ type, scope }: CouponForm): readonly (keyof CouponForm)[] => [
  ...(type === 'FIXED' ? [] : (['amount'] as const)),
  ...(type === 'PERCENTAGE' ? [] : (['percent', 'maxDiscount'] as const)),
  ...(scope === 'ALL' ? (['scopeId'] as const) : []),
];

/** What cannot be sent: numbers and times that are none, and what is missing. */
export function problemsOf(form: CouponForm, isNew: boolean): Problem[] {
  const absent = without(form);
  const found: Problem[] = [];
  const refuse = (field: keyof CouponForm & string, code: string) =>
    void found.push({ field: [field], code, message: code });
  if (isNew && form.code.trim() === '') refuse('code', 'REQUIRED');
  else if (
    !new RegExp(`^[A-Za-z0-9-]{${MIN_COUPON_CODE},${MAX_COUPON_CODE}}$`).test(form.code.trim()) &&
    isNew
  )
    refuse('code', 'INVALID');
  if (form.type === 'FIXED' && form.amount === '') refuse('amount', 'REQUIRED');
  if (form.type === 'PERCENTAGE' && form.percent === '') refuse('percent', 'REQUIRED');
  if (form.scope !== 'ALL' && form.scopeId === '') refuse('scopeId', 'REQUIRED');
  for (const name of AMOUNTS)
    if (!absent.includes(name) && form[name] !== '' && readAmount(form[name]) === null)
      refuse(name, 'INVALID');
  for (const name of NUMBERS)
    if (!absent.includes(name) && form[name] !== '' && !/^\d{1,7}$/.test(form[name])) refuse(name, 'INVALID');
  for (const name of TIMES)
    if (form[name] !== '' && tunisInstant(form[name]) === null) refuse(name, 'INVALID');
  return found;
}

/** Changed fields as the mutation takes them. `form`: all values, of which some fields of others depend. */
export function changesOf(changes: Partial<CouponForm>, form: CouponForm): AdminCouponChanges {
  const absent = without(form);
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes)) {
    if (absent.includes(name)) continue;
    if (value === '' && name !== 'code') sent[name] = null;
    else if (NUMBERS.some((one) => one === name)) sent[name] = Number(value);
    else if (TIMES.some((one) => one === name)) sent[name] = tunisInstant(String(value));
    else sent[name] = typeof value === 'string' ? value.trim() : value;
  }
  return sent;
}

/** Fields of a new coupon that have a value. */
export const fieldsOf = (form: CouponForm): AdminCouponChanges =>
  changesOf(Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')), form);

const millimes = (amount: string): number | null => {
  const decimal = readAmount(amount);
  return decimal === null ? null : Math.round(Number(decimal) * 1_000);
};

/** What to be aware of in the terms as they stand in the form. */
export const warningsOf = (form: CouponForm): CouponWarning[] =>
  couponWarnings({
    type: form.type === 'FREE_DELIVERY' ? 'free_delivery' : form.type === 'FIXED' ? 'fixed' : 'percentage',
    amount: millimes(form.amount),
    percent: Number(form.percent) || null,
    minPurchase: millimes(form.minPurchase),
    maxDiscount: millimes(form.maxDiscount),
  });
