import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { StageOffer } from './StageOffer.tsx';
import styles from './StageOffers.module.css';
import type { StageOffers_products$key } from './__generated__/StageOffers_products.graphql.ts';

/** A few reduced products with their prices, beside the banners: what the shop sells is on the first screen. */
export function StageOffers({ products }: { products: StageOffers_products$key }) {
  const { t } = useTranslation('home');
  const { nodes } = useFragment(
    graphql`
      fragment StageOffers_products on ProductConnection {
        nodes {
          id
          ...StageOffer_product
        }
      }
    `,
    products,
  );
  if (nodes.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby="stage-offers">
      <div className={styles.head}>
        <h2 id="stage-offers" className={styles.title}>
          {t('offers.title')}
        </h2>
        <Link className={styles.all} to={paths.deals()}>
          {t('seeAll')} <VisuallyHidden>{t('offers.title')}</VisuallyHidden>
          <Icon name="arrow-right" size={16} className={styles.arrow} />
        </Link>
      </div>
      <ul className={styles.list}>
        {nodes.map((product) => (
          <li key={product.id} className={styles.item}>
            <StageOffer product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
