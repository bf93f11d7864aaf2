import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { ShopPictures } from '../../../features/shops/ShopPictures.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { ShopTile_seller$key } from './__generated__/ShopTile_seller.graphql.ts';
import styles from './ShopTile.module.css';

/** A shop of the mall: what it sells in pictures, its name, size, rating and terms. All of it links to the shop. */
export function ShopTile({ seller: key }: { seller: ShopTile_seller$key }) {
  const { t, language } = useTranslation('catalogue');
  const seller = useFragment(
    graphql`
      fragment ShopTile_seller on Seller {
        slug
        name
        productCount
        ratingAverage
        ratingCount
        preparationHours
        region {
          name(language: $language)
        }
        logo {
          url
        }
        ...ShopPictures_seller
      }
    `,
    key,
  );
  return (
    <Link to={paths.shop(seller.slug)} className={styles.shop}>
      <span className={styles.cover}>
        <ShopPictures seller={seller} sizes="(min-width: 1024px) 140px, (min-width: 640px) 17vw, 32vw" />
      </span>
      <span className={styles.body}>
        <Picture src={seller.logo?.url} alt="" sizes="56px" widths={[64, 96, 160]} className={styles.logo} />
        <span className={styles.words}>
          <bdi className={styles.name}>{seller.name}</bdi>
          <span className={styles.facts}>
            <bdi>{seller.region.name}</bdi> ·{' '}
            {t('count', {
              count: seller.productCount,
              n: formatNumber(seller.productCount, language),
            })}
          </span>
          <Rating average={seller.ratingAverage} count={seller.ratingCount} rounding="half" />
          <span className={styles.terms}>
            <Icon name="truck" size={16} />
            <span>{t('mall.terms', { n: formatNumber(seller.preparationHours, language) })}</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
