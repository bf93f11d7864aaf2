import type { ReactNode } from 'react';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Picker } from '../_kit/Picker.tsx';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';
import { BrandOptions, CategoryPaths } from '../_kit/catalogueOptions.tsx';

/** Names of what is chosen now: it may be switched off, and is then not among the options. */
export interface PlaceNames {
  readonly category: string;
  readonly brand: string;
  readonly seller: string;
}

interface PlaceFieldsProps extends PartProps {
  readonly names: PlaceNames;
}

/** The category, brand and seller of a product. */
export function PlaceFields({ form, names }: PlaceFieldsProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, set } = form;
  const waiting = (label: string, value: string): ReactNode => (
    <Field label={label} value={value} disabled readOnly />
  );
  return (
    <Card title={t('place.title')}>
      <div className={styles.fields}>
        <AdminBoundary fallback={waiting(t('adminProducts:column.category'), names.category)}>
          <CategoryPaths>
            {(paths) => (
              <Picker
                label={t('adminProducts:column.category')}
                value={values.categoryId}
                valueLabel={names.category}
                // Products belong to categories without sub-categories.
                options={paths.toSorted((a, b) => Number(b.isLeaf) - Number(a.isLeaf))}
                error={errorOf('categoryId')}
                hint={
                  paths.find(({ value }) => value === values.categoryId)?.isLeaf === false
                    ? t('place.notLeaf')
                    : undefined
                }
                onChange={(value) => set('categoryId', value)}
              />
            )}
          </CategoryPaths>
        </AdminBoundary>
        <AdminBoundary fallback={waiting(t('adminProducts:column.brand'), names.brand)}>
          <BrandOptions>
            {(options) => (
              <Picker
                label={t('adminProducts:column.brand')}
                value={values.brandId}
                valueLabel={names.brand}
                options={options}
                none={t('place.noBrand')}
                error={errorOf('brandId')}
                onChange={(value) => set('brandId', value)}
              />
            )}
          </BrandOptions>
        </AdminBoundary>
        <AdminBoundary fallback={waiting(t('adminProducts:column.seller'), names.seller)}>
          <SellerOptions>
            {(options) => (
              <Picker
                label={t('adminProducts:column.seller')}
                value={values.sellerId}
                valueLabel={names.seller}
                options={options}
                error={errorOf('sellerId')}
                onChange={(value) => set('sellerId', value)}
              />
            )}
          </SellerOptions>
        </AdminBoundary>
      </div>
    </Card>
  );
}
