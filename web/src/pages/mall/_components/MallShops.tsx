import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { SectionHeading } from '../../../design/static/SectionHeading.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { MallShops_sellers$key } from './__generated__/MallShops_sellers.graphql.ts';
import styles from './MallShops.module.css';
import { ShopTile } from './ShopTile.tsx';

/** Shops shown until all are asked for. */
const FIRST = 6;

/** The partner shops, the ones with most products first. Nothing if there are none. */
export function MallShops({ sellers: key }: { sellers: MallShops_sellers$key }) {
  const { t, language } = useTranslation('catalogue');
  const [showsAll, setShowsAll] = useState(false);
  const sellers = useFragment(
    graphql`
      fragment MallShops_sellers on Seller @relay(plural: true) {
        slug
        productCount
        ...ShopTile_seller
      }
    `,
    key,
  );
  if (sellers.length === 0) return null;
  return (
    <section aria-labelledby="partner-shops" className={styles.section}>
      <SectionHeading id="partner-shops">{t('mall.shops')}</SectionHeading>
      {/* All are in the document: without scripts they are all shown. */}
      <ul className={styles.grid} data-all={showsAll}>
        {sellers
          .toSorted((a, b) => b.productCount - a.productCount)
          .map((seller) => (
            <li key={seller.slug}>
              <ShopTile seller={seller} />
            </li>
          ))}
      </ul>
      {sellers.length > FIRST && !showsAll && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('mall.allShops', { n: formatNumber(sellers.length, language) })}
          </Button>
        </p>
      )}
    </section>
  );
}
