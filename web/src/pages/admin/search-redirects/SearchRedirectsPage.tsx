import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps } from '../_kit/listTypes.ts';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  SearchRedirectsPage_redirects$data,
  SearchRedirectsPage_redirects$key,
} from './__generated__/SearchRedirectsPage_redirects.graphql.ts';
import type { SearchRedirectsPageQuery } from './__generated__/SearchRedirectsPageQuery.graphql.ts';

type Row = SearchRedirectsPage_redirects$data[number];

/** The server has them all in one response: they are narrowed and paged here. */
function Redirects({ request: { first, after, search }, children }: ListDataProps<Row>) {
  const { adminSearchRedirects } = useAdminQuery<SearchRedirectsPageQuery>(
    graphql`
      query SearchRedirectsPageQuery {
        adminSearchRedirects {
          ...SearchRedirectsPage_redirects
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['searchRedirects'],
  );
  const redirects: SearchRedirectsPage_redirects$key = present(adminSearchRedirects);
  const rows = useFragment(
    graphql`
      fragment SearchRedirectsPage_redirects on AdminSearchRedirect @relay(plural: true) {
        id
        term
        path
        updatedAt
      }
    `,
    redirects,
  );
  const wanted = search.toLowerCase();
  const found = rows.filter(({ term, path }) => `${term}\n${path}`.toLowerCase().includes(wanted));
  const start = Number(after ?? 0);
  const end = start + first;
  return children({
    rows: found.slice(start, end),
    hasNext: end < found.length,
    endCursor: String(end),
    total: found.length,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'term',
    title: 'adminInsight:redirects.field.term',
    cell: ({ term }) => <bdi dir="auto">{term}</bdi>,
  },
  { id: 'path', title: 'adminInsight:redirects.field.path', cell: ({ path }) => <bdi dir="ltr">{path}</bdi> },
  {
    id: 'updatedAt',
    title: 'adminInsight:redirects.updatedAt',
    cell: ({ updatedAt }) => <Instant at={updatedAt} />,
  },
];

/** The searches that lead to a page of the shop, the latest change first. */
export default function SearchRedirectsPage() {
  const { t } = useTranslation('adminInsight');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('redirects.about')}
      columns={COLUMNS}
      search={t('redirects.find')}
      Data={Redirects}
      rowId={({ id }) => id}
      rowName={({ term }) => term}
      rowLink={({ id }) => adminPaths.searchRedirect(id)}
      empty={{ title: t('redirects.empty') }}
      actions={
        can('MARKETING') && (
          <ButtonLink size="sm" icon={<Icon name="plus" size={18} />} to={adminPaths.newSearchRedirect()}>
            {t('redirects.new')}
          </ButtonLink>
        )
      }
    />
  );
}
