import { Icon } from '../../design/Icon.tsx';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './NewsletterDialog.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';

interface NewsletterDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The newsletter's pop-up. It closes after either outcome of a subscription, but not for a malformed address. */
export default function NewsletterDialog({ isOpen, onClose }: NewsletterDialogProps) {
  const { t } = useTranslation('newsletter');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <div className={styles.body}>
        <span className={styles.picture}>
          <Icon name="gift" size={32} thin />
        </span>
        <NewsletterForm onDone={onClose} />
      </div>
    </Dialog>
  );
}
