import { useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AmountField } from '../_kit/AmountField.tsx';
import { BrandOptions, CategoryPaths, ColorOptions } from '../_kit/catalogueOptions.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Picker, type PickerOption } from '../_kit/Picker.tsx';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { SellerOptions, type SluggedOption } from '../_kit/SellerOptions.tsx';
import { filterOf, PROMO_FLAGS, type PromoConditions } from './promoForm.ts';
import styles from './Promotions.module.css';
import type { PromoFilterFieldsQuery } from './__generated__/PromoFilterFieldsQuery.graphql.ts';

/** How long typing must pause before the products are counted, in milliseconds. */
const PAUSE = 300;

/** Number of products on sale that match; null: not known yet. */
function useCount(conditions: PromoConditions): number | null {
  const environment = useRelayEnvironment();
  const filter = filterOf(conditions);
  const asked = filter === null ? null : JSON.stringify(filter);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly count: number | null } | null>(
    null,
  );
  useEffect(() => {
    if (asked === null) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const finish = (count: number | null) => setAnswer({ asked, count });
      const { unsubscribe } = fetchQuery<PromoFilterFieldsQuery>(
        environment,
        graphql`
          query PromoFilterFieldsQuery($filter: ProductFilter) {
            products(first: 1, filter: $filter) {
              totalCount
            }
          }
        `,
        { filter: JSON.parse(asked) as PromoFilterFieldsQuery['variables']['filter'] },
      ).subscribe({
        next: ({ products }) => finish(products?.totalCount ?? null),
        error: () => finish(null),
      });
      stop = unsubscribe;
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, asked]);
  return asked !== null && answer?.asked === asked ? answer.count : null;
}

interface PromoFilterFieldsProps {
  readonly value: PromoConditions;
  readonly error: string | null;
  readonly onChange: (value: PromoConditions) => void;
}

/** Which products a promotion has, with their number as it would be now. */
export function PromoFilterFields({ value, error, onChange }: PromoFilterFieldsProps) {
  const { t, language } = useTranslation('adminMarketing');
  const count = useCount(value);
  const set = (change: Partial<PromoConditions>): void => onChange({ ...value, ...change });
  const bySlug = (options: readonly SluggedOption[]): readonly PickerOption[] =>
    options.map(({ slug, label }) => ({ value: slug, label }));
  const waiting = (label: string): ReactNode => <Field label={label} value="…" disabled readOnly />;
  return (
    <Card title={t('promo.products')}>
      <p className={styles.count} aria-live="polite">
        {filterOf(value) === null
          ? t('promo.noFilter')
          : count === null
            ? t('promo.counting')
            : t('promo.count', { count, n: formatNumber(count, language) })}
      </p>
      {error !== null && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <div className={styles.fields}>
        <AdminBoundary fallback={waiting(t('promo.category'))}>
          <CategoryPaths>
            {(paths) => (
              <Picker
                label={t('promo.category')}
                value={value.category}
                valueLabel={value.category}
                options={bySlug(paths)}
                none={t('promo.any')}
                onChange={(category) => set({ category })}
              />
            )}
          </CategoryPaths>
        </AdminBoundary>
        <AdminBoundary fallback={waiting(t('promo.brands'))}>
          <BrandOptions>
            {(options) => (
              <Several
                label={t('promo.brands')}
                values={value.brands}
                options={bySlug(options)}
                onChange={(brands) => set({ brands })}
              />
            )}
          </BrandOptions>
        </AdminBoundary>
        <AdminBoundary fallback={waiting(t('promo.sellers'))}>
          <SellerOptions>
            {(options) => (
              <Several
                label={t('promo.sellers')}
                values={value.sellers}
                options={bySlug(options)}
                onChange={(sellers) => set({ sellers })}
              />
            )}
          </SellerOptions>
        </AdminBoundary>
        <AdminBoundary fallback={waiting(t('promo.colors'))}>
          <ColorOptions>
            {(options) => (
              <Several
                label={t('promo.colors')}
                values={value.colors}
                options={options}
                onChange={(colors) => set({ colors })}
              />
            )}
          </ColorOptions>
        </AdminBoundary>
        <AmountField
          label={t('promo.minPrice')}
          value={value.minPrice}
          onChange={(minPrice) => set({ minPrice })}
        />
        <AmountField
          label={t('promo.maxPrice')}
          value={value.maxPrice}
          onChange={(maxPrice) => set({ maxPrice })}
        />
        <Field
          label={t('promo.minDiscount')}
          suffix="%"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={3}
          value={value.minDiscountPercent}
          onChange={({ target }) => set({ minDiscountPercent: target.value.trim() })}
        />
        <Field
          label={t('promo.minRating')}
          hint={t('promo.minRatingHint')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={3}
          value={value.minRating}
          onChange={({ target }) => set({ minRating: target.value.trim().replace(',', '.') })}
        />
        <Field
          type="datetime-local"
          label={t('promo.createdAfter')}
          value={value.createdAfter}
          onChange={({ target }) => set({ createdAfter: target.value })}
        />
        <Field
          as="select"
          label={t('promo.stockStatus')}
          value={value.stockStatus}
          onChange={({ target }) => set({ stockStatus: target.value })}
        >
          <option value="">{t('promo.any')}</option>
          {STOCK_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`common:stockStatus.${status}`)}
            </option>
          ))}
        </Field>
        {PROMO_FLAGS.map((name) => (
          <Field
            key={name}
            as="select"
            label={t(`promo.flag.${name}`)}
            value={value[name] === null ? '' : String(value[name])}
            onChange={({ target }) =>
              onChange({ ...value, [name]: target.value === '' ? null : target.value === 'true' })
            }
          >
            <option value="">{t('promo.any')}</option>
            <option value="true">{t('admin:yes')}</option>
            <option value="false">{t('admin:no')}</option>
          </Field>
        ))}
      </div>
    </Card>
  );
}

interface SeveralProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly PickerOption[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A choice of several: a field that adds one, and a button for each that removes it. */
function Several({ label, values, options, onChange }: SeveralProps) {
  const { t } = useTranslation('adminMarketing');
  const nameOf = (value: string): string => options.find((one) => one.value === value)?.label ?? value;
  return (
    <div>
      <Picker
        key={values.length}
        label={label}
        value=""
        valueLabel=""
        options={options.filter(({ value }) => !values.includes(value))}
        onChange={(value) => onChange([...values, value])}
      />
      {values.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {values.map((value) => (
            <li key={value}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('promo.remove', { name: nameOf(value) })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                <bdi>{nameOf(value)}</bdi>
                <Icon name="x" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
