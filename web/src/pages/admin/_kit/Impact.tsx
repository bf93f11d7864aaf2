import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Facts } from './Detail.tsx';
import type { Impact_impact$key } from './__generated__/Impact_impact.graphql.ts';

/** What a change of a category or brand would concern. */
export function Impact({ impact: key }: { readonly impact: Impact_impact$key | null | undefined }) {
  const { t, language } = useTranslation('adminCategories');
  const impact = useFragment(
    graphql`
      fragment Impact_impact on CatalogueImpact {
        products
        categories
        addresses
        coupons
        promos
      }
    `,
    key,
  );
  if (impact == null) return <p>{t('impact.unknown')}</p>;
  const { products, categories, addresses, coupons, promos } = impact;
  const facts = [
    ['products', products],
    ['categories', categories],
    ['addresses', addresses],
    ['coupons', coupons],
    ['promos', promos],
  ] as const;
  return (
    <Facts
      facts={facts
        .filter(([name, n]) => n > 0 || name === 'products')
        .map(([name, n]) => [t(`impact.${name}`), formatNumber(n, language)])}
    />
  );
}
