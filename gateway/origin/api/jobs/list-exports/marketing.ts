/** Files of the lists of marketing. */
import { AskedQuery } from '../../../../contract/admin/asked.ts';
import type { AskedText } from '../../../../contract/admin/asked.ts';
import { AdminPromoQuery } from '../../../../contract/admin/promos.ts';
import type { AdminPromo } from '../../../../contract/admin/promos.ts';
import { AdminCouponsQuery } from '../../../../contract/coupons.ts';
import type { AdminCoupon } from '../../../../contract/coupons.ts';
import { listAsked } from '../../asked/list.ts';
import { listPromos } from '../../content/promos.ts';
import { listCoupons } from '../../coupons/list.ts';
import type { Route } from '../../route.ts';
import { couponCells } from '../kinds/coupons.ts';
import { ADMIN_PAGE, amount, instant, listFile, NUMBERED_PAGE, pageOf } from './file.ts';
import type { Columns } from './file.ts';

const ASKED_COLUMNS: Columns<AskedText> = {
  text: ({ text }) => text,
  language: ({ language }) => language,
  intent: ({ intent }) => intent,
  times: ({ times }) => times,
  unanswered: ({ unanswered }) => unanswered,
  results: ({ results }) => results,
  shown: ({ shown }) => shown,
  opened: ({ opened }) => opened,
  lastDay: ({ lastDay }) => lastDay,
  resolvedAt: ({ resolvedAt }) => instant(resolvedAt),
};

const PROMO_COLUMNS: Columns<AdminPromo> = {
  slug: ({ slug }) => slug,
  title: ({ title }) => title,
  title_en: ({ titles }) => titles.en,
  title_de: ({ titles }) => titles.de,
  title_tn: ({ titles }) => titles.tn,
  subtitle: ({ subtitle }) => subtitle,
  filter: ({ filter }) => new URLSearchParams(filter).toString(),
  active: ({ active }) => active,
  products: ({ productCount }) => productCount,
  updatedAt: ({ updatedAt }) => instant(updatedAt),
};

export const marketingFiles: readonly Route[] = [
  listFile({
    name: 'coupons',
    summary: 'The coupons that match as CSV, for spreadsheets and for an import.',
    query: AdminCouponsQuery.omit(NUMBERED_PAGE),
    columns: {
      ...couponCells,
      state: ({ state }: AdminCoupon) => state,
      scopeName: ({ scopeName }: AdminCoupon) => scopeName,
      usedCount: ({ usedCount }: AdminCoupon) => usedCount,
      discountGiven: ({ discountGiven }: AdminCoupon) => amount(discountGiven),
      revenue: ({ revenue }: AdminCoupon) => amount(revenue),
      createdAt: ({ createdAt }: AdminCoupon) => instant(createdAt),
    },
    page: async ({ db }, _, query) => {
      const { coupons: items, ...page } = await listCoupons(db, query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'asked',
    summary: 'Searches or questions of shoppers that match as CSV.',
    query: AskedQuery.omit(NUMBERED_PAGE),
    columns: ASKED_COLUMNS,
    page: async ({ db }, _, query) => {
      const { texts: items, ...page } = await listAsked(db, query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'promos',
    summary: 'The promotions that match as CSV.',
    query: AdminPromoQuery.omit(ADMIN_PAGE),
    columns: PROMO_COLUMNS,
    page: async (context, _, query) => {
      const { promos, ...page } = await listPromos(context, query);
      return pageOf(promos, page);
    },
  }),
];
