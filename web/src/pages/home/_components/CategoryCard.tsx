import { graphql, useFragment } from 'react-relay';

import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './CategoryCard.module.css';
import type { CategoryCard_category$key } from './__generated__/CategoryCard_category.graphql.ts';

/** A category as a picture with its name and number of products. */
export function CategoryCard({ category }: { category: CategoryCard_category$key }) {
  const { t } = useTranslation('home');
  const data = useFragment(
    graphql`
      fragment CategoryCard_category on Category {
        name(language: $language)
        path
        productCount
        image {
          url
        }
      }
    `,
    category,
  );
  return (
    <Link className={styles.card} to={paths.category(data.path)}>
      <Picture
        src={data.image?.url ?? null}
        alt=""
        sizes="(min-width: 1024px) 20vw, (min-width: 640px) 30vw, 45vw"
        widths={[160, 240, 320, 480]}
        ratio="4 / 3"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.count}>{t('shelves:categories.count', { count: data.productCount })}</span>
      </span>
    </Link>
  );
}
