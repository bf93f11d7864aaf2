import { useCallback, useEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import type { Session } from '../../features/session/useSession.ts';
import { UploadProvider } from '../../features/uploads/UploadProvider.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, useNavigate } from '../../navigation/Link.tsx';
import { useKeeper } from '../../navigation/services.ts';
import { paths } from '../../paths.ts';
import { adminEnvironmentOf } from '../../relay/adminEnvironment.ts';
import { markStale, useRefreshOnReturn } from '../../relay/useAdminQuery.ts';
import { JobBell } from './_frame/JobBell.tsx';
import { Menu } from './_frame/Menu.tsx';
import { PersonMenu } from './_frame/PersonMenu.tsx';
import { useAdminFeed } from './_frame/useAdminFeed.ts';
import { useKeptFocus } from './_frame/useKeptFocus.ts';
import { AdminBoundary } from './_kit/AdminBoundary.tsx';
import { KeysProvider, useShortcuts } from './_kit/keys.tsx';
import { canUndoLastSave, undoLastSave } from './_kit/lastSave.ts';
import { LeavingGuard } from './_kit/leaving.tsx';
import { PasswordProvider } from './_kit/PasswordProvider.tsx';
import { StaffProvider, useStaff } from './_kit/staff.tsx';
import { TitleContext } from './_kit/title.ts';
import { adminPaths } from './adminPaths.ts';
import styles from './AdminFrame.module.css';
import { menuItemsOf } from './menu.ts';
import { coreScreenAt, screenAt } from './routes.ts';

interface AdminFrameProps {
  readonly url: URL;
  readonly session: Session;
}

const loadPalette = () => import('./_frame/Palette.tsx');
const loadKeySheet = () => import('./_frame/KeySheet.tsx');
const loadMenuDrawer = () => import('./_frame/MenuDrawer.tsx');

/** The place of a screen until its code is there. */
function ScreenSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={styles.skeleton} aria-busy>
      <h1>{title}</h1>
      <Skeleton height="3rem" radius="lg" />
      <Skeleton height="24rem" radius="lg" />
    </div>
  );
}

/** The screen of an address. */
function Content({ url }: { readonly url: URL }) {
  const { t } = useTranslation('admin');
  const { isReadOnly } = useStaff();
  const found = screenAt(url.pathname);
  if (found === undefined)
    return (
      <EmptyState
        level={1}
        icon={<Icon name="search" size={32} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <ButtonLink variant="secondary" to={adminPaths.home()}>
            {t('notFound.back')}
          </ButtonLink>
        }
      />
    );
  const offered = isReadOnly ? coreScreenAt(url.pathname) : found;
  if (offered === undefined)
    return (
      <EmptyState
        level={1}
        icon={<Icon name="book-open" size={32} />}
        title={t('readOnly.missing', { name: t(found.screen.title) })}
        text={t('readOnly.missingText')}
        action={
          <ButtonLink variant="secondary" to={adminPaths.home()}>
            {t('notFound.back')}
          </ButtonLink>
        }
      />
    );
  const { screen, params } = offered;
  const title = t(screen.title);
  return (
    <TitleContext value={title}>
      <AdminBoundary
        // A screen whose entries open beside it stays.
        key={screen.pattern.endsWith('?') ? screen.pattern : url.pathname}
        resetKey={url.href}
        level={1}
        fallback={<ScreenSkeleton title={title} />}
      >
        <screen.Component params={params} url={url} />
      </AdminBoundary>
    </TitleContext>
  );
}

