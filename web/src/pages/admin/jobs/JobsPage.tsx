import { JOB_KINDS, JOB_STATES } from '../../../../../gateway/contract/rules/jobs.ts';
import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { useFollowing } from '../_kit/useFollowing.ts';
import { Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './Jobs.module.css';
import { ACTIVE_JOBS } from '../_kit/activeJobs.ts';
import { JobState } from '../_kit/JobState.tsx';
import { useJobName } from '../_kit/jobName.ts';
import { Operation } from './Operation.tsx';
import type { JobsPage_jobs$data, JobsPage_jobs$key } from './__generated__/JobsPage_jobs.graphql.ts';
import type { JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts';

type Row = JobsPage_jobs$data[number];

function Jobs({ request: { first, after, filters }, children }: ListDataProps<Row>) {
  const { adminJobs } = useAdminQuery<JobsPageQuery>(
    graphql`
      query JobsPageQuery(
        $first: Int!
        $after: String
        $kind: AdminJobKind
        $state: AdminJobState
        $isMine: Boolean!
        $from: DateTime
        $until: DateTime
      ) {
        adminJobs(
          first: $first
          after: $after
          kind: $kind
          state: $state
          isMine: $isMine
          from: $from
          until: $until
        ) {
          edges {
            node {
              ...JobsPage_jobs
            }
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
      kind: oneOf(JOB_KINDS, filters['kind']) ?? null,
      state: oneOf(JOB_STATES, filters['state']) ?? null,
      isMine: filters['mine'] === 'yes',
      ...createdIn(filters),
    },
    adminFreshness.never,
    ['jobs'],
  );
  const { edges, pageInfo, total, files } = present(adminJobs);
  const jobs: JobsPage_jobs$key = edges.map(({ node }) => node);
  const rows = useFragment(
    graphql`
      fragment JobsPage_jobs on AdminJob @relay(plural: true) {
        id
        kind
        state
        fileName
        createdBy
        createdAt
        total
        done
        invalid
        refused
        operations {
          ...Operation_operation
        }
      }
    `,
    jobs,
  );
  useFollowing(
    rows.some(({ state }) => ACTIVE_JOBS.includes(state)),
    'jobs',
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

function Name({ row }: { readonly row: Row }) {
  return <bdi>{useJobName()(row)}</bdi>;
}

function Count({ of }: { readonly of: number }) {
  const { language } = useTranslation('adminJobs');
  return formatNumber(of, language);
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminJobs:column.name', cell: (row) => <Name row={row} /> },
  { id: 'state', title: 'adminJobs:column.state', cell: ({ state }) => <JobState of={state} /> },
  {
    id: 'changes',
    title: 'adminJobs:column.changes',
    cell: ({ operations }) =>
      operations.length === 0 ? (
        '–'
      ) : (
        <ul className={styles.operations}>
          {operations.map((operation, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- operations never move
            <li key={index}>
              <Operation of={operation} />
            </li>
          ))}
        </ul>
      ),
  },
  { id: 'total', title: 'adminJobs:column.total', isFigure: true, cell: ({ total }) => <Count of={total} /> },
  { id: 'done', title: 'adminJobs:column.done', isFigure: true, cell: ({ done }) => <Count of={done} /> },
  {
    id: 'refused',
    title: 'adminJobs:column.refused',
    isFigure: true,
    cell: ({ invalid, refused }) => <Count of={invalid + refused} />,
  },
  { id: 'by', title: 'adminJobs:column.by', cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
  { id: 'at', title: 'adminJobs:column.at', cell: ({ createdAt }) => <Instant at={createdAt} /> },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminJobs:column.state',
    kind: 'choice',
    options: JOB_STATES.map((value) => ({ value, label: `adminJobs:state.${value}` })),
  },
  {
    id: 'kind',
    label: 'adminJobs:column.kind',
    kind: 'choice',
    options: JOB_KINDS.map((value) => ({ value, label: `adminJobs:kind.${value}` })),
  },
  {
    id: 'mine',
    label: 'admin:jobs.own',
    kind: 'choice',
    options: [{ value: 'yes', label: 'admin:yes' }],
  },
  ...CREATED_FILTERS,
];

/** Changes of many products: prepared, running and past ones, the newest first. */
export default function JobsPage() {
  const { t } = useTranslation('adminJobs');
  const title = useTitle();
  const nameOf = useJobName();
  return (
    <AdminList
      title={title}
      text={t('text')}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Jobs}
      rowId={({ id }) => id}
      rowName={(row: Row) => nameOf(row)}
      rowLink={({ id }) => adminPaths.job(id)}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
