import { useLayoutEffect, useState } from 'react';
import { graphql, RelayEnvironmentProvider, useFragment, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { ProductCard } from '../../../features/product/ProductCard.tsx';
import { serverNow } from '../../../clock/serverClock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { copyOfStore } from '../../../relay/adminCopy.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './FlashSaleDialog.module.css';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { FlashPreviewQuery } from './__generated__/FlashPreviewQuery.graphql.ts';
import type { FlashPreview_product$key } from './__generated__/FlashPreview_product.graphql.ts';

/** A flash sale as it is typed; amounts are decimals of dinars. */
export interface PlannedSale {
  readonly price: string;
  /** How long it lasts, in milliseconds. */
  readonly duration: number;
  readonly stock: number;
  readonly remaining: number;
}

interface FlashPreviewProps {
  /** ID of the product. */
  readonly id: string;
  /** Null: it is not typed completely. */
  readonly sale: PlannedSale | null;
}

interface CardAtProps extends Pick<FlashPreviewProps, 'sale'> {
  readonly product: FlashPreview_product$key;
}

/** The shop's card of a product before, during and after a flash sale; suspends while it loads. */
export default function FlashPreview({ id, sale }: FlashPreviewProps) {
  const { t, language } = useTranslation('adminFlash');
  const { adminProduct: product } = useAdminQuery<FlashPreviewQuery>(
    graphql`
      query FlashPreviewQuery($id: ID!, $language: Language!) {
        adminProduct(id: $id) {
          ...FlashPreview_product
        }
      }
    `,
    { id, language: schemaLanguage(language) },
    adminFreshness.detail,
    ['products'],
  );
  if (product == null) return null;
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles.previews} tabIndex={0} aria-label={t('preview.title')}>
      {(['before', 'during', 'after'] as const).map((time) => (
        <figure key={time} className={styles.preview}>
          <figcaption>{t(`preview.${time}`)}</figcaption>
          <CardAt product={product} sale={time === 'during' ? sale : null} />
        </figure>
      ))}
    </section>
  );
}

/** The card with a sale that has just begun, or without any. */
function CardAt({ product: key, sale }: CardAtProps) {
  const environment = useRelayEnvironment();
  // What is only planned must not show anywhere else.
  const [copy] = useState(() => copyOfStore(environment));
  const { product } = useFragment(
    graphql`
      fragment FlashPreview_product on AdminProduct {
        product {
          id
          # Only this query asks for it: without it the store would be copied before the card's data are there.
          name(language: $language)
          price {
            amount
          }
          discountPrice {
            amount
          }
          ...ProductCard_product
        }
      }
    `,
    key,
  );
  const { id } = product;
  const usual = product.discountPrice?.amount ?? product.price.amount;
  useLayoutEffect(() => {
    commitLocalUpdate(copy, (store) => {
      const record = store.get(id);
      if (record == null) return;
      const money = (name: string, amount: string) =>
        store.create(`preview:${id}:${name}:${amount}`, 'Money').setValue(amount, 'amount');
      const price = store.get(`preview:${id}:current:${sale?.price ?? usual}`);
      record.setLinkedRecord(price ?? money('current', sale?.price ?? usual), 'currentPrice');
      if (sale === null) {
        record.setValue(null, 'flashSale');
        return;
      }
      const name = `preview:${id}:sale`;
      const planned = store.get(name) ?? store.create(name, 'FlashSale');
      const flash = `preview:${id}:flash:${sale.price}`;
      planned.setLinkedRecord(store.get(flash) ?? money('flash', sale.price), 'price');
      planned.setValue(null, 'startsAt');
      planned.setValue(new Date(serverNow() + sale.duration).toISOString(), 'expiresAt');
      planned.setValue(sale.stock, 'stock');
      planned.setValue(sale.remaining, 'remainingStock');
      planned.setValue(true, 'isActive');
      record.setLinkedRecord(planned, 'flashSale');
    });
  }, [copy, id, usual, sale]);
  return (
    <RelayEnvironmentProvider environment={copy}>
      {/* It is a picture of the card: nothing in it can be pressed. */}
      <div inert>
        <ProductCard product={product} />
      </div>
    </RelayEnvironmentProvider>
  );
}
