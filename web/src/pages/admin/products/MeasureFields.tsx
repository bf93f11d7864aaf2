import { Field } from '../../../design/static/Field.tsx';
import { MAX_MPN, PRODUCT_CONDITIONS } from '../../../../../gateway/contract/rules/products.ts';
import { CONTENT_UNITS } from '../../../../../gateway/contract/rules/unit-price.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

const SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const;

/** What identifies a product outside the shop, its condition, size and contents. */
export function MeasureFields({ form }: PartProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, set } = form;
  return (
    <Card title={t('measures.title')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <Field
            label={t('adminProducts:field.gtin')}
            hint={t('measures.gtinHint')}
            inputMode="numeric"
            dir="ltr"
            value={values.gtin}
            error={errorOf('gtin')}
            onChange={({ target }) => set('gtin', target.value.replaceAll(/\s/g, ''))}
          />
          <Field
            label={t('adminProducts:field.mpn')}
            maxLength={MAX_MPN}
            dir="ltr"
            value={values.mpn}
            error={errorOf('mpn')}
            onChange={({ target }) => set('mpn', target.value)}
          />
          <Field
            as="select"
            label={t('adminProducts:field.condition')}
            value={values.condition}
            error={errorOf('condition')}
            onChange={({ target }) =>
              set('condition', PRODUCT_CONDITIONS.find((one) => one === target.value) ?? 'NEW')
            }
          >
            {PRODUCT_CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {t(`adminProducts:condition.${condition}`)}
              </option>
            ))}
          </Field>
        </div>
        <div className={styles.pair}>
          {SIDES.map((side) => (
            <Field
              key={side}
              label={t(`adminProducts:field.${side}`)}
              inputMode="numeric"
              suffix="mm"
              value={values[side]}
              error={errorOf(side)}
              onChange={({ target }) => set(side, target.value.trim())}
            />
          ))}
        </div>
        <div className={styles.pair}>
          <Field
            label={t('adminProducts:field.contentAmount')}
            hint={t('measures.contentHint')}
            inputMode="numeric"
            dir="ltr"
            value={values.contentAmount}
            error={errorOf('contentAmount')}
            onChange={({ target }) => set('contentAmount', target.value.trim())}
          />
          <Field
            as="select"
            label={t('adminProducts:field.contentUnit')}
            value={values.contentUnit}
            error={errorOf('contentUnit')}
            onChange={({ target }) =>
              set('contentUnit', CONTENT_UNITS.find((one) => one === target.value) ?? '')
            }
          >
            <option value="">{t('adminProducts:contentUnit.none')}</option>
            {CONTENT_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`adminProducts:contentUnit.${unit}`)}
              </option>
            ))}
          </Field>
        </div>
      </div>
    </Card>
  );
}
