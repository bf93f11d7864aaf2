import { useEffect, useState } from 'react';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation } from '../../navigation/RouterContext.ts';
import { paths } from '../../paths.ts';
import { storeFavourite } from './pendingFavourite.ts';

export interface GuestDialogProps {
  /** The product that the guest wanted to add. */
  productId: string;
  onClose: () => void;
}

/** Offers a guest to sign in or to register; both lead back here, and the product is added then. */
export default function GuestDialog({ productId, onClose }: GuestDialogProps) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  // Opened on mount it would treat the press that opened it as one outside.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const here = pathname + search;
  const close = () => {
    setOpen(false);
    // After the closing animation, with the focus back on the heart.
    setTimeout(onClose, 400);
  };
  const go = () => {
    storeFavourite(productId);
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('guest.title')}
      size="sm"
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.register(here)} onClick={go}>
            {t('guest.register')}
          </ButtonLink>
          <ButtonLink to={paths.login(here)} onClick={go}>
            {t('guest.login')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('guest.text')}</p>
    </Dialog>
  );
}
