import { BULK_FIELD_OF, BULK_ROUNDS } from '../../../../../gateway/contract/rules/bulk.ts';
import { VAT_RATES } from '../../../../../gateway/contract/rules/products.ts';
import { formatMoney } from '../../../design/money.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { isolateCode } from '../../../i18n/format.ts';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import { AmountField } from './AmountField.tsx';
import { Picker } from './Picker.tsx';
import { productFieldNamed, STOCK_STATUSES } from './productFields.tsx';
import {
  fieldsOf,
  isFlag,
  isPercent,
  isPriceField,
  isRoundable,
  waysOf,
  type BulkTarget,
  type Draft,
  type Field as BulkField,
} from './bulk.ts';
import styles from './BulkDialog.module.css';
import { BrandOptions, CategoryPaths } from './catalogueOptions.tsx';

/** Names of the fields that brands and categories have. */
const OF_CATALOGUE: Readonly<Partial<Record<BulkField, Key>>> = {
  ACTIVE: 'adminBulk:catalogue.ACTIVE',
  PARENT: 'adminBulk:catalogue.PARENT',
  FEATURED: 'adminBulk:catalogue.FEATURED',
  SPECIAL: 'adminBulk:catalogue.SPECIAL',
};

/** The text of a field's name. */
const fieldKey = (target: BulkTarget, field: BulkField): Key =>
  (target === 'PRODUCTS' ? undefined : OF_CATALOGUE[field]) ??
  productFieldNamed(BULK_FIELD_OF[field]) ??
  'adminBulk:field';

interface BulkOperationFieldsProps {
  readonly of: BulkTarget;
  readonly draft: Draft;
  /** Its place, from 1. */
  readonly number: number;
  readonly error: string | null;
  readonly onChange: (draft: Draft) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One operation of a bulk change: the field, how its value is made, and the value. */
export function BulkOperationFields({
  of: target,
  draft,
  number,
  error,
  onChange,
  onRemove,
}: BulkOperationFieldsProps) {
  const { t } = useTranslation('adminBulk');
  const { language } = useTranslation('common');
  const { field, way, round } = draft;
  const names = fieldsOf(target);
  const ways = waysOf(field);
  const amount = (millimes: number): string =>
    isolateCode(formatMoney((millimes / 1_000).toFixed(3), language, 3));
  return (
    <fieldset className={styles.operation}>
      <legend className={styles.legend}>{t('operation', { n: number })}</legend>
      <div className={styles.pair}>
        <Field
          as="select"
          data-autofocus
          label={t('field')}
          value={field}
          onChange={({ target: chosen }) => {
            const next = names.find((one) => one === chosen.value) ?? field;
            onChange({ ...draft, field: next, way: waysOf(next)[0], value: isFlag(next) ? 'true' : '' });
          }}
        >
          {names.map((one) => (
            <option key={one} value={one}>
              {t(fieldKey(target, one))}
            </option>
          ))}
        </Field>
        {ways.length > 1 && (
          <Field
            as="select"
            label={t('way')}
            value={way}
            hint={field === 'DISCOUNT_PRICE' && isRoundable(draft) ? t('fromPrice') : undefined}
            onChange={({ target: chosen }) =>
              onChange({ ...draft, way: ways.find((one) => one === chosen.value) ?? way, value: '' })
            }
          >
            {ways.map((one) => (
              <option key={one} value={one}>
                {t(field === 'PARENT' ? (one === 'clear' ? 'ways.top' : 'ways.below') : `ways.${one}`)}
              </option>
            ))}
          </Field>
        )}
      </div>
      <div className={styles.pair}>
        {way !== 'clear' && (
          <Value draft={draft} error={error} onValue={(value) => onChange({ ...draft, value })} />
        )}
        {isRoundable(draft) && (
          <Field
            as="select"
            label={t('round')}
            value={round}
            onChange={({ target: chosen }) => onChange({ ...draft, round: Number(chosen.value) })}
          >
            <option value={0}>{t('rounds.none')}</option>
            {BULK_ROUNDS.map((one) => (
              <option key={one} value={one}>
                {t(one === 900 ? 'rounds.ending' : 'rounds.nearest', { amount: amount(one) })}
              </option>
            ))}
          </Field>
        )}
      </div>
      {onRemove !== null && (
        <IconButton
          className={styles.remove}
          label={t('removeOperation', { n: number })}
          icon={<Icon name="trash" size={18} />}
          onClick={onRemove}
          quiet
        />
      )}
    </fieldset>
  );
}

interface ValueProps {
  readonly draft: Draft;
  readonly error: string | null;
  readonly onValue: (value: string) => void;
}

function Value({ draft: { field, way, value }, error, onValue }: ValueProps) {
  const { t } = useTranslation('adminBulk');
  const label = t('value');
  const choice = (options: readonly { readonly value: string; readonly label: string }[]) => (
    <Field
      as="select"
      label={label}
      value={value}
      error={error}
      onChange={({ target }) => onValue(target.value)}
    >
      {value === '' && <option value="">–</option>}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Field>
  );
  const waiting = <Field label={label} value="" disabled readOnly />;
  if (isPriceField(field) && !isPercent(way))
    return <AmountField label={label} value={value} error={error} onChange={onValue} isRequired />;
  if (isFlag(field))
    return choice([
      { value: 'true', label: t('admin:yes') },
      { value: 'false', label: t('admin:no') },
    ]);
  if (field === 'STOCK_STATUS')
    return choice(STOCK_STATUSES.map((one) => ({ value: one, label: t(`common:stockStatus.${one}`) })));
  if (field === 'VAT_RATE')
    return choice(VAT_RATES.map((one) => ({ value: one, label: `${Number(one)} %` })));
  if (field === 'CATEGORY' || field === 'PARENT')
    return (
      <AdminBoundary fallback={waiting}>
        <CategoryPaths>
          {(paths) => (
            <Picker
              label={label}
              value={value}
              valueLabel=""
              options={paths}
              error={error}
              onChange={onValue}
            />
          )}
        </CategoryPaths>
      </AdminBoundary>
    );
  if (field === 'BRAND')
    return (
      <AdminBoundary fallback={waiting}>
        <BrandOptions>
          {(options) => (
            <Picker
              label={label}
              value={value}
              valueLabel=""
              options={options}
              error={error}
              onChange={onValue}
            />
          )}
        </BrandOptions>
      </AdminBoundary>
    );
  const isTags = field === 'TAGS';
  return (
    <Field
      label={label}
      value={value}
      error={error}
      autoComplete="off"
      required
      {...(isTags
        ? { hint: t('tagsHint'), dir: 'auto' as const }
        : { inputMode: 'decimal' as const, dir: 'ltr' as const })}
      {...(field === 'STOCK' && { hint: t('stockHint') })}
      suffix={isPercent(way) ? '%' : undefined}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
