import { graphql, useFragment } from 'react-relay';

import { Badge } from '../../../design/static/Badge.tsx';
import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { ProductCard } from '../../../features/product/ProductCard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './DiscountBand.module.css';
import type { DiscountBand_band$key } from './__generated__/DiscountBand_band.graphql.ts';

interface DiscountBandProps {
  band: DiscountBand_band$key;
  tone: 'green' | 'terracotta';
}

/** A band that announces a reduction in one category, with its most reduced products. */
export function DiscountBand({ band, tone }: DiscountBandProps) {
  const { t } = useTranslation('home');
  const { title, subtitle, category, maxDiscountPercent } = useFragment(
    graphql`
      fragment DiscountBand_band on DiscountBand @argumentDefinitions(language: { type: "Language!" }) {
        title(language: $language)
        subtitle(language: $language)
        maxDiscountPercent
        category {
          path
          products(filter: { hasDiscount: true }, sort: { field: DISCOUNT }, first: 8) {
            nodes {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    band,
  );
  const nodes = category?.products?.nodes;
  if (category == null || !nodes?.length) return null;
  return (
    <Section
      tone={tone}
      title={title}
      lead={
        <span className={styles.lead}>
          {subtitle}
          {maxDiscountPercent > 0 ? (
            <Badge tone="terracotta" look="solid">
              {t('upTo', { percent: maxDiscountPercent })}
            </Badge>
          ) : null}
        </span>
      }
      action={{ label: t('seeAll'), to: `${paths.category(category.path)}?${PARAM.onSale}=1` }}
    >
      <Carousel label={title}>
        {nodes.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
