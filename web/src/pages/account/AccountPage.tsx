import type { ComponentType, ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { ViewerPage } from '../../features/account/ViewerPage.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { AccountHome, query as homeQuery } from './_components/AccountHome.tsx';
import { Addresses, query as addressesQuery } from './_components/Addresses.tsx';
import { FollowedShops, query as followedShopsQuery } from './_components/FollowedShops.tsx';
import { Points, query as pointsQuery } from './_components/Points.tsx';
import { MyReviews, query as myReviewsQuery } from './_components/MyReviews.tsx';
import { MyTickets, query as myTicketsQuery } from './_components/MyTickets.tsx';
import { Privacy } from './_components/Privacy.tsx';
import { Profile, query as profileQuery } from './_components/Profile.tsx';
import { Sessions, query as sessionsQuery } from './_components/Sessions.tsx';
import styles from './AccountPage.module.css';

const bones = (
  <div className={styles.section} aria-busy="true">
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" width="60%" />
  </div>
);

const homeBones = (
  <div className={styles.page} aria-busy="true">
    <Skeleton height="2.75rem" width="14rem" />
    <Skeleton height="15rem" radius="xl" />
    <div className={styles.tilesWaiting}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} height="6rem" radius="lg" />
      ))}
    </div>
  </div>
);

interface OwnSectionProps<Key> {
  document: GraphQLTaggedNode;
  Section: ComponentType<{ viewer: Key }>;
  fallback?: ReactNode;
}

/** A section with the data of its query. */
function OwnSection<Key>({ document, Section, fallback = bones }: OwnSectionProps<Key>) {
  return (
    <ViewerPage<OperationType & { readonly response: { readonly viewer?: Key | null } }>
      document={document}
      fallback={fallback}
    >
      {({ viewer }) => viewer && <Section viewer={viewer} />}
    </ViewerPage>
  );
}

/** The account's sections, each with its own path. */
const SECTIONS = [
  {
    key: 'home',
    path: paths.account(),
    section: <OwnSection document={homeQuery} Section={AccountHome} fallback={homeBones} />,
  },
  {
    key: 'profile',
    path: paths.accountProfile(),
    section: <OwnSection document={profileQuery} Section={Profile} />,
  },
  {
    key: 'addresses',
    path: paths.accountAddresses(),
    section: <OwnSection document={addressesQuery} Section={Addresses} />,
  },
  {
    key: 'points',
    path: paths.accountPoints(),
    section: <OwnSection document={pointsQuery} Section={Points} />,
  },
  {
    key: 'shops',
    path: paths.accountShops(),
    section: <OwnSection document={followedShopsQuery} Section={FollowedShops} />,
  },
  {
    key: 'tickets',
    path: paths.tickets(),
    section: <OwnSection document={myTicketsQuery} Section={MyTickets} />,
  },
  {
    key: 'reviews',
    path: paths.reviews(),
    section: <OwnSection document={myReviewsQuery} Section={MyReviews} />,
  },
  {
    key: 'sessions',
    path: paths.accountSessions(),
    section: <OwnSection document={sessionsQuery} Section={Sessions} />,
  },
  {
    key: 'privacy',
    path: paths.accountPrivacy(),
    section: <Guard fallback={bones}>{() => <Privacy />}</Guard>,
  },
] as const;

/** The section of a path. */
const sectionAt = (pathname: string) => SECTIONS.find(({ path }) => path === pathname) ?? SECTIONS[0];

export function head({ t, url }: HeadInput): PageHead {
  const { key } = sectionAt(url.pathname);
  const title = t('account:account.title');
  return { title: key === 'home' ? title : `${t(`account:account.${key}`)} – ${title}`, noIndex: true };
}

/** Scrolls the current tab into view, sideways only: on a phone not all of them fit. */
function reveal(tab: HTMLLIElement | null): void {
  const list = tab?.parentElement;
  if (tab == null || list == null) return;
  const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (place.left < room.left) list.scrollLeft += place.left - room.left;
  else if (place.right > room.right) list.scrollLeft += place.right - room.right;
}

/** The viewer's account: its home with tiles, and profile, addresses, points, followed shops, requests, reviews, sessions, privacy with tabs. */
export default function AccountPage({ url }: PageProps) {
  const { t } = useTranslation('account');
  const { key: present, section } = sectionAt(url.pathname);
  // The home has a heading of its own, and its tiles are the way on.
  if (present === 'home') return <Container className={styles.page}>{section}</Container>;
  return (
    <Container className={styles.page}>
      <PageHeading title={t('account.title')} />
      <nav aria-label={t('account.sections')}>
        <ul className={styles.tabs}>
          {SECTIONS.map(({ key, path }) => (
            <li key={key} ref={key === present ? reveal : undefined}>
              <Link className={styles.tab} to={path} aria-current={key === present ? 'page' : undefined}>
                {t(`account.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {section}
    </Container>
  );
}
