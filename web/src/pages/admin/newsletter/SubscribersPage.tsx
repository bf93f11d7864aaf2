import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { LANGUAGE_NAMES, LANGUAGES, isLanguage, schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  SubscribersPage_subscribers$data,
  SubscribersPage_subscribers$key,
} from './__generated__/SubscribersPage_subscribers.graphql.ts';
import type { SubscribersPageMutation } from './__generated__/SubscribersPageMutation.graphql.ts';
import type { SubscribersPageQuery } from './__generated__/SubscribersPageQuery.graphql.ts';

type Row = SubscribersPage_subscribers$data[number];

const STATES = ['PENDING', 'CONFIRMED', 'WITHDRAWN'] as const;
const SOURCES = ['FORM', 'ACCOUNT'] as const;
const TONES = { PENDING: 'warning', CONFIRMED: 'green', WITHDRAWN: 'neutral' } as const;

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminNewsletter:state.label',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `adminNewsletter:state.${value}` as const })),
  },
  {
    id: 'language',
    label: 'adminNewsletter:language',
    kind: 'choice',
    Options: ({ children }) => children(LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))),
  },
  ...CREATED_FILTERS,
];

function Subscribers({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters } = request;
  const language = filters['language'];
  const { adminSubscribers } = useAdminQuery<SubscribersPageQuery>(
    graphql`
      query SubscribersPageQuery($first: Int!, $after: String, $filter: AdminSubscriberFilter) {
        adminSubscribers(first: $first, after: $after, filter: $filter) {
          nodes {
            ...SubscribersPage_subscribers
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
    {
      first,
      after,
      filter: {
        email: search || null,
        state: oneOf(STATES, filters['state'] ?? '') ?? null,
        language: isLanguage(language) ? schemaLanguage(language) : null,
        ...createdIn(filters),
      },
    },
    adminFreshness.detail,
    ['newsletter'],
  );
  const { nodes, pageInfo, totalCount, files } = present(adminSubscribers);
  const subscribers: SubscribersPage_subscribers$key = nodes;
  const rows = useFragment(
    graphql`
      fragment SubscribersPage_subscribers on AdminSubscriber @relay(plural: true) {
        id
        email
        language
        state
        source
        subscribedAt
        confirmedAt
        withdrawnAt
      }
    `,
    subscribers,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
    files,
  });
}

function State({ state }: Pick<Row, 'state'>) {
  const { t } = useTranslation('adminNewsletter');
  const known = oneOf(STATES, state);
  return known === undefined ? null : <Badge tone={TONES[known]}>{t(`state.${known}`)}</Badge>;
}

function Source({ source }: Pick<Row, 'source'>) {
  const { t } = useTranslation('adminNewsletter');
  const known = oneOf(SOURCES, source ?? '');
  return known === undefined ? '–' : t(`source.${known}`);
}

/** The button that ends a subscription, after a question. */
function Withdraw({ row: { id, email, state } }: { readonly row: Row }) {
  const { t } = useTranslation('adminNewsletter');
  const { can } = useStaff();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useAdminMutation<SubscribersPageMutation>(
    graphql`
      mutation SubscribersPageMutation($input: NewsletterWithdrawInput!) {
        newsletterWithdraw(input: $input) {
          subscriber {
            ...SubscribersPage_subscribers
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['newsletter'],
  );
  if (state === 'WITHDRAWN' || !can('MARKETING')) return '–';
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('withdrawOne', { email })}
        onClick={() => setIsAsking(true)}
      >
        {t('withdraw')}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          size="sm"
          role="alertdialog"
          title={t('question', { email })}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                {t('common:cancel')}
              </Button>
              <Button
                variant="danger"
                busy={isPending}
                onClick={() =>
                  void run({ input: { id } }, { done: t('withdrawn'), onDone: () => setIsAsking(false) })
                }
              >
                {t('withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('questionText')}</p>
        </Dialog>
      )}
    </>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'email', title: 'adminNewsletter:email', cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
  { id: 'state', title: 'adminNewsletter:state.label', cell: ({ state }) => <State state={state} /> },
  {
    id: 'language',
    title: 'adminNewsletter:language',
    cell: ({ language }) => {
      const code = language.toLowerCase();
      return isLanguage(code) ? <bdi>{LANGUAGE_NAMES[code]}</bdi> : '–';
    },
  },
  { id: 'source', title: 'adminNewsletter:source.label', cell: ({ source }) => <Source source={source} /> },
  {
    id: 'subscribedAt',
    title: 'adminNewsletter:subscribedAt',
    cell: ({ subscribedAt }) => <Instant at={subscribedAt} />,
    isHidden: true,
  },
  {
    id: 'confirmedAt',
    title: 'adminNewsletter:confirmedAt',
    cell: ({ confirmedAt }) => <Instant at={confirmedAt} />,
  },
  {
    id: 'withdrawnAt',
    title: 'adminNewsletter:withdrawnAt',
    cell: ({ withdrawnAt }) => <Instant at={withdrawnAt} />,
    isHidden: true,
  },
  { id: 'withdraw', title: 'adminNewsletter:withdraw', cell: (row) => <Withdraw row={row} /> },
];

/** The newsletter's subscribers: their consent, their file, withdrawal. */
export default function SubscribersPage() {
  const { t } = useTranslation('adminNewsletter');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('text')}
      columns={COLUMNS}
      filters={FILTERS}
      {...(can('PEOPLE_CONTACT') && { search: t('emailSearch') })}
      Data={Subscribers}
      rowId={({ id }) => id}
      rowName={({ email }) => email}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
