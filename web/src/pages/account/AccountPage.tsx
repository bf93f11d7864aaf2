import type { ComponentType } from 'react';
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
import { Addresses, query as addressesQuery } from './_components/Addresses.tsx';
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

interface OwnSectionProps<Key> {
  document: GraphQLTaggedNode;
  Section: ComponentType<{ viewer: Key }>;
}

/** A section with the data of its query. */
function OwnSection<Key>({ document, Section }: OwnSectionProps<Key>) {
  return (
    <ViewerPage<OperationType & { readonly response: { readonly viewer?: Key | null } }>
      document={document}
      fallback={bones}
    >
      {({ viewer }) => viewer && <Section viewer={viewer} />}
    </ViewerPage>
  );
}

/** The account's sections, each with its own path. */
const SECTIONS = [
  {
    key: 'profile',
    path: paths.account(),
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

export function head({ t, url }: HeadInput): PageHead {
  const section = SECTIONS.find(({ path }) => path === url.pathname) ?? SECTIONS[0];
  return { title: `${t(`account:account.${section.key}`)} – ${t('account:account.title')}`, noIndex: true };
}

/** Scrolls the current tab into view, sideways only: on a phone not all of them fit. */
function reveal(tab: HTMLLIElement | null): void {
  const list = tab?.parentElement;
  if (tab == null || list == null) return;
  const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (place.left < room.left) list.scrollLeft += place.left - room.left;
  else if (place.right > room.right) list.scrollLeft += place.right - room.right;
}

/** The viewer's account: profile, addresses, points, requests, reviews, sessions, privacy. */
export default function AccountPage({ url }: PageProps) {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <PageHeading title={t('account.title')} />
      <nav aria-label={t('account.sections')}>
        <ul className={styles.tabs}>
          {SECTIONS.map(({ key, path }) => (
            <li key={key} ref={path === url.pathname ? reveal : undefined}>
              <Link
                className={styles.tab}
                to={path}
                aria-current={path === url.pathname ? 'page' : undefined}
              >
                {t(`account.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.find(({ path }) => path === url.pathname)?.section}
    </Container>
  );
}
