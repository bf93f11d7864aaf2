import { graphql, useFragment } from 'react-relay';

import { cx } from '../../design/static/cx.ts';
import { Picture } from '../../design/static/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './CategoryTile.module.css';
import type { CategoryTile_category$key } from './__generated__/CategoryTile_category.graphql.ts';

interface CategoryTileProps {
  category: CategoryTile_category$key;
  /** On phones a chip. */
  isCompact?: boolean;
}

/** A category as a round picture with its name below, linking to its page. */
export function CategoryTile({ category, isCompact = false }: CategoryTileProps) {
  const data = useFragment(
    graphql`
      fragment CategoryTile_category on Category {
        name(language: $language)
        path
        image {
          url
        }
      }
    `,
    category,
  );
  return (
    <Link className={cx(styles.tile, isCompact && styles.compact)} to={paths.category(data.path)}>
      <span className={styles.disc}>
        <Picture
          src={data.image?.url ?? null}
          alt=""
          sizes="(min-width: 820px) 112px, 84px"
          widths={[160, 240]}
          ratio="1"
        />
      </span>
      <span className={styles.name}>{data.name}</span>
    </Link>
  );
}
