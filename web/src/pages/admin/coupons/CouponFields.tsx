import type { ReactNode } from 'react';
import {
  FROZEN_COUPON_FIELDS,
  MAX_COUPON_CODE,
  MAX_COUPON_NOTE,
} from '../../../../../gateway/contract/rules/coupons.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AmountField } from '../_kit/AmountField.tsx';
import { BrandOptions, CategoryPaths } from '../_kit/catalogueOptions.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Picker } from '../_kit/Picker.tsx';
import { ProductPicker } from '../_kit/ProductPicker.tsx';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
import type { EditForm } from '../_kit/useEditForm.ts';
import {
  COUPON_FUNDERS,
  COUPON_SCOPES,
  COUPON_TYPES,
  randomCode,
  warningsOf,
  type CouponForm,
} from './couponForm.ts';
import styles from './Coupons.module.css';

interface CouponFieldsProps {
  readonly form: EditForm<CouponForm>;
  readonly errorOf: (name: keyof CouponForm) => string | null;
  /** Name of what the coupon is limited to at present. */
  readonly scopeName: string;
  /** It was used: these terms do not change any more. */
  readonly isFrozen: boolean;
  /** Whether it has a code of its own. */
  readonly hasCode?: boolean;
  /** Whether it may be for one account. */
  readonly hasAccount?: boolean;
  /** It may only be read. */
  readonly isDisabled?: boolean;
}

const WHOLE = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;

/** The terms of a coupon. */
export function CouponFields({
  form,
  errorOf,
  scopeName,
  isFrozen,
  hasCode = true,
  hasAccount = true,
  isDisabled = false,
}: CouponFieldsProps) {
  const { t } = useTranslation('adminMarketing');
  const { values, set } = form;
  const isFixed = (name: (typeof FROZEN_COUPON_FIELDS)[number]): boolean =>
    isFrozen && FROZEN_COUPON_FIELDS.includes(name);
  const warnings = warningsOf(values);
  const text = (name: keyof CouponForm) => ({
    value: String(values[name]),
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <fieldset className={styles.form} disabled={isDisabled}>
      <Card title={t('editor.what')}>
        {isFrozen && <p className={styles.note}>{t('editor.frozen')}</p>}
        <div className={styles.fields}>
          {hasCode && (
            <Field
              label={t('field.code')}
              dir="ltr"
              maxLength={MAX_COUPON_CODE}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={isFixed('code')}
              hint={t('editor.codeHint')}
              value={values.code}
              error={errorOf('code')}
              onChange={({ target }) => set('code', target.value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, ''))}
            />
          )}
          {hasCode && !isFixed('code') && (
            <Button
              size="sm"
              variant="ghost"
              className={styles.random}
              onClick={() => set('code', randomCode())}
            >
              {t('editor.random')}
            </Button>
          )}
          <Field
            as="select"
            label={t('field.type')}
            disabled={isFixed('type')}
            value={values.type}
            error={errorOf('type')}
            onChange={({ target }) =>
              set('type', COUPON_TYPES.find((one) => one === target.value) ?? values.type)
            }
          >
            {COUPON_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`couponType.${type}`)}
              </option>
            ))}
          </Field>
          {values.type === 'FIXED' && (
            <fieldset className={styles.bare} disabled={isFixed('amount')}>
              <AmountField
                label={t('field.amount')}
                hint={t('editor.amountHint')}
                value={values.amount}
                error={errorOf('amount')}
                isRequired
                onChange={(value) => set('amount', value)}
              />
            </fieldset>
          )}
          {values.type === 'PERCENTAGE' && (
            <>
              <Field
                {...WHOLE}
                {...text('percent')}
                label={t('field.percent')}
                suffix="%"
                required
                disabled={isFixed('percent')}
              />
              <AmountField
                label={t('field.maxDiscount')}
                hint={t('editor.noLimit')}
                value={values.maxDiscount}
                error={errorOf('maxDiscount')}
                onChange={(value) => set('maxDiscount', value)}
              />
            </>
          )}
          <AmountField
            label={t('field.minPurchase')}
            hint={t('editor.minHint')}
            value={values.minPurchase}
            error={errorOf('minPurchase')}
            onChange={(value) => set('minPurchase', value)}
          />
        </div>
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning} aria-live="polite">
            {t(`couponWarning.${warning}`)}
          </p>
        ))}
      </Card>
      <Card title={t('editor.where')}>
        <fieldset className={styles.fields} disabled={isFixed('scope')}>
          <Field
            as="select"
            label={t('field.scope')}
            value={values.scope}
            error={errorOf('scope')}
            onChange={({ target }) => {
              set('scope', COUPON_SCOPES.find((one) => one === target.value) ?? values.scope);
              set('scopeId', '');
              if (target.value !== 'SELLER') set('fundedBy', 'PLATFORM');
            }}
          >
            {COUPON_SCOPES.map((scope) => (
              <option key={scope} value={scope}>
                {t(`couponScope.${scope}`)}
              </option>
            ))}
          </Field>
          <Scope form={form} name={scopeName} error={errorOf('scopeId')} />
          {values.scope === 'SELLER' && (
            <Field
              as="select"
              label={t('field.fundedBy')}
              value={values.fundedBy}
              error={errorOf('fundedBy')}
              onChange={({ target }) =>
                set('fundedBy', COUPON_FUNDERS.find((one) => one === target.value) ?? values.fundedBy)
              }
            >
              {COUPON_FUNDERS.map((funder) => (
                <option key={funder} value={funder}>
                  {t(`couponFunder.${funder}`)}
                </option>
              ))}
            </Field>
          )}
        </fieldset>
      </Card>
      <Card title={t('editor.limits')}>
        <div className={styles.fields}>
          <Field
            {...text('startsAt')}
            type="datetime-local"
            label={t('field.startsAt')}
            hint={t('editor.startHint')}
          />
          <Field
            {...text('endsAt')}
            type="datetime-local"
            label={t('field.endsAt')}
            hint={t('editor.endHint')}
          />
          <Field
            {...WHOLE}
            {...text('usageLimit')}
            label={t('field.usageLimit')}
            hint={t('editor.noLimit')}
          />
          <Field
            {...WHOLE}
            {...text('perAccountLimit')}
            label={t('field.perAccountLimit')}
            hint={t('editor.noLimit')}
          />
          {hasAccount && (
            <Field
              {...WHOLE}
              {...text('accountNumber')}
              label={t('field.accountNumber')}
              hint={t('editor.accountHint')}
              maxLength={10}
            />
          )}
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={values.firstOrderOnly}
            onChange={({ target }) => set('firstOrderOnly', target.checked)}
          />
          {t('field.firstOrderOnly')}
        </label>
        <Field
          {...text('note')}
          as="textarea"
          rows={2}
          label={t('field.note')}
          hint={t('editor.noteHint')}
          maxLength={MAX_COUPON_NOTE}
        />
      </Card>
    </fieldset>
  );
}

