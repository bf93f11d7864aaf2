import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';

import { Container } from '../../../design/static/Container.tsx';
import { PARAM } from '../../../features/listing/params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './PromoRow.module.css';
import type { PromoRow_storeLinks$key } from './__generated__/PromoRow_storeLinks.graphql.ts';

/** 'All at 20 TND': the highest price, in TND. */
const ALL_AT = 20;
/** From here on the delivery of one product is free, in TND. */
const FREE_DELIVERY_FROM = 99;

const PROMOS = [
  { key: 'cheap', icon: 'coins', query: `${PARAM.maxPrice}=${ALL_AT}` },
  { key: 'new', icon: 'sparkles', query: `${PARAM.isNew}=1` },
  { key: 'best', icon: 'trophy', query: `${PARAM.bestSeller}=1` },
  { key: 'free', icon: 'package-check', query: `${PARAM.minPrice}=${FREE_DELIVERY_FROM}` },
] as const;

/** The promo buttons: four ways into the catalogue and, where it is configured, the way to sell. */
export function PromoRow({ storeLinks }: { storeLinks: PromoRow_storeLinks$key }) {
  const { t } = useTranslation('home');
  const { sellerSite } = useFragment(
    graphql`
      fragment PromoRow_storeLinks on StoreLinks {
        sellerSite
      }
    `,
    storeLinks,
  );
  return (
    <nav className={styles.promos} aria-label={t('promos.label')}>
      <Container>
        <ul className={styles.row}>
          {PROMOS.map(({ key, icon, query }) => (
            <li key={key} className={styles.item}>
              <Link className={styles.promo} to={`${paths.allProducts()}?${query}`}>
                <span className={styles.icon} data-promo={key}>
                  <Icon name={icon} size={22} thin />
                </span>
                {t(`promos.${key}`)}
              </Link>
            </li>
          ))}
          {sellerSite ? (
            <li className={styles.item}>
              <a className={styles.promo} href={sellerSite} target="_blank" rel="noopener noreferrer">
                <span className={styles.icon} data-promo="sell">
                  <Icon name="store" size={22} thin />
                </span>
                {t('promos.sell')}
              </a>
            </li>
          ) : null}
        </ul>
      </Container>
    </nav>
  );
}
