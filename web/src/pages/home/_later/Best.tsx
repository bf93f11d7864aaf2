import { graphql } from 'react-relay';

import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { ProductShelf } from '../_components/ProductShelf.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { BestQuery } from './__generated__/BestQuery.graphql.ts';

/** Featured products and best sellers, the ten best rated of each; suspends while its data load. */
export default function Best() {
  const { t, language } = useTranslation('home');
  const data = useLateQuery<BestQuery>(
    graphql`
      query BestQuery($language: Language!) {
        featured: products(
          filter: { isFeatured: true }
          sort: { field: RATING, direction: DESC }
          first: 10
        ) {
          ...ProductShelf_products
        }
        best: products(filter: { isBestSeller: true }, sort: { field: RATING, direction: DESC }, first: 10) {
          ...ProductShelf_products
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  return (
    <>
      {data.featured && (
        <ProductShelf
          products={data.featured}
          title={t('featured.title')}
          action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.featured}=1` }}
        />
      )}
      {data.best && (
        <ProductShelf
          products={data.best}
          title={t('best.title')}
          action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.bestSeller}=1` }}
        />
      )}
    </>
  );
}
