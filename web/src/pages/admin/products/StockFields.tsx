import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { StockDialog } from './StockDialog.tsx';
import type { StockFields_product$key } from './__generated__/StockFields_product.graphql.ts';

interface StockFieldsProps extends PartProps {
  /** Null: it does not exist yet. */
  readonly product: StockFields_product$key | null;
  /** Of a new product: the pieces it begins with. */
  readonly initial?: { readonly value: string; readonly onChange: (value: string) => void };
}

/** The stock of a product, which is changed apart from the form, and what it says of its availability. */
export function StockFields({ form, product, initial }: StockFieldsProps) {
  const { t, language } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment StockFields_product on AdminProduct {
        id
        variantCount
        product {
          stock
        }
      }
    `,
    product,
  );
  const { values, set } = form;
  return (
    <Card
      title={t('adminProducts:stockCard.title')}
      actions={
        data != null &&
        data.variantCount === 0 && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('stock.change')}
          </Button>
        )
      }
    >
      <div className={styles.fields}>
        {data != null && (
          <Facts facts={[[t('adminProducts:column.stock'), formatNumber(data.product.stock, language)]]} />
        )}
        {data != null && data.variantCount > 0 && (
          <p className={styles.note}>{t('adminProducts:stockCard.ofVariants')}</p>
        )}
        <div className={styles.pair}>
          {initial !== undefined && (
            <Field
              label={t('adminProducts:column.stock')}
              inputMode="numeric"
              dir="ltr"
              value={initial.value}
              onChange={({ target }) => initial.onChange(target.value.replaceAll(/\D/g, '').slice(0, 7))}
            />
          )}
          <Field
            as="select"
            label={t('adminProducts:column.stockStatus')}
            value={values.stockStatus}
            error={errorOf('stockStatus')}
            onChange={({ target }) =>
              set('stockStatus', STOCK_STATUSES.find((one) => one === target.value) ?? 'IN_STOCK')
            }
          >
            {STOCK_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`common:stockStatus.${status}`)}
              </option>
            ))}
          </Field>
        </div>
        {isOpen && data != null && (
          <StockDialog
            productId={data.id}
            variantId={null}
            stock={data.product.stock}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </Card>
  );
}
