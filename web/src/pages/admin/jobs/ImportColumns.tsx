import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  IMPORT_KEYS,
  importColumns,
  missingColumn,
  type ImportColumn,
} from '../../../../../gateway/contract/rules/import-columns.ts';
import { IMPORT_KINDS } from '../../../../../gateway/contract/rules/jobs.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './Import.module.css';
import { importCapability } from './importCapability.ts';
import { importColumnKey } from './importFields.tsx';
import type { ImportColumns_job$key } from './__generated__/ImportColumns_job.graphql.ts';
import type { ImportColumnsMutation } from './__generated__/ImportColumnsMutation.graphql.ts';

/** Assigns the columns of an import's file to fields, as they were recognised and corrected by hand. */
export function ImportColumns({ of: key }: { readonly of: ImportColumns_job$key }) {
  const { t, language } = useTranslation('adminImport');
  const { can } = useStaff();
  const {
    id,
    kind: given,
    columns,
  } = useFragment(
    graphql`
      fragment ImportColumns_job on AdminJob {
        id
        kind
        columns {
          header
          field
          examples
        }
      }
    `,
    key,
  );
  const kind = oneOf(IMPORT_KINDS, given) ?? 'PRODUCTS_IMPORT';
  const names = importColumns(kind);
  const [fields, setFields] = useState<readonly (ImportColumn | null)[]>(() =>
    columns.map(({ field }) => oneOf(names, field ?? undefined) ?? null),
  );
  const [isAsked, setIsAsked] = useState(false);
  const { run, isPending } = useAdminMutation<ImportColumnsMutation>(
    graphql`
      mutation ImportColumnsMutation($input: AdminJobAssignColumnsInput!) {
        adminJobAssignColumns(input: $input) {
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
  const isTwice = (field: ImportColumn | null, index: number): boolean =>
    field !== null && fields.indexOf(field) < index;
  const keys = IMPORT_KEYS[kind]
    .map((one) => t(importColumnKey(kind, one)))
    .reduce((a, b) => t('columns.or', { a, b }));
  const lack = missingColumn(kind, fields);
  const missing = lack && t(lack === 'KEY' ? 'columns.noKey' : 'columns.noValue', { keys });
  const canSend = missing === undefined && !fields.some(isTwice);
  return (
    <Card title={t('columns.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (canSend) void run({ input: { id, columns: [...fields] } });
        }}
      >
        <p>{t('columns.text', { keys })}</p>
        <ul className={styles.columns}>
          {columns.map(({ header, examples }, index) => {
            const name =
              header === '' ? t('columns.unnamed', { n: formatNumber(index + 1, language) }) : header;
            const field = fields[index] ?? null;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move
              <li key={index} className={styles.column}>
                <div>
                  <bdi dir="auto" className={styles.header}>
                    {name}
                  </bdi>
                  <bdi dir="auto" className={styles.examples}>
                    {examples.join(' · ') || '–'}
                  </bdi>
                </div>
                <Field
                  as="select"
                  hideLabel
                  label={t('columns.fieldOf', { header: name })}
                  value={field ?? ''}
                  error={isTwice(field, index) ? t('columns.twice') : null}
                  disabled={!can(importCapability(kind))}
                  onChange={({ target }) => {
                    const chosen = oneOf(names, target.value) ?? null;
                    setFields(fields.map((one, at) => (at === index ? chosen : one)));
                  }}
                >
                  <option value="">{t('columns.ignored')}</option>
                  {names.map((one) => (
                    <option key={one} value={one}>
                      {t(importColumnKey(kind, one))}
                    </option>
                  ))}
                </Field>
              </li>
            );
          })}
        </ul>
        {isAsked && missing !== undefined && (
          <p role="alert" className={styles.missing}>
            {missing}
          </p>
        )}
        {can(importCapability(kind)) && (
          <Button type="submit" busy={isPending}>
            {t('columns.check')}
          </Button>
        )}
      </form>
    </Card>
  );
}
