import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../design/static/Picture.tsx';
import styles from './ShopPictures.module.css';
import type { ShopPictures_seller$key } from './__generated__/ShopPictures_seller.graphql.ts';

interface ShopPicturesProps {
  seller: ShopPictures_seller$key;
  /** Of one picture. */
  sizes: string;
  /** They are on the first screen. */
  priority?: boolean;
}

/** What a shop sells, as a cover: pictures of its products side by side. Nothing if there are fewer than three. */
export function ShopPictures({ seller: key, sizes, priority = false }: ShopPicturesProps) {
  const { productPictures } = useFragment(
    graphql`
      fragment ShopPictures_seller on Seller {
        productPictures {
          url
        }
      }
    `,
    key,
  );
  if (productPictures.length < 3) return null;
  return (
    <span className={styles.pictures}>
      {productPictures.map(({ url }) => (
        <Picture
          key={url}
          src={url}
          alt=""
          sizes={sizes}
          widths={[160, 240, 320, 480]}
          ratio="auto"
          className={styles.picture}
          priority={priority}
        />
      ))}
    </span>
  );
}
