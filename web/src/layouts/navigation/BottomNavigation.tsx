import { Icon } from '../../design/Icon.tsx';
import { useLocation } from '../../navigation/RouterContext.ts';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { BottomCartButton } from './BottomCartButton.tsx';
import styles from './BottomNavigation.module.css';
import type { Sidebar } from './useSidebar.tsx';

interface BottomNavigationProps {
  /** Shows the search row and focuses it. */
  onSearch: () => void;
  sidebar: Sidebar;
}

/** The mobile navigation at the bottom: home, categories, search, cart. */
export function BottomNavigation({ onSearch, sidebar }: BottomNavigationProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('bottom.label')}>
      <Link
        className={styles.item}
        to={paths.home()}
        aria-current={pathname === paths.home() ? 'page' : undefined}
      >
        <Icon name="house" size={22} thin />
        {t('bottom.home')}
      </Link>
      <a className={styles.item} href="#categories" aria-haspopup="dialog" {...sidebar.trigger}>
        <Icon name="layout-grid" size={22} thin />
        {t('bottom.categories')}
      </a>
      <a
        className={styles.item}
        href={paths.search()}
        aria-current={pathname === paths.search() ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" size={22} thin />
        {t('bottom.search')}
      </a>
      <BottomCartButton />
    </nav>
  );
}
