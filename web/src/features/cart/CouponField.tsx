import { useState, type FormEvent } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { formatMoney } from '../../design/money.ts';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { MAX_COUPON_LENGTH, setCoupon, useCoupon } from './couponStore.ts';
import styles from './CouponField.module.css';
import type { CartQuoteState } from './useCartQuote.ts';

/** Where a coupon is entered; says what it takes off, or why it does not hold, and takes it away again. */
export function CouponField({ state }: { state: CartQuoteState }) {
  const { t, language } = useTranslation('cartDetails');
  const entered = useCoupon();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? entered;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCoupon(text);
    setTyped(null);
  };
  // An answer speaks of the code that it was asked about; a newly typed one has none yet.
  const isAnswered = entered !== '' && text.trim() === entered && !state.isLoading && !state.hasFailed;
  const applied = isAnswered ? state.quote?.coupon : null;
  const problem = isAnswered
    ? state.quote?.problems.find(({ code }) => code === 'COUPON_INVALID')
    : undefined;
  const money = (amount: string) => isolate(formatMoney(amount, language, 3));
  const error =
    problem === undefined
      ? null
      : t(`coupons.${problem.couponReason ?? 'UNKNOWN'}`, {
          amount: money(problem.missingAmount?.amount ?? '0'),
        });
  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      <div className={styles.row}>
        <Field
          className={styles.field}
          label={t('coupon')}
          hideLabel
          placeholder={t('coupon')}
          name="coupon"
          value={text}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_COUPON_LENGTH}
        />
        {entered !== '' && text.trim() === entered ? (
          <IconButton
            label={t('coupons.remove', { code: entered })}
            icon={<Icon name="x" size={20} />}
            onClick={() => {
              setCoupon('');
              setTyped(null);
            }}
          />
        ) : (
          <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
            {t('coupons.apply')}
          </Button>
        )}
      </div>
      <output className={styles.applied}>
        {applied && (
          <>
            <Icon name="check" size={16} />
            {t('coupons.applied', { code: isolate(applied.code), amount: money(applied.discount.amount) })}
          </>
        )}
      </output>
    </form>
  );
}
