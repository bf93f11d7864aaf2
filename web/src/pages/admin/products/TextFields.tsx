import { Field } from '../../../design/static/Field.tsx';
import { MAX_DESCRIPTION, MAX_NAME, MAX_SKU } from '../../../../../gateway/contract/rules/products.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

/** Name, reference and description of a product. */
export function TextFields({ form }: PartProps) {
  const { t, language } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, set } = form;
  return (
    <Card title={t('texts.title')}>
      <div className={styles.fields}>
        <LanguageTabs
          isMissing={(one) => values.names[one] === ''}
          error={errorOf('names') ?? errorOf('descriptions')}
        >
          {(one) =>
            one === FALLBACK ? (
              <>
                <Field
                  label={t('adminProducts:column.name')}
                  required
                  maxLength={MAX_NAME}
                  dir="auto"
                  value={values.name}
                  error={errorOf('name')}
                  onChange={({ target }) => set('name', target.value.replaceAll(/[<>]/g, ''))}
                />
                <Field
                  as="textarea"
                  rows={8}
                  label={t('adminProducts:description.title')}
                  hint={t('texts.descriptionHint', {
                    n: formatNumber(values.description.length, language),
                    most: formatNumber(MAX_DESCRIPTION, language),
                  })}
                  maxLength={MAX_DESCRIPTION}
                  dir="auto"
                  value={values.description}
                  error={errorOf('description')}
                  onChange={({ target }) => set('description', target.value)}
                />
              </>
            ) : (
              <>
                <OtherTextField
                  label={t('adminProducts:column.name')}
                  language={one}
                  french={values.name}
                  maxLength={MAX_NAME}
                  error={errorOf('names')}
                  texts={values.names}
                  onChange={(texts) => set('names', texts)}
                />
                <OtherTextField
                  isLong
                  label={t('adminProducts:description.title')}
                  language={one}
                  french={values.description}
                  maxLength={MAX_DESCRIPTION}
                  error={errorOf('descriptions')}
                  texts={values.descriptions}
                  onChange={(texts) => set('descriptions', texts)}
                />
              </>
            )
          }
        </LanguageTabs>
        <Field
          label={t('adminProducts:column.sku')}
          hint={t('texts.skuHint')}
          required
          maxLength={MAX_SKU}
          dir="ltr"
          autoCapitalize="characters"
          value={values.sku}
          error={errorOf('sku')}
          onChange={({ target }) => set('sku', target.value.toUpperCase().replaceAll(/[^A-Z0-9._-]/g, ''))}
        />
      </div>
    </Card>
  );
}
