import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../design/static/Picture.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { ShopPictures } from '../../../features/shops/ShopPictures.tsx';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FollowShop } from './FollowShop.tsx';
import type { ShopHeader_seller$key } from './__generated__/ShopHeader_seller.graphql.ts';
import styles from './ShopHeader.module.css';

/** A shop's cover, logo, description and rating. */
export function ShopHeader({ seller: key }: { seller: ShopHeader_seller$key }) {
  const { t, language } = useTranslation('catalogue');
  const seller = useFragment(
    graphql`
      fragment ShopHeader_seller on Seller {
        name
        description(language: $language)
        descriptionLanguage(language: $language)
        preparationHours
        ratingAverage
        ratingCount
        createdAt
        region {
          name(language: $language)
        }
        logo {
          url
        }
        cover {
          url
        }
        ...FollowShop_seller
        ...ShopPictures_seller
      }
    `,
    key,
  );
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {seller.cover == null ? (
          <ShopPictures seller={seller} sizes="(min-width: 1320px) 424px, 33vw" priority />
        ) : (
          <Picture
            src={seller.cover.url}
            alt={t('shop.coverAlt', { name: seller.name })}
            sizes="(min-width: 1320px) 1272px, 100vw"
            widths={[480, 800, 1200, 1600]}
            ratio="auto"
            className={styles.coverPicture}
            priority
          />
        )}
      </div>
      <div className={styles.row}>
        <Picture
          src={seller.logo?.url}
          alt=""
          sizes="112px"
          widths={[96, 160, 240]}
          className={styles.logo}
          priority
        />
        <div className={styles.words}>
          <h1 className={styles.name}>
            <bdi>{seller.name}</bdi>
          </h1>
          {seller.ratingCount > 0 ? (
            <Rating average={seller.ratingAverage} count={seller.ratingCount} rounding="half" size="md" />
          ) : (
            <p className={styles.quiet}>{t('shop.noRating')}</p>
          )}
        </div>
      </div>
      <FollowShop seller={seller} />
      {seller.description && (
        <p className={styles.description} {...textLanguage(seller.descriptionLanguage)}>
          {seller.description}
        </p>
      )}
      <ul className={styles.facts}>
        <li>
          <Icon name="map-pin" size={18} /> {seller.region.name}
        </li>
        <li>
          <Icon name="clock" size={18} />{' '}
          {t('shop.preparation', {
            count: seller.preparationHours,
            n: formatNumber(seller.preparationHours, language),
          })}
        </li>
        <li>
          <Icon name="store" size={18} />{' '}
          {t('shop.since', { date: formatDate(seller.createdAt, language, 'month') })}
        </li>
      </ul>
    </header>
  );
}
