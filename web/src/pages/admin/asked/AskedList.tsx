import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { LANGUAGE_NAMES, LANGUAGES, isLanguage, schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { Day, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AskedActions } from '../_kit/AskedActions.tsx';
import { sortInput } from '../_kit/sort.ts';
import { Link } from '../../../navigation/Link.tsx';
import styles from './AskedList.module.css';
import type { AskedList_texts$data, AskedList_texts$key } from './__generated__/AskedList_texts.graphql.ts';
import type { AdminAskedSortField, AskedListQuery } from './__generated__/AskedListQuery.graphql.ts';

type Row = AskedList_texts$data[number];
type Kind = 'SEARCH' | 'QUESTION';

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, AdminAskedSortField>> = {
  times: 'TIMES',
  unanswered: 'UNANSWERED',
  opened: 'OPENED',
  latest: 'LATEST',
};

const FLAGS = ['true', 'false'] as const;
const OPTIONS = [
  { value: 'true', label: 'admin:yes' },
  { value: 'false', label: 'admin:no' },
] as const;

const filtersOf = (kind: Kind): readonly Filter[] => [
  { id: 'unanswered', label: `adminInsight:asked.unanswered.${kind}`, kind: 'choice', options: OPTIONS },
  { id: 'resolved', label: 'adminInsight:asked.resolved', kind: 'choice', options: OPTIONS },
  {
    id: 'language',
    label: 'adminInsight:asked.language',
    kind: 'choice',
    Options: ({ children }) => children(LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))),
  },
  { id: 'from', label: 'adminInsight:asked.from', kind: 'date' },
  { id: 'until', label: 'adminInsight:asked.until', kind: 'date' },
];
const FILTERS = { SEARCH: filtersOf('SEARCH'), QUESTION: filtersOf('QUESTION') };

const flag = (given: string | undefined): boolean | null => {
  const known = oneOf(FLAGS, given);
  return known === undefined ? null : known === 'true';
};
/** A day of the address; null: it is none. */
const dayOf = (given: string | undefined): string | null =>
  dayStart(given) === null ? null : (given ?? null);

