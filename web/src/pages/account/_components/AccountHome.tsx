import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { useLogout } from '../../../features/session/useLogout.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountHome.module.css';
import { AccountTiles } from './AccountTiles.tsx';
import { LastOrder } from './LastOrder.tsx';
import type { AccountHome_viewer$key } from './__generated__/AccountHome_viewer.graphql.ts';

export const query = graphql`
  query AccountHomeQuery($language: Language!) @preloadable {
    viewer {
      ...AccountHome_viewer
    }
  }
`;

/** The start of the account: greeting, points, the last order, and the ways to everything else. */
export function AccountHome({ viewer: key }: { viewer: AccountHome_viewer$key }) {
  const { t, language } = useTranslation('account');
  const logout = useLogout();
  const viewer = useFragment(
    graphql`
      fragment AccountHome_viewer on Viewer {
        firstName
        points
        ...LastOrder_viewer
        ...AccountTiles_viewer
      }
    `,
    key,
  );
  return (
    <div className={styles.home}>
      <header className={styles.greeting}>
        <h1 className={styles.hello}>
          <bdi>{t('menu.hello', { name: viewer.firstName })}</bdi>
        </h1>
        <Link className={styles.points} to={paths.accountPoints()}>
          <Icon name="coins" size={18} />
          {t('menu.points', { count: viewer.points, n: formatNumber(viewer.points, language) })}
        </Link>
      </header>
      <LastOrder viewer={viewer} />
      <AccountTiles viewer={viewer} />
      <button type="button" className={styles.logout} onClick={logout}>
        {t('menu.logout')}
      </button>
    </div>
  );
}
