import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type BulkAction, type Column, type ListDataProps } from '../_kit/AdminList.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  WebhooksPage_letters$data,
  WebhooksPage_letters$key,
} from './__generated__/WebhooksPage_letters.graphql.ts';
import type { WebhooksPageDiscardMutation } from './__generated__/WebhooksPageDiscardMutation.graphql.ts';
import type { WebhooksPageQuery } from './__generated__/WebhooksPageQuery.graphql.ts';
import type { WebhooksPageResendMutation } from './__generated__/WebhooksPageResendMutation.graphql.ts';

type Row = WebhooksPage_letters$data[number];

function DeadLetters({ request, children }: ListDataProps<Row>) {
  const { webhookDeadLetters } = useAdminQuery<WebhooksPageQuery>(
    graphql`
      query WebhooksPageQuery($first: Int!, $after: String) {
        webhookDeadLetters(first: $first, after: $after) {
          nodes {
            ...WebhooksPage_letters
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
    adminFreshness.detail,
    ['webhooks'],
  );
  const { nodes, pageInfo, totalCount } = present(webhookDeadLetters);
  const letters: WebhooksPage_letters$key = nodes;
  const rows = useFragment(
    graphql`
      fragment WebhooksPage_letters on WebhookDeadLetter @relay(plural: true) {
        id
        channel
        eventType
        subject
        occurredAt
        deadAt
        tries
        failure
        heldBack
      }
    `,
    letters,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'subject', title: 'adminSettings:webhooks.subject', cell: ({ subject }) => <Code text={subject} /> },
  { id: 'event', title: 'adminSettings:webhooks.event', cell: ({ eventType }) => <Code text={eventType} /> },
  { id: 'channel', title: 'adminSettings:webhooks.channel', cell: ({ channel }) => <Code text={channel} /> },
  {
    id: 'occurredAt',
    title: 'adminSettings:webhooks.occurredAt',
    cell: ({ occurredAt }) => <Instant at={occurredAt} />,
    isHidden: true,
  },
  { id: 'deadAt', title: 'adminSettings:webhooks.deadAt', cell: ({ deadAt }) => <Instant at={deadAt} /> },
  { id: 'failure', title: 'adminSettings:webhooks.failure', cell: ({ failure }) => <Code text={failure} /> },
  { id: 'tries', title: 'adminSettings:webhooks.tries', cell: ({ tries }) => tries, isFigure: true },
  {
    id: 'heldBack',
    title: 'adminSettings:webhooks.heldBack',
    cell: ({ heldBack }) => heldBack,
    isFigure: true,
  },
];

/** Webhook deliveries that were given up: resent or discarded, so that later events of their subjects proceed. */
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
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('webhooks.resend'),
      run: async (rows) => {
        await resend.run({ input: { ids: rows.map(({ id }) => id) } }, { done: t('webhooks.resent') });
      },
    },
    {
      label: t('webhooks.discard'),
      variant: 'danger',
      run: async (rows) => {
        await discard.run({ input: { ids: rows.map(({ id }) => id) } }, { done: t('webhooks.discarded') });
      },
    },
  ];
  return (
    <AdminList
      title={title}
      text={t('webhooks.text')}
      columns={COLUMNS}
      Data={DeadLetters}
      rowId={({ id }) => id}
      rowName={({ subject }) => subject}
      {...(can('WEBHOOKS_RESEND') && { bulk })}
      empty={{ title: t('webhooks.empty') }}
    />
  );
}