function Texts({ kind, request, children }: ListDataProps<Row> & { readonly kind: Kind }) {
  const { first, after, search, filters, sort } = request;
  const language = filters['language'];
  const { adminAskedTexts } = useAdminQuery<AskedListQuery>(
    graphql`
      query AskedListQuery(
        $of: AdminAskedKind!
        $first: Int!
        $after: String
        $filter: AdminAskedFilter
        $sort: AdminAskedSort
      ) {
        adminAskedTexts(of: $of, first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...AskedList_texts
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
      of: kind,
      first,
      after,
      filter: {
        isUnanswered: flag(filters['unanswered']),
        isResolved: flag(filters['resolved']),
        language: isLanguage(language) ? schemaLanguage(language) : null,
        from: dayOf(filters['from']),
        until: dayOf(filters['until']),
        search: search === '' ? null : search,
      },
      sort: sortInput(sort, SORTS),
    },
    adminFreshness.detail,
    ['asked'],
  );
  const { nodes, pageInfo, total, files } = present(adminAskedTexts);
  const texts: AskedList_texts$key = nodes;
  const rows = useFragment(
    graphql`
      fragment AskedList_texts on AdminAskedText @relay(plural: true) {
        id
        text
        language
        intent
        times
        unanswered
        results
        lastDay
        resolvedAt
        shown
        opened
        openings {
          productId
          name
          times
        }
        ...AskedActions_text
      }
    `,
    texts,
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
const Searches = (props: ListDataProps<Row>) => <Texts kind="SEARCH" {...props} />;
const Questions = (props: ListDataProps<Row>) => <Texts kind="QUESTION" {...props} />;

const INTENTS = [
  'SEARCH_PRODUCT',
  'PRODUCT_INFO',
  'PLATFORM_INFO',
  'PLATFORM_HELP',
  'TRANSACTION_HELP',
  'ACCOUNT_MGMT',
  'SELLER_SUPPORT',
  'OTHER',
] as const;

function Intent({ intent }: Pick<Row, 'intent'>) {
  const { t } = useTranslation('adminInsight');
  const known = oneOf(INTENTS, intent ?? undefined);
  return known === undefined ? '–' : t(`asked.intent.${known}`);
}

function Figure({ value }: { readonly value: number | null | undefined }) {
  const { language } = useTranslation('adminInsight');
  return value == null ? '–' : formatNumber(value, language);
}

function Unanswered({ value }: { readonly value: number }) {
  return value === 0 ? (
    '–'
  ) : (
    <Badge tone="warning">
      <Figure value={value} />
    </Badge>
  );
}

/** How many of the times that results were shown led to a product. */
function Opened({ shown, opened }: Pick<Row, 'shown' | 'opened'>) {
  const { t, language } = useTranslation('adminInsight');
  return shown === 0
    ? '–'
    : t('asked.openedOf', {
        opened: formatNumber(opened, language),
        shown: formatNumber(shown, language),
        share: Math.min(Math.round((opened / shown) * 100), 100),
      });
}

/** The products that were opened most often from the results. */
function Openings({ openings }: Pick<Row, 'openings'>) {
  const { language } = useTranslation('adminInsight');
  return openings.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.openings}>
      {openings.map(({ productId, name, times }) => (
        <li key={productId} className={styles.opening}>
          {formatNumber(times, language)} ×{' '}
          <Link to={adminPaths.product(productId)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SEARCH_COLUMNS: readonly Column<Row>[] = [
  {
    id: 'results',
    title: 'adminInsight:asked.results',
    cell: ({ results }) => <Figure value={results} />,
    isFigure: true,
  },
  {
    id: 'opened',
    title: 'adminInsight:asked.opened',
    cell: (row) => <Opened {...row} />,
    isFigure: true,
    sort: 'opened',
  },
  {
    id: 'openings',
    title: 'adminInsight:asked.openings',
    cell: ({ openings }) => <Openings openings={openings} />,
  },
];
const QUESTION_COLUMNS: readonly Column<Row>[] = [
  { id: 'intent', title: 'adminInsight:asked.subject', cell: ({ intent }) => <Intent intent={intent} /> },
];

const columnsOf = (kind: Kind): readonly [Column<Row>, ...Column<Row>[]] => [
  { id: 'text', title: 'adminInsight:asked.text', cell: ({ text }) => <bdi dir="auto">{text}</bdi> },
  {
    id: 'times',
    title: 'adminInsight:asked.times',
    cell: ({ times }) => <Figure value={times} />,
    isFigure: true,
    sort: 'times',
  },
  {
    id: 'unanswered',
    title: `adminInsight:asked.unanswered.${kind}`,
    cell: ({ unanswered }) => <Unanswered value={unanswered} />,
    isFigure: true,
    sort: 'unanswered',
  },
  ...(kind === 'SEARCH' ? SEARCH_COLUMNS : QUESTION_COLUMNS),
  {
    id: 'language',
    title: 'adminInsight:asked.language',
    cell: ({ language }) => {
      const code = language?.toLowerCase();
      return isLanguage(code) ? <bdi>{LANGUAGE_NAMES[code]}</bdi> : '–';
    },
  },
  {
    id: 'latest',
    title: 'adminInsight:asked.lastDay',
    cell: ({ lastDay }) => <Day day={lastDay} />,
    sort: 'latest',
  },
  {
    id: 'resolvedAt',
    title: 'adminInsight:asked.resolved',
    cell: ({ resolvedAt }) => <Instant at={resolvedAt} />,
  },
  { id: 'actions', title: 'adminInsight:asked.actions', cell: (row) => <AskedActions text={row} /> },
];
const COLUMNS = { SEARCH: columnsOf('SEARCH'), QUESTION: columnsOf('QUESTION') };

/** Searches or questions of shoppers, by default the most frequent first, with what mends those without an answer. */
export function AskedList({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('adminInsight');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t(`asked.about.${kind}`)}
      columns={COLUMNS[kind]}
      filters={FILTERS[kind]}
      search={t('asked.find')}
      Data={kind === 'SEARCH' ? Searches : Questions}
      rowId={({ id }) => id}
      rowName={({ text }) => text}
      empty={{ title: t(`asked.empty.${kind}`), text: t('asked.emptyText') }}
      actions={
        kind === 'SEARCH'
          ? can('CATALOGUE') && (
              <ButtonLink size="sm" variant="secondary" to={adminPaths.newProduct()}>
                {t('asked.newProduct')}
              </ButtonLink>
            )
          : can('SUPPORT') && (
              <ButtonLink size="sm" variant="secondary" to={adminPaths.cannedAnswers()}>
                {t('asked.answersOf')}
              </ButtonLink>
            )
      }
    />
  );
}
