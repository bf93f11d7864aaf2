import { useState } from 'react';
import { Field } from '../../../design/static/Field.tsx';
import {
  MAX_RETURN_POLICY,
  MAX_TAG,
  MAX_TAGS,
  MAX_WARRANTY_TYPE,
} from '../../../../../gateway/contract/rules/products.ts';
import { PRODUCT_COLORS } from '../../../../../gateway/contract/rules/colors.ts';
import { useColorName } from '../../../features/product/useColorName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

const readTags = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, MAX_TAG)))]
    .filter((tag) => tag !== '')
    .slice(0, MAX_TAGS);

/** Keywords, colours, weight, warranty and return policy of a product. */
export function DetailFields({ form }: PartProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const colorName = useColorName();
  const { values, set } = form;
  const [typed, setTyped] = useState('');
  // What was typed stays as long as it means the present keywords.
  const tags = readTags(typed).join() === values.tags.join() ? typed : values.tags.join(', ');
  return (
    <Card title={t('adminProducts:details.title')}>
      <div className={styles.fields}>
        <Field
          label={t('adminProducts:details.tags')}
          hint={t('details.tagsHint', { most: MAX_TAGS })}
          dir="auto"
          value={tags}
          error={errorOf('tags')}
          onChange={({ target }) => {
            setTyped(target.value);
            set('tags', readTags(target.value));
          }}
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('adminProducts:details.colors')}</legend>
          {PRODUCT_COLORS.map((color) => (
            <label key={color} className={styles.choice}>
              <input
                type="checkbox"
                checked={values.colors.includes(color)}
                onChange={({ target }) =>
                  set(
                    'colors',
                    PRODUCT_COLORS.filter((one) =>
                      one === color ? target.checked : values.colors.includes(one),
                    ),
                  )
                }
              />
              {colorName(color)}
            </label>
          ))}
        </fieldset>
        <div className={styles.pair}>
          <Field
            label={t('adminProducts:stockCard.weight')}
            inputMode="numeric"
            suffix="g"
            value={values.weightGrams}
            error={errorOf('weightGrams')}
            onChange={({ target }) => set('weightGrams', target.value.trim())}
          />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={values.hasWarranty}
              onChange={({ target }) => set('hasWarranty', target.checked)}
            />
            {t('details.hasWarranty')}
          </label>
          {values.hasWarranty && (
            <>
              <Field
                label={t('details.warrantyMonths')}
                inputMode="numeric"
                dir="ltr"
                value={values.warrantyMonths}
                error={errorOf('warrantyMonths')}
                onChange={({ target }) => set('warrantyMonths', target.value.trim())}
              />
              <Field
                label={t('details.warrantyType')}
                maxLength={MAX_WARRANTY_TYPE}
                dir="auto"
                value={values.warrantyType}
                error={errorOf('warrantyType')}
                onChange={({ target }) => set('warrantyType', target.value)}
              />
            </>
          )}
        </div>
        <Field
          as="textarea"
          label={t('adminProducts:details.returnPolicy')}
          hint={t('details.returnHint')}
          maxLength={MAX_RETURN_POLICY}
          dir="auto"
          value={values.returnPolicy}
          error={errorOf('returnPolicy')}
          onChange={({ target }) => set('returnPolicy', target.value)}
        />
      </div>
    </Card>
  );
}