function Shell({ url }: { readonly url: URL }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const staff = useStaff();
  const { isReadOnly, isTwoStepMissing } = staff;
  const isElsewhere = url.pathname !== adminPaths.security();
  const { Component: Palette, ...palette } = useOverlay(loadPalette);
  const { Component: KeySheet, ...keySheet } = useOverlay(loadKeySheet);
  const { Component: MenuDrawer, ...drawer } = useOverlay(loadMenuDrawer);
  useRefreshOnReturn();
  useKeptFocus();
  useAdminFeed(!isReadOnly && !isTwoStepMissing);
  // Nothing else can be read before the second step is set up.
  useEffect(() => {
    if (isTwoStepMissing && isElsewhere) navigate(adminPaths.security(), { replace: true });
  }, [isTwoStepMissing, isElsewhere, navigate]);
  const items = isTwoStepMissing ? [] : menuItemsOf(staff);
  useShortcuts([
    ...(isTwoStepMissing ? [] : [{ keys: 'mod+k', label: t('keys.palette'), run: palette.show }]),
    { keys: '?', label: t('keys.sheet'), run: keySheet.show },
    // Heard wherever a text is written.
    { keys: 'mod+enter', label: t('keys.submit') },
    { keys: 'mod+z', label: t('keys.undo'), run: undoLastSave, works: canUndoLastSave },
    ...items.flatMap(({ letter, label, path }) =>
      letter === undefined
        ? []
        : [{ keys: `g ${letter}`, label: t('keys.goTo', { name: t(label) }), run: () => navigate(path) }],
    ),
  ]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <aside className={styles.side}>
        <Link to={adminPaths.home()} className={styles.brand} aria-label={t('menu.home')}>
          <Logo />
        </Link>
        {!isTwoStepMissing && <Menu />}
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          {isTwoStepMissing ? (
            <span className={styles.rest} />
          ) : (
            <>
              <IconButton
                className={styles.menuButton}
                label={t('menu.open')}
                icon={<Icon name="menu" size={22} />}
                aria-haspopup="dialog"
                onPointerEnter={drawer.preload}
                onFocus={drawer.preload}
                onClick={drawer.show}
              />
              <button
                type="button"
                className={styles.search}
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K Meta+K"
                onPointerEnter={palette.preload}
                onFocus={palette.preload}
                onClick={palette.show}
              >
                <Icon name="search" size={18} />
                <span className={styles.searchText}>
                  {t(isReadOnly ? 'palette.placeholderScreens' : 'palette.placeholder')}
                </span>
                <kbd className={styles.kbd}>{t('keys.mod')}</kbd>
              </button>
            </>
          )}
          <Link to={paths.home()} className={styles.shop}>
            <Icon name="store" size={20} />
            <span className={styles.wideOnly}>{t('shop')}</span>
          </Link>
          {!isTwoStepMissing && !isReadOnly && <JobBell />}
          <PersonMenu onShowKeys={keySheet.show} />
        </header>
        <main id="content" className={styles.main} tabIndex={-1}>
          {isReadOnly && (
            <p className={styles.readOnly}>
              <Icon name="book-open" size={18} />
              {t('readOnly.banner')}
            </p>
          )}
          {isTwoStepMissing && isElsewhere ? (
            <ScreenSkeleton title={t('menu.security')} />
          ) : (
            <Content url={url} />
          )}
        </main>
      </div>
      {Palette && <Palette isOpen={palette.isOpen} onClose={palette.hide} onShowKeys={keySheet.show} />}
      {KeySheet && <KeySheet isOpen={keySheet.isOpen} onClose={keySheet.hide} />}
      {MenuDrawer && <MenuDrawer isOpen={drawer.isOpen} onClose={drawer.hide} />}
    </div>
  );
}

/** The back office around its screens: menu, bar, keys, and the store of its records. */
export default function AdminFrame({ url, session }: AdminFrameProps) {
  const environment = adminEnvironmentOf(useKeeper());
  const onStored = useCallback(() => markStale(environment, ['media']), [environment]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <KeysProvider>
        <LeavingGuard>
          <AdminBoundary fallback={<div className={styles.frame} aria-busy />}>
            <PasswordProvider>
              <StaffProvider person={session}>
                <UploadProvider onStored={onStored}>
                  <Shell url={url} />
                </UploadProvider>
              </StaffProvider>
            </PasswordProvider>
          </AdminBoundary>
        </LeavingGuard>
      </KeysProvider>
    </RelayEnvironmentProvider>
  );
}
