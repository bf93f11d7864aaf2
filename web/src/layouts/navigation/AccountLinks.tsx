import type { Session } from '../../features/session/useSession.ts';
import { useLikedCount } from '../../features/wishlist/useWishlist.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './SidebarDrawer.module.css';

interface AccountLinksProps {
  session: Session | null;
  onLogout: () => void;
}

/** The drawer's account links: to sign in or register, or to the private pages and signing out. */
export function AccountLinks({ session, onLogout }: AccountLinksProps) {
  const { t } = useTranslation('layout');
  const liked = useLikedCount();
  if (session === null) {
    return (
      <ul className={styles.entrance}>
        <li>
          <Link className={styles.login} to={paths.login()}>
            {t('sidebar.login')}
          </Link>
        </li>
        <li>
          <Link className={styles.register} to={paths.register()}>
            {t('sidebar.register')}
          </Link>
        </li>
      </ul>
    );
  }
  return (
    <ul>
      <li>
        <Link className={styles.link} to={paths.account()}>
          {t('sidebar.account')}
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={paths.orders()}>
          {t('sidebar.orders')}
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={paths.wishlist()}>
          {liked > 0 ? `${t('sidebar.wishlist')} (${liked})` : t('sidebar.wishlist')}
        </Link>
      </li>
      <li>
        <button className={styles.link} type="button" onClick={onLogout}>
          {t('sidebar.logout')}
        </button>
      </li>
    </ul>
  );
}
