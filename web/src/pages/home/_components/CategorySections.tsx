import { graphql, useFragment } from 'react-relay';

import { Section } from '../../../design/static/Section.tsx';
import {
  allCategories,
  popularTrends,
  specialCategories,
} from '../../../features/categories/categoryLists.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CategoryCard } from './CategoryCard.tsx';
import styles from './CategorySections.module.css';
import type { CategorySections_categories$key } from './__generated__/CategorySections_categories.graphql.ts';

interface CategorySectionsProps {
  categories: CategorySections_categories$key;
  /** Featured ones, including sub-categories. */
  featured: CategorySections_categories$key;
  /** Those with sub-categories. */
  withSubCategories: readonly { readonly id: string }[];
}

/** Trends, special categories and all of them: three sections, each in a look of its own and absent if it is empty. */
export function CategorySections({ categories, featured, withSubCategories }: CategorySectionsProps) {
  const { t } = useTranslation('home');
  const fragment = graphql`
    fragment CategorySections_categories on Category @relay(plural: true) {
      id
      isSubCategory
      isFeatured
      isSpecial
      displayOrder
      productCount
      ...CategoryCard_category
    }
  `;
  const list = useFragment(fragment, categories);
  const trends = useFragment(fragment, featured);
  const sections = [
    { key: 'trends', look: 'cover', items: popularTrends(trends) },
    {
      key: 'special',
      look: 'tint',
      items: specialCategories(list, new Set(withSubCategories.map((category) => category.id))),
    },
    { key: 'all', look: 'line', items: allCategories(list) },
  ] as const;
  return sections.map(({ key, look, items }) =>
    items.length === 0 ? null : (
      <Section key={key} title={t(`shelves:categories.${key}`)}>
        <ul className={styles.grid} data-section={key}>
          {items.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} look={look} />
            </li>
          ))}
        </ul>
      </Section>
    ),
  );
}
