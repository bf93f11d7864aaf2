import { graphql } from 'react-relay';

import { CategorySections } from '../_components/CategorySections.tsx';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import type { CategoriesQuery } from './__generated__/CategoriesQuery.graphql.ts';

/** The three category sections; suspends while its data load. */
export default function Categories() {
  const data = useLateQuery<CategoriesQuery>(
    graphql`
      query CategoriesQuery {
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
    {},
  );
  return (
    <CategorySections
      categories={data.categories ?? []}
      featured={data.featured ?? []}
      withSubCategories={data.withSubCategories ?? []}
    />
  );
}
