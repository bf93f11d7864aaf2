import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useKnownSession } from '../../../features/session/useSession.ts';
import { useViewerQuery } from '../../../features/session/useViewerQuery.ts';
import { FollowButton } from '../../../features/shops/FollowButton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation } from '../../../navigation/RouterContext.ts';
import { paths } from '../../../paths.ts';
import type { FollowShop_seller$key } from './__generated__/FollowShop_seller.graphql.ts';
import type { FollowShop_viewer$key } from './__generated__/FollowShop_viewer.graphql.ts';
import type { FollowShopQuery } from './__generated__/FollowShopQuery.graphql.ts';
import styles from './ShopHeader.module.css';

/** Fewer followers are not shown: they would speak against a shop that is new. */
const LEAST_SHOWN = 10;

/** Button with which a shopper follows the shop, and how many do. Visitors are led to sign in, and back. */
export function FollowShop({ seller: key }: { readonly seller: FollowShop_seller$key }) {
  const { t, language } = useTranslation('catalogue');
  const { id, name, followerCount } = useFragment(
    graphql`
      fragment FollowShop_seller on Seller {
        id
        name
        followerCount
      }
    `,
    key,
  );
  const { pathname, search } = useLocation();
  const session = useKnownSession();
  const viewer = useViewerQuery<FollowShopQuery>(graphql`
    query FollowShopQuery {
      viewer {
        ...FollowShop_viewer
      }
    }
  `);
  const followed = useFragment<FollowShop_viewer$key>(
    graphql`
      fragment FollowShop_viewer on Viewer {
        followedShopIds
      }
    `,
    viewer ?? null,
  )?.followedShopIds;
  return (
    <div className={styles.follow}>
      {session ? (
        // Without the list the button would not know what it does.
        followed && <FollowButton id={id} name={name} isFollowed={followed.includes(id)} />
      ) : (
        <ButtonLink
          variant="secondary"
          size="sm"
          to={paths.login(pathname + search)}
          icon={<Icon name="plus" size={18} />}
        >
          <span>
            {t('shop.follow')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      {followerCount >= LEAST_SHOWN && (
        <span className={styles.quiet}>
          {t('shop.followers', { count: followerCount, n: formatNumber(followerCount, language) })}
        </span>
      )}
    </div>
  );
}
