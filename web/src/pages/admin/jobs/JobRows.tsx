import { graphql, useFragment } from 'react-relay';
import { cx } from '../../../design/static/cx.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Code } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { ProductFieldValue } from '../_kit/productFields.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { JobFieldName } from './importFields.tsx';
import table from '../_kit/Table.module.css';
import styles from './Jobs.module.css';
import { useProblemText } from './useProblemText.ts';
import type { JobRows_rows$key } from './__generated__/JobRows_rows.graphql.ts';
import type { AdminJobRowState, JobRowsQuery } from './__generated__/JobRowsQuery.graphql.ts';

/** Rows of a page. */
const ROWS = 50;

/** What the rows of a kind of job are, if not products. */
const ROW_NAMES: Readonly<Record<string, Key>> = {
  COUPONS_CREATE: 'adminJobs:coupon',
  CATEGORIES_BULK: 'adminProducts:column.category',
  CATEGORIES_IMPORT: 'adminProducts:column.category',
  BRANDS_BULK: 'adminProducts:column.brand',
};

/** States that say more than the tab does. */
const SAID = ['DONE', 'UNDONE', 'STALE', 'FAILED'] as const;

interface JobRowsProps {
  /** The job. */
  readonly id: string;
  readonly kind: string;
  readonly states: readonly AdminJobRowState[];
  /** Cursor after which the page starts. */
  readonly after: string | null;
  /** The tab in the address; null: the first. */
  readonly tab: string | null;
}

/** A page of a job's rows: what changes of each, or why it is refused. */
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

function Rows({ id, kind, states, after, tab }: JobRowsProps) {
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
            categoryId
            brandId
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
      <section className={table.scroll} tabIndex={0} aria-label={t('rows')}>
        <table className={cx(table.table, table.texts, styles.rows)}>
          <thead>
            <tr>
              <th scope="col" className={table.figure}>
                {t('line')}
              </th>
              <th scope="col">{t(ROW_NAMES[kind] ?? 'product')}</th>
              <th scope="col">{t('column.changes')}</th>
              {hasProblems && <th scope="col">{t('problems')}</th>}
            </tr>
          </thead>
          <tbody>
            {edges.map(
              ({ node: { line, productId, categoryId, brandId, label, state, changes, problems } }) => {
                const to =
                  productId != null
                    ? adminPaths.product(productId)
                    : categoryId != null
                      ? adminPaths.category(categoryId)
                      : brandId != null
                        ? adminPaths.brand(brandId)
                        : undefined;
                const said = oneOf(SAID, state);
                return (
                  <tr key={line}>
                    <td className={table.figure}>{line}</td>
                    <th scope="row">
                      {to === undefined ? (
                        <Code text={label} />
                      ) : (
                        <Link to={to} preload={false} className={styles.link}>
                          <Code text={label === '' ? t('product') : label} />
                        </Link>
                      )}
                      {to === undefined && state === 'OK' && (
                        <Badge tone="neutral">{t('adminImport:rowNew')}</Badge>
                      )}
                      {said !== undefined && (
                        <Badge tone={said === 'DONE' ? 'green' : said === 'UNDONE' ? 'neutral' : 'warning'}>
                          {t(`row.${said === 'DONE' && kind === 'COUPONS_CREATE' ? 'CREATED' : said}`)}
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
                                <JobFieldName field={field} />
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
                                  <JobFieldName field={field} />
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
              },
            )}
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
