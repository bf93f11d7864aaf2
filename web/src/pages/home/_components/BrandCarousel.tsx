import { graphql, useFragment } from 'react-relay';

import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BrandTile } from './BrandTile.tsx';
import type { BrandCarousel_brands$key } from './__generated__/BrandCarousel_brands.graphql.ts';
import { shopBrands } from './brands.ts';

interface BrandCarouselProps {
  brands: BrandCarousel_brands$key;
  /** `all`: unique single-word names, the first 20; `tunisian`: in the given order. */
  variant: 'all' | 'tunisian';
}

/** Brands as tiles with their logos. */
export function BrandCarousel({ brands, variant }: BrandCarouselProps) {
  const { t } = useTranslation('home');
  const { nodes } = useFragment(
    graphql`
      fragment BrandCarousel_brands on BrandConnection {
        nodes {
          id
          name
          ...BrandTile_brand
        }
      }
    `,
    brands,
  );
  const shown = variant === 'all' ? shopBrands(nodes) : nodes;
  if (shown.length === 0) return null;
  return (
    <Section title={t(`shelves:brands.${variant}`)}>
      <Carousel label={t(`shelves:brands.${variant}`)} itemWidth="tile">
        {shown.map((brand) => (
          <BrandTile key={brand.id} brand={brand} />
        ))}
      </Carousel>
    </Section>
  );
}
