import { useMediaQuery } from '../../design/useMediaQuery.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './SearchHints.module.css';
import { useRotation } from './useRotation.ts';

const HINT_INTERVAL = 2000;
const HINTS = ['phone', 'dress', 'vacuum', 'shoes', 'sofa', 'perfume'] as const;
/** Below this width the header is the mobile one (`md`). */
const MOBILE = '(max-width: 819.98px)';

/** Rotating example searches in place of the mobile search field's placeholder. Decorative, not a label. */
export default function SearchHints({ shown }: { shown: boolean }) {
  const { t } = useTranslation('search');
  const mobile = useMediaQuery(MOBILE);
  const index = useRotation(HINTS.length, HINT_INTERVAL, shown && mobile);
  return (
    <span className={styles.hint} data-shown={shown} aria-hidden="true">
      <span key={index} className={styles.text}>
        {t(`hints.${HINTS[index] ?? 'phone'}`)}
      </span>
    </span>
  );
}
