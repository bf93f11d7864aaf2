import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { SellerCard_seller$key } from './__generated__/SellerCard_seller.graphql.ts';
import styles from './SellerCard.module.css';

/** The seller of a product. */
export function SellerCard({ seller: key }: { seller: SellerCard_seller$key }) {
  const { t, language } = useTranslation('product');
  const seller = useFragment(
    graphql`
      fragment SellerCard_seller on Seller {
        slug
        name
        productCount
        preparationHours
        ratingAverage
        ratingCount
        region {
          name(language: $language)
        }
        logo {
          url
        }
      }
    `,
    key,
  );
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className={styles.card} aria-label={`${t('seller.title')} ${seller.name}`}>
      <div className={styles.head}>
        <Picture src={seller.logo?.url} alt="" sizes="56px" widths={[64, 96, 160]} className={styles.logo} />
        <div className={styles.words}>
          <p className={styles.label}>{t('seller.title')}</p>
          <p className={styles.name} dir="auto">
            {seller.name}
          </p>
          <Rating average={seller.ratingAverage} count={seller.ratingCount} rounding="half" />
        </div>
        <ButtonLink to={paths.shop(seller.slug)} variant="secondary" size="sm" className={styles.visit}>
          {t('seller.visit')}
        </ButtonLink>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="map-pin" size={16} /> {seller.region.name}
        </li>
        <li>
          <Icon name="clock" size={16} />{' '}
          {t('seller.preparation', { count: seller.preparationHours, n: number(seller.preparationHours) })}
        </li>
        <li>
          <Icon name="package" size={16} />{' '}
          {t('seller.products', { count: seller.productCount, n: number(seller.productCount) })}
        </li>
      </ul>
    </section>
  );
}
