import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { FlashSaleDialog } from './FlashSaleDialog.tsx';
import { FlashBadge } from './FlashBadge.tsx';
import styles from './AdminProductPage.module.css';
import type { FlashSale_product$key } from './__generated__/FlashSale_product.graphql.ts';

/** The flash sale of a product: planned, running or over. */
export function FlashSale({ product }: { readonly product: FlashSale_product$key }) {
  const { t, language } = useTranslation('adminProducts');
  const data = useFragment(
    graphql`
      fragment FlashSale_product on AdminProduct {
        ...FlashBadge_product
        ...FlashSaleDialog_product
        archivedAt
        flashSale {
          price {
            amount
          }
          startsAt
          expiresAt
          stock
          remainingStock
          accountLimit
        }
      }
    `,
    product,
  );
  const { flashSale } = data;
  const { can } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const pieces = (count: number | null | undefined): string =>
    count == null ? t('flashSale.unlimited') : formatNumber(count, language);
  return (
    <Card
      title={t('flashSale.title')}
      badge={<FlashBadge product={data} />}
      actions={
        can('FLASH') &&
        data.archivedAt == null && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {t(flashSale == null ? 'adminFlash:plan' : 'adminFlash:change')}
          </Button>
        )
      }
    >
      {isOpen && <FlashSaleDialog product={data} onClose={() => setOpen(false)} />}
      {flashSale == null ? (
        <p className={styles.muted}>{t('flashSale.none')}</p>
      ) : (
        <Facts
          facts={[
            [t('flashSale.price'), <Amount key="price" amount={flashSale.price.amount} />],
            [t('flashSale.startsAt'), <Instant key="startsAt" at={flashSale.startsAt} />],
            [t('flashSale.expiresAt'), <Instant key="expiresAt" at={flashSale.expiresAt} />],
            [t('flashSale.stock'), pieces(flashSale.stock)],
            [t('flashSale.remaining'), pieces(flashSale.remainingStock)],
            [t('flashSale.limit'), pieces(flashSale.accountLimit)],
          ]}
        />
      )}
    </Card>
  );
}
