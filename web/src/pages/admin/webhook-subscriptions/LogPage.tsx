import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps, RowAction } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import { SubscriptionOptions } from './SubscriptionOptions.tsx';
import { DELIVERIES } from './topics.ts';
import type {
  LogPage_deliveries$data,
  LogPage_deliveries$key,
} from './__generated__/LogPage_deliveries.graphql.ts';
import type { LogPageQuery } from './__generated__/LogPageQuery.graphql.ts';
import type { LogPageReplayMutation } from './__generated__/LogPageReplayMutation.graphql.ts';

type Delivery = LogPage_deliveries$data[number];
interface Row {
  readonly subscription: string;
  readonly delivery: Delivery;
}

const STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
const TONES = { WAITING: 'warning', DELIVERED: 'green', FAILED: 'danger' } as const;

const FILTERS: readonly Filter[] = [
  {
    id: 'subscription',
    label: 'adminWebhooks:log.subscription',
    kind: 'choice',
    Options: SubscriptionOptions,
  },
  {
    id: 'state',
    label: 'adminWebhooks:column.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `adminWebhooks:log.state.${value}` as const })),
  },
];

/** The deliveries of a subscription. */
function DeliveriesOf({
  subscription,
  request: { first, after, filters },
  children,
}: ListDataProps<Row> & { readonly subscription: string }) {
  const { webhookSubscriptionDeliveries } = useAdminQuery<LogPageQuery>(
    graphql`
      query LogPageQuery($id: ID!, $first: Int!, $after: String, $state: LoggedDeliveryState) {
        webhookSubscriptionDeliveries(subscriptionId: $id, first: $first, after: $after, state: $state) {
          nodes {
            ...LogPage_deliveries
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
      id: subscription,
      first,
      after,
      state: oneOf(STATES, filters['state'] ?? '') ?? null,
    },
    adminFreshness.detail,
    [DELIVERIES],
  );
  const { nodes, pageInfo, totalCount } = present(webhookSubscriptionDeliveries);
  const deliveries: LogPage_deliveries$key = nodes;
  const found = useFragment(
    graphql`
      fragment LogPage_deliveries on LoggedDelivery @relay(plural: true) {
        deliveryId
        eventType
        subject
        cursor
        occurredAt
        state
        nextTryAt
        attempts {
          failure
          durationMs
        }
      }
    `,
    deliveries,
  );
  return children({
    rows: found.map((delivery) => ({ subscription, delivery })),
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

/** The deliveries of the subscription that is chosen. */
function Deliveries({ request, children }: ListDataProps<Row>) {
  const subscription = request.filters['subscription'] ?? '';
  return subscription === '' ? (
    children({ rows: [], hasNext: false, endCursor: null, total: 0 })
  ) : (
    <DeliveriesOf subscription={subscription} request={request}>
      {children}
    </DeliveriesOf>
  );
}

function State({ state }: Pick<Delivery, 'state'>) {
  const { t } = useTranslation('adminWebhooks');
  const known = oneOf(STATES, state);
  return known === undefined ? null : <Badge tone={TONES[known]}>{t(`log.state.${known}`)}</Badge>;
}

/** What the last attempt was answered. */
function LastAttempt({ attempts }: Pick<Delivery, 'attempts'>) {
  const { t } = useTranslation('adminWebhooks');
  const last = attempts.at(-1);
  if (last === undefined) return '–';
  const { failure, durationMs: ms } = last;
  return failure == null ? t('log.accepted', { ms }) : <bdi>{t('log.failed', { failure, ms })}</bdi>;
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'event',
    title: 'adminWebhooks:log.event',
    cell: ({ delivery: { eventType } }) => <Code text={eventType} />,
  },
  {
    id: 'subject',
    title: 'adminWebhooks:log.subject',
    cell: ({ delivery: { subject } }) => <Code text={subject} />,
  },
  {
    id: 'state',
    title: 'adminWebhooks:column.state',
    cell: ({ delivery: { state } }) => <State state={state} />,
  },
  {
    id: 'last',
    title: 'adminWebhooks:log.last',
    cell: ({ delivery: { attempts } }) => <LastAttempt attempts={attempts} />,
  },
  {
    id: 'tries',
    title: 'adminWebhooks:log.tries',
    cell: ({ delivery: { attempts } }) => attempts.length,
    isFigure: true,
  },
  {
    id: 'occurredAt',
    title: 'adminWebhooks:log.occurredAt',
    cell: ({ delivery: { occurredAt } }) => <Instant at={occurredAt} />,
  },
  {
    id: 'nextTryAt',
    title: 'adminWebhooks:log.nextTryAt',
    cell: ({ delivery: { nextTryAt } }) => <Instant at={nextTryAt} />,
    isHidden: true,
  },
];

/** What was sent to a subscription in the last days; from any event on it can be sent again. */
export default function LogPage() {
  const { t } = useTranslation('adminWebhooks');
  const title = useTitle();
  const replay = useAdminMutation<LogPageReplayMutation>(
    graphql`
      mutation LogPageReplayMutation($input: WebhookSubscriptionReplayInput!) {
        webhookSubscriptionReplay(input: $input) {
          subscription {
            id
            waiting
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [DELIVERIES],
  );
  const actionsOf = ({ subscription: id, delivery: { cursor: from } }: Row): readonly RowAction[] =>
    from == null
      ? []
      : [
          {
            label: t('log.replay'),
            run: () => void replay.run({ input: { id, from } }, { done: t('log.replayed') }),
          },
        ];
  return (
    <AdminList
      title={title}
      text={t('log.text')}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Deliveries}
      rowId={({ delivery: { deliveryId } }) => deliveryId}
      rowName={({ delivery: { eventType, subject } }) => `${eventType} ${subject}`}
      rowActions={actionsOf}
      empty={{ title: t('log.empty'), text: t('log.emptyText') }}
    />
  );
}
