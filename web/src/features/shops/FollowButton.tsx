import { useState } from 'react';
import { MAX_FOLLOWED_SHOPS } from '../../../../gateway/contract/rules/limits.ts';
import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useKeeper } from '../../navigation/services.ts';
import { RequestError } from '../../relay/errors.ts';
import { followShop, unfollowShop } from './followShop.ts';

interface FollowButtonProps {
  /** Global id of the shop. */
  readonly id: string;
  /** Name of the shop, for screen readers. */
  readonly name: string;
  readonly isFollowed: boolean;
}

/** Follows a shop for the signed-in shopper, or stops; it says which of both holds. */
export function FollowButton({ id, name, isFollowed }: FollowButtonProps) {
  const { t } = useTranslation('catalogue');
  const keeper = useKeeper();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await (isFollowed ? unfollowShop : followShop)(keeper.environment, id);
    } catch (error) {
      const isFull = error instanceof Error && error.message === 'CONFLICT';
      toast({
        type: 'error',
        title: t('common:toast.error'),
        description: isFull ? t('shop.followFull', { n: MAX_FOLLOWED_SHOPS }) : t('shop.followFailed'),
      });
      // A session that was ended elsewhere is noticed here.
      if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') keeper.renew();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isFollowed}
      busy={busy}
      icon={<Icon name={isFollowed ? 'check' : 'plus'} size={18} />}
      onClick={() => void press()}
    >
      <span>
        {t(isFollowed ? 'shop.followed' : 'shop.follow')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
