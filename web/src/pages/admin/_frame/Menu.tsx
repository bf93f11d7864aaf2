import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation } from '../../../navigation/Link.tsx';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { menuItemOf, menuOf, type Counts } from '../menu.ts';
import { screenAt } from '../routes.ts';
import { Badge } from './Badge.tsx';
import styles from './Menu.module.css';
import { useCounts } from './useCounts.ts';

interface WaitingProps {
  readonly id: string;
  readonly count: keyof Counts;
}

/** How much work waits at an entry; it describes the link and is not part of its name. */
function Waiting({ id, count }: WaitingProps) {
  const total = useCounts()?.[count];
  if (total == null || total.value === 0) return null;
  return (
    <span className={styles.waiting} aria-hidden>
      <Badge id={id} {...total} />
    </span>
  );
}

interface MenuProps {
  /** Called when an entry is followed. */
  readonly onGo?: () => void;
}

/** The screens by group; the present one is marked. */
export function Menu({ onGo }: MenuProps) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  const { pathname } = useLocation();
  const current = menuItemOf(pathname);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const present = current?.path;
  // The menu is longer than most windows: its present entry may lie below the fold.
  useEffect(() => {
    if (present !== undefined)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [present]);
  return (
    <nav ref={nav} aria-label={t('menu.label')} className={styles.menu}>
      {menuOf(staff).map(({ label, items }) => (
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
                  aria-describedby={
                    item.count === undefined || staff.isReadOnly ? undefined : `${id}${item.count}`
                  }
                  onFocus={() => screenAt(item.path)?.screen.preload()}
                >
                  <Icon name={item.icon} size={18} />
                  {t(item.label)}
                  {item.count !== undefined && !staff.isReadOnly && (
                    <AdminBoundary fallback="" failed="">
                      <Waiting id={`${id}${item.count}`} count={item.count} />
                    </AdminBoundary>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
