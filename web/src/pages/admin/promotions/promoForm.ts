/** The form of a promotion. */
import { graphql, useFragment } from 'react-relay';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { NO_TEXTS, textsInput, textsOf, type OtherTexts } from '../_kit/otherTexts.ts';
import type { Problem } from '../_kit/useAdminMutation.ts';
import type { promoForm_promo$key } from './__generated__/promoForm_promo.graphql.ts';
import type { AdminPromoChanges } from './__generated__/AdminPromoPageMutation.graphql.ts';

export const PROMO_FLAGS = [
  'hasDiscount',
  'freeDelivery',
  'inStock',
  'isBestSeller',
  'isFeatured',
  'isFlashSale',
  'hasWarranty',
] as const;
type Flags = Readonly<Record<(typeof PROMO_FLAGS)[number], boolean | null>>;

/** Conditions on the products of a promotion: slugs of what they belong to; empty or null: none. */
export interface PromoConditions extends Flags {
  readonly category: string;
  readonly brands: readonly string[];
  readonly sellers: readonly string[];
  readonly colors: readonly string[];
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly minDiscountPercent: string;
  /** One of STOCK_STATUSES; empty: any. */
  readonly stockStatus: string;
  readonly minRating: string;
  /** In Tunisia's time, as its field has it. */
  readonly createdAfter: string;
}

export interface PromoForm extends Record<string, unknown> {
  readonly title: string;
  readonly titles: OtherTexts;
  readonly subtitle: string;
  readonly subtitles: OtherTexts;
  readonly imageUrl: string | null;
  readonly filter: PromoConditions;
  readonly active: boolean;
}

export const NEW_PROMO: PromoForm = {
  title: '',
  titles: NO_TEXTS,
  subtitle: '',
  subtitles: NO_TEXTS,
  imageUrl: null,
  filter: {
    category: '',
    brands: [],
    sellers: [],
    colors: [],
    minPrice: '',
    maxPrice: '',
    minDiscountPercent: '',
    stockStatus: '',
    minRating: '',
    createdAfter: '',
    hasDiscount: null,
    freeDelivery: null,
    inStock: null,
    isBestSeller: null,
    isFeatured: null,
    isFlashSale: null,
    hasWarranty: null,
  },
  active: false,
};

/** The form of a promotion that was read. */
export function usePromoForm(key: promoForm_promo$key): PromoForm {
  const promo = useFragment(
    graphql`
      fragment promoForm_promo on AdminPromo {
        title
        titles {
          en
          de
          tn
        }
        subtitle
        subtitles {
          en
          de
          tn
        }
        imageUrl
        active
        filter {
          category
          brands
          sellers
          colors
          minPrice
          maxPrice
          minDiscountPercent
          hasDiscount
          freeDelivery
          inStock
          isBestSeller
          isFeatured
          isFlashSale
          hasWarranty
          stockStatus
          minRating
          createdAfter
        }
      }
    `,
    key,
  );
  const { filter } = promo;
  return {
    title: promo.title,
    titles: textsOf(promo.titles),
    subtitle: promo.subtitle,
    subtitles: textsOf(promo.subtitles),
    imageUrl: promo.imageUrl ?? null,
    active: promo.active,
    filter: {
      category: filter.category ?? '',
      brands: filter.brands,
      sellers: filter.sellers,
      colors: filter.colors,
      minPrice: filter.minPrice ?? '',
      maxPrice: filter.maxPrice ?? '',
      minDiscountPercent: filter.minDiscountPercent == null ? '' : String(filter.minDiscountPercent),
      hasDiscount: filter.hasDiscount ?? null,
      freeDelivery: filter.freeDelivery ?? null,
      inStock: filter.inStock ?? null,
      isBestSeller: filter.isBestSeller ?? null,
      isFeatured: filter.isFeatured ?? null,
      isFlashSale: filter.isFlashSale ?? null,
      hasWarranty: filter.hasWarranty ?? null,
      stockStatus: filter.stockStatus ?? '',
      minRating: filter.minRating == null ? '' : String(filter.minRating),
      createdAfter: filter.createdAfter == null ? '' : tunisLocal(filter.createdAfter),
    },
  };
}

/** Conditions as the schema's filter of products; null: there is none, or one is no number. */
export function filterOf(conditions: PromoConditions): NonNullable<AdminPromoChanges['filter']> | null {
  const { category, brands, sellers, colors, minPrice, maxPrice, minDiscountPercent } = conditions;
  const { stockStatus, minRating, createdAfter } = conditions;
  const amounts = [minPrice, maxPrice].filter((amount) => amount !== '');
  if (amounts.some((amount) => !/^\d+(?:\.\d+)?$/.test(amount))) return null;
  if (minDiscountPercent !== '' && !/^[1-9]\d?$|^100$/.test(minDiscountPercent)) return null;
  if (minRating !== '' && !/^[0-4](?:\.\d)?$|^5$/.test(minRating)) return null;
  const since = createdAfter === '' ? null : tunisInstant(createdAfter);
  const status = oneOf(STOCK_STATUSES, stockStatus);
  const filter = {
    ...(status !== undefined && { stockStatus: status }),
    ...(minRating !== '' && { minRating: Number(minRating) }),
    ...(since !== null && { createdAfter: since }),
    ...(category !== '' && { category }),
    ...(brands.length > 0 && { brands }),
    ...(sellers.length > 0 && { sellers }),
    ...(colors.length > 0 && { colors }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(minDiscountPercent !== '' && { minDiscountPercent: Number(minDiscountPercent) }),
    ...Object.fromEntries(
      PROMO_FLAGS.flatMap((name) => (conditions[name] === null ? [] : [[name, conditions[name]]])),
    ),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}

/** What is missing or cannot be sent. */
export function problemsOf({ title, subtitle, filter }: PromoForm): Problem[] {
  const problem = (field: string, code: string): Problem => ({ field: [field], code, message: code });
  return [
    ...(title.trim() === '' ? [problem('title', 'REQUIRED')] : []),
    ...(subtitle.trim() === '' ? [problem('subtitle', 'REQUIRED')] : []),
    ...(filterOf(filter) === null ? [problem('filter', 'REQUIRED')] : []),
  ];
}

/** Changed fields as the mutation takes them. */
export function changesOf({ titles, subtitles, filter, ...changes }: Partial<PromoForm>): AdminPromoChanges {
  return {
    ...changes,
    ...(titles !== undefined && { titles: textsInput(titles) }),
    ...(subtitles !== undefined && { subtitles: textsInput(subtitles) }),
    ...(filter !== undefined && { filter: filterOf(filter) }),
  };
}
