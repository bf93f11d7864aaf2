import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import styles from './ContactWays.module.css';

const PAGES = [
  ['track', 'package-search', paths.trackOrder()],
  ['faq', 'message-circle', paths.faq()],
  ['returns', 'rotate-ccw', paths.returns()],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** What answers at once: pages of help, and the assistant. */
export function OwnHelp() {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby="own-help">
      <h2 id="own-help" className={styles.title}>
        {t('contact.help.title')}
      </h2>
      <ul className={styles.list}>
        {PAGES.map(([key, icon, to]) => (
          <li key={key}>
            <Link className={styles.way} to={to}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {t(`contact.help.${key}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.way} onClick={() => openAssistant({ entry: 'widget' })}>
            <span className={styles.icon}>
              <Icon name="sparkles" />
            </span>
            {t('contact.help.assistant')}
          </button>
        </li>
      </ul>
    </section>
  );
}
