import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { sortInput } from '../_kit/sort.ts';
import { adminFreshness } from '../freshness.ts';
import { DeliveryBody } from './DeliveryBody.tsx';
import type {
  WebhooksPage_deliveries$data,
  WebhooksPage_deliveries$key,
} from './__generated__/WebhooksPage_deliveries.graphql.ts';
import type { WebhooksPageDiscardMutation } from './__generated__/WebhooksPageDiscardMutation.graphql.ts';
import type {
  WebhookDeliverySortField,
  WebhooksPageQuery,
} from './__generated__/WebhooksPageQuery.graphql.ts';
import type { WebhooksPageResendMutation } from './__generated__/WebhooksPageResendMutation.graphql.ts';

type Row = WebhooksPage_deliveries$data[number];

const STATES = ['WAITING', 'RETRYING', 'DEAD', 'DELIVERED'] as const;
const CHANNELS = ['ORDERS', 'TICKETS'] as const;
const TONES = { WAITING: 'neutral', RETRYING: 'warning', DEAD: 'danger', DELIVERED: 'green' } as const;

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, WebhookDeliverySortField>> = {
  occurredAt: 'OCCURRED',
  tries: 'TRIES',
  deliveredAt: 'DELIVERED',
};

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminSettings:webhooks.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `adminSettings:webhooks.states.${value}` as const })),
  },
  {
    id: 'channel',
    label: 'adminSettings:webhooks.channel',
    kind: 'choice',
    options: CHANNELS.map((value) => ({ value, label: `adminSettings:webhooks.channels.${value}` as const })),
  },
  ...CREATED_FILTERS,
];

