import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import { SellForm } from './_components/SellForm.tsx';
import styles from './SellPage.module.css';

const POINTS = [
  { key: 'commission', icon: 'hand-coins' },
  { key: 'validation', icon: 'clock' },
  { key: 'delivery', icon: 'truck' },
  { key: 'payment', icon: 'banknote' },
] as const satisfies readonly { key: string; icon: IconName }[];

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('sell:title'), to: paths.sell() },
];

export function head({ t, absolute }: HeadInput): PageHead {
  return {
    title: t('sell:title'),
    description: t('sell:text'),
    canonical: paths.sell(),
    jsonLd: [breadcrumbList(crumbsOf(t), absolute)],
  };
}

/** The benefits for sellers, and the application form. */
export default function SellPage() {
  const { t } = useTranslation('sell');
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(t)} />
      <PageHeading title={t('title')} text={t('text')} />
      <div className={styles.columns}>
        <section aria-label={t('form')}>
          <SellForm />
        </section>
        <aside aria-labelledby="sell-points" className={styles.aside}>
          <h2 id="sell-points" className={styles.title}>
            {t('points')}
          </h2>
          <ul className={styles.points}>
            {POINTS.map(({ key, icon }) => (
              <li key={key} className={styles.point}>
                <Icon name={icon} size={22} /> {t(`point.${key}`)}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <Bone height="46rem" radius="lg" />
    </Container>
  );
}
