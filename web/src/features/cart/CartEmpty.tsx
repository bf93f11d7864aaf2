import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';

/** Text of an empty cart. */
export function CartEmpty({ onNavigate, level }: { onNavigate?: () => void; level?: 2 | 3 }) {
  const { t } = useTranslation('cartDetails');
  return (
    <EmptyState
      icon={<Icon name="shopping-bag" size={32} />}
      level={level}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to={paths.allProducts()} onClick={onNavigate}>
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}
