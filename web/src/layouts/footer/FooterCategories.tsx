import { graphql, useFragment } from 'react-relay';

import { useCategoryTree } from '../../features/categories/useCategoryTree.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FooterCategories.module.css';
import { FooterCategoryNode, type FooterCategory } from './FooterCategoryNode.tsx';
import type {
  FooterCategories_categories$data,
  FooterCategories_categories$key,
} from './__generated__/FooterCategories_categories.graphql.ts';

interface FooterCategoriesProps {
  categories: FooterCategories_categories$key;
  /** Categories with sub-categories. */
  withSubCategories: readonly { readonly id: string }[];
}

/** A top-level category: its path, which the page's data has anyway, is its slug. */
const topLevel = ({ id, name, path }: FooterCategories_categories$data[number]): FooterCategory => ({
  id,
  name,
  slug: path.at(-1) ?? '',
});

/**
 * All top-level categories, each with an expander that shows its sub-categories, and so on. The page contains the links;
 * sub-categories load when an expander is first used, and without scripts the category's page shows them.
 */
export function FooterCategories({ categories, withSubCategories }: FooterCategoriesProps) {
  const { t } = useTranslation('footer');
  const list = useFragment(
    graphql`
      fragment FooterCategories_categories on Category @relay(plural: true) {
        id
        name(language: $language)
        path
      }
    `,
    categories,
  );
  const { tree, failed, load } = useCategoryTree();
  const expandable = new Set(withSubCategories.map((category) => category.id));
  if (list.length === 0) return null;
  return (
    <nav id="categories" className={styles.categories} aria-labelledby="categories-title">
      <h2 id="categories-title" className={styles.title}>
        {t('categories')}
      </h2>
      <ul className={styles.grid}>
        {list.map((category) => (
          <FooterCategoryNode
            key={category.id}
            category={tree?.find((other) => other.id === category.id) ?? topLevel(category)}
            above={[]}
            isExpandable={expandable.has(category.id)}
            failed={failed}
            onExpand={load}
          />
        ))}
      </ul>
    </nav>
  );
}
