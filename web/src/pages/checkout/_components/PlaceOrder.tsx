import { useEffect, useRef } from 'react';
import { BottomBar } from '../../../design/static/BottomBar.tsx';
import { Button } from '../../../design/static/Button.tsx';
import type { Placing } from '../../../features/checkout/useOrderPlacing.ts';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from '../CheckoutPage.module.css';

interface PlaceOrderProps {
  /** Id of the form that the button submits. */
  formId: string;
  placing: Placing;
  isOnline: boolean;
  /** What is to be paid, as a formatted amount; null: not known yet. */
  amount: string | null;
  /** The order is priced and can be placed. */
  isReady: boolean;
  hasProblems: boolean;
  acceptsTerms: boolean;
  isTermsProblem: boolean;
  onTerms: (accepts: boolean) => void;
}

/** The terms, the button, and the outcome. */
export function PlaceOrder({
  formId,
  placing,
  isOnline,
  amount,
  isReady,
  hasProblems,
  acceptsTerms,
  isTermsProblem,
  onTerms,
}: PlaceOrderProps) {
  const { t } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = placing;
  const failure = state === 'unknown' || state === 'limited' || state === 'failed' ? state : null;
  const earlier = state === 'earlier' ? placing : null;
  const told = failure ?? (earlier === null ? null : state);
  useEffect(() => {
    if (told !== null) title.current?.focus();
  }, [told]);
  const why = state === 'different' ? t('place.agreeFirst') : hasProblems ? t('place.problems') : null;
  const isDisabled = state === 'different' || !isReady;
  return (
    <>
      <div>
        <label className={styles.check}>
          <input
            id={`${formId}terms`}
            type="checkbox"
            name="terms"
            checked={acceptsTerms}
            onChange={(event) => onTerms(event.currentTarget.checked)}
            aria-invalid={isTermsProblem || undefined}
            aria-describedby={isTermsProblem ? `${formId}terms-error` : undefined}
          />
          <span>
            {t('terms.accept')}{' '}
            <Link to={paths.terms()} target="_blank" className={styles.link}>
              {t('terms.link')}
            </Link>
          </span>
        </label>
        <p id={`${formId}terms-error`} className={styles.error} aria-live="polite">
          {isTermsProblem ? t('terms.needed') : null}
        </p>
      </div>
      {failure !== null && (
        <div className={styles.problem} role="alert">
          <h3 ref={title} tabIndex={-1} className={styles.problemTitle}>
            {t(`place.${failure}.title`)}
          </h3>
          <p>{t(`place.${failure}.text`)}</p>
        </div>
      )}
      {earlier !== null && (
        <div className={styles.notice} role="alert">
          <h3 ref={title} tabIndex={-1} className={styles.noticeTitle}>
            {t('place.earlier.title', { number: isolate(earlier.number) })}
          </h3>
          <p>{t('place.earlier.text')}</p>
          <p>
            <Link to={paths.trackOrder(earlier.token)} target="_blank" className={styles.link}>
              {t('place.earlier.link')}
            </Link>
          </p>
        </div>
      )}
      <BottomBar className={styles.bar} isBesideWidget isInPage>
        <div className={styles.barRow}>
          <Button
            type="submit"
            form={formId}
            size="lg"
            wide
            busy={state === 'sending'}
            disabled={isDisabled}
            aria-describedby={isDisabled && why !== null ? `${formId}why` : undefined}
          >
            {state === 'sending'
              ? t('place.sending')
              : failure === 'unknown'
                ? t('place.again')
                : earlier !== null
                  ? t('place.earlier.order')
                  : !isReady && why === null
                    ? t('place.wait')
                    : amount === null
                      ? t('place.plain')
                      : t(isOnline ? 'place.pay' : 'place.order', { amount: isolate(amount) })}
          </Button>
          {isDisabled && why !== null && (
            <p id={`${formId}why`} className={styles.why}>
              {why}
            </p>
          )}
        </div>
      </BottomBar>
    </>
  );
}
