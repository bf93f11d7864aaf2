import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Code, Day, Instant } from '../_kit/format.tsx';
import table from '../_kit/Table.module.css';
import { adminFreshness } from '../freshness.ts';
import styles from './ApiKeys.module.css';
import type { UseDialog_key$key } from './__generated__/UseDialog_key.graphql.ts';
import type { UseDialogQuery } from './__generated__/UseDialogQuery.graphql.ts';

interface UseDialogProps {
  readonly usedKey: UseDialog_key$key;
  readonly onClose: () => void;
}

/** How a key is used: calls by day, what it uses that is deprecated, and where it is sent from. */
export function UseDialog({ usedKey, onClose }: UseDialogProps) {
  const { t } = useTranslation('adminApiKeys');
  const { id, name } = useFragment(
    graphql`
      fragment UseDialog_key on AdminApiKey {
        id
        name
      }
    `,
    usedKey,
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('use.of', { name })}>
      <AdminBoundary resetKey={id} fallback={<Skeleton height="12rem" radius="lg" />}>
        <Use id={id} />
      </AdminBoundary>
    </Dialog>
  );
}

function Use({ id }: { readonly id: string }) {
  const { t, language } = useTranslation('adminApiKeys');
  const { adminApiKeyUse } = useAdminQuery<UseDialogQuery>(
    graphql`
      query UseDialogQuery($id: ID!) {
        adminApiKeyUse(id: $id) {
          days {
            day
            calls
            points
            errors
          }
          deprecated {
            day
            field
            uses
          }
          networks {
            network
            firstUsedAt
            lastUsedAt
          }
        }
      }
    `,
    { id },
    adminFreshness.detail,
    ['apiKeys'],
  );
  const { days, deprecated, networks } = present(adminApiKeyUse);
  if (days.length === 0 && networks.length === 0) return <p>{t('use.none')}</p>;
  return (
    <>
      {deprecated.length > 0 && (
        <Table
          title={t('use.deprecated')}
          about={t('use.deprecatedAbout')}
          columns={[t('use.field'), t('use.day'), t('use.uses')]}
        >
          {deprecated.map(({ day, field, uses }) => (
            <tr key={`${day} ${field}`}>
              <th scope="row">
                <Code text={field} />
              </th>
              <td>
                <Day day={day} />
              </td>
              <td>{formatNumber(uses, language)}</td>
            </tr>
          ))}
        </Table>
      )}
      {networks.length > 0 && (
        <Table
          title={t('use.networks')}
          about={t('use.networksAbout')}
          columns={[t('use.network'), t('use.first'), t('column.lastUsed')]}
        >
          {networks.map(({ network, firstUsedAt, lastUsedAt }) => (
            <tr key={network}>
              <th scope="row">
                <Code text={network} />
              </th>
              <td>
                <Instant at={firstUsedAt} />
              </td>
              <td>
                <Instant at={lastUsedAt} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {days.length > 0 && (
        <Table
          title={t('use.days')}
          about={t('use.daysAbout')}
          columns={[t('use.day'), t('use.calls'), t('use.points'), t('use.errors')]}
        >
          {days.map(({ day, calls, points, errors }) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              <td>{formatNumber(calls, language)}</td>
              <td>{formatNumber(points, language)}</td>
              <td>{formatNumber(errors, language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function Table({ title, about, columns, children }: TableProps) {
  return (
    <div className={styles.use}>
      <h3>{title}</h3>
      <p className={styles.about}>{about}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={table.scroll} tabIndex={0} aria-label={title}>
        <table className={table.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}
