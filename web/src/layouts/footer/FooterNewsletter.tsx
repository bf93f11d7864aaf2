import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './FooterNewsletter.module.css';

/** The newsletter's form at the end of every page. */
export function FooterNewsletter() {
  const { t } = useTranslation('newsletter');
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter" className={styles.title}>
        {t('title')}
      </h2>
      {/* The page has an action of its own. */}
      <NewsletterForm variant="secondary" />
    </section>
  );
}
