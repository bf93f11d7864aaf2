import { useEffect, useRef } from 'react';
import { useLocation } from '../../navigation/RouterContext.ts';

import { Drawer } from '../../design/chakra/Drawer.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { useCategoryTree } from '../../features/categories/useCategoryTree.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { FooterCategoryNode } from '../footer/FooterCategoryNode.tsx';
import { LanguageChoice, ThemeChoice } from '../header/PreferencesMenu.tsx';
import { quickLinks, sections } from '../header/sections.ts';
import styles from './SidebarDrawer.module.css';

interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A phone's menu: ways into the catalogue, all categories, the sections, language and theme. */
export default function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const { t } = useTranslation('layout');
  const { key } = useLocation();
  const { tree, failed, load } = useCategoryTree();

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  // Whatever was followed in it, the drawer has done its work.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) onClose();
    shownAt.current = key;
  }, [key, onClose]);

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('sidebar.title')} placement="start">
      <div className={styles.body}>
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
        <section aria-labelledby="sidebar-sections">
          <h2 id="sidebar-sections" className={styles.title}>
            {t('sidebar.sections')}
          </h2>
          <ul className={styles.soon}>
            {sections.map((section) =>
              section.to ? null : (
                <li key={section.key}>
                  {t(`sections.${section.key}`)} <small>{t('sections.soon')}</small>
                </li>
              ),
            )}
          </ul>
        </section>
        <div className={styles.preferences}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </Drawer>
  );
}
