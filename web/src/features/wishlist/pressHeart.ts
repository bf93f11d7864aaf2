import type { ComponentType } from 'react';
import { toast } from '../../design/toast.ts';
import type { Translate } from '../../i18n/translate.ts';
import { RequestError } from '../../relay/errors.ts';
import type { QueryKeeper } from '../../relay/queryKeeper.ts';
import { loadSession } from '../session/loadSession.ts';
import { addToWishlist, removeFromWishlist } from './changeWishlist.ts';
import type { GuestDialogProps } from './GuestDialog.tsx';

interface Press {
  readonly keeper: QueryKeeper;
  readonly productId: string;
  /** Ids of the wishlist. */
  readonly liked: readonly string[] | undefined;
  /** undefined: not known yet. */
  readonly isSignedIn: boolean | undefined;
  readonly t: Translate;
  /** A guest is offered to sign in. */
  readonly onGuest: (Dialog: ComponentType<GuestDialogProps>) => void;
}

/** Handles the press of a heart; returns whether the wishlist has changed. */
export async function pressHeart(press: Press): Promise<boolean> {
  const { keeper, productId, liked, t } = press;
  const { environment } = keeper;
  const isSignedIn = press.isSignedIn ?? (await loadSession(environment).catch(() => null)) !== null;
  if (!isSignedIn) {
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
  const isLiked = liked?.includes(productId) === true;
  try {
    await (isLiked ? removeFromWishlist : addToWishlist)(environment, productId, liked);
    return true;
  } catch (error) {
    toast({
      isProduct: true,
      type: 'error',
      title: t('common:toast.error'),
      description: t(isLiked ? 'account:wishlist.removeFailed' : 'account:wishlist.addFailed'),
    });
    // A session that was ended elsewhere is noticed here.
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') keeper.renew();
    return false;
  }
}
