import { graphql, useFragment } from 'react-relay';

import { Badge } from '../../../design/static/Badge.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useOffer } from '../../../features/product/offer.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './StageOffers.module.css';
import type { StageOffer_product$key } from './__generated__/StageOffer_product.graphql.ts';

/** One product of the offers beside the banners: picture, name, reduction and price. */
export function StageOffer({ product: key }: { product: StageOffer_product$key }) {
  const { t } = useTranslation('common');
  const product = useFragment(
    graphql`
      fragment StageOffer_product on Product {
        slug
        name(language: $language)
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
        <h3 className={styles.name} dir="auto">
          <Link className={styles.link} to={paths.product(product.slug)}>
            {product.name}
          </Link>
        </h3>
        <div className={styles.price}>
          <Price current={current} regular={regular} size="sm" />
          {percent > 0 && (
            <Badge tone="terracotta">
              <VisuallyHidden>{t('productCard.discountLabel', { percent })}</VisuallyHidden>
              <bdi aria-hidden dir="ltr">
                {t('productCard.discount', { percent })}
              </bdi>
            </Badge>
          )}
        </div>
      </div>
    </article>
  );
}
