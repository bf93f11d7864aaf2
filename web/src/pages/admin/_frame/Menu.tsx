import { Icon } from '../../../design/Icon.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation } from '../../../navigation/Link.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { menuItemOf, menuOf } from '../menu.ts';
import { screenAt } from '../routes.ts';
import styles from './Menu.module.css';

interface MenuProps {
  /** Called when an entry is followed. */
  readonly onGo?: () => void;
}

/** The screens by group; the present one is marked. */
export function Menu({ onGo }: MenuProps) {
  const { t } = useTranslation('admin');
  const { can } = useStaff();
  const { pathname } = useLocation();
  const current = menuItemOf(pathname);
  return (
    <nav aria-label={t('menu.label')} className={styles.menu}>
      {menuOf(can).map(({ label, items }) => (
        <div key={label ?? ''}>
          {label !== undefined && <p className={styles.group}>{t(label)}</p>}
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path}
                  preload={false}
                  className={cx(styles.item, item === current && styles.current)}
                  aria-current={item === current ? (item.path === pathname ? 'page' : 'true') : undefined}
                  onPointerEnter={() => screenAt(item.path)?.screen.preload()}
                  onClick={onGo}
                  onFocus={() => screenAt(item.path)?.screen.preload()}
                >
                  <Icon name={item.icon} size={18} />
                  {t(item.label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
