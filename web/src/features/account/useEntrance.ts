import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigate } from '../../navigation/Link.tsx';
import { setSession, useSession, type Session } from '../session/useSession.ts';
import { addToWishlist } from '../wishlist/changeWishlist.ts';
import { takeFavourite } from '../wishlist/pendingFavourite.ts';
import { takeReturn } from './returnTo.ts';

/** For the pages by which one comes in: who is signed in already, or is now, goes on. Gives what is to be called with who it is. */
export function useEntrance(url: URL): (viewer: Session) => Promise<void> {
  const { t } = useTranslation('account');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (session !== null) navigate(takeReturn(url), { replace: true });
  }, [session, url, navigate]);
  return async (viewer) => {
    const wanted = takeFavourite();
    // Before the hearts are told who is here: what they ask then has it in it.
    if (wanted !== undefined)
      await addToWishlist(environment, wanted).catch(() =>
        toast({ type: 'error', title: t('common:toast.error'), description: t('wishlist.addFailed') }),
      );
    setSession(viewer, true);
  };
}
