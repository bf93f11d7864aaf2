import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { RegionName } from '../_kit/RegionName.tsx';
import { Instant } from '../_kit/format.tsx';
import { RegionOptions } from '../_kit/RegionOptions.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { SellerRows, type Row } from './SellerRows.tsx';

/** Sellers whose application was not looked at. */
function Applications({ request, children }: ListDataProps<Row>) {
  return (
    <SellerRows request={{ ...request, filters: { ...request.filters, status: 'APPLIED' } }}>
      {children}
    </SellerRows>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminSellers:column.name', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'legalName',
    title: 'adminSellers:column.legalName',
    cell: ({ profile }) => <bdi>{profile?.legalName ?? '–'}</bdi>,
  },
  {
    id: 'region',
    title: 'adminSellers:column.region',
    cell: ({ profile }) => (profile == null ? '–' : <RegionName region={profile.region} />),
  },
  {
    id: 'createdAt',
    title: 'adminSellers:column.createdAt',
    cell: ({ profile }) => (profile == null ? '–' : <Instant at={profile.createdAt} />),
  },
];

const FILTERS: readonly Filter[] = [
  { id: 'region', label: 'adminSellers:column.region', kind: 'choice', Options: RegionOptions },
];

/** Companies that want to sell in the shop. */
export default function ApplicationsPage() {
  const { t } = useTranslation('adminSellers');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      text={t('applicationsText')}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('search')}
      Data={Applications}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => adminPaths.seller(id)}
      empty={{ title: t('applicationsEmpty'), text: t('applicationsEmptyText') }}
    />
  );
}
