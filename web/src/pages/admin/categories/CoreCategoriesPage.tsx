import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import type { CoreCategoriesPageQuery } from './__generated__/CoreCategoriesPageQuery.graphql.ts';

/** The active categories and how many products each has: an API with the core reads alone tells no more of them. */
export default function CoreCategoriesPage() {
  const { t } = useTranslation('adminCategories');
  const title = useTitle();
  const { categories } = useAdminQuery<CoreCategoriesPageQuery>(
    graphql`
      query CoreCategoriesPageQuery {
        categories {
          id
          name
          productCount
          subCategories {
            id
            name
            productCount
          }
        }
      }
    `,
    {},
    adminFreshness.list,
    ['categories'],
  );
  const tops = present(categories);
  return (
    <>
      <PageHeader title={title} />
      {tops.length === 0 ? (
        <EmptyState icon={<Icon name="layout-grid" size={32} />} title={t('empty.title')} />
      ) : (
        tops.map(({ id, name, productCount, subCategories }) => (
          <Card key={id} title={<bdi>{name}</bdi>} badge={productCount}>
            <Facts facts={subCategories.map((below) => [below.name, below.productCount])} />
          </Card>
        ))
      )}
    </>
  );
}
