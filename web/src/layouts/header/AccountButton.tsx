import { useCallback, useRef } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import type { Session } from '../../features/session/useSession.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, useNavigate } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './AccountButton.module.css';

const loadMenu = withAreas(['account'], () => import('./AccountMenu.tsx'));

/** The link to the account: 'Mon Compte', or the viewer's initials, which open a menu. */
export function AccountButton({ session }: { session: Session | null }) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  // Until the menu's code is loaded the page has the same links.
  const menu = useOverlay(
    loadMenu,
    useCallback(() => navigate(paths.account()), [navigate]),
  );
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={styles.root}>
      <Link
        className={styles.button}
        to={session ? paths.account() : paths.login()}
        aria-label={session ? undefined : t('account')}
        {...(session && {
          'aria-haspopup': 'dialog',
          'aria-expanded': menu.isOpen,
          'aria-busy': menu.isLoading,
          onPointerEnter: menu.preload,
          onClick: (event) => {
            event.preventDefault();
            if (menu.isOpen) menu.hide();
            else menu.show();
          },
        })}
      >
        {session ? (
          <>
            <span className={styles.avatar} aria-hidden="true">
              {initial(session.firstName)}
              {initial(session.lastName)}
            </span>
            <bdi className={styles.label} aria-hidden="true">
              {session.firstName}
            </bdi>
            <VisuallyHidden>{`${t('account')}, ${session.firstName} ${session.lastName}`}</VisuallyHidden>
          </>
        ) : (
          <>
            <Icon name="circle-user-round" size={22} />
            <span className={styles.label}>{t('account')}</span>
          </>
        )}
      </Link>
      {session && menu.Component && menu.isOpen && <menu.Component root={root} onClose={menu.hide} />}
    </div>
  );
}

/** The first letter of a name, in any script. */
function initial(name: string): string {
  return name.trim().charAt(0).toUpperCase();
}
