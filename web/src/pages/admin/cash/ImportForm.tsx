import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { readAmount } from '../_kit/amount.ts';
import { problemKey, useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './Cash.module.css';
import { readFile, type ChosenFile } from './readFile.ts';
import type { ImportFormMutation } from './__generated__/ImportFormMutation.graphql.ts';

interface ImportFormProps {
  /** A file that was dropped on the page. */
  readonly dropped?: ChosenFile | undefined;
  readonly onDone: () => void;
}

/** Imports a statement from its file or from what was copied out of a spreadsheet, and opens it. */
export function ImportForm({ dropped, onDone }: ImportFormProps) {
  const { t } = useTranslation('adminCash');
  const navigate = useNavigate();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [total, setTotal] = useState('');
  const [note, setNote] = useState('');
  const [csv, setCsv] = useState(dropped?.text ?? '');
  const [isText, setText] = useState(dropped?.text !== null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = async (file: File): Promise<void> => {
    const { text } = await readFile(file);
    setText(text !== null);
    setCsv(text ?? '');
  };
  const { run, isPending } = useAdminMutation<ImportFormMutation>(
    graphql`
      mutation ImportFormMutation($input: CashStatementImportInput!) {
        cashStatementImport(input: $input) {
          statement {
            id
            ...CashPage_statements
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['cash'],
  );
  const errorOf = (name: string): string | null => {
    const problem = problems.find(({ field }) => field.length === 1 && field[0] === name);
    return problem === undefined ? null : t(`admin:${problemKey(problem.code)}`);
  };
  const lines = problems.flatMap(({ field: [name, line, column] }) =>
    name === 'csv' && line !== undefined ? [{ line, column }] : [],
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const read = total.trim() === '' ? null : readAmount(total);
        const missing: Problem[] = [
          ...Object.entries({ carrier, number, csv })
            .filter(([, value]) => value.trim() === '')
            .map(([name]) => ({ field: [name], code: 'REQUIRED' })),
          ...(total.trim() !== '' && read === null ? [{ field: ['total'], code: 'INVALID' }] : []),
        ];
        setProblems(missing);
        if (missing.length > 0) return;
        void run(
          {
            input: {
              carrier: carrier.trim(),
              number: number.trim(),
              bankReference: bankReference.trim() === '' ? null : bankReference.trim(),
              total: read,
              note: note.trim() === '' ? null : note.trim(),
              csv,
              idempotencyKey: newKey(),
            },
          },
          {
            done: t('imported'),
            hasFields: true,
            onRefused: setProblems,
            onDone: (payload) => {
              onDone();
              const id = payload?.statement?.id;
              if (id !== undefined) navigate(adminPaths.cashStatement(id));
            },
          },
        );
      }}
    >
      <div className={styles.pair}>
        <Field
          data-autofocus
          label={t('carrier')}
          dir="auto"
          maxLength={60}
          error={errorOf('carrier')}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <Field
          label={t('number')}
          dir="ltr"
          maxLength={60}
          error={errorOf('number')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Field
          label={t('bankReference')}
          dir="ltr"
          maxLength={60}
          error={errorOf('bankReference')}
          value={bankReference}
          onChange={({ target }) => setBankReference(target.value)}
        />
        <Field
          label={t('total')}
          hint={t('totalHint')}
          inputMode="decimal"
          dir="ltr"
          suffix="TND"
          error={errorOf('total')}
          value={total}
          onChange={({ target }) => setTotal(target.value)}
        />
      </div>
      <Field
        label={t('file')}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hint={dropped && <bdi>{dropped.name}</bdi>}
        error={isText ? null : t('notText')}
        onChange={({ target }) => {
          const file = 'files' in target ? target.files?.[0] : undefined;
          if (file !== undefined) void take(file);
        }}
      />
      <Field
        as="textarea"
        label={t('csv')}
        hint={t('csvHint')}
        dir="ltr"
        rows={6}
        error={
          problems.some(({ field, code }) => field.length === 1 && field[0] === 'csv' && code === 'INVALID')
            ? t('noColumns')
            : errorOf('csv')
        }
        value={csv}
        onChange={({ target }) => setCsv(target.value)}
      />
      {lines.length > 0 && (
        <ul className={styles.problems} role="alert">
          {lines.map(({ line, column }) => (
            <li key={`${line} ${column}`}>
              {t(column === 'amount' ? 'wrongAmount' : 'wrongNumber', { line })}
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t('note')}
        dir="auto"
        maxLength={300}
        error={errorOf('note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('import')}
      </Button>
    </form>
  );
}
