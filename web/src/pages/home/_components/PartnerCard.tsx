import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './PartnerCard.module.css';
import type { PartnerCard_seller$key } from './__generated__/PartnerCard_seller.graphql.ts';

/** A partner shop with its rating, four of its products and a link to all of them. */
export function PartnerCard({ seller: key }: { seller: PartnerCard_seller$key }) {
  const { t } = useTranslation('home');
  const seller = useFragment(
    graphql`
      fragment PartnerCard_seller on Seller {
        slug
        name
        ratingAverage
        ratingCount
        logo {
          url
        }
        products(sort: { field: POPULARITY }, first: 4) {
          nodes {
            id
            slug
            name(language: $language)
            mainImage {
              url
            }
            currentPrice {
              amount
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Picture src={seller.logo?.url} alt="" sizes="48px" widths={[64, 96]} className={styles.avatar} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={paths.shop(seller.slug)}>{seller.name}</Link>
          </h3>
          <Rating average={seller.ratingAverage} count={seller.ratingCount} />
        </div>
      </header>
      <ul className={styles.products}>
        {seller.products?.nodes.map((product) => (
          <li key={product.id}>
            <Link className={styles.product} to={paths.product(product.slug)}>
              <Picture
                src={product.mainImage?.url}
                alt={product.name}
                sizes="(min-width: 1024px) 160px, (min-width: 640px) 22vw, 42vw"
                widths={[160, 240, 320]}
                className={styles.picture}
              />
              <Price current={product.currentPrice.amount} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        className={styles.all}
        to={paths.shopProducts(seller.slug)}
        aria-label={t('shelves:partners.allOf', { name: seller.name })}
      >
        {t('shelves:partners.all')}
        <Icon name="arrow-right" size={18} className={styles.arrow} />
      </Link>
    </article>
  );
}
