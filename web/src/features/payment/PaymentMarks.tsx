import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PaymentMarks.module.css';

/** The names of services that take payments online; each is written as it names itself. */
const SERVICES: Readonly<Record<string, string>> = { KONNECT: 'Konnect', FLOUCI: 'Flouci' };

interface PaymentMarksProps {
  /** A payment option of the shop. */
  option: { readonly method: string; readonly provider?: string | null | undefined };
  /** Names of cards and other means of payment online. */
  names: readonly string[];
}

/** Small marks of what an option is paid with: cash, or a bank card, its names and the service's. Names are set in our own type. */
export function PaymentMarks({ option: { method, provider }, names }: PaymentMarksProps) {
  const { t } = useTranslation('checkout');
  const service = SERVICES[provider ?? ''];
  return (
    <span className={styles.marks}>
      {method === 'CASH_ON_DELIVERY' ? (
        <span className={styles.mark}>
          <Icon name="banknote" size={18} />
          {t('pay.marks.cash')}
        </span>
      ) : (
        <span className={styles.mark}>
          <Icon name="credit-card" size={18} />
          {t('pay.marks.card')}
        </span>
      )}
      {method !== 'CASH_ON_DELIVERY' &&
        names.map((name) => (
          <bdi key={name} className={styles.mark} translate="no">
            {name}
          </bdi>
        ))}
      {service !== undefined && (
        <bdi className={styles.mark} translate="no">
          {service}
        </bdi>
      )}
    </span>
  );
}
