import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useListNews, type Reading } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './ListNews.module.css';

/** Lists whose entries have a name in the bar. */
const NAMED = new Map<string, 'orders' | 'tickets' | 'reviews'>([
  [adminPaths.orders(), 'orders'],
  [adminPaths.tickets(), 'tickets'],
  [adminPaths.reviews(), 'reviews'],
]);

interface ListNewsProps {
  /** Address of the list. */
  readonly path: string;
  readonly reading: Reading;
  /** Called when what is new is loaded. */
  readonly onLoad: () => void;
}

/** Says what happened since the list was read, and loads it: rows never move under the pointer by themselves. */
export function ListNews({ path, reading, onLoad }: ListNewsProps) {
  const { t } = useTranslation('admin');
  const { added, changed, isUncertain, load } = useListNews(reading);
  const parts = [
    ...(added > 0 ? [t(`list.added.${NAMED.get(path) ?? 'entries'}`, { count: added })] : []),
    ...(changed > 0 ? [t('list.changed', { count: changed })] : []),
  ];
  const text = parts.length > 0 ? parts.join(' · ') : isUncertain ? t('list.uncertain') : '';
  return (
    <output className={styles.news}>
      {text !== '' && (
        <span className={styles.bar}>
          {text}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              load();
              onLoad();
            }}
          >
            {t('list.load')}
          </Button>
        </span>
      )}
    </output>
  );
}
