import { lazy, Suspense, useEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useNavigate } from '../../../navigation/Link.tsx';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import { newKey } from '../../../newKey.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts, type Tab } from '../_kit/Detail.tsx';
import { useFollowing } from '../_kit/useFollowing.ts';
import { Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './Jobs.module.css';
import { useJobName } from '../_kit/jobName.ts';
import { isImport, jobCapability } from '../../../../../gateway/contract/rules/jobs.ts';
import { importCapability } from './importCapability.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { JobRows } from './JobRows.tsx';
import { ACTIVE_JOBS } from '../_kit/activeJobs.ts';
import { JobState } from '../_kit/JobState.tsx';
import { Operation } from './Operation.tsx';
import type { AdminJobWarning, JobPage_job$key } from './__generated__/JobPage_job.graphql.ts';
import type { JobPageApplyMutation } from './__generated__/JobPageApplyMutation.graphql.ts';
import type { JobPageCancelMutation } from './__generated__/JobPageCancelMutation.graphql.ts';
import type { JobPageQuery } from './__generated__/JobPageQuery.graphql.ts';
import type { JobPageUndoMutation } from './__generated__/JobPageUndoMutation.graphql.ts';

const RepeatDialog = lazy(() => loadOrReload('repeated job', () => import('./RepeatDialog.tsx')));

/** States of a job's products, by tab. */
const CHANGED = ['OK', 'DONE', 'UNDONE'] as const;
const REFUSED = ['INVALID', 'STALE', 'FAILED'] as const;

const SAME = ['SAME'] as const;

/** Kinds whose rows are no products. */
const NOT_OF_PRODUCTS: ReadonlySet<string> = new Set(['CATEGORIES_IMPORT', 'CATEGORIES_BULK', 'BRANDS_BULK']);

const FAILURES = ['FORBIDDEN'] as const;
/** Failures of an import's file. */
const FILE_FAILURES = ['NO_ROWS', 'TOO_MANY_ROWS'] as const;

/** One job: what it would change before it is applied, its progress, and what became of each product. */
export default function JobPage({ params, url }: ScreenProps) {
  const { adminJob } = useAdminQuery<JobPageQuery>(
    graphql`
      query JobPageQuery($id: ID!) {
        adminJob(id: $id) {
          ...JobPage_job
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.never,
    ['job'],
  );
  if (adminJob == null) return <Missing to={adminPaths.jobs()} />;
  return <Job of={adminJob} after={url.searchParams.get('after')} />;
}

interface JobProps {
  readonly of: JobPage_job$key;
  /** Cursor after which the shown page of products starts. */
  readonly after: string | null;
}

function Job({ of: key, after }: JobProps) {
  const { t, language } = useTranslation('adminJobs');
  const { can } = useStaff();
  const [accepted, setAccepted] = useState<readonly AdminJobWarning[]>([]);
  const [isRepeating, setRepeating] = useState(false);
  const nameOf = useJobName();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const job = useFragment(
    graphql`
      fragment JobPage_job on AdminJob {
        id
        kind
        state
        createdBy
        operations {
          ...Operation_operation
        }
        selection
        fileName
        sellerId
        ...RepeatDialog_job
        reportUrl
        ...ImportColumns_job
        total
        checked
        valid
        same
        invalid
        done
        refused
        warnings {
          warning
          rows
        }
        failure
        undoOf
        undoneBy
        undoAt
        canUndo
        createdAt
        startedAt
        finishedAt
      }
    `,
    key,
  );
  const { id, kind, state } = job;
  const isOfProducts = kind === 'PRODUCTS_BULK' || kind === 'PRODUCTS_IMPORT';
  const isActive = ACTIVE_JOBS.includes(state);
  useFollowing(isActive, 'job');
  // What it began or ended with shows elsewhere too.
  useEffect(() => {
    markStale(
      environment,
      isActive ? ['job-rows', 'jobs'] : ['job-rows', 'jobs', 'products', 'categories', 'brands', 'coupons'],
    );
  }, [environment, isActive]);
  const apply = useAdminMutation<JobPageApplyMutation>(
    graphql`
      mutation JobPageApplyMutation($input: AdminJobApplyInput!) {
        adminJobApply(input: $input) {
          job {
            ...JobPage_job
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['job', 'jobs'],
  );
  const cancel = useAdminMutation<JobPageCancelMutation>(
    graphql`
      mutation JobPageCancelMutation($input: AdminJobCancelInput!) {
        adminJobCancel(input: $input) {
          job {
            ...JobPage_job
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['job', 'jobs'],
  );
  const undo = useAdminMutation<JobPageUndoMutation>(
    graphql`
      mutation JobPageUndoMutation($input: AdminJobUndoInput!) {
        adminJobUndo(input: $input) {
          job {
            id
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['job', 'jobs'],
  );
  const number = (value: number): string => formatNumber(value, language);
  const canChange = can(importCapability(kind));
  const isApplied = job.done + job.refused > 0 || state === 'RUNNING' || state === 'CANCELLING';
  const failure = oneOf(FAILURES, job.failure ?? undefined);
  const fileFailure = oneOf(FILE_FAILURES, job.failure ?? undefined);
  const changed = isApplied ? job.done : job.valid;
  const refused = job.invalid + job.refused;
  const warnings = canChange && state === 'READY' && job.warnings.length > 0 && (
    <fieldset className={styles.warnings}>
      <legend>{t('warnings.title')}</legend>
      {job.warnings.map(({ warning, rows }) => (
        <label key={warning} className={styles.warning}>
          <input
            type="checkbox"
            checked={accepted.includes(warning)}
            onChange={({ target }) =>
              setAccepted((before) => [
                ...before.filter((one) => one !== warning),
                ...(target.checked ? [warning] : []),
              ])
            }
          />
          {t(`warnings.${warning}`, { count: rows, n: number(rows) })}
        </label>
      ))}
    </fieldset>
  );
  const rows = (states: typeof CHANGED | typeof REFUSED | typeof SAME, tab: string | null) => (
    <>
      {warnings}
      <JobRows id={id} kind={kind} states={states} after={after} tab={tab} />
    </>
  );
  const tabs: readonly [Tab, ...Tab[]] = [
    { id: 'changes', label: t('tab.changes', { n: number(changed) }), content: rows(CHANGED, null) },
    { id: 'refused', label: t('tab.refused', { n: number(refused) }), content: rows(REFUSED, 'refused') },
    { id: 'same', label: t('tab.same', { n: number(job.same) }), content: rows(SAME, 'same') },
  ];
  return (
    <Detail
      title={nameOf(job)}
      badge={<JobState of={state} />}
      text={
        <>
          {isActive && (
            <Progress
              label={t(state === 'STAGING' ? 'checking' : state === 'CANCELLING' ? 'stopping' : 'running', {
                n: number(state === 'STAGING' ? job.checked : job.done + job.refused),
                total: number(state === 'STAGING' ? job.total : job.valid),
              })}
              value={state === 'STAGING' ? job.checked : job.done + job.refused}
              max={state === 'STAGING' ? job.total : job.valid}
            />
          )}
          {state === 'READY' && t(job.valid > 0 ? 'ready' : 'readyNothing')}
          {state === 'FAILED' && (
            <span className={styles.failure} role="alert">
              {fileFailure !== undefined
                ? t(`adminImport:failure.${fileFailure}`)
                : t(failure === undefined ? 'failure.OTHER' : `failure.${failure}`)}
            </span>
          )}
        </>
      }
      list={{ to: adminPaths.jobs(), label: t('admin:menu.jobs') }}
      actions={
        canChange && (
          <>
            {state === 'READY' && job.valid > 0 && (
              <Button
                size="sm"
                busy={apply.isPending}
                disabled={job.warnings.some(({ warning }) => !accepted.includes(warning))}
                onClick={() =>
                  void apply.run({ input: { id, acceptWarnings: accepted, idempotencyKey: newKey() } })
                }
              >
                {t(isOfProducts ? 'apply' : 'applyRows', { count: job.valid, n: number(job.valid) })}
              </Button>
            )}
            {(state === 'MAPPING' || state === 'STAGING' || state === 'READY' || state === 'RUNNING') && (
              <Button
                size="sm"
                variant="secondary"
                busy={cancel.isPending}
                onClick={() => void cancel.run({ input: { id } })}
              >
                {t(isApplied ? 'stop' : 'discard')}
              </Button>
            )}
            {job.selection != null && (
              <Button size="sm" variant="secondary" onClick={() => setRepeating(true)}>
                {t('repeat')}
              </Button>
            )}
            {isImport(kind) && job.finishedAt != null && (
              <ButtonLink
                size="sm"
                variant="secondary"
                to={adminPaths.importLike(kind, id, job.sellerId ?? null)}
              >
                {t('repeat')}
              </ButtonLink>
            )}
            {job.canUndo && (
              <Button
                size="sm"
                variant="secondary"
                busy={undo.isPending}
                onClick={() =>
                  void undo.run(
                    { input: { id, idempotencyKey: newKey() } },
                    {
                      onDone: (payload) => {
                        if (payload?.job != null) navigate(adminPaths.job(payload.job.id));
                      },
                    },
                  )
                }
              >
                {t('undo')}
              </Button>
            )}
          </>
        )
      }
      side={
        <>
          {isRepeating && (
            <Suspense fallback={null}>
              <RepeatDialog of={job} onClose={() => setRepeating(false)} />
            </Suspense>
          )}
          {job.operations.length > 0 && (
            <Card title={t('column.changes')}>
              <ul className={styles.operations}>
                {job.operations.map((operation, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- operations never move
                  <li key={index}>
                    <Operation of={operation} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {state !== 'MAPPING' && (
            <Card title={t('figures')}>
              <Facts
                facts={[
                  [t('column.total'), number(job.total)],
                  [t('figure.valid'), number(job.valid)],
                  [t('figure.same'), number(job.same)],
                  [t('figure.invalid'), number(job.invalid)],
                  [t('column.done'), number(job.done)],
                  [t('figure.refused'), number(job.refused)],
                ]}
              />
            </Card>
          )}
          <Card title={t('about')}>
            <Facts
              facts={[
                [t('column.by'), <bdi key="by">{job.createdBy}</bdi>],
                [t('column.at'), <Instant key="at" at={job.createdAt} />],
                [t('finishedAt'), <Instant key="end" at={job.finishedAt} />],
                ...(job.undoAt == null
                  ? []
                  : [[t('undoAt'), <Instant key="undo" at={job.undoAt} />] as const]),
              ]}
            />
            {job.undoOf != null && (
              <ButtonLink size="sm" variant="ghost" to={adminPaths.job(job.undoOf)}>
                {t('undoOf')}
              </ButtonLink>
            )}
            {job.undoneBy != null && (
              <ButtonLink size="sm" variant="ghost" to={adminPaths.job(job.undoneBy)}>
                {t('undoneBy')}
              </ButtonLink>
            )}
            {job.done > 0 && !NOT_OF_PRODUCTS.has(kind) && jobCapability(kind) === 'catalogue.bulk' && (
              <p>
                <Link
                  to={`${adminPaths.products()}?${new URLSearchParams({ 'f.job': id }).toString()}`}
                  className={cx(styles.link, styles.report)}
                >
                  {t('showProducts')}
                </Link>
              </p>
            )}
            {state !== 'MAPPING' && (
              <p>
                <a
                  href={`${job.reportUrl}?language=${language}`}
                  download
                  className={cx(styles.link, styles.report)}
                >
                  {t(kind === 'COUPONS_CREATE' ? 'codes' : 'adminImport:report')}
                </a>
              </p>
            )}
          </Card>
        </>
      }
      {...(state === 'MAPPING' ? { children: <ImportColumns of={job} /> } : { tabs })}
    />
  );
}

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

function Progress({ label, value, max }: ProgressProps) {
  return (
    <span className={styles.progress}>
      <span aria-live="polite">{label}</span>
      <progress value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} />
    </span>
  );
}
