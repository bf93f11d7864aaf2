import { useEffect, useState } from 'react';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation } from '../../navigation/RouterContext.ts';
import { paths } from '../../paths.ts';
import { keepFavourite } from './pendingFavourite.ts';

export interface GuestDialogProps {
  /** What the guest wanted to like. */
  productId: string;
  onClose: () => void;
}

/** Offers a guest to sign in or to register; both lead back here, and the product is liked then. */
export default function GuestDialog({ productId, onClose }: GuestDialogProps) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  // Opened on mount it would take the press that asked for it for one outside.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const here = pathname + search;
  const close = () => {
    setOpen(false);
    // Once it has faded, and the focus is back on the heart.
    setTimeout(onClose, 400);
  };
  const go = () => {
    keepFavourite(productId);
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
