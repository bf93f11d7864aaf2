import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Code } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { ProductFieldName, ProductFieldValue } from '../_kit/productFields.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './Jobs.module.css';
import { useProblemText } from './useProblemText.ts';
import type { JobRows_rows$key } from './__generated__/JobRows_rows.graphql.ts';
import type { AdminJobRowState, JobRowsQuery } from './__generated__/JobRowsQuery.graphql.ts';

/** Rows of a page. */
const ROWS = 50;

/** States that say more than the tab does. */
const SAID = ['DONE', 'UNDONE', 'STALE', 'FAILED'] as const;

interface JobRowsProps {
  /** The job. */
  readonly id: string;
  readonly states: readonly AdminJobRowState[];
  /** Cursor after which the page starts. */
  readonly after: string | null;
  /** The tab in the address; null: the first. */
  readonly tab: string | null;
}

/** A page of a job's products: what changes of each, or why it is refused. */
export function JobRows(props: JobRowsProps) {
  return (
    <AdminBoundary
      resetKey={`${props.tab ?? ''}${props.after ?? ''}`}
      fallback={<Skeleton height="16rem" radius="lg" />}
    >
      <Rows {...props} />
    </AdminBoundary>
  );
}

function Rows({ id, states, after, tab }: JobRowsProps) {
  const { t } = useTranslation('adminJobs');
  const problemText = useProblemText();
  const { adminJob } = useAdminQuery<JobRowsQuery>(
    graphql`
      query JobRowsQuery($id: ID!, $first: Int!, $after: String, $states: [AdminJobRowState!]) {
        adminJob(id: $id) {
          rows(first: $first, after: $after, states: $states) {
            ...JobRows_rows
          }
        }
      }
    `,
    { id, first: ROWS, after, states },
    adminFreshness.never,
    ['job-rows'],
  );
  const rows: JobRows_rows$key = present(adminJob?.rows);
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment JobRows_rows on AdminJobRowConnection {
        edges {
          node {
            line
            productId
            label
            state
            changes {
              field
              before
              after
            }
            problems {
              field
              code
              message
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    rows,
  );
  if (edges.length === 0) return <p className={styles.none}>{t('noRows')}</p>;
  const hasProblems = edges.some(({ node }) => node.problems.length > 0);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('rows')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.figure}>
                {t('line')}
              </th>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('column.changes')}</th>
              {hasProblems && <th scope="col">{t('problems')}</th>}
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node: { line, productId, label, state, changes, problems } }) => {
              const said = oneOf(SAID, state);
              return (
                <tr key={line}>
                  <td className={styles.figure}>{line}</td>
                  <th scope="row">
                    {productId == null ? (
                      <Code text={label} />
                    ) : (
                      <Link to={adminPaths.product(productId)} preload={false} className={styles.link}>
                        <Code text={label === '' ? t('product') : label} />
                      </Link>
                    )}
                    {productId == null && state === 'OK' && (
                      <Badge tone="neutral">{t('adminImport:rowNew')}</Badge>
                    )}
                    {said !== undefined && (
                      <Badge tone={said === 'DONE' ? 'green' : said === 'UNDONE' ? 'neutral' : 'warning'}>
                        {t(`row.${said}`)}
                      </Badge>
                    )}
                  </th>
                  <td>
                    {changes.length === 0 ? (
                      '–'
                    ) : (
                      <ul className={styles.changes}>
                        {changes.map(({ field, before, after: value }) => (
                          <li key={field}>
                            <span className={styles.field}>
                              <ProductFieldName field={field} />
                            </span>
                            {field !== 'stockDelta' && (
                              <>
                                <span className={styles.before}>
                                  <ProductFieldValue field={field} json={before} />
                                </span>
                                <Icon name="arrow-right" size={14} className={styles.to} />
                              </>
                            )}
                            <ProductFieldValue field={field} json={value} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                  {hasProblems && (
                    <td>
                      <ul className={styles.changes}>
                        {problems.map(({ field, code, message }) => (
                          <li key={`${field}${message}`}>
                            {field !== '' && (
                              <span className={styles.field}>
                                <ProductFieldName field={field} />
                              </span>
                            )}
                            <span>{problemText({ code, message })}</span>
                          </li>
                        ))}
                      </ul>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {pageInfo.hasNextPage && (
        <p className={styles.more}>
          <ButtonLink
            size="sm"
            variant="secondary"
            to={`${adminPaths.job(id)}?${new URLSearchParams({ ...(tab !== null && { tab }), after: pageInfo.endCursor ?? '' }).toString()}`}
          >
            {t('nextRows')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
