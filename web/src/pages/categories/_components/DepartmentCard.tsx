import { graphql, useFragment } from 'react-relay';
import { Expander } from '../../../design/static/Expander.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { DepartmentCard_category$key } from './__generated__/DepartmentCard_category.graphql.ts';
import styles from './DepartmentCard.module.css';

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  readonly subCategories?: readonly Branch[];
}

/** The sub-categories of a category; deeper levels are folded. */
function Branches({ list, label }: { list: readonly Branch[]; label: string }) {
  const { t } = useTranslation('layout');
  return (
    <ul className={styles.branches} aria-label={label}>
      {list.map(({ id, name, path, subCategories = [] }) => (
        <li key={id} className={styles.branch}>
          <Link to={paths.category(path)} className={styles.link} preload={false}>
            <bdi>{name}</bdi>
          </Link>
          {subCategories.length > 0 && (
            <details className={styles.details}>
              <Expander label={t('categories.expand', { name })} />
              <Branches list={subCategories} label={name} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DepartmentCardProps {
  category: DepartmentCard_category$key;
  /** It is on the first screen. */
  priority: boolean;
}

/** A department: picture, name, number of products, and the tree of its sub-categories. */
export function DepartmentCard({ category: key, priority }: DepartmentCardProps) {
  const { t, language } = useTranslation('catalogue');
  const { name, path, productCount, image, subCategories } = useFragment(
    graphql`
      fragment DepartmentCard_category on Category {
        name(language: $language)
        path
        productCount
        image {
          url
        }
        subCategories {
          id
          name(language: $language)
          path
          subCategories {
            id
            name(language: $language)
            path
            subCategories {
              id
              name(language: $language)
              path
              subCategories {
                id
                name(language: $language)
                path
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <article className={styles.card}>
      <Link to={paths.category(path)} className={styles.head}>
        <Picture
          src={image?.url}
          alt=""
          sizes="72px"
          widths={[96, 160, 240]}
          className={styles.picture}
          priority={priority}
        />
        <span className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <span className={styles.count}>
            {t('count', { count: productCount, n: formatNumber(productCount, language) })}
          </span>
        </span>
      </Link>
      {subCategories.length > 0 && <Branches list={subCategories} label={name} />}
    </article>
  );
}
