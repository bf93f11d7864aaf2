import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

interface FavouriteButtonProps {
  /** The product's name, for screen readers. */
  name: string;
  className?: string;
}

/** The heart. Favourites belong to an account: a guest is asked to sign in. */
export function FavouriteButton({ name, className }: FavouriteButtonProps) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      className={className}
      variant="plain"
      quiet
      label={t('productCard.favourite', { name })}
      icon={<Icon name="heart" size={20} />}
      onClick={() =>
        toast({
          type: 'warning',
          title: t('toast.loginRequired'),
          description: t('toast.loginToFavourite'),
          duration: 3000,
        })
      }
    />
  );
}
