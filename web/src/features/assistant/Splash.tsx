import { Logo } from '../../design/static/Logo.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './Splash.module.css';

/** Shown in place of the conversation until the greeting. */
export function Splash() {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles.splash}>
      <Logo variant="square" decorative className={styles.logo} />
      <output>{t('loading')}</output>
    </div>
  );
}
