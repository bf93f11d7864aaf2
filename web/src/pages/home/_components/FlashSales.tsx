import { graphql, useFragment } from 'react-relay';

import { useInstant } from '../../../clock/useNow.ts';
import { Carousel } from '../../../design/static/Carousel.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { FlashCountdown } from '../../../features/product/FlashCountdown.tsx';
import { ProductCard } from '../../../features/product/ProductCard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './FlashSales.module.css';
import type { FlashSales_products$key } from './__generated__/FlashSales_products.graphql.ts';
import { runningSales, soonestExpiry } from './flash.ts';

/** What the widest screens show of the row before it is scrolled: the document has no more. */
const FIRST_SHOWN = 5;

/** Running flash sales with remaining stock, the soonest to end first. A sale disappears when it ends. */
export function FlashSales({ products }: { products: FlashSales_products$key }) {
  const { t } = useTranslation('home');
  const { nodes } = useFragment(
    graphql`
      fragment FlashSales_products on ProductConnection {
        nodes {
          id
          flashSale {
            expiresAt
            remainingStock
          }
          ...ProductCard_product
        }
      }
    `,
    products,
  );
  const now = useInstant(nodes.map((product) => product.flashSale?.expiresAt));
  const running = runningSales(nodes, now);
  if (running.length === 0) return null;
  const expiresAt = soonestExpiry(running);
  return (
    <Section
      title={t('flash.title')}
      lead={
        expiresAt ? (
          <span className={styles.next}>
            <span className={styles.words}>{t('flash.next')}</span>
            <FlashCountdown expiresAt={expiresAt} look="boxes" />
          </span>
        ) : null
      }
      action={{ label: t('seeAll'), to: `${paths.allProducts()}?${PARAM.flash}=1` }}
      className={styles.flash}
    >
      <Carousel label={t('flash.title')} first={FIRST_SHOWN} className={styles.carousel}>
        {running.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
