import { Button } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ViewerList } from '../../relay/useViewerList.ts';
import formStyles from './FormFrame.module.css';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  list: Omit<ViewerList<unknown>, 'data'>;
  /** Page size. */
  count: number;
}

/** The "load more" button of a list of the account; a failed page is reported and can be retried. */
export function LoadMore({ list, count }: LoadMoreProps) {
  const { t } = useTranslation('account');
  if (!list.hasNext) return null;
  return (
    <>
      <div role="alert">{list.hasFailed && <p className={formStyles.problem}>{t('error.failed')}</p>}</div>
      <Button
        variant="secondary"
        className={styles.more}
        busy={list.isLoadingNext}
        onClick={() => list.loadNext(count)}
      >
        {t('more')}
      </Button>
    </>
  );
}
