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

/** For the pages by which one comes in: who is signed in already, or is now, goes on. Gives what is to be called once somebody is. */
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
    // Before it is asked who is here: the answer then has it in it.
    if (wanted !== undefined)
      await addToWishlist(keeper.environment, wanted).catch(() =>
        toast({ type: 'error', title: t('common:toast.error'), description: t('wishlist.addFailed') }),
      );
    changePerson(keeper, true);
  };
}
