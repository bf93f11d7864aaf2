import { graphql, useFragment } from 'react-relay';

import { Picture } from '../../../design/static/Picture.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './BrandTile.module.css';
import type { BrandTile_brand$key } from './__generated__/BrandTile_brand.graphql.ts';

/** A brand's logo, which is its word mark, linking to its page; its name in plain letters when it has none. */
export function BrandTile({ brand }: { brand: BrandTile_brand$key }) {
  const { slug, name, logo } = useFragment(
    graphql`
      fragment BrandTile_brand on Brand {
        slug
        name
        logo {
          url
        }
      }
    `,
    brand,
  );
  return (
    <Link className={styles.tile} to={paths.brand(slug)}>
      {logo ? (
        <Picture
          src={logo.url}
          alt={name}
          sizes="120px"
          widths={[160, 240]}
          ratio="2 / 1"
          fit="contain"
          className={styles.logo}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </Link>
  );
}
