import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './AssistantButton.module.css';
import { openAssistant } from './assistantPanel.ts';

/** A floating button that opens the assistant directly, for pages about it. */
export function AssistantButton() {
  const { t } = useTranslation('layout');
  return (
    <button type="button" className={styles.button} onClick={() => openAssistant({ entry: 'button' })}>
      <Icon name="sparkles" size={20} />
      {t('widget.assistant')}
    </button>
  );
}
