import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './Welcome.module.css';

/** Introduces the assistant with a short video loop; a still picture under reduced motion. */
export function Welcome() {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles.welcome}>
      <video className={styles.film} autoPlay muted loop playsInline poster="/app/welcome.png" aria-hidden>
        <source src="/app/welcome.mp4" type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
      </video>
      <div>
        <h3 className={styles.title}>{t('welcome.title')}</h3>
        <p className={styles.text}>{t('welcome.text')}</p>
      </div>
    </div>
  );
}
