import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Text } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { PrepareForm, type Candidate } from './PrepareForm.tsx';
import type {
  PayablePage_sellers$data,
  PayablePage_sellers$key,
} from './__generated__/PayablePage_sellers.graphql.ts';
import type { PayablePageQuery } from './__generated__/PayablePageQuery.graphql.ts';

type Row = PayablePage_sellers$data[number];

function Payable({ request, children }: ListDataProps<Row>) {
  const { payableSellers } = useAdminQuery<PayablePageQuery>(
    graphql`
      query PayablePageQuery($first: Int!, $after: String) {
        payableSellers(first: $first, after: $after) {
          nodes {
            ...PayablePage_sellers
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    { first: request.first, after: request.after },
    adminFreshness.never,
    ['payouts', 'seller', 'cash'],
  );
  const { nodes, pageInfo, totalCount, files } = present(payableSellers);
  const sellers: PayablePage_sellers$key = nodes;
  const rows = useFragment(
    graphql`
      fragment PayablePage_sellers on PayableSeller @relay(plural: true) {
        sellerId
        name
        rib
        subOrderCount
        payable {
          amount
        }
        held {
          amount
        }
        reserved {
          amount
        }
        balance {
          amount
        }
      }
    `,
    sellers,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
    files,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminPayouts:seller', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'payable',
    title: 'adminPayouts:payable',
    cell: ({ payable }) => <Amount amount={payable.amount} />,
    isFigure: true,
  },
  {
    id: 'subOrders',
    title: 'adminPayouts:subOrders',
    cell: ({ subOrderCount }) => subOrderCount,
    isFigure: true,
  },
  {
    id: 'rib',
    title: 'adminPayouts:rib',
    cell: ({ rib, sellerId }) =>
      rib == null ? (
        <Link to={adminPaths.seller(sellerId)} preload={false}>
          <Badge tone="warning">
            <Text of="adminPayouts:noRib" />
          </Badge>
        </Link>
      ) : (
        <Code text={rib} />
      ),
  },
  {
    id: 'held',
    title: 'adminPayouts:held',
    cell: ({ held }) => <Amount amount={held.amount} />,
    isFigure: true,
  },
  {
    id: 'reserved',
    title: 'adminPayouts:reserved',
    cell: ({ reserved }) => <Amount amount={reserved.amount} />,
    isFigure: true,
  },
  {
    id: 'balance',
    title: 'adminPayouts:balance',
    cell: ({ balance }) => <Amount amount={balance.amount} />,
    isFigure: true,
    isHidden: true,
  },
];

const candidateOf = ({ sellerId, name, rib, payable, reserved }: Row): Candidate => ({
  sellerId,
  name,
  amount: payable.amount,
  hindrance: rib == null ? 'noRib' : Number(reserved.amount) > 0 ? 'inBatch' : null,
});

/** Sellers who can be paid now; those that are selected, or all, are put into a batch. */
export default function PayablePage() {
  const { t } = useTranslation('adminPayouts');
  const title = useTitle();
  const { can } = useStaff();
  /** Null: every seller who can be paid. */
  const [chosen, setChosen] = useState<readonly Candidate[] | null>();
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('prepare'),
      run: (rows) => setChosen(rows.map(candidateOf)),
      runAll: () => setChosen(null),
    },
  ];
  return (
    <>
      <AdminList
        title={title}
        text={t('payableText')}
        columns={COLUMNS}
        Data={Payable}
        rowId={({ sellerId }) => sellerId}
        rowName={({ name }) => name}
        rowLink={({ sellerId }) => adminPaths.seller(sellerId)}
        empty={{ title: t('payableEmpty'), text: t('payableEmptyText') }}
        {...(can('FINANCE') && { bulk })}
        actions={
          <ButtonLink size="sm" variant="secondary" to={adminPaths.payoutBatches()}>
            {t('batches')}
          </ButtonLink>
        }
      />
      <Dialog
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('prepare')}
        size="md"
      >
        {chosen !== undefined && <PrepareForm chosen={chosen} />}
      </Dialog>
    </>
  );
}
