import { Icon } from '../../design/Icon.tsx';
import { later } from '../../document/later.tsx';
import type { CategoryPanel_categories$key } from '../../features/categories/__generated__/CategoryPanel_categories.graphql.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDisclosure } from '../../design/static/useDisclosure.ts';
import styles from './CategoryMenu.module.css';

const CategoryPanel = later(() => import('../../features/categories/CategoryPanel.tsx'));

/** Opens all categories. Without scripts its button leads to those at the page's end. */
export function CategoryMenu({ categories }: { categories: CategoryPanel_categories$key }) {
  const { t } = useTranslation('layout');
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} className={styles.menu}>
      <a
        className={styles.button}
        href="#categories"
        aria-expanded={open}
        data-disclosure
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon name="layout-grid" size={18} />
        {t('categories.title')}
        <Icon name="chevron-down" className={styles.chevron} size={16} />
      </a>
      {open ? (
        <div className={styles.panel}>
          <CategoryPanel categories={categories} variant="menu" onLeave={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
