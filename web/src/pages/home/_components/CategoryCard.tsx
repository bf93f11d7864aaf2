import { graphql, useFragment } from 'react-relay';

import { Picture } from '../../../design/static/Picture.tsx';
import { CategoryIcon } from '../../../features/categories/CategoryIcon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './CategoryCard.module.css';
import type { CategoryCard_category$key } from './__generated__/CategoryCard_category.graphql.ts';

interface CategoryCardProps {
  category: CategoryCard_category$key;
  /** A picture with its words on it, words on a tinted ground with a small picture, or a line of a list with its icon. */
  look: 'cover' | 'tint' | 'line';
}

/** A category with its name and number of products, in the look of its section. */
export function CategoryCard({ category, look }: CategoryCardProps) {
  const { t } = useTranslation('home');
  const data = useFragment(
    graphql`
      fragment CategoryCard_category on Category {
        name(language: $language)
        path
        icon
        productCount
        image {
          url
        }
      }
    `,
    category,
  );
  return (
    <Link className={styles[look]} to={paths.category(data.path)}>
      {look === 'line' ? (
        <span className={styles.icon}>
          <CategoryIcon name={data.icon} size={22} />
        </span>
      ) : (
        <Picture
          src={data.image?.url ?? null}
          alt=""
          sizes={look === 'tint' ? '88px' : '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'}
          widths={look === 'tint' ? [96, 160, 240] : [240, 320, 480, 640]}
          ratio={look === 'tint' ? '1' : 'auto'}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.count}>{t('shelves:categories.count', { count: data.productCount })}</span>
      </span>
    </Link>
  );
}
