import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../design/static/Picture.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import type { Pictures_product$key } from './__generated__/Pictures_product.graphql.ts';

/** The pictures of a product in their order; the first is the main one. */
export function Pictures({ product }: { readonly product: Pictures_product$key }) {
  const { t, language } = useTranslation('adminProducts');
  const { images } = useFragment(
    graphql`
      fragment Pictures_product on AdminProduct {
        images {
          address
          image {
            url
          }
        }
      }
    `,
    product,
  );
  return (
    <Card title={t('images.title')}>
      {images.length === 0 ? (
        <p className={styles.muted}>{t('images.none')}</p>
      ) : (
        <ul className={styles.pictures}>
          {images.map(({ address, image }, index) => (
            <li key={address}>
              <Picture src={image.url} alt="" sizes="120px" className={styles.picture} />
              {index === 0 ? t('images.main') : t('images.nth', { n: formatNumber(index + 1, language) })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
