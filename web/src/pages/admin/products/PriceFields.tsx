import { Field } from '../../../design/static/Field.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { formatDecimal } from '../../../design/money.ts';
import { VAT_RATES } from '../../../../../gateway/contract/rules/products.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AmountField } from '../_kit/AmountField.tsx';
import { readAmount } from '../_kit/amount.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

interface PriceFieldsProps extends PartProps {
  /** The lowest price of the last 30 days; null: there is none. */
  readonly lowest: string | null;
}

/** Prices and VAT of a product; warns of a crossed-out price that was not charged lately. */
export function PriceFields({ form, lowest }: PriceFieldsProps) {
  const { t, language } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, base, set } = form;
  const price = Number(readAmount(values.price) ?? Number.NaN);
  const reduced = values.discountPrice === '' ? Number.NaN : Number(readAmount(values.discountPrice));
  const current = Number.isNaN(reduced) ? price : reduced;
  const cost = values.costPrice === '' ? Number.NaN : Number(readAmount(values.costPrice));
  const margin = current - cost;
  // Raising the crossed-out price together with a discount: the 30 days before have not seen it.
  const isUnasked = !Number.isNaN(reduced) && price > Number(base.price === '' ? Infinity : base.price);
  const rates = VAT_RATES.some((rate) => rate === values.vatRate)
    ? [...VAT_RATES]
    : [values.vatRate, ...VAT_RATES];
  return (
    <Card title={t('adminProducts:prices.title')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <AmountField
            label={t('adminProducts:column.price')}
            isRequired
            value={values.price}
            error={errorOf('price')}
            onChange={(value) => set('price', value)}
          />
          <AmountField
            label={t('adminProducts:column.reduced')}
            hint={t('prices.reducedHint')}
            value={values.discountPrice}
            error={errorOf('discountPrice')}
            onChange={(value) => set('discountPrice', value)}
          />
          <AmountField
            label={t('adminProducts:prices.cost')}
            hint={t('prices.costHint')}
            value={values.costPrice}
            error={errorOf('costPrice')}
            onChange={(value) => set('costPrice', value)}
          />
          <Field
            as="select"
            label={t('adminProducts:prices.vat')}
            value={values.vatRate}
            error={errorOf('vatRate')}
            onChange={({ target }) => set('vatRate', target.value)}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {formatDecimal(Number(rate), language, 2)} %
              </option>
            ))}
          </Field>
        </div>
        <Facts
          facts={[
            [t('adminProducts:prices.lowest'), <Amount key="lowest" amount={lowest} />],
            [
              t('adminProducts:prices.margin'),
              <Amount key="margin" amount={Number.isNaN(margin) ? null : margin.toFixed(3)} />,
            ],
          ]}
        />
        <div aria-live="polite">
          {margin < 0 && (
            <p className={styles.problem}>
              <Icon name="circle-exclamation-point" size={18} />
              {t('adminProducts:prices.belowCost')}
            </p>
          )}
          {isUnasked && (
            <p className={styles.problem}>
              <Icon name="circle-exclamation-point" size={18} />
              {t('prices.unasked')}
            </p>
          )}
          {!Number.isNaN(reduced) && !isUnasked && (
            <p className={styles.note}>{t('adminProducts:prices.lowestNote')}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
