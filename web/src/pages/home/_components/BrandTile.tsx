import { graphql, useFragment } from 'react-relay';

import { BrandLogo } from '../../../features/brands/BrandLogo.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './BrandTile.module.css';
import type { BrandTile_brand$key } from './__generated__/BrandTile_brand.graphql.ts';

/** A brand's logo, linking to its page. */
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
      <BrandLogo
        name={name}
        logo={logo?.url}
        sizes="120px"
        widths={[160, 240]}
        ratio="2 / 1"
        className={styles.logo}
      />
    </Link>
  );
}
