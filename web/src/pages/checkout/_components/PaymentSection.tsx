import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { nameOfOption as nameOf, type PaymentOption } from '../../../features/checkout/usePaymentOptions.ts';
import { PaymentMarks } from '../../../features/payment/PaymentMarks.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../CheckoutPage.module.css';

interface PaymentSectionProps {
  /** null: not known yet. */
  options: readonly PaymentOption[] | null;
  /** Names of cards and other means of payment online. */
  marks: readonly string[];
  chosen: PaymentOption | null;
  onChoose: (option: PaymentOption) => void;
}

/** The payment options of the shop, the first one chosen. */
export function PaymentSection({ options, marks, chosen, onChoose }: PaymentSectionProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.section} aria-labelledby="order-pay">
      <h2 id="order-pay" className={styles.title}>
        {t('pay.title')}
      </h2>
      {options === null ? (
        <div aria-busy="true">
          <Skeleton height="4.5rem" radius="lg" />
        </div>
      ) : (
        <div className={styles.choices} role="radiogroup" aria-labelledby="order-pay">
          {options.map((option) => (
            <label key={nameOf(option)} className={styles.choice}>
              <input
                type="radio"
                name="payment"
                checked={chosen !== null && nameOf(chosen) === nameOf(option)}
                onChange={() => onChoose(option)}
              />
              <span className={styles.choiceWords}>
                <span className={styles.choiceName}>{t(`pay.name.${nameOf(option)}`)}</span>
                <span className={styles.text}>{t(`pay.text.${option.method}`)}</span>
                <PaymentMarks option={option} names={marks} />
              </span>
            </label>
          ))}
        </div>
      )}
    </section>
  );
}
