import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import {
  AdminList,
  type Column,
  type Filter,
  type ListDataProps,
  type RowAction,
} from '../_kit/AdminList.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { DELIVERIES } from './topics.ts';
import type {
  LogPage_deliveries$data,
  LogPage_deliveries$key,
} from './__generated__/LogPage_deliveries.graphql.ts';
import type { LogPageQuery } from './__generated__/LogPageQuery.graphql.ts';
import type { LogPageReplayMutation } from './__generated__/LogPageReplayMutation.graphql.ts';

type Row = LogPage_deliveries$data[number];

const STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
const TONES = { WAITING: 'warning', DELIVERED: 'green', FAILED: 'danger' } as const;

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminWebhooks:column.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `adminWebhooks:log.state.${value}` as const })),
  },
];

/** The deliveries of the subscription that the address names. */
function Deliveries({ request: { first, after, filters }, children }: ListDataProps<Row>) {
  const { pathname } = useLocation();
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
      id: pathname.split('/').at(-1) ?? '',
      first,
      after,
      state: oneOf(STATES, filters['state'] ?? '') ?? null,
    },
    adminFreshness.detail,
    [DELIVERIES],
  );
  const { nodes, pageInfo, totalCount } = present(webhookSubscriptionDeliveries);
  const deliveries: LogPage_deliveries$key = nodes;
  const rows = useFragment(
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
  return children({ rows, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor, total: totalCount });
}

function State({ state }: Pick<Row, 'state'>) {
  const { t } = useTranslation('adminWebhooks');
  const known = oneOf(STATES, state);
  return known === undefined ? null : <Badge tone={TONES[known]}>{t(`log.state.${known}`)}</Badge>;
}

/** What the last attempt was answered. */
function LastAttempt({ attempts }: Pick<Row, 'attempts'>) {
  const { t } = useTranslation('adminWebhooks');
  const last = attempts.at(-1);
  if (last === undefined) return '–';
  const { failure, durationMs: ms } = last;
  return failure == null ? t('log.accepted', { ms }) : <bdi>{t('log.failed', { failure, ms })}</bdi>;
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'event', title: 'adminWebhooks:log.event', cell: ({ eventType }) => <Code text={eventType} /> },
  { id: 'subject', title: 'adminWebhooks:log.subject', cell: ({ subject }) => <Code text={subject} /> },
  { id: 'state', title: 'adminWebhooks:column.state', cell: ({ state }) => <State state={state} /> },
  {
    id: 'last',
    title: 'adminWebhooks:log.last',
    cell: ({ attempts }) => <LastAttempt attempts={attempts} />,
  },
  {
    id: 'tries',
    title: 'adminWebhooks:log.tries',
    cell: ({ attempts }) => attempts.length,
    isFigure: true,
  },
  {
    id: 'occurredAt',
    title: 'adminWebhooks:log.occurredAt',
    cell: ({ occurredAt }) => <Instant at={occurredAt} />,
  },
  {
    id: 'nextTryAt',
    title: 'adminWebhooks:log.nextTryAt',
    cell: ({ nextTryAt }) => <Instant at={nextTryAt} />,
    isHidden: true,
  },
];

/** What was sent to a subscription in the last days; from any event on it can be sent again. */
export default function LogPage({ params }: ScreenProps) {
  const { t } = useTranslation('adminWebhooks');
  const title = useTitle();
  const id = params['id'] ?? '';
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
  const actionsOf = ({ cursor: from }: Row): readonly RowAction[] =>
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
      rowId={({ deliveryId }) => deliveryId}
      rowName={({ eventType, subject }) => `${eventType} ${subject}`}
      rowActions={actionsOf}
      empty={{ title: t('log.empty') }}
    />
  );
}
