import { Icon } from '../../../design/Icon.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { Logo } from '../../../design/static/Logo.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './CheckoutHeader.module.css';

/** The checkout's own bar: logo, the way back to the cart, and the secure mark. The shop's header makes room for it by `data-checkout`. */
export function CheckoutHeader() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.bar} data-checkout>
      <Container className={styles.row}>
        <Link className={styles.home} to={paths.home()} aria-label={t('layout:home')}>
          <Logo variant="wordmark" decorative className={styles.logo} />
        </Link>
        <p className={styles.secure}>
          <Icon name="lock" size={16} />
          {t('secure')}
        </p>
        <Link className={styles.back} to={paths.cart()}>
          <Icon name="chevron-left" size={18} className={styles.arrow} />
          {t('back')}
        </Link>
      </Container>
    </div>
  );
}
