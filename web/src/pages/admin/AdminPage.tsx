import { lazy, Suspense, use } from 'react';
import { I18nContext } from 'react-i18next';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { useKnownSession } from '../../features/session/useSession.ts';
import { provideInstance, withAdminAreas } from '../../i18n/adminTexts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { loadOrReload } from '../../navigation/loadOrReload.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import styles from './AdminPage.module.css';
import { adminPaths } from './adminPaths.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:admin.title'), noIndex: true };
}

/** The back office routes its addresses itself: see `routes.ts`. */
export const isApplication = true;

const AdminFrame = lazy(() =>
  loadOrReload(
    'admin',
    withAdminAreas(['admin'], () => import('./AdminFrame.tsx')),
  ),
);

const InvitationPage = lazy(() =>
  loadOrReload(
    'admin invitation',
    withAdminAreas(['admin', 'adminStaff'], () => import('./InvitationPage.tsx')),
  ),
);

/** Skeleton of the frame until the viewer is known and the code has loaded. */
function Waiting() {
  const { t } = useTranslation('account');
  return (
    <main className={styles.waiting} aria-busy>
      <h1 className={styles.title}>{t('admin.title')}</h1>
      <Skeleton height="3rem" radius="lg" />
      <Skeleton height="20rem" radius="lg" />
    </main>
  );
}

/** Its code is asked for by browsers alone: the server has no session, and no texts of the back-office. */
function Invitation({ url }: Pick<PageProps, 'url'>) {
  const session = useKnownSession();
  if (session === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <InvitationPage url={url} />
    </Suspense>
  );
}

/** Entry of the back-office, for admins only, whose code is loaded for them alone; and the page on which others become admins. */
export default function AdminPage({ url }: PageProps) {
  const context = use(I18nContext);
  if (context?.i18n) provideInstance(context.i18n);
  if (url.pathname === adminPaths.invitation()) return <Invitation url={url} />;
  return (
    <Guard admin fallback={<Waiting />}>
      {(session) => (
        <Suspense fallback={<Waiting />}>
          <AdminFrame url={url} session={session} />
        </Suspense>
      )}
    </Guard>
  );
}
