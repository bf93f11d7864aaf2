import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { useLocation } from '../navigation/RouterContext.ts';

import { ToastHost } from '../design/ToastHost.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../paths.ts';
import type { LayoutProps } from '../relay/page.ts';
import styles from './StoreLayout.module.css';
import type { StoreLayoutQuery } from './__generated__/StoreLayoutQuery.graphql.ts';
import { Footer } from './footer/Footer.tsx';
import { CategoryChips } from './header/CategoryChips.tsx';
import { Header } from './header/Header.tsx';
import { SectionStrip } from './header/SectionStrip.tsx';
import { BottomNavigation } from './navigation/BottomNavigation.tsx';
import { useSidebar } from './navigation/useSidebar.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** On the home page the mobile search row leaves once so much is scrolled, in CSS pixels. */
const SEARCH_HIDES_PAST = 40;

export const query = graphql`
  query StoreLayoutQuery @preloadable {
    categories(list: TREE) {
      ...CategoryPanel_categories
      ...CategoryChips_categories
      ...FooterCategories_categories
    }
    withSubCategories: categories(list: WITH_SUBCATEGORIES) {
      id
    }
  }
`;

/** What stands around every page of the shop: skip link, header, section strip, footer, and a phone's navigation. */
export default function StoreLayout({ data, children }: LayoutProps<StoreLayoutQuery>) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const isHome = pathname === paths.home();
  const scrolled = useScrolledPast(SEARCH_HIDES_PAST);
  const [searchAsked, setSearchAsked] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const sidebar = useSidebar();

  // Back at the top the row shows by itself: what was asked for is forgotten.
  if (searchAsked && !scrolled) setSearchAsked(false);
  const searchLeft = isHome && scrolled && !searchAsked;
  const openSearch = (): void => {
    // The row has to be there before it can take the focus, and a phone's keyboard opens only for a focus within the tap.
    flushSync(() => setSearchAsked(scrolled));
    // It stands in the sticky header: to bring it into view the browser would scroll the page to its top.
    searchInput.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header
        categories={data?.categories ?? []}
        searchInput={searchInput}
        searchLeft={searchLeft}
        canToggleSearch={isHome && scrolled}
        onToggleSearch={() => (searchAsked ? setSearchAsked(false) : openSearch())}
        sidebar={sidebar}
      />
      <SectionStrip />
      {isHome ? <CategoryChips categories={data?.categories ?? []} /> : null}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer categories={data?.categories ?? []} withSubCategories={data?.withSubCategories ?? []} />
      <BottomNavigation onSearch={openSearch} sidebar={sidebar} />
      {sidebar.element}
      <ToastHost />
    </div>
  );
}
