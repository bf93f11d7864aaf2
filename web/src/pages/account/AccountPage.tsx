import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { Addresses } from './_components/Addresses.tsx';
import { Points } from './_components/Points.tsx';
import { MyReviews } from './_components/MyReviews.tsx';
import { MyTickets } from './_components/MyTickets.tsx';
import { Privacy } from './_components/Privacy.tsx';
import { Profile } from './_components/Profile.tsx';
import { Sessions } from './_components/Sessions.tsx';
import styles from './AccountPage.module.css';

/** The account's sections, each at its own address. */
const SECTIONS = [
  { key: 'profile', path: paths.account(), Section: Profile },
  { key: 'addresses', path: paths.accountAddresses(), Section: Addresses },
  { key: 'points', path: paths.accountPoints(), Section: Points },
  { key: 'tickets', path: paths.tickets(), Section: MyTickets },
  { key: 'reviews', path: paths.reviews(), Section: MyReviews },
  { key: 'sessions', path: paths.accountSessions(), Section: Sessions },
  { key: 'privacy', path: paths.accountPrivacy(), Section: Privacy },
] as const;

export function head({ t, url }: HeadInput): PageHead {
  const section = SECTIONS.find(({ path }) => path === url.pathname) ?? SECTIONS[0];
  return { title: `${t(`account:account.${section.key}`)} – ${t('account:account.title')}`, noIndex: true };
}

const bones = (
  <div className={styles.section} aria-busy="true">
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" width="60%" />
  </div>
);

/** Brings the present tab into view, sideways only: on a phone not all of them fit. */
function reveal(tab: HTMLLIElement | null): void {
  const list = tab?.parentElement;
  if (tab == null || list == null) return;
  const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (place.left < room.left) list.scrollLeft += place.left - room.left;
  else if (place.right > room.right) list.scrollLeft += place.right - room.right;
}

/** One's own account: profile, addresses, points, requests, reviews, sessions, privacy. */
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
      <Guard fallback={bones}>
        {({ accountNumber }) =>
          SECTIONS.filter(({ path }) => path === url.pathname).map(({ key, Section }) => (
            <SectionBoundary key={`${key} ${accountNumber}`} skeleton={bones}>
              <Section />
            </SectionBoundary>
          ))
        }
      </Guard>
    </Container>
  );
}
