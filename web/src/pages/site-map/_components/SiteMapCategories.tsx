import { graphql, useFragment } from 'react-relay';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { SiteMapCategories_categories$key } from './__generated__/SiteMapCategories_categories.graphql.ts';
import styles from './SiteMapCategories.module.css';

/** All departments, each with its direct sub-categories. */
export function SiteMapCategories({ categories }: { categories: SiteMapCategories_categories$key }) {
  const departments = useFragment(
    graphql`
      fragment SiteMapCategories_categories on Category @relay(plural: true) {
        id
        name(language: $language)
        path
        subCategories {
          id
          name(language: $language)
          path
        }
      }
    `,
    categories,
  );
  return (
    <ul className={styles.departments}>
      {departments.map(({ id, name, path, subCategories }) => (
        <li key={id}>
          <Link to={paths.category(path)} className={styles.department} preload={false}>
            <bdi>{name}</bdi>
          </Link>
          {subCategories.length > 0 && (
            <ul>
              {subCategories.map((category) => (
                <li key={category.id}>
                  <Link to={paths.category(category.path)} className={styles.category} preload={false}>
                    <bdi>{category.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
