import { useEffect, useRef, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../design/static/Badge.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useLogout } from '../../features/session/useLogout.ts';
import { useViewer } from '../../features/session/useSession.ts';
import { useLikedCount } from '../../features/wishlist/useWishlist.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { AccountMenu_viewer$key } from './__generated__/AccountMenu_viewer.graphql.ts';
import { useDismissal } from '../../design/static/useDismissal.ts';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  /** The element that contains button and menu. */
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of a signed-in shopper: greeting, fidelity card, links to the private pages, and signing out. */
export default function AccountMenu({ root, onClose }: AccountMenuProps) {
  const { t, language } = useTranslation('account');
  const viewerKey: AccountMenu_viewer$key | null = useViewer() ?? null;
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        accountNumber
        firstName
        points
        isAdmin
      }
    `,
    viewerKey,
  );
  const liked = useLikedCount();
  const logout = useLogout();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus(), []);
  useDismissal(true, onClose, root, 'a');
  if (viewer == null) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would bring its own opening and top layer
    <div ref={panel} className={styles.panel} role="dialog" aria-label={t('menu.label')} tabIndex={-1}>
      <p className={styles.hello}>
        <bdi>{t('menu.hello', { name: viewer.firstName })}</bdi>
        {viewer.isAdmin && (
          <Badge tone="neutral" look="solid">
            {t('menu.admin')}
          </Badge>
        )}
      </p>
      <section className={styles.card} aria-label={t('menu.card')}>
        <div className={styles.cardHead}>
          <span>{t('menu.card')}</span>
          <Logo decorative className={styles.logo} />
        </div>
        <p className={styles.points}>
          <Link className={styles.pointsLink} to={paths.accountPoints()}>
            {t('menu.points', { count: viewer.points, n: formatNumber(viewer.points, language) })}
          </Link>
        </p>
        <p className={styles.number}>
          {t('menu.number')} <bdi>{viewer.accountNumber.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3')}</bdi>
        </p>
      </section>
      <ul className={styles.links}>
        {viewer.isAdmin && (
          <li>
            <Link className={styles.link} to={paths.admin()}>
              <Icon name="badge-check" /> {t('menu.admins')}
            </Link>
          </li>
        )}
        <li>
          <Link className={styles.link} to={paths.orders()}>
            <Icon name="package" /> {t('menu.orders')}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={paths.wishlist()}>
            <Icon name="heart" /> {t('menu.wishlist')}
            {liked > 0 && <span className={styles.count}>{liked}</span>}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={paths.account()}>
            <Icon name="circle-user-round" /> {t('menu.account')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onClose();
              logout();
            }}
          >
            <Icon name="x" /> {t('menu.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
