import { useState, type ReactNode } from 'react';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import { BrandOptions, CategoryPaths } from './catalogueOptions.tsx';
import { oneOf } from './oneOf.ts';
import { Picker } from './Picker.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { SellerOptions } from './SellerOptions.tsx';
import styles from './LinkPicker.module.css';

const KINDS = ['PRODUCT', 'CATEGORY', 'BRAND', 'SELLER'] as const;
type Kind = (typeof KINDS)[number];

interface LinkPickerProps {
  /** Takes the path of the page that was chosen. */
  readonly onChoose: (path: string) => void;
}

/** Fills in the path of a product, a category, a brand or a shop. */
export function LinkPicker({ onChoose }: LinkPickerProps) {
  const { t } = useTranslation('admin');
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <div className={styles.pair}>
      <Field
        as="select"
        label={t('link.kind')}
        value={kind ?? ''}
        onChange={({ target }) => setKind(oneOf(KINDS, target.value) ?? null)}
      >
        <option value="">{t('link.address')}</option>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`link.${one}`)}
          </option>
        ))}
      </Field>
      {kind !== null && (
        <AdminBoundary resetKey={kind} fallback={<Skeleton height="4rem" radius="lg" />}>
          <Choice key={kind} kind={kind} onChoose={onChoose} />
        </AdminBoundary>
      )}
    </div>
  );
}

interface Addressed {
  readonly value: string;
  readonly label: string;
  readonly slug: string;
}

function Choice({ kind, onChoose }: LinkPickerProps & { readonly kind: Kind }): ReactNode {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const label = t('link.choose');
  const choice = <Option extends Addressed>(
    options: readonly Option[],
    pathOf: (option: Option) => string,
  ): ReactNode => (
    <Picker
      label={label}
      value={chosen?.id ?? ''}
      valueLabel={chosen?.name ?? ''}
      options={options}
      onChange={(id) => {
        const option = options.find(({ value }) => value === id);
        if (option === undefined) return;
        setChosen({ id, name: option.label });
        onChoose(pathOf(option));
      }}
    />
  );
  if (kind === 'PRODUCT')
    return (
      <ProductPicker
        label={label}
        value={chosen}
        onChange={({ id, name, slug }) => {
          setChosen({ id, name });
          onChoose(paths.product(slug));
        }}
      />
    );
  if (kind === 'CATEGORY')
    return <CategoryPaths>{(all) => choice(all, ({ slugs }) => paths.category(slugs))}</CategoryPaths>;
  if (kind === 'BRAND')
    return <BrandOptions>{(all) => choice(all, ({ slug }) => paths.brand(slug))}</BrandOptions>;
  return <SellerOptions>{(all) => choice(all, ({ slug }) => paths.shop(slug))}</SellerOptions>;
}
