import { Icon } from '../../design/Icon.tsx';
import type { RefObject } from 'react';
import { useLocation } from '../../navigation/RouterContext.ts';

import { Container } from '../../design/static/Container.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import type { CategoryPanel_categories$key } from '../../features/categories/__generated__/CategoryPanel_categories.graphql.ts';
import { CartButton } from '../../features/cart/CartButton.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { Sidebar } from '../navigation/useSidebar.tsx';
import { later } from '../../document/later.tsx';
import { AccountButton } from './AccountButton.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import styles from './Header.module.css';

const PreferencesMenu = later(() => import('./PreferencesMenu.tsx'));

interface HeaderProps {
  categories: CategoryPanel_categories$key;
  searchInput: RefObject<HTMLInputElement | null>;
  /** The mobile search row is hidden. */
  searchLeft: boolean;
  canToggleSearch: boolean;
  onToggleSearch: () => void;
  sidebar: Sidebar;
}

/**
 * The bar on top of every page: logo, categories, search, language and theme, account, cart. On a phone the search has a row of
 * its own.
 */
export function Header(props: HeaderProps) {
  const { categories, searchInput, searchLeft, canToggleSearch, onToggleSearch, sidebar } = props;
  const { t } = useTranslation('layout');
  const session = useSession();
  const { pathname, search } = useLocation();
  const searched = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container className={styles.row}>
          {/* Without scripts it leads to the categories at the page's end. */}
          <a
            className={styles.menu}
            href="#categories"
            aria-label={t('menu')}
            aria-haspopup="dialog"
            {...sidebar.trigger}
          >
            <Icon name="menu" size={24} />
          </a>
          <Link className={styles.home} to={paths.home()} aria-label={t('home')}>
            <Logo variant="wordmark" decorative className={styles.logo} />
          </Link>
          <CategoryMenu categories={categories} />
          <div className={styles.search} data-left={searchLeft}>
            <SearchBox key={searched} initialQuery={searched} inputRef={searchInput} />
          </div>
          <div className={styles.actions}>
            <IconButton
              className={styles.toggle}
              data-shown={canToggleSearch}
              label={t(searchLeft ? 'search.show' : 'search.hide')}
              aria-expanded={!searchLeft}
              icon={searchLeft ? <Icon name="search" size={22} /> : <Icon name="x" size={22} />}
              onClick={onToggleSearch}
            />
            <PreferencesMenu />
            <AccountButton session={session} />
            {/* On a phone the cart button is in the bottom navigation; its drawer is here on every screen. */}
            <div className={styles.cart}>
              <CartButton />
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
