import { useTranslation } from '../../../i18n/useTranslation.ts';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { filterOf, PROMO_FLAGS, type PromoConditions } from './promoForm.ts';

/** The conditions of a promotion in words, one a line. */
export function PromoConditionsText({ conditions }: { readonly conditions: PromoConditions }) {
  const { t } = useTranslation('adminMarketing');
  if (filterOf(conditions) === null) return t('promo.noFilter');
  const status = STOCK_STATUSES.find((one) => one === conditions.stockStatus);
  const lines: readonly (readonly [string, string])[] = [
    [t('promo.category'), conditions.category],
    [t('promo.brands'), conditions.brands.join(', ')],
    [t('promo.sellers'), conditions.sellers.join(', ')],
    [t('promo.colors'), conditions.colors.join(', ')],
    [t('promo.minPrice'), conditions.minPrice],
    [t('promo.maxPrice'), conditions.maxPrice],
    [t('promo.minDiscount'), conditions.minDiscountPercent],
    [t('promo.minRating'), conditions.minRating],
    [t('promo.createdAfter'), conditions.createdAfter.replace('T', ' ')],
    [t('promo.stockStatus'), status === undefined ? '' : t(`common:stockStatus.${status}`)],
    ...PROMO_FLAGS.map((name) => {
      const value = conditions[name];
      return [t(`promo.flag.${name}`), value === null ? '' : t(value ? 'admin:yes' : 'admin:no')] as const;
    }),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <div key={label}>
        {label} <bdi>{value}</bdi>
      </div>
    ));
}
