import { Icon } from '../../design/Icon.tsx';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './AppDialog.module.css';

interface AppDialogProps {
  isOpen: boolean;
  onClose: () => void;
  appStore?: string | null | undefined;
  playStore?: string | null | undefined;
}

/** Links to the app stores. Each button opens its store in a new tab and closes the dialog. */
export default function AppDialog({ isOpen, onClose, appStore, playStore }: AppDialogProps) {
  const { t } = useTranslation('app');
  const stores = [
    { key: 'appStore', icon: 'smartphone', href: appStore },
    { key: 'playStore', icon: 'play', href: playStore },
  ] as const;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <p className={styles.text}>{t('text')}</p>
      <ul className={styles.stores}>
        {stores.map(({ key, icon, href }) =>
          href ? (
            <li key={key}>
              <a
                className={styles.store}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={onClose}
              >
                <Icon name={icon} size={22} />
                {t(key)}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </Dialog>
  );
}
