import { graphql, useFragment } from 'react-relay';

import { Section } from '../../../design/static/Section.tsx';
import { CategoryCarousel } from '../../../features/categories/CategoryCarousel.tsx';
import { popularCategories } from '../../../features/categories/categoryLists.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PopularCategories_categories$key } from './__generated__/PopularCategories_categories.graphql.ts';

/** The top categories in one or two rows that scroll sideways. */
export function PopularCategories({ categories }: { categories: PopularCategories_categories$key }) {
  const { t } = useTranslation('home');
  const list = useFragment(
    graphql`
      fragment PopularCategories_categories on Category @relay(plural: true) {
        id
        isSubCategory
        isFeatured
        isSpecial
        displayOrder
        productCount
        ...CategoryCarousel_categories
      }
    `,
    categories,
  );
  const popular = popularCategories(list);
  if (popular.length === 0) return null;
  return (
    <Section title={t('categories.popular')}>
      <CategoryCarousel label={t('categories.popular')} categories={popular} />
    </Section>
  );
}
