import { graphql, useFragment } from 'react-relay';

import { useCategoryTree } from '../../features/categories/useCategoryTree.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FooterCategories.module.css';
import { FooterCategoryNode } from './FooterCategoryNode.tsx';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';

/**
 * All top-level categories, each with an expander that shows what is below it, and so on. The page carries two levels;
 * the deeper ones come when an expander is first used.
 */
export function FooterCategories({ categories }: { categories: FooterCategories_categories$key }) {
  const { t } = useTranslation('layout');
  const list = useFragment(
    graphql`
      fragment FooterCategories_categories on Category @relay(plural: true) {
        id
        name
        slug
        subCategories {
          id
          name
          slug
        }
      }
    `,
    categories,
  );
  const { tree, load } = useCategoryTree();
  if (list.length === 0) return null;
  return (
    <nav id="categories" className={styles.categories} aria-labelledby="categories-title">
      <h2 id="categories-title" className={styles.title}>
        {t('footer.categories')}
      </h2>
      <ul className={styles.grid}>
        {list.map((category) => (
          <FooterCategoryNode
            key={category.id}
            category={tree?.find((other) => other.id === category.id) ?? category}
            above={[]}
            onExpand={load}
          />
        ))}
      </ul>
    </nav>
  );
}
