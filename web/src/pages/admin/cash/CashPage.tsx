import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { sortInput } from '../_kit/sort.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { ImportForm } from './ImportForm.tsx';
import { readFile, type ChosenFile } from './readFile.ts';
import { useDroppedFile } from './useDroppedFile.ts';
import type {
  CashPage_statements$data,
  CashPage_statements$key,
} from './__generated__/CashPage_statements.graphql.ts';
import type { CashPageQuery, CashStatementSortField } from './__generated__/CashPageQuery.graphql.ts';

type Row = CashPage_statements$data[number];

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, CashStatementSortField>> = {
  created: 'CREATED',
  carrier: 'CARRIER',
  announced: 'ANNOUNCED',
};

function Statements({ request, children }: ListDataProps<Row>) {
  const { cashStatements } = useAdminQuery<CashPageQuery>(
    graphql`
      query CashPageQuery(
        $first: Int!
        $after: String
        $isSettled: Boolean
        $filter: CashStatementFilter
        $sort: CashStatementSort
      ) {
        cashStatements(first: $first, after: $after, isSettled: $isSettled, filter: $filter, sort: $sort) {
          nodes {
            ...CashPage_statements
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    {
      first: request.first,
      after: request.after,
      isSettled: request.filters['state'] === undefined ? null : request.filters['state'] === 'settled',
      filter: createdIn(request.filters),
      sort: sortInput(request.sort, SORTS),
    },
    adminFreshness.detail,
    ['cash'],
  );
  const { nodes, pageInfo, totalCount } = present(cashStatements);
  const statements: CashPage_statements$key = nodes;
  const rows = useFragment(
    graphql`
      fragment CashPage_statements on CashStatement @relay(plural: true) {
        id
        carrier
        number
        createdAt
        rowCount
        unsettledCount
        announced {
          amount
        }
        collected {
          amount
        }
        unsettled {
          amount
        }
      }
    `,
    statements,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'number', title: 'adminCash:number', cell: ({ number }) => <Code text={number} /> },
  {
    id: 'carrier',
    title: 'adminCash:carrier',
    sort: 'carrier',
    cell: ({ carrier }) => <bdi>{carrier}</bdi>,
  },
  {
    id: 'createdAt',
    title: 'adminCash:importedAt',
    sort: 'created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
  },
  {
    id: 'state',
    title: 'adminCash:state',
    cell: ({ unsettledCount }) => (
      <Badge tone={unsettledCount === 0 ? 'green' : 'warning'}>
        <Text of={unsettledCount === 0 ? 'adminCash:settled' : 'adminCash:open'} />
      </Badge>
    ),
  },
  { id: 'rows', title: 'adminCash:rows', cell: ({ rowCount }) => rowCount, isFigure: true },
  {
    id: 'announced',
    title: 'adminCash:announced',
    sort: 'announced',
    cell: ({ announced }) => <Amount amount={announced.amount} />,
    isFigure: true,
  },
  {
    id: 'collected',
    title: 'adminCash:collected',
    cell: ({ collected }) => <Amount amount={collected.amount} />,
    isFigure: true,
  },
  {
    id: 'unsettled',
    title: 'adminCash:unsettled',
    cell: ({ unsettled }) => <Amount amount={unsettled.amount} />,
    isFigure: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminCash:state',
    kind: 'choice',
    options: [
      { value: 'open', label: 'adminCash:open' },
      { value: 'settled', label: 'adminCash:settled' },
    ],
  },
  ...CREATED_FILTERS,
];

/** Carriers' statements about the cash that they collected; a new one is imported here. */
export default function CashPage() {
  const { t } = useTranslation('adminCash');
  const title = useTitle();
  const { can } = useStaff();
  const [isImporting, setImporting] = useState(false);
  const [dropped, setDropped] = useState<ChosenFile>();
  useDroppedFile(can('FINANCE'), async (file) => {
    setDropped(await readFile(file));
    setImporting(true);
  });
  const close = (): void => {
    setImporting(false);
    setDropped(undefined);
  };
  return (
    <>
      <AdminList
        title={title}
        {...(can('FINANCE') && { text: t('dropHere') })}
        columns={COLUMNS}
        filters={FILTERS}
        Data={Statements}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowLink={({ id }) => adminPaths.cashStatement(id)}
        empty={{ title: t('empty'), text: t('emptyText') }}
        actions={
          <>
            <ButtonLink size="sm" variant="secondary" to={adminPaths.missingCash()}>
              {t('missing')}
            </ButtonLink>
            {can('FINANCE') && (
              <Button size="sm" onClick={() => setImporting(true)}>
                {t('import')}
              </Button>
            )}
          </>
        }
      />
      <Dialog isOpen={isImporting} onClose={close} title={t('import')} size="md">
        <ImportForm key={dropped?.name} dropped={dropped} onDone={close} />
      </Dialog>
    </>
  );
}
