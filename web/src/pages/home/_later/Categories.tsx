import { graphql } from 'react-relay';

import { CategorySections } from '../_components/CategorySections.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import { useBoot } from '../../../document/boot.ts';
import type { CategoriesQuery } from './__generated__/CategoriesQuery.graphql.ts';

/** The three category sections; suspends while its data load. */
export default function Categories() {
  const { language } = useBoot();
  const data = useLateQuery<CategoriesQuery>(
    graphql`
      query CategoriesQuery($language: Language!) {
        categories(list: TREE) {
          ...CategorySections_categories
        }
        featured: categories(list: FEATURED) {
          ...CategorySections_categories
        }
        withSubCategories: categories(list: WITH_SUBCATEGORIES) {
          id
        }
      }
    `,
    { language: schemaLanguage(language) },
  );
  return (
    <CategorySections
      categories={data.categories ?? []}
      featured={data.featured ?? []}
      withSubCategories={data.withSubCategories ?? []}
    />
  );
}
