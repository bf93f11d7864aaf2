import { graphql } from 'react-relay';

import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { ProductShelf } from '../_components/ProductShelf.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { NewArrivalsQuery } from './__generated__/NewArrivalsQuery.graphql.ts';

/** Products added within the last day, the newest first; suspends while its data load. */
export default function NewArrivals() {
  const { t, language } = useTranslation('home');
  const data = useLateQuery<NewArrivalsQuery>(
    graphql`
      query NewArrivalsQuery($language: Language!) {
        new: products(filter: { createdWithinHours: 24 }, sort: { field: CREATED_AT }, first: 10) {
          ...ProductShelf_products
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  if (data.new == null) return null;
  return (
    <ProductShelf
      products={data.new}
      title={t('new.title')}
      action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.isNew}=1` }}
    />
  );
}
