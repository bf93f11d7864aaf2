import { graphql, useFragment } from 'react-relay';

import { Picture } from '../../../design/static/Picture.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { DiscountBadge } from '../../../features/product/DiscountBadge.tsx';
import { useOffer } from '../../../features/product/offer.ts';
import { nameTag } from '../../../i18n/language.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './StageOffers.module.css';
import type { StageOffer_product$key } from './__generated__/StageOffer_product.graphql.ts';

/** One product of the offers beside the banners: picture, name, reduction and price. */
export function StageOffer({ product: key }: { product: StageOffer_product$key }) {
  const product = useFragment(
    graphql`
      fragment StageOffer_product on Product {
        slug
        name(language: $language)
        nameLanguage(language: $language)
        mainImage {
          url
        }
        ...offer_product
      }
    `,
    key,
  );
  const { current, regular, percent } = useOffer(product).offer;
  return (
    <article className={styles.offer}>
      <Picture
        src={product.mainImage?.url}
        alt=""
        sizes="88px"
        widths={[96, 160, 240]}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name} lang={nameTag(product.nameLanguage)} dir="auto">
          <Link className={styles.link} to={paths.product(product.slug)}>
            {product.name}
          </Link>
        </h3>
        <div className={styles.price}>
          <Price current={current} regular={regular} size="sm" />
          <DiscountBadge percent={percent} tone="terracotta" />
        </div>
      </div>
    </article>
  );
}
