import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { useLocation } from '../navigation/RouterContext.ts';

import { ToastHost } from '../design/ToastHost.tsx';
import { useSessionWatch } from '../features/session/useSession.ts';
import { withAreas } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { isAdminPath, isHomePath } from '../paths.ts';
import type { LayoutProps } from '../page/page.ts';
import styles from './StoreLayout.module.css';
import type { StoreLayoutQuery } from './__generated__/StoreLayoutQuery.graphql.ts';
import { CategoryChips } from './header/CategoryChips.tsx';
import { Header } from './header/Header.tsx';
import { BottomNavigation } from './navigation/BottomNavigation.tsx';
import { later } from '../document/later.tsx';
import { useSidebar } from './navigation/useSidebar.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

const NONE: readonly never[] = [];

const AppBanner = later(withAreas(['app'], () => import('../features/app-banner/AppBanner.tsx')));
const ContactWidget = later(() => import('../features/contact-widget/ContactWidget.tsx'));
const SectionStrip = later(() => import('./header/SectionStrip.tsx'));
const Footer = later(withAreas(['footer', 'newsletter', 'pages'], () => import('./footer/Footer.tsx')));

/** On the home page the mobile search row hides after so much scrolling, in CSS pixels. */
const SEARCH_HIDES_PAST = 40;

export const query = graphql`
  query StoreLayoutQuery($language: Language!) @preloadable {
    categories(list: TREE) {
      ...CategoryPanel_categories
      ...CategoryChips_categories
      ...FooterCategories_categories
    }
    storeLinks {
      ...ContactWidget_links
      ...FooterFacts_links
      ...FooterSocial_links
    }
    withSubCategories: categories(list: WITH_SUBCATEGORIES) {
      id
    }
    storeLinks {
      ...AppBanner_storeLinks
    }
  }
`;

/** What surrounds every page of the shop: skip link, header, section strip, footer, and the mobile navigation. */
export default function StoreLayout({ data, children }: LayoutProps<StoreLayoutQuery>) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const isHome = isHomePath(pathname);
  const scrolled = useScrolledPast(SEARCH_HIDES_PAST);
  const [searchAsked, setSearchAsked] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const sidebar = useSidebar();
  useSessionWatch();

  // At the top the row shows by itself: the request to show it is reset.
  if (searchAsked && !scrolled) setSearchAsked(false);
  const searchLeft = isHome && scrolled && !searchAsked;
  const openSearch = (): void => {
    // The row has to be visible before it can take the focus, and a phone's keyboard opens only for a focus within the tap.
    flushSync(() => setSearchAsked(scrolled));
    // It is in the sticky header: to bring it into view the browser would scroll the page to its top.
    searchInput.current?.focus({ preventScroll: true });
    // A tap on the field shows what it offers.
    searchInput.current?.click();
  };

  // The back office has a frame of its own.
  if (isAdminPath(pathname))
    return (
      <>
        {children}
        <ToastHost />
      </>
    );
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <AppBanner storeLinks={data?.storeLinks} />
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
      <Footer
        categories={data?.categories ?? NONE}
        withSubCategories={data?.withSubCategories ?? NONE}
        links={data?.storeLinks ?? null}
      />
      <BottomNavigation onSearch={openSearch} sidebar={sidebar} />
      <ContactWidget links={data?.storeLinks ?? null} />
      {sidebar.element}
      <ToastHost />
    </div>
  );
}
