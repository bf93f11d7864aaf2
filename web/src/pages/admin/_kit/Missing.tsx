import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useTitle } from './title.ts';

/** In place of a detail that does not exist. */
export function Missing({ to }: { readonly to: string }) {
  const { t } = useTranslation('admin');
  useTitle(t('missing.title'));
  return (
    <EmptyState
      level={1}
      icon={<Icon name="search" size={32} />}
      title={t('missing.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink variant="secondary" to={to}>
          {t('missing.back')}
        </ButtonLink>
      }
    />
  );
}
