/** The demo shop's coupons and promotions. */
import type { CouponType, LocalisedText } from '../../contract/content.ts';
import type { Millimes } from '../../contract/money.ts';
import type { Recipe } from '../media/recipe.ts';

export interface DemoCoupon {
  code: string;
  type: CouponType;
  /** Millimes, whole percent, or 0. */
  value: number;
  minPurchase: Millimes | null;
  /** Name of the shop that it applies to and that funds it; null: all, and the platform. */
  seller: string | null;
}

const tnd = (amount: number): Millimes => amount * 1_000;
const fixed = (code: string, amount: number, from: number): DemoCoupon => ({
  code,
  type: 'fixed',
  value: tnd(amount),
  minPurchase: tnd(from),
  seller: null,
});
const percentage = (code: string, value: number, from: number): DemoCoupon => ({
  code,
  type: 'percentage',
  value,
  minPurchase: tnd(from),
  seller: null,
});

/** The eight of the specification's section 3, in its order. */
export const CARD_COUPONS: readonly DemoCoupon[] = [
  fixed('LAWAJ30', 30, 290),
  percentage('MOINS12', 12, 99),
  { code: 'PERLE35', type: 'percentage', value: 35, minPurchase: null, seller: 'Perle du Sahel' },
  fixed('LAWAJ70', 70, 569),
  fixed('LAWAJ100', 100, 808),
  fixed('LAWAJ8', 8, 89),
  percentage('MOINS18', 18, 170),
  fixed('LAWAJ38', 38, 328),
];

/** Coupons that are not advertised on the home page. */
export const HIDDEN_COUPON: DemoCoupon = {
  code: 'TROUVE8',
  type: 'free_delivery',
  value: 0,
  minPurchase: null,
  seller: null,
};

export const COUPONS: readonly DemoCoupon[] = [...CARD_COUPONS, HIDDEN_COUPON];

export interface DemoPromo {
  slug: string;
  title: LocalisedText;
  subtitle: LocalisedText;
  recipe: Recipe;
  /** Filters of the product list, as in its query. */
  filter: Record<string, string>;
}

export const PROMOS: readonly DemoPromo[] = [
  {
    slug: 'the-50',
    title: {
      fr: 'À moitié prix, et mieux',
      en: 'Half price and better',
      de: 'Zum halben Preis oder weniger',
      tn: 'بالنص وأرخص',
    },
    subtitle: {
      fr: 'Tout ce qui est remisé de 50\u00a0% ou plus en ce moment, dans tous les rayons.',
      en: 'Everything reduced by 50% or more right now, in every department.',
      de: 'Alles, was gerade um 50\u00a0% oder mehr reduziert ist, aus allen Abteilungen.',
      tn: 'كل شي ناقص بـ50% ولا أكثر توّا، في الرايونات الكل.',
    },
    recipe: {
      kind: 'banner',
      ground: 'terracotta',
      art: ['shot-sofa-classic=bleu', 'shot-plant-ficus', 'shot-lamp-mushroom'],
      width: 1600,
      height: 480,
      seed: 51,
    },
    filter: { minDiscountPercent: '50', inStock: 'true' },
  },
  {
    slug: '2',
    title: {
      fr: '2 articles, livraison offerte',
      en: '2 items, free delivery',
      de: '2 Artikel, Lieferung gratis',
      tn: 'زوز حاجات و التوصيل بلاش',
    },
    subtitle: {
      fr: 'Prenez-en deux dans cette sélection, les mêmes ou non : vous atteignez 99\u00a0TND et la livraison est gratuite.',
      en: 'Take any two of this selection, the same or not: you reach 99\u00a0TND and delivery is free.',
      de: 'Zwei beliebige Artikel aus dieser Auswahl, gleich oder verschieden: zusammen mindestens 99\u00a0TND, also ohne Lieferkosten.',
      tn: 'خوذ زوز من هالمجموعة، كيف كيف و إلا لا: توصل لـ99\u00a0د.ت و التوصيل يولّي بلاش.',
    },
    recipe: {
      kind: 'banner',
      ground: 'green',
      art: ['shot-kettle=beige', 'shot-toaster=beige', 'shot-cups=blanc'],
      width: 1600,
      height: 480,
      seed: 52,
    },
    // Two of any of them are 99\u00a0TND at least, the limit of free delivery.
    filter: { minPrice: '49.500', inStock: 'true' },
  },
];
