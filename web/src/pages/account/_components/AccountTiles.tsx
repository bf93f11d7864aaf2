import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icons.ts';
import { useLiked } from '../../../features/wishlist/useWishlist.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountTiles.module.css';
import type { AccountTiles_viewer$key } from './__generated__/AccountTiles_viewer.graphql.ts';

/** Links to what belongs to the account, with how much there is of it where that is known. */
export function AccountTiles({ viewer: key }: { viewer: AccountTiles_viewer$key }) {
  const { t, language } = useTranslation('account');
  const liked = useLiked();
  const viewer = useFragment(
    graphql`
      fragment AccountTiles_viewer on Viewer {
        orders(first: 1) {
          totalCount
        }
        returns: orders(first: 1, states: [RETURN_OPEN, RETURNED, RETURNED_TO_SELLER]) {
          totalCount
        }
        addresses {
          id
        }
        followedShopIds
        tickets(first: 1) {
          totalCount
        }
      }
    `,
    key,
  );
  /** A tile; nothing is said of an unknown number. */
  const tile = (to: string, icon: IconName, title: string, text: string | null) => ({
    to,
    icon,
    title,
    text,
  });
  const counted = (
    of:
      | 'buying:orders.count'
      | 'wishlist.count'
      | 'home.addresses'
      | 'home.returns'
      | 'home.tickets'
      | 'shops.count',
    count: number | undefined,
  ) => (count === undefined ? null : t(of, { count, n: formatNumber(count, language) }));
  const tiles = [
    tile(
      paths.orders(),
      'package',
      t('menu.orders'),
      counted('buying:orders.count', viewer.orders?.totalCount),
    ),
    tile(paths.wishlist(), 'heart', t('menu.wishlist'), counted('wishlist.count', liked?.length)),
    tile(
      paths.accountShops(),
      'store',
      t('shops.title'),
      counted('shops.count', viewer.followedShopIds?.length),
    ),
    tile(
      paths.accountAddresses(),
      'map-pin',
      t('account.addresses'),
      counted('home.addresses', viewer.addresses?.length),
    ),
    tile(
      paths.orders('returned'),
      'rotate-ccw',
      t('home.returnsTitle'),
      counted('home.returns', viewer.returns?.totalCount),
    ),
    tile(
      paths.tickets(),
      'messages-square',
      t('account.tickets'),
      counted('home.tickets', viewer.tickets?.totalCount),
    ),
    tile(paths.reviews(), 'star', t('account.reviews'), t('home.reviewsText')),
    tile(paths.accountProfile(), 'user-round', t('account.profile'), t('home.profileText')),
    tile(paths.accountSessions(), 'monitor', t('account.sessions'), t('home.sessionsText')),
    tile(paths.accountPrivacy(), 'lock', t('account.privacy'), t('home.privacyText')),
  ];
  return (
    <nav aria-label={t('account.sections')}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link className={styles.tile} to={to}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} thin />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {text !== null && <span className={styles.text}>{text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
