import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { needsGivingReason } from '../../../../../gateway/contract/rules/handovers.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { CarrierDialog } from '../_kit/CarrierDialog.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { AllSellers } from '../_kit/allOptions.tsx';
import { RegionOptions } from '../_kit/RegionOptions.tsx';
import type { ScanMode } from '../_kit/scans.ts';
import { giveParcels } from './giveParcels.ts';
import { sendScan } from '../_kit/sendScan.ts';
import { useStaff } from '../_kit/staff.tsx';
import { StepResults, type StepResult } from '../_kit/StepResults.tsx';
import { useTitle } from '../_kit/title.ts';
import { useParcelDocument, type ParcelDocumentKind } from '../_kit/useParcelDocument.ts';
import { Place } from '../_kit/Place.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './ParcelsPage.module.css';
import type {
  ParcelListPage_parcels$data,
  ParcelListPage_parcels$key,
} from './__generated__/ParcelListPage_parcels.graphql.ts';
import type { ParcelListPageQuery } from './__generated__/ParcelListPageQuery.graphql.ts';

type Row = ParcelListPage_parcels$data[number];

/** States from the preparation on: see PARCEL_STATES of the origin's list. */
const PARCEL_STATES = [
  'CONFIRMED',
  'PREPARING',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'RETURNED_TO_SELLER',
] as const;
const STAGES = ['TO_PREPARE', 'READY', 'UNDER_WAY', 'STUCK'] as const;

function Parcels({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const { adminParcels } = useAdminQuery<ParcelListPageQuery>(
    graphql`
      query ParcelListPageQuery(
        $first: Int!
        $after: String
        $filter: AdminParcelFilter
        $direction: SortDirection
      ) {
        adminParcels(first: $first, after: $after, filter: $filter, direction: $direction) {
          nodes {
            ...ParcelListPage_parcels
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
            isExact
          }
        }
      }
    `,
    {
      first,
      after,
      filter: {
        stage: oneOf(STAGES, filters['stage']) ?? null,
        state: oneOf(PARCEL_STATES, filters['state']) ?? null,
        sellerId: filters['seller'] ?? null,
        since: dayStart(filters['since']),
        regionNumber: Number(filters['region']) || null,
        search: search === '' ? null : search,
      },
      direction: sort === null ? null : sort.isDescending ? 'DESC' : 'ASC',
    },
    adminFreshness.desk,
    ['parcels'],
  );
  const { nodes, pageInfo, total, files } = present(adminParcels);
  const parcels: ParcelListPage_parcels$key = nodes;
  const rows = useFragment(
    graphql`
      fragment ParcelListPage_parcels on AdminParcel @relay(plural: true) {
        stateSince
        cash {
          amount
        }
        failures
        carrierState
        carrierAt
        order {
          id
          address {
            ...Place_address
          }
        }
        subOrder {
          id
          number
          sellerName
          state
          trackingNumber
        }
      }
    `,
    parcels,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
    files,
  });
}

const CARRIER_STATES = [
  'WAITING',
  'PICKED_UP',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'DELIVERED',
  'RETURNED',
] as const;

interface CarrierEventProps {
  readonly state: string;
  readonly at: string | null | undefined;
}

/** What the carrier last reported, and since when. */
function CarrierEvent({ state, at }: CarrierEventProps) {
  const { t } = useTranslation('adminParcels');
  const known = oneOf(CARRIER_STATES, state);
  return (
    <span className={styles.event}>
      {known === undefined ? state : t(`carrier.${known}`)} <Instant at={at} />
    </span>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'number',
    title: 'adminParcels:column.number',
    cell: ({ subOrder }) => <Code text={subOrder.number} />,
  },
  {
    id: 'state',
    title: 'adminParcels:column.state',
    cell: ({ subOrder }) => <StateBadge state={subOrder.state} />,
  },
  {
    id: 'since',
    title: 'adminParcels:column.since',
    cell: ({ stateSince }) => <Instant at={stateSince} />,
    sort: 'since',
  },
  {
    id: 'seller',
    title: 'adminParcels:column.seller',
    cell: ({ subOrder }) => <bdi>{subOrder.sellerName}</bdi>,
  },
  {
    id: 'tracking',
    title: 'adminParcels:column.tracking',
    cell: ({ subOrder }) => <Code text={subOrder.trackingNumber} />,
  },
  {
    id: 'destination',
    title: 'adminParcels:column.destination',
    cell: ({ order: { address } }) => <Place address={address} />,
  },
  {
    id: 'cash',
    title: 'adminParcels:column.cash',
    cell: ({ cash }) => <Amount amount={cash.amount} />,
    isFigure: true,
  },
  {
    id: 'carrier',
    title: 'adminParcels:column.carrier',
    cell: ({ carrierState, carrierAt }) =>
      carrierState == null ? '–' : <CarrierEvent state={carrierState} at={carrierAt} />,
  },
  {
    id: 'attempts',
    title: 'adminParcels:column.attempts',
    cell: ({ failures }) => failures,
    isFigure: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'stage',
    label: 'adminParcels:column.stage',
    kind: 'choice',
    options: STAGES.map((value) => ({ value, label: `adminParcels:stage.${value}` as const })),
  },
  {
    id: 'state',
    label: 'adminParcels:column.state',
    kind: 'choice',
    options: PARCEL_STATES.map((value) => ({ value, label: `orders:state.${value}` as const })),
  },
  { id: 'seller', label: 'adminParcels:column.seller', kind: 'choice', Options: AllSellers },
  { id: 'since', label: 'adminParcels:filter.since', kind: 'date' },
  { id: 'region', label: 'adminParcels:column.region', kind: 'choice', Options: RegionOptions },
];

