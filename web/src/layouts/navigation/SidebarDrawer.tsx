import { useEffect, useRef } from 'react';
import { useLocation } from '../../navigation/RouterContext.ts';

import { Drawer } from '../../design/chakra/Drawer.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { useCategoryTree } from '../../features/categories/useCategoryTree.ts';
import { useLogout } from '../../features/session/useLogout.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { FooterCategoryNode } from '../footer/FooterCategoryNode.tsx';
import { LanguageChoice, ThemeChoice } from '../header/PreferencesMenu.tsx';
import { quickLinks, sections } from '../../../../gateway/contract/rules/menus.ts';
import { AccountLinks } from './AccountLinks.tsx';
import styles from './SidebarDrawer.module.css';

interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All except the home page, which is above. */
const otherSections = sections.filter((section) => section.key !== 'home');

const INFORMATION = [
  { key: 'faq', to: paths.faq() },
  { key: 'rules', to: paths.rules() },
  { key: 'contact', to: paths.contact() },
  { key: 'about', to: paths.about() },
] as const;

/** The mobile menu: account, links into the catalogue, all categories, the sections, information, language and theme. */
export default function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const { t } = useTranslation('layout');
  const { key } = useLocation();
  const session = useSession();
  const logout = useLogout();
  const { tree, failed, load } = useCategoryTree();

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  // Following any link closes the drawer.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) onClose();
    shownAt.current = key;
  }, [key, onClose]);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('sidebar.title')}
      actions={
        <Link className={styles.home} to={paths.home()} aria-label={t('sidebar.homepage')}>
          <Logo decorative className={styles.logo} />
        </Link>
      }
      placement="start"
    >
      <div className={styles.body}>
        <AccountLinks session={session} onLogout={logout} />
        <ul>
          <li>
            <Link className={styles.link} to={paths.home()}>
              {t('sections.home')}
            </Link>
          </li>
          {quickLinks.toReversed().map((link) => (
            <li key={link.key}>
              <Link className={styles.link} to={link.to}>
                {t(`quick.${link.key}`)}
              </Link>
            </li>
          ))}
        </ul>
        <nav aria-labelledby="sidebar-categories">
          <h2 id="sidebar-categories" className={styles.title}>
            {t('categories.title')}
          </h2>
          {failed ? (
            <p>
              {t('categories.failed')}{' '}
              <button className={styles.retry} type="button" onClick={load}>
                {t('categories.retry')}
              </button>
            </p>
          ) : null}
          {tree ? (
            <ul>
              {tree.map((category) => (
                <FooterCategoryNode
                  key={category.id}
                  category={category}
                  above={[]}
                  isExpandable={category.subCategories.length > 0}
                  failed={failed}
                  onExpand={load}
                />
              ))}
            </ul>
          ) : failed ? null : (
            <div className={styles.skeleton} aria-busy="true">
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} height="20px" />
              ))}
            </div>
          )}
        </nav>
        <nav aria-labelledby="sidebar-sections">
          <h2 id="sidebar-sections" className={styles.title}>
            {t('sidebar.sections')}
          </h2>
          <ul className={styles.sections}>
            {otherSections.map((section) => (
              <li key={section.key}>
                {section.to ? (
                  <Link className={styles.section} to={section.to}>
                    {t(`sections.${section.key}`)}
                  </Link>
                ) : (
                  <span className={styles.soon}>
                    {t(`sections.${section.key}`)} <small>{t('sections.soon')}</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="sidebar-information">
          <h2 id="sidebar-information" className={styles.title}>
            {t('sidebar.information')}
          </h2>
          <ul>
            <li>
              <Link className={styles.link} to={paths.trackOrder()}>
                {t('pages:links.trackOrder')}
              </Link>
            </li>
            {INFORMATION.map((link) => (
              <li key={link.key}>
                <Link className={styles.link} to={link.to}>
                  {t(`sidebar.${link.key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.preferences}>
          <LanguageChoice title={t('sidebar.language')} />
          <ThemeChoice />
        </div>
      </div>
    </Drawer>
  );
}
