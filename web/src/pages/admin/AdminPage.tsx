import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:admin.title'), noIndex: true };
}

/** The back office's door: for admins only. */
export default function AdminPage() {
  const { t } = useTranslation('account');
  return (
    <Container>
      <PageHeading title={t('admin.title')} />
      <Guard admin fallback={<Skeleton height="16rem" radius="lg" />}>
        {({ firstName }) => (
          <EmptyState
            icon={<Icon name="badge-check" size={32} />}
            title={t('menu.hello', { name: firstName })}
            text={t('admin.text')}
            action={
              <ButtonLink variant="secondary" to={paths.home()}>
                {t('admin.back')}
              </ButtonLink>
            }
          />
        )}
      </Guard>
    </Container>
  );
}
