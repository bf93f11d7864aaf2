import { Icon } from '../Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** A step of the path to this page; the last one is the page itself and needs no link. */
export interface Breadcrumb {
  label: string;
  to?: string;
}

/** The path from the home page to this one. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.to ?? ''} ${item.label}`} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={14} className={styles.separator} />}
            {item.to != null && index < items.length - 1 ? (
              <Link to={item.to} className={styles.link}>
                {item.label}
              </Link>
            ) : (
              <span className={styles.here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