interface ScopeProps {
  readonly form: EditForm<CouponForm>;
  readonly name: string;
  readonly error: string | null;
}

/** The seller, category, brand or product that a coupon is limited to. */
function Scope({ form, name, error }: ScopeProps) {
  const { t } = useTranslation('adminMarketing');
  const { values, set } = form;
  const { scope, scopeId } = values;
  if (scope === 'ALL') return null;
  const field = { label: t(`couponScope.${scope}`), error };
  if (scope === 'PRODUCT')
    return (
      <ProductPicker
        {...field}
        value={scopeId === '' ? null : { id: scopeId, name }}
        onChange={({ id }) => set('scopeId', id)}
      />
    );
  const picker = (options: readonly { readonly value: string; readonly label: string }[]): ReactNode => (
    <Picker
      {...field}
      value={scopeId}
      valueLabel={name}
      options={options}
      onChange={(value) => set('scopeId', value)}
    />
  );
  return (
    <AdminBoundary
      resetKey={scope}
      fallback={<Field label={field.label} value={scopeId === '' ? '' : name} disabled readOnly />}
    >
      {scope === 'SELLER' ? (
        <SellerOptions>{picker}</SellerOptions>
      ) : scope === 'BRAND' ? (
        <BrandOptions>{picker}</BrandOptions>
      ) : (
        <CategoryPaths>{picker}</CategoryPaths>
      )}
    </AdminBoundary>
  );
}
