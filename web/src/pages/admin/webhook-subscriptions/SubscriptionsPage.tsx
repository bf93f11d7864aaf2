import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps, RowAction } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { SecretText } from '../_kit/SecretText.tsx';
import { adminFreshness } from '../freshness.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { SubscriptionDialog } from './SubscriptionDialog.tsx';
import { SUBSCRIPTIONS, TOPICS } from './topics.ts';
import type {
  SubscriptionsPage_subscriptions$data,
  SubscriptionsPage_subscriptions$key,
} from './__generated__/SubscriptionsPage_subscriptions.graphql.ts';
import type { SubscriptionsPageQuery } from './__generated__/SubscriptionsPageQuery.graphql.ts';
import type { SubscriptionsPageTestMutation } from './__generated__/SubscriptionsPageTestMutation.graphql.ts';
import type { SubscriptionsPageVerifyMutation } from './__generated__/SubscriptionsPageVerifyMutation.graphql.ts';

type Subscription = SubscriptionsPage_subscriptions$data[number];
/** A subscription with the name of the third party. */
interface Row {
  readonly subscription: Subscription;
  /** null: of the shop. */
  readonly owner: string | null;
}

const TONES = { PENDING: 'warning', ACTIVE: 'green', DISABLED: 'danger' } as const;
const STATES = ['PENDING', 'ACTIVE', 'DISABLED'] as const;

