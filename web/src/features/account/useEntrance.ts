import { useEffect } from 'react';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigate } from '../../navigation/Link.tsx';
import { useKeeper } from '../../navigation/services.ts';
import { changePerson } from '../session/changePerson.ts';
import { useSession } from '../session/useSession.ts';
import { addToWishlist } from '../wishlist/changeWishlist.ts';
import { takeFavourite } from '../wishlist/pendingFavourite.ts';
import { takeReturn } from './returnTo.ts';

/** For sign-in and registration pages: the viewer is redirected. Returns the function to call after signing in. */
export function useEntrance(url: URL): () => Promise<void> {
  const { t } = useTranslation('account');
  const keeper = useKeeper();
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (session !== null) navigate(takeReturn(url), { replace: true });
  }, [session, url, navigate]);
  return async () => {
    const wanted = takeFavourite();
    // Before the session is loaded: the response then includes it.
    if (wanted !== undefined)
      await addToWishlist(keeper.environment, wanted).catch(() =>
        toast({ type: 'error', title: t('common:toast.error'), description: t('wishlist.addFailed') }),
      );
    changePerson(keeper, true);
  };
}