/** The list of parcels: what is to be prepared, handed over or followed up, with its documents and steps. */
export default function ParcelListPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminParcels');
  const title = useTitle();
  const { can } = useStaff();
  const environment = useRelayEnvironment();
  const { print } = useParcelDocument();
  const [given, setGiven] = useState<readonly Row[] | null>(null);
  const [isGiving, setGiving] = useState(false);
  const [steps, setSteps] = useState<readonly StepResult[] | null>(null);
  const stage = url.searchParams.get('f.stage');

  const printed = (kind: ParcelDocumentKind, rows: readonly Row[], paper?: 'A4'): Promise<void> =>
    print(
      kind,
      rows.map(({ subOrder }) => subOrder.id),
      paper,
    );

  /** Takes the step of each parcel; one that is refused does not keep the others from theirs. */
  const step = async (mode: ScanMode, rows: readonly Row[]): Promise<void> => {
    const done: StepResult[] = [];
    for (const { subOrder } of rows) {
      const scan = { key: newKey(), code: subOrder.number, mode };
      const answer = await sendScan(environment, scan).catch(() => undefined);
      done.push({ number: subOrder.number, answer });
    }
    setSteps(done);
  };

  const give = async (carrier: string, reason: string | null): Promise<void> => {
    setGiving(true);
    const done = await giveParcels(
      environment,
      (given ?? []).map(({ subOrder }) => subOrder),
      carrier,
      reason,
    );
    setGiving(false);
    setGiven(null);
    setSteps(done);
  };

  const bulk: readonly BulkAction<Row>[] = [
    ...(can('PEOPLE_CONTACT')
      ? [
          { label: t('print.LABELS'), keys: 'l', run: (rows: readonly Row[]) => printed('LABELS', rows) },
          { label: t('print.LABELS_A4'), run: (rows: readonly Row[]) => printed('LABELS', rows, 'A4') },
          { label: t('print.PICKING'), run: (rows: readonly Row[]) => printed('PICKING', rows) },
          { label: t('print.HAND_OVER'), run: (rows: readonly Row[]) => printed('HAND_OVER', rows) },
        ]
      : []),
    ...(can('ORDERS')
      ? [
          { label: t('mode.PREPARE'), run: (rows: readonly Row[]) => step('PREPARE', rows) },
          { label: t('mode.HAND_OVER'), run: (rows: readonly Row[]) => step('HAND_OVER', rows) },
          { label: t('company.title'), run: async (rows: readonly Row[]) => setGiven(rows) },
        ]
      : []),
  ];
  return (
    <>
      <AdminList
        title={title}
        text={
          <nav className={styles.stages} aria-label={t('column.stage')}>
            {STAGES.map((one) => (
              <Link
                key={one}
                to={`${adminPaths.parcelList()}?f.stage=${one}`}
                preload={false}
                className={styles.link}
                aria-current={one === stage ? 'page' : undefined}
              >
                {t(`stage.${one}`)}
              </Link>
            ))}
          </nav>
        }
        columns={COLUMNS}
        filters={FILTERS}
        search={t('list.search')}
        actions={
          <ButtonLink variant="secondary" to={adminPaths.parcels()}>
            {t('list.scan')}
          </ButtonLink>
        }
        Data={Parcels}
        rowId={({ subOrder }) => subOrder.id}
        rowName={({ subOrder }) => subOrder.number}
        rowLink={({ order }) => adminPaths.order(order.id)}
        {...(bulk.length > 0 && { bulk })}
        empty={{ title: t('list.empty') }}
      />
      <CarrierDialog
        isOpen={given !== null}
        onClose={() => setGiven(null)}
        needsReason={given?.some(({ subOrder }) => needsGivingReason(subOrder.state)) ?? false}
        isPending={isGiving}
        onSubmit={(carrier, reason) => void give(carrier, reason)}
      />
      <StepResults results={steps} onClose={() => setSteps(null)} />
    </>
  );
}
