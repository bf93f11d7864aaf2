import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { SectionHeading } from '../../../design/static/SectionHeading.tsx';
import { SellLink } from '../../../features/selling/SellLink.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './SellerBanner.module.css';
import type { SellerBanner_storeLinks$key } from './__generated__/SellerBanner_storeLinks.graphql.ts';

/** 'Devenez Vendeur': the benefits for sellers, with a link. */
export function SellerBanner({ storeLinks }: { storeLinks: SellerBanner_storeLinks$key }) {
  const { t } = useTranslation('home');
  const { sellerSite } = useFragment(
    graphql`
      fragment SellerBanner_storeLinks on StoreLinks {
        sellerSite
      }
    `,
    storeLinks,
  );
  return (
    <Section label={t('shelves:seller.title')}>
      <div className={styles.offer}>
        <SectionHeading lead={t('shelves:seller.lead')}>{t('shelves:seller.title')}</SectionHeading>
        <ul className={styles.points}>
          <li className={styles.point}>
            <Icon name="hand-coins" size={22} thin />
            {t('shelves:seller.commission')}
          </li>
          <li className={styles.point}>
            <Icon name="badge-check" size={22} thin />
            {t('shelves:seller.validation')}
          </li>
        </ul>
        <SellLink sellerSite={sellerSite} className={styles.start}>
          {t('shelves:seller.start')}
        </SellLink>
        {sellerSite ? (
          <Link className={styles.apply} to={paths.sell()}>
            {t('shelves:seller.apply')}
          </Link>
        ) : null}
      </div>
    </Section>
  );
}
