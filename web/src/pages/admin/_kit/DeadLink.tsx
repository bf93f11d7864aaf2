import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useDeadLink } from './useDeadLink.ts';
import styles from './DeadLink.module.css';

/** Warns that the shop has no page at a path; null: there is nothing to look up. */
export function DeadLink({ path }: { readonly path: string | null }) {
  const { t } = useTranslation('admin');
  const isDead = useDeadLink(path);
  return isDead && <p className={styles.warning}>{t('link.dead')}</p>;
}
