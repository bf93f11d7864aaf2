import { useRef } from 'react';
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
  // It opens by itself: neither a ring around a button nor a keyboard on the screen is asked for.
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm" firstField={body}>
      <div ref={body} className={styles.body} tabIndex={-1}>
        <span className={styles.picture}>
          <Icon name="gift" size={32} thin />
        </span>
        <NewsletterForm onDone={onClose} />
      </div>
    </Dialog>
  );
}
