import { graphql, useFragment } from 'react-relay';

import { chipCategories } from '../../features/categories/categoryLists.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './CategoryChips.module.css';
import type { CategoryChips_categories$key } from './__generated__/CategoryChips_categories.graphql.ts';

const TOP_CATEGORIES = 20;

/** The chips of a home page without the list of categories (phones, tablets): special categories, featured ones, then the top 20. */
export function CategoryChips({ categories }: { categories: CategoryChips_categories$key }) {
  const { t } = useTranslation('layout');
  const list = useFragment(
    graphql`
      fragment CategoryChips_categories on Category @relay(plural: true) {
        id
        name(language: $language)
        path
        isSpecial
        isFeatured
      }
    `,
    categories,
  );
  const featured = list.filter((category) => category.isFeatured);
  const chips = chipCategories(
    list.filter((category) => category.isSpecial),
    featured,
    // The top 20 are not special, featured ones first.
    chipCategories(featured, list)
      .filter((category) => !category.isSpecial)
      .slice(0, TOP_CATEGORIES),
  );
  if (chips.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t('categories.chips')}>
      <ul className={styles.list}>
        {chips.map((category) => (
          <li key={category.id}>
            <Link
              className={styles.chip}
              to={paths.category(category.path)}
              data-special={category.isSpecial}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
