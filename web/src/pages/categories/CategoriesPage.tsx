import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { Skeleton as Bone } from '../../design/static/Skeleton.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { DepartmentCard } from './_components/DepartmentCard.tsx';
import type { CategoriesPageQuery } from './__generated__/CategoriesPageQuery.graphql.ts';
import styles from './CategoriesPage.module.css';
import { present } from '../../relay/present.ts';

export const query = graphql`
  query CategoriesPageQuery($language: Language!) @preloadable {
    categories(list: TREE) {
      id
      ...DepartmentCard_category
    }
  }
`;

const crumbsOf = (t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: t('catalogue:categories.title'), to: paths.categories() },
];

export function head({ t, absolute }: HeadInput<CategoriesPageQuery>): PageHead {
  return {
    title: t('catalogue:categories.title'),
    description: t('catalogue:categories.text'),
    jsonLd: [breadcrumbList(crumbsOf(t), absolute)],
  };
}

/** All categories: a card for each department, with its sub-categories. */
export default function CategoriesPage({ data }: PageProps<CategoriesPageQuery>) {
  const { t } = useTranslation('catalogue');
  return (
    <Container>
      <Breadcrumbs items={crumbsOf(t)} />
      <PageHeading title={t('categories.title')} text={t('categories.text')} />
      <ul className={styles.grid}>
        {present(data.categories).map((category, index) => (
          <li key={category.id}>
            <DepartmentCard category={category} priority={index < 2} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton />
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Bone key={index} height="16rem" radius="lg" />
        ))}
      </div>
    </Container>
  );
}
