import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../design/static/Picture.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { SectionHeading } from '../../../design/static/SectionHeading.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { MallShops_sellers$key } from './__generated__/MallShops_sellers.graphql.ts';
import styles from './MallShops.module.css';

/** The partner shops. Nothing if there are none. */
export function MallShops({ sellers: key }: { sellers: MallShops_sellers$key }) {
  const { t, language } = useTranslation('catalogue');
  const sellers = useFragment(
    graphql`
      fragment MallShops_sellers on Seller @relay(plural: true) {
        slug
        name
        productCount
        ratingAverage
        ratingCount
        region {
          name
        }
        logo {
          url
        }
      }
    `,
    key,
  );
  if (sellers.length === 0) return null;
  return (
    <section aria-labelledby="partner-shops" className={styles.section}>
      <SectionHeading id="partner-shops">{t('mall.shops')}</SectionHeading>
      <ul className={styles.grid}>
        {sellers.map((seller) => (
          <li key={seller.slug}>
            <Link to={paths.shop(seller.slug)} className={styles.shop}>
              <Picture
                src={seller.logo?.url}
                alt=""
                sizes="64px"
                widths={[64, 96, 160]}
                className={styles.logo}
              />
              <span className={styles.words}>
                <bdi className={styles.name}>{seller.name}</bdi>
                <span className={styles.facts}>
                  {seller.region.name} ·{' '}
                  {t('count', {
                    count: seller.productCount,
                    n: formatNumber(seller.productCount, language),
                  })}
                </span>
                {seller.ratingCount > 0 && (
                  <Rating average={seller.ratingAverage} count={seller.ratingCount} rounding="half" />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
