import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { AdminPromoSortBy, PromosPageQuery } from './__generated__/PromosPageQuery.graphql.ts';
import type {
  PromosPage_promos$data,
  PromosPage_promos$key,
} from './__generated__/PromosPage_promos.graphql.ts';

type Row = PromosPage_promos$data[number];

const SORTS: Readonly<Record<string, AdminPromoSortBy>> = { title: 'TITLE', updated: 'UPDATED' };

const FILTERS: readonly Filter[] = [
  {
    id: 'active',
    label: 'adminMarketing:promo.shown',
    kind: 'choice',
    options: [
      { value: 'true', label: 'admin:yes' },
      { value: 'false', label: 'admin:no' },
    ],
  },
  ...CREATED_FILTERS,
];

function Promos({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const by = SORTS[sort?.field ?? ''];
  const active = filters['active'];
  const { adminPromos } = useAdminQuery<PromosPageQuery>(
    graphql`
      query PromosPageQuery($first: Int!, $after: String, $filter: AdminPromoFilter, $sort: AdminPromoSort) {
        adminPromos(first: $first, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              ...PromosPage_promos
            }
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
          }
        }
      }
    `,
    {
      first,
      after,
      filter: {
        active: active === undefined ? null : active === 'true',
        ...createdIn(filters),
        search: search === '' ? null : search,
      },
      sort: by === undefined ? null : { by, direction: sort?.isDescending === true ? 'DESC' : 'ASC' },
    },
    adminFreshness.detail,
    ['promos'],
  );
  const { edges, pageInfo, total, files } = present(adminPromos);
  const promos: PromosPage_promos$key = edges.map(({ node }) => node);
  const rows = useFragment(
    graphql`
      fragment PromosPage_promos on AdminPromo @relay(plural: true) {
        id
        slug
        title
        active
        productCount
        updatedAt
      }
    `,
    promos,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    files,
  });
}

function Count({ of }: { readonly of: number }) {
  const { language } = useTranslation('adminMarketing');
  return formatNumber(of, language);
}

function State({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation('adminMarketing');
  return <Badge tone={isActive ? 'green' : 'neutral'}>{t(isActive ? 'promo.shown' : 'promo.hidden')}</Badge>;
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'title',
    title: 'adminMarketing:promo.title',
    sort: 'title',
    cell: ({ title }) => <bdi>{title}</bdi>,
  },
  { id: 'state', title: 'adminMarketing:coupons.state', cell: ({ active }) => <State isActive={active} /> },
  {
    id: 'products',
    title: 'adminMarketing:promo.productCount',
    isFigure: true,
    cell: ({ productCount }) => <Count of={productCount} />,
  },
  { id: 'slug', title: 'adminMarketing:promo.slug', cell: ({ slug }) => <Code text={slug} /> },
  {
    id: 'updated',
    title: 'adminMarketing:promo.updated',
    sort: 'updated',
    cell: ({ updatedAt }) => <Instant at={updatedAt} />,
  },
];

/** Promotions with a page of their own, the last changed first. */
export default function PromosPage() {
  const { t } = useTranslation('adminMarketing');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('promo.search')}
      Data={Promos}
      rowId={({ id }) => id}
      rowName={({ title: name }) => name}
      rowLink={({ id }) => adminPaths.promotion(id)}
      rowActions={({ slug, active }) =>
        active ? [{ label: t('admin:row.inShop'), to: paths.promo(slug), isShop: true }] : []
      }
      empty={{ title: t('promo.empty') }}
      actions={
        can('MARKETING') && (
          <ButtonLink size="sm" icon={<Icon name="plus" size={18} />} to={adminPaths.newPromotion()}>
            {t('promo.new')}
          </ButtonLink>
        )
      }
    />
  );
}
