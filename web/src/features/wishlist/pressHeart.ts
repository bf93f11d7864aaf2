import type { ComponentType } from 'react';
import type { Environment } from 'relay-runtime';
import { toast } from '../../design/toast.ts';
import type { Translate } from '../../i18n/translate.ts';
import { RequestError } from '../../relay/errors.ts';
import { loadSession } from '../session/loadSession.ts';
import { setSession, type Session } from '../session/useSession.ts';
import { addToWishlist, removeFromWishlist } from './changeWishlist.ts';
import type { GuestDialogProps } from './GuestDialog.tsx';

interface Press {
  readonly environment: Environment;
  readonly productId: string;
  readonly isLiked: boolean;
  /** undefined: not known yet. */
  readonly session: Session | null | undefined;
  readonly t: Translate;
  /** A guest is to be asked in. */
  readonly onGuest: (Dialog: ComponentType<GuestDialogProps>) => void;
}

/** What the press of a heart does; whether the product's place in the wishlist has changed. */
export async function pressHeart(press: Press): Promise<boolean> {
  const { environment, productId, isLiked, t } = press;
  const session = press.session === undefined ? await loadSession(environment) : press.session;
  if (session === null) {
    toast({
      isProduct: true,
      type: 'warning',
      title: t('common:toast.loginRequired'),
      description: t('common:toast.loginToFavourite'),
      duration: 3000,
    });
    press.onGuest((await import('./GuestDialog.tsx')).default);
    return false;
  }
  try {
    await (isLiked ? removeFromWishlist : addToWishlist)(environment, productId);
    return true;
  } catch (error) {
    toast({
      isProduct: true,
      type: 'error',
      title: t('common:toast.error'),
      description: t(isLiked ? 'account:wishlist.removeFailed' : 'account:wishlist.addFailed'),
    });
    // A session that was ended elsewhere is found out here.
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED')
      setSession(await loadSession(environment));
    return false;
  }
}
