import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../design/static/Carousel.tsx';
import { Section } from '../../design/static/Section.tsx';
import type { SectionAction } from '../../design/static/SectionHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import type { ProductCarousel_products$key } from './__generated__/ProductCarousel_products.graphql.ts';

interface ProductCarouselProps {
  title: string;
  lead?: ReactNode;
  products: ProductCarousel_products$key;
  action?: SectionAction;
  /** Content next to the title, such as a countdown. */
  aside?: ReactNode;
  tone?: 'plain' | 'tint' | 'ink' | 'green' | 'terracotta';
  /** How many of the first cards are on the first screen. */
  priority?: number;
}

/** A section with a row of products. Nothing if there are none. */
export function ProductCarousel({
  title,
  lead,
  products: key,
  action,
  aside,
  tone,
  priority = 0,
}: ProductCarouselProps) {
  const products = useFragment(
    graphql`
      fragment ProductCarousel_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    key,
  );
  if (products.length === 0) return null;
  return (
    <Section title={title} lead={lead} action={action} aside={aside} tone={tone}>
      <Carousel label={title}>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} priority={index < priority} />
        ))}
      </Carousel>
    </Section>
  );
}

/** Skeleton of a section of products. */
export function ProductCarouselSkeleton({ title, tone }: Pick<ProductCarouselProps, 'title' | 'tone'>) {
  const { t } = useTranslation('common');
  return (
    <Section title={title} tone={tone}>
      <Carousel label={t('loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </Carousel>
    </Section>
  );
}
