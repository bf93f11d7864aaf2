import { cx } from '../../../design/static/cx.ts';
import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import table from './Table.module.css';
import styles from './AuditDiff.module.css';
import { isAmount, isRate } from './auditNames.ts';
import { fieldNamed } from './fieldNames.ts';
import { Amount, Code, Instant, Text } from './format.tsx';
import type { AuditDiff_entry$key } from './__generated__/AuditDiff_entry.graphql.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The name of a column; of one without a name, its own. */
function FieldName({ entity, field }: { readonly entity: string; readonly field: string }) {
  const name = fieldNamed(entity, field);
  return name === undefined ? <Code text={field} /> : <Text of={name} />;
}

/** A value of the log, which is JSON text, as people read it. */
function Value({ field, json }: { readonly field: string; readonly json: string | null | undefined }) {
  if (json == null) return <span>–</span>;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = json;
  }
  if (typeof value === 'boolean') return <Text of={value ? 'admin:yes' : 'admin:no'} />;
  if (typeof value === 'number' && isRate(field)) return <Code text={`${value / 100} %`} />;
  if (typeof value === 'number')
    return isAmount(field) ? <Amount amount={(value / 1_000).toFixed(3)} /> : <Code text={String(value)} />;
  if (typeof value === 'string')
    return INSTANT.test(value) ? <Instant at={value} /> : <bdi dir="auto">{value === '' ? '–' : value}</bdi>;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return <bdi>{value.length === 0 ? '–' : value.join(', ')}</bdi>;
  return <Code text={JSON.stringify(value)} />;
}

/** What a change did to one object: each field before and after. */
export function AuditDiff({ entry: key }: { readonly entry: AuditDiff_entry$key }) {
  const { t } = useTranslation('adminAudit');
  const { entity, fields, kind } = useFragment(
    graphql`
      fragment AuditDiff_entry on AuditEntry {
        entity
        kind
        fields {
          field
          before
          after
        }
      }
    `,
    key,
  );
  if (fields.length === 0) return <p className={styles.none}>{t('diff.none')}</p>;
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={table.scroll} tabIndex={0} aria-label={t('diff.title')}>
      <table className={cx(table.table, table.texts)}>
        <thead>
          <tr>
            <th scope="col">{t('diff.field')}</th>
            {kind !== 'CREATED' && <th scope="col">{t('diff.before')}</th>}
            {kind !== 'DELETED' && <th scope="col">{t('diff.after')}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">
                <FieldName entity={entity} field={field} />
              </th>
              {kind !== 'CREATED' && (
                <td className={styles.before}>
                  <Value field={field} json={before} />
                </td>
              )}
              {kind !== 'DELETED' && (
                <td>
                  <Value field={field} json={after} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
