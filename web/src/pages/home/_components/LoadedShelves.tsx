import { graphql, useLazyLoadQuery } from 'react-relay';

import { PARAM } from '../../../features/listing/params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { BrandCarousel } from './BrandCarousel.tsx';
import { ProductShelf } from './ProductShelf.tsx';
import type { LoadedShelvesQuery } from './__generated__/LoadedShelvesQuery.graphql.ts';

/** Brands, featured products, Tunisian brands and best sellers; suspends while their data are under way. */
export default function LoadedShelves() {
  const { t } = useTranslation('home');
  const data = useLazyLoadQuery<LoadedShelvesQuery>(
    graphql`
      query LoadedShelvesQuery {
        featured: products(filter: { isFeatured: true }, first: 10) {
          ...ProductShelf_products
        }
        best: products(filter: { isBestSeller: true }, sort: { field: POPULARITY }, first: 10) {
          ...ProductShelf_products
        }
        brands(first: 30) {
          ...BrandCarousel_brands
        }
        tunisian: brands(countryCode: "TN", first: 20) {
          ...BrandCarousel_brands
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return (
    <>
      <BrandCarousel brands={data.brands} variant="all" />
      <ProductShelf
        products={data.featured}
        title={t('featured.title')}
        action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.featured}=1` }}
      />
      <BrandCarousel brands={data.tunisian} variant="tunisian" />
      <ProductShelf
        products={data.best}
        title={t('best.title')}
        action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.bestSeller}=1` }}
      />
    </>
  );
}
