import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';

import { Container } from '../../../design/static/Container.tsx';
import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './PromoRow.module.css';
import type { PromoRow_storeLinks$key } from './__generated__/PromoRow_storeLinks.graphql.ts';

/** 'All at 20 TND': the maximum price, in TND. */
const ALL_AT = 20;

const all = paths.allProducts();
const PROMOS = [
  { key: 'cheap', icon: 'coins', to: `${all}?${PARAM.maxPrice}=${ALL_AT}` },
  { key: 'new', icon: 'sparkles', to: `${all}?${PARAM.isNew}=1` },
  { key: 'sell', icon: 'store', to: paths.sell() },
  { key: 'best', icon: 'trophy', to: `${all}?${PARAM.bestSeller}=1` },
  { key: 'free', icon: 'package-check', to: `${all}?${PARAM.freeDelivery}=1` },
] as const;

/** The promo buttons: four links into the catalogue, and the link to selling: the sellers' own site, if it is configured. */
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
          {PROMOS.map(({ key, icon, to }) => {
            const content = (
              <>
                <span className={styles.icon} data-promo={key}>
                  <Icon name={icon} size={22} thin />
                </span>
                {t(`promos.${key}`)}
              </>
            );
            return (
              <li key={key} className={styles.item}>
                {key === 'sell' && sellerSite ? (
                  <a className={styles.promo} href={sellerSite} target="_blank" rel="noopener noreferrer">
                    {content}
                  </a>
                ) : (
                  <Link className={styles.promo} to={to}>
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