function Subscriptions({ request: { first, after }, children }: ListDataProps<Row>) {
  const { webhookSubscriptions, adminApiKeys } = useAdminQuery<SubscriptionsPageQuery>(
    graphql`
      query SubscriptionsPageQuery($first: Int!, $after: String) {
        webhookSubscriptions(first: $first, after: $after) {
          nodes {
            ...SubscriptionsPage_subscriptions
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
        adminApiKeys {
          keyId
          name
        }
      }
    `,
    { first, after },
    adminFreshness.detail,
    [SUBSCRIPTIONS],
  );
  const { nodes, pageInfo, totalCount } = present(webhookSubscriptions);
  const subscriptions: SubscriptionsPage_subscriptions$key = nodes;
  const found = useFragment(
    graphql`
      fragment SubscriptionsPage_subscriptions on WebhookSubscription @relay(plural: true) {
        id
        keyId
        url
        topics
        state
        waiting
        failingSince
        contactEmail
        createdAt
        ...SubscriptionDialog_subscription
      }
    `,
    subscriptions,
  );
  const names = new Map(present(adminApiKeys).map(({ keyId, name }) => [keyId, name]));
  return children({
    rows: found.map((subscription) => {
      const { keyId } = subscription;
      return { subscription, owner: keyId == null ? null : (names.get(keyId) ?? keyId) };
    }),
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

function State({ state }: Pick<Subscription, 'state'>) {
  const { t } = useTranslation('adminWebhooks');
  const known = oneOf(STATES, state);
  return known === undefined ? null : <Badge tone={TONES[known]}>{t(`state.${known}`)}</Badge>;
}

function Topics({ topics }: Pick<Subscription, 'topics'>) {
  const { t } = useTranslation('adminWebhooks');
  return TOPICS.filter((topic) => topics.includes(topic))
    .map((topic) => t(`topic.${topic}`))
    .join(', ');
}

function Owner({ owner }: Pick<Row, 'owner'>) {
  const { t } = useTranslation('adminWebhooks');
  return <bdi>{owner ?? t('ofShop')}</bdi>;
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'url',
    title: 'adminWebhooks:column.url',
    cell: ({ subscription: { url } }) => <Code text={url} />,
  },
  { id: 'owner', title: 'adminWebhooks:column.owner', cell: ({ owner }) => <Owner owner={owner} /> },
  {
    id: 'topics',
    title: 'adminWebhooks:column.topics',
    cell: ({ subscription: { topics } }) => <Topics topics={topics} />,
  },
  {
    id: 'state',
    title: 'adminWebhooks:column.state',
    cell: ({ subscription: { state } }) => <State state={state} />,
  },
  {
    id: 'waiting',
    title: 'adminWebhooks:column.waiting',
    cell: ({ subscription: { waiting } }) => waiting,
    isFigure: true,
  },
  {
    id: 'failingSince',
    title: 'adminWebhooks:column.failingSince',
    cell: ({ subscription: { failingSince } }) => <Instant at={failingSince} />,
  },
  {
    id: 'contact',
    title: 'adminWebhooks:column.contact',
    cell: ({ subscription: { contactEmail } }) => <bdi>{contactEmail}</bdi>,
    isHidden: true,
  },
  {
    id: 'created',
    title: 'adminWebhooks:column.created',
    cell: ({ subscription: { createdAt } }) => <Instant at={createdAt} />,
    isHidden: true,
  },
];

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'rotate' | 'remove'; readonly row: Row }
  | { readonly what: 'text'; readonly text: string };

/** Subscriptions of third parties to events: who receives what, at which address, and whether that works. */
export default function SubscriptionsPage() {
  const { t } = useTranslation('adminWebhooks');
  const title = useTitle();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const show = (text: string): void => setOpen({ what: 'text', text });
  const verify = useAdminMutation<SubscriptionsPageVerifyMutation>(
    graphql`
      mutation SubscriptionsPageVerifyMutation($input: WebhookSubscriptionInput!) {
        webhookSubscriptionVerify(input: $input) {
          subscription {
            ...SubscriptionsPage_subscriptions
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [SUBSCRIPTIONS],
  );
  const test = useAdminMutation<SubscriptionsPageTestMutation>(
    graphql`
      mutation SubscriptionsPageTestMutation($input: WebhookSubscriptionInput!) {
        webhookSubscriptionTest(input: $input) {
          subscription {
            ...SubscriptionsPage_subscriptions
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [SUBSCRIPTIONS],
  );
  const actionsOf = (row: Row): readonly RowAction[] => {
    const { id, state } = row.subscription;
    return [
      { label: t('action.log'), to: adminPaths.webhookLog(id) },
      { label: t('edit.title'), run: () => setOpen({ what: 'edit', row }) },
      state === 'ACTIVE'
        ? {
            label: t('action.test'),
            run: () => void test.run({ input: { id } }, { done: t('action.tested') }),
          }
        : {
            label: t('action.verify'),
            run: () => void verify.run({ input: { id } }, { done: t('action.verified') }),
          },
      { label: t('rotate.title'), run: () => setOpen({ what: 'rotate', row }) },
      { label: t('remove.title'), variant: 'danger', run: () => setOpen({ what: 'remove', row }) },
    ];
  };
  return (
    <>
      <AdminList
        title={title}
        text={t('text')}
        columns={COLUMNS}
        Data={Subscriptions}
        rowId={({ subscription: { id } }) => id}
        rowName={({ subscription: { url } }) => url}
        rowLink={({ subscription: { id } }) => adminPaths.webhookLog(id)}
        rowActions={actionsOf}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        actions={
          <Button
            size="sm"
            icon={<Icon name="plus" size={18} />}
            aria-haspopup="dialog"
            onClick={() => setOpen({ what: 'new' })}
          >
            {t('new.title')}
          </Button>
        }
      />
      {(open?.what === 'new' || open?.what === 'edit') && (
        <SubscriptionDialog
          edited={open.what === 'edit' ? open.row.subscription : null}
          onClose={close}
          onMade={show}
        />
      )}
      {open?.what === 'rotate' && (
        <RotateDialog id={open.row.subscription.id} onClose={close} onMade={show} />
      )}
      {open?.what === 'remove' && <RemoveDialog id={open.row.subscription.id} onClose={close} />}
      {open?.what === 'text' && (
        <SecretText title={t('made.title')} about={t('made.text')} text={open.text} onClose={close} />
      )}
    </>
  );
}
