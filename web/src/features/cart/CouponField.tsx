import { useState, type FormEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { formatMoney } from '../../design/money.ts';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useCartLines } from './cartStore.ts';
import { checkCoupon, type CouponProblem } from './checkCoupon.ts';
import { MAX_COUPON_LENGTH, setCoupon, useCoupon } from './couponStore.ts';
import styles from './CouponField.module.css';
import type { CouponField_quote$key } from './__generated__/CouponField_quote.graphql.ts';

interface CouponFieldProps {
  quote: CouponField_quote$key | null | undefined;
  /** The quote is for the current cart and coupon. */
  isSettled: boolean;
}

/**
 * Field to enter a coupon; shows its discount, or why it does not apply, and removes it again. While one applies, another code
 * replaces it only if that applies as well.
 */
export function CouponField({ quote: key, isSettled }: CouponFieldProps) {
  const quote = useFragment(
    graphql`
      fragment CouponField_quote on CartQuote {
        coupon {
          code
          discount {
            amount
          }
        }
        problems {
          code
          couponReason
          missingAmount {
            amount
          }
        }
      }
    `,
    key,
  );
  const { t, language } = useTranslation('cartDetails');
  const environment = useRelayEnvironment();
  const lines = useCartLines();
  const entered = useCoupon();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [refused, setRefused] = useState<{ code: string; problem: CouponProblem | null } | null>(null);
  const text = typed ?? entered;
  const applied = entered !== '' && isSettled ? quote?.coupon : null;
  // An error is about the requested code; a newly typed one has none yet.
  const isAnswered = entered !== '' && text.trim() === entered && isSettled;
  const isRefused = refused !== null && refused.code === text.trim();
  const problem = isRefused
    ? refused.problem
    : isAnswered
      ? quote?.problems.find(({ code }) => code === 'COUPON_INVALID')
      : undefined;
  const money = (amount: string) => isolate(formatMoney(amount, language, 3));
  const error =
    problem === undefined
      ? null
      : problem === null
        ? t('failed.title')
        : t(`coupons.${problem.couponReason ?? 'UNKNOWN'}`, {
            amount: money(problem.missingAmount?.amount ?? '0'),
          });
  const put = (code: string) => {
    setCoupon(code);
    setTyped(null);
    setRefused(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (applied == null || code === entered) return put(code);
    setChecking(true);
    try {
      const found = await checkCoupon(environment, lines, code);
      if (found === null) put(code);
      else setRefused({ code, problem: found });
    } catch {
      setRefused({ code, problem: null });
    } finally {
      setChecking(false);
    }
  };
  return (
    <form className={styles.coupon} onSubmit={(event) => void submit(event)} noValidate>
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
            onClick={() => put('')}
          />
        ) : (
          <Button type="submit" variant="secondary" busy={isChecking} disabled={text.trim() === ''}>
            {t('coupons.apply')}
          </Button>
        )}
      </div>
      <output className={styles.applied}>
        {applied && (
          <>
            <Icon name="check" size={16} />
            {t('coupons.applied', { code: isolate(applied.code), amount: money(applied.discount.amount) })}
            {text.trim() !== entered && (
              <IconButton
                label={t('coupons.remove', { code: entered })}
                icon={<Icon name="x" size={18} />}
                onClick={() => put('')}
                quiet
              />
            )}
          </>
        )}
      </output>
    </form>
  );
}
