import { Icon } from '../../design/Icon.tsx';
import { useLocation } from '../../navigation/RouterContext.ts';

import type { IconName } from '../../design/icons.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link, type LinkProps } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { BottomCartButton } from './BottomCartButton.tsx';
import styles from './BottomNavigation.module.css';
import type { Sidebar } from './useSidebar.tsx';

interface BottomNavigationProps {
  /** Shows the search row and focuses it. */
  onSearch: () => void;
  sidebar: Sidebar;
}

/** The mobile navigation at the bottom: home, categories, search, favourites, cart, account. */
export function BottomNavigation({ onSearch, sidebar }: BottomNavigationProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const entry = (
    key: 'home' | 'search' | 'wishlist' | 'account',
    icon: IconName,
    page: string,
    props?: Partial<LinkProps>,
  ) => (
    <Link className={styles.item} to={page} aria-current={pathname === page ? 'page' : undefined} {...props}>
      <Icon name={icon} size={22} thin />
      {t(`bottom.${key}`)}
    </Link>
  );
  return (
    <nav className={styles.bar} aria-label={t('bottom.label')}>
      {entry('home', 'house', paths.home())}
      <a className={styles.item} href="#categories" aria-haspopup="dialog" {...sidebar.trigger}>
        <Icon name="layout-grid" size={22} thin />
        {t('bottom.categories')}
      </a>
      {entry('search', 'search', paths.search(), {
        onClick: (event) => {
          event.preventDefault();
          onSearch();
        },
      })}
      {entry('wishlist', 'heart', paths.wishlist())}
      <BottomCartButton />
      {entry('account', 'user-round', paths.account())}
    </nav>
  );
}
