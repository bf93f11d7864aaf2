import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Question } from './conversation.ts';
import styles from './QuickStarts.module.css';

const STARTS = [
  { key: 'product', icon: 'search', queryType: 'SEARCH_PRODUCT' },
  { key: 'order', icon: 'package-search', queryType: 'TRANSACTION_HELP' },
  { key: 'site', icon: 'store', queryType: 'PLATFORM_INFO' },
  { key: 'account', icon: 'circle-user-round', queryType: 'ACCOUNT_MGMT' },
] as const satisfies readonly { key: string; icon: IconName; queryType: Question['queryType'] }[];

/** Four conversation starters; each sends a message for the shopper. */
export function QuickStarts({ onChoose }: { onChoose: (question: Question) => void }) {
  const { t } = useTranslation('assistant');
  return (
    <ul className={styles.starts} aria-label={t('quick.label')}>
      {STARTS.map(({ key, icon, queryType }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.start}
            onClick={() => onChoose({ query: t(`quickSay.${key}`), queryType })}
          >
            <Icon name={icon} size={20} />
            {t(`quick.${key}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
