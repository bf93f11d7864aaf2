import { Icon } from '../../../design/Icon.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { openAssistant } from '../../../features/assistant/assistantPanel.ts';
import { SearchHero } from '../../../features/search/SearchHero.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './SmartSearch.module.css';

const CHIPS = ['gift', 'phone', 'outfit', 'home'] as const;

/** The smart search: its field, and four questions to the assistant. */
export default function SmartSearch() {
  const { t } = useTranslation('home');
  return (
    <>
      <SearchHero />
      <Container>
        <ul className={styles.chips} aria-label={t('shelves:smart.label')}>
          {CHIPS.map((chip) => {
            const query = t(`shelves:smart.${chip}`);
            return (
              <li key={chip}>
                <button
                  className={styles.chip}
                  type="button"
                  onClick={() => openAssistant({ entry: 'chip', query })}
                >
                  <Icon name="sparkles" size={16} />
                  {query}
                </button>
              </li>
            );
          })}
        </ul>
      </Container>
    </>
  );
}
