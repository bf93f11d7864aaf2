import { useState, type ComponentType } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { cx } from '../../design/static/cx.ts';
import { toast } from '../../design/toast.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useKeeper } from '../../navigation/services.ts';
import { useViewer } from '../session/useSession.ts';
import type { GuestDialogProps } from '../wishlist/GuestDialog.tsx';
import { useLiked } from '../wishlist/useWishlist.ts';
import styles from './FavouriteButton.module.css';

const loadPress = withAreas(['account'], () => import('../wishlist/pressHeart.ts'));

interface FavouriteButtonProps {
  /** Global id of the product. */
  id: string;
  /** The product's name, for screen readers. */
  name: string;
  className?: string;
  /** Called when the product was added to or removed from the wishlist. */
  onLike?: () => void;
}

/** The heart, with an animation on change. The wishlist belongs to an account: a guest is offered to sign in. */
export function FavouriteButton({ id, name, className, onLike }: FavouriteButtonProps) {
  const { t } = useTranslation('common');
  const keeper = useKeeper();
  const viewer = useViewer();
  const liked = useLiked();
  const isLiked = liked?.includes(id) === true;
  const [beats, setBeats] = useState(0);
  const [busy, setBusy] = useState(false);
  const [Guest, setGuest] = useState<ComponentType<GuestDialogProps> | null>(null);
  const press = async () => {
    setBusy(true);
    try {
      const { pressHeart } = await loadPress();
      const onGuest = (Dialog: ComponentType<GuestDialogProps>) => setGuest(() => Dialog);
      const isSignedIn = viewer === undefined ? undefined : viewer !== null;
      if (!(await pressHeart({ keeper, productId: id, liked, isSignedIn, t, onGuest }))) return;
      setBeats((count) => count + 1);
      onLike?.();
    } catch {
      toast({
        isProduct: true,
        type: 'error',
        title: t('toast.error'),
        description: t('toast.favouriteFailed'),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <IconButton
        className={className}
        variant="plain"
        quiet
        label={t('productCard.favourite', { name })}
        aria-pressed={isLiked}
        aria-busy={busy}
        // A new key restarts the animation.
        icon={
          <span
            key={beats}
            className={cx(
              beats > 0 ? styles.beat : styles.heart,
              isLiked && styles.liked,
              busy && styles.busy,
            )}
          >
            <Icon name="heart" size={20} />
          </span>
        }
        onClick={() => {
          if (!busy) void press();
        }}
      />
      {Guest && <Guest productId={id} onClose={() => setGuest(null)} />}
    </>
  );
}