function Deliveries({ request, children }: ListDataProps<Row>) {
  const { can } = useStaff();
  const { first, after, search, filters, sort } = request;
  const { webhookDeliveries } = useAdminQuery<WebhooksPageQuery>(
    graphql`
      query WebhooksPageQuery(
        $first: Int!
        $after: String
        $filter: WebhookDeliveryFilter
        $sort: WebhookDeliverySort
        $withBody: Boolean!
      ) {
        webhookDeliveries(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...WebhooksPage_deliveries
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
      first,
      after,
      filter: {
        subject: search || null,
        state: oneOf(STATES, filters['state'] ?? '') ?? null,
        channel: oneOf(CHANNELS, filters['channel'] ?? '') ?? null,
        ...createdIn(filters),
      },
      sort: sortInput(sort, SORTS),
      withBody: can('WEBHOOKS_RESEND'),
    },
    adminFreshness.detail,
    ['webhooks'],
  );
  const { nodes, pageInfo, totalCount } = present(webhookDeliveries);
  const deliveries: WebhooksPage_deliveries$key = nodes;
  const rows = useFragment(
    graphql`
      fragment WebhooksPage_deliveries on WebhookDelivery @relay(plural: true) {
        reference
        channel
        state
        eventType
        subject
        occurredAt
        nextTryAt
        deadAt
        deliveredAt
        tries
        failure
        heldBack
        body @include(if: $withBody)
      }
    `,
    deliveries,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

function State({ state }: Pick<Row, 'state'>) {
  const { t } = useTranslation('adminSettings');
  const known = oneOf(STATES, state);
  return known === undefined ? null : <Badge tone={TONES[known]}>{t(`webhooks.states.${known}`)}</Badge>;
}

function Channel({ channel }: Pick<Row, 'channel'>) {
  const { t } = useTranslation('adminSettings');
  const known = oneOf(CHANNELS, channel);
  return known === undefined ? null : t(`webhooks.channels.${known}`);
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'subject', title: 'adminSettings:webhooks.subject', cell: ({ subject }) => <Code text={subject} /> },
  { id: 'state', title: 'adminSettings:webhooks.state', cell: ({ state }) => <State state={state} /> },
  { id: 'event', title: 'adminSettings:webhooks.event', cell: ({ eventType }) => <Code text={eventType} /> },
  {
    id: 'channel',
    title: 'adminSettings:webhooks.channel',
    cell: ({ channel }) => <Channel channel={channel} />,
  },
  {
    id: 'occurredAt',
    title: 'adminSettings:webhooks.occurredAt',
    cell: ({ occurredAt }) => <Instant at={occurredAt} />,
    sort: 'occurredAt',
    isHidden: true,
  },
  {
    id: 'nextTryAt',
    title: 'adminSettings:webhooks.nextTryAt',
    cell: ({ nextTryAt }) => <Instant at={nextTryAt} />,
    isHidden: true,
  },
  {
    id: 'deliveredAt',
    title: 'adminSettings:webhooks.deliveredAt',
    cell: ({ deliveredAt }) => <Instant at={deliveredAt} />,
    sort: 'deliveredAt',
  },
  { id: 'deadAt', title: 'adminSettings:webhooks.deadAt', cell: ({ deadAt }) => <Instant at={deadAt} /> },
  { id: 'failure', title: 'adminSettings:webhooks.failure', cell: ({ failure }) => <Code text={failure} /> },
  {
    id: 'tries',
    title: 'adminSettings:webhooks.tries',
    cell: ({ tries }) => tries,
    isFigure: true,
    sort: 'tries',
  },
  {
    id: 'heldBack',
    title: 'adminSettings:webhooks.heldBack',
    cell: ({ heldBack }) => heldBack,
    isFigure: true,
  },
  {
    id: 'body',
    title: 'adminSettings:webhooks.body',
    cell: ({ subject, body }) => (body == null ? '–' : <DeliveryBody subject={subject} body={body} />),
  },
];

/** Webhook deliveries; those that were given up are resent or discarded, so that later events of their subjects proceed. */
export default function WebhooksPage() {
  const { t } = useTranslation('adminSettings');
  const title = useTitle();
  const { can } = useStaff();
  const resend = useAdminMutation<WebhooksPageResendMutation>(
    graphql`
      mutation WebhooksPageResendMutation($input: WebhookDeadLettersInput!) {
        webhookResend(input: $input) {
          ids
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['webhooks'],
  );
  const discard = useAdminMutation<WebhooksPageDiscardMutation>(
    graphql`
      mutation WebhooksPageDiscardMutation($input: WebhookDeadLettersInput!) {
        webhookDiscard(input: $input) {
          ids
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['webhooks'],
  );
  /** Sends those of the rows that were given up, and says what became of each. */
  const act = async (rows: readonly Row[], what: 'resent' | 'discarded'): Promise<void> => {
    const dead = rows.filter(({ state }) => state === 'DEAD');
    if (dead.length === 0) {
      toast({ type: 'info', title: t('webhooks.none') });
      return;
    }
    const input = { ids: dead.map(({ reference }) => reference) };
    const ids =
      what === 'resent'
        ? (await resend.run({ input })).payload?.ids
        : (await discard.run({ input })).payload?.ids;
    if (ids == null) return;
    const others = rows.filter(({ reference }) => !ids.includes(reference));
    toast({
      type: others.length === 0 ? 'success' : 'warning',
      title: t(`webhooks.${what}`, { count: ids.length }),
      ...(others.length > 0 && {
        description: t('webhooks.unchanged', { subjects: others.map(({ subject }) => subject).join(', ') }),
      }),
    });
  };
  const bulk: readonly BulkAction<Row>[] = [
    { label: t('webhooks.resend'), keys: 'r', run: (rows) => act(rows, 'resent') },
    { label: t('webhooks.discard'), keys: 'd', variant: 'danger', run: (rows) => act(rows, 'discarded') },
  ];
  return (
    <AdminList
      title={title}
      text={t('webhooks.text')}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('webhooks.search')}
      Data={Deliveries}
      rowId={({ reference }) => reference}
      rowName={({ subject }) => subject}
      {...(can('WEBHOOKS_RESEND') && { bulk })}
      empty={{ title: t('webhooks.empty') }}
    />
  );
}
