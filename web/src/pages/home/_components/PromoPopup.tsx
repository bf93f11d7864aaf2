import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { NewsletterForm } from '../../../features/newsletter/NewsletterForm.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './PromoPopup.module.css';

interface PromoPopupProps {
  isOpen: boolean;
  onClose: () => void;
  promo: { readonly title: string; readonly text: string; readonly redirectUrl?: string | null | undefined };
}

/** The popup of the promotion's banner: its text, its link, and the newsletter's form. */
export default function PromoPopup({ isOpen, onClose, promo }: PromoPopupProps) {
  const { t } = useTranslation('shelves');
  const { title, text, redirectUrl } = promo;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.body}>
        <p>{text}</p>
        {redirectUrl?.startsWith('/') ? (
          <ButtonLink to={redirectUrl} wide onClick={onClose}>
            {t('more')}
          </ButtonLink>
        ) : redirectUrl ? (
          <a className={styles.outside} href={redirectUrl} target="_blank" rel="noopener noreferrer">
            {t('more')}
          </a>
        ) : null}
        <div className={styles.newsletter}>
          <NewsletterForm onDone={onClose} />
        </div>
      </div>
    </Dialog>
  );
}
