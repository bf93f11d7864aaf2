import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_BULK_OPERATIONS } from '../../../../../gateway/contract/rules/bulk.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { tunisInstant } from './days.ts';
import { problemKey, useAdminMutation } from './useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import {
  draftOf,
  fieldsOf,
  isFlag,
  operationOf,
  waysOf,
  type BulkTarget,
  type Draft,
  type EarlierOperation,
} from './bulk.ts';
import styles from './BulkDialog.module.css';
import { BulkOperationFields } from './BulkOperationFields.tsx';
import type { AdminBulkChangeInput, BulkDialogMutation } from './__generated__/BulkDialogMutation.graphql.ts';

/** What a bulk change is for: entries of a page, all that match a filter, or what an earlier job was for. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | {
      /** The filter of what is changed. */
      readonly matching: Pick<AdminBulkChangeInput, 'filter' | 'brandFilter' | 'categoryFilter'>;
      readonly exceptIds: readonly string[];
      readonly total: number | null;
    }
  | {
      /** Global id of the job. */
      readonly like: string;
      /** null: what matches its filter now. */
      readonly total: number | null;
    };

interface BulkDialogProps {
  readonly of: BulkTarget;
  readonly selection: BulkSelection;
  /** Those of an earlier job. */
  readonly earlier?: readonly EarlierOperation[];
  readonly onClose: () => void;
}

let drafts = 0;
function newDraft(target: BulkTarget): Draft {
  const [field] = fieldsOf(target);
  return {
    key: (drafts += 1),
    field,
    way: waysOf(field)[0],
    value: isFlag(field) ? 'true' : '',
    round: 100,
  };
}

/** The form of a bulk change. It is checked by a job, on whose page it is then applied. */
export function BulkDialog({ of: bulkOf, selection, earlier = [], onClose }: BulkDialogProps) {
  const { t, language } = useTranslation('adminBulk');
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [operations, setOperations] = useState<readonly Draft[]>(() => {
    const taken = earlier.flatMap((one) => draftOf(bulkOf, one, (drafts += 1), language) ?? []);
    return taken.length === 0 ? [newDraft(bulkOf)] : taken;
  });
  const [until, setUntil] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAdminMutation<BulkDialogMutation>(
    graphql`
      mutation BulkDialogMutation($input: AdminBulkChangeInput!) {
        adminBulkChange(input: $input) {
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
    ['jobs'],
  );
  const count = 'ids' in selection ? selection.ids.length : selection.total;
  const change = (draft: Draft): void => {
    setOperations(operations.map((one) => (one.key === draft.key ? draft : one)));
    setProblems({});
  };
  const submit = (): void => {
    const found: Record<string, string> = {};
    const given = operations.map((draft) => {
      const operation = operationOf(draft);
      if (operation === null)
        found[draft.key] = t(`admin:${problemKey(draft.value === '' ? 'REQUIRED' : 'INVALID')}`);
      return operation;
    });
    const undoAt = until === '' ? null : tunisInstant(until);
    if (until !== '' && (undoAt === null || Date.parse(undoAt) <= Date.now())) found['until'] = t('past');
    const ready = given.filter((operation) => operation !== null);
    if (Object.keys(found).length > 0) {
      setProblems(found);
      return;
    }
    const target =
      'ids' in selection
        ? { ids: selection.ids }
        : 'like' in selection
          ? { like: selection.like }
          : {
              ...selection.matching,
              exceptIds: selection.exceptIds,
              expectedCount: selection.total,
            };
    void run(
      { input: { of: bulkOf, ...target, operations: ready, until: undoAt, idempotencyKey } },
      {
        hasFields: true,
        onDone: (payload) => {
          if (payload?.job != null) navigate(adminPaths.job(payload.job.id));
        },
        onRefused: (refused) => {
          setKey(newKey());
          setProblems(
            Object.fromEntries(
              refused.map(({ field, code, message = '' }) => {
                if (field[0] === 'expectedCount') {
                  const n = Number.parseInt(message, 10);
                  return ['all', t('changed', { n: formatNumber(n, language) })];
                }
                const draft = field[0] === 'operations' ? operations[Number(field[1])] : undefined;
                const place = draft?.key ?? (field[0] === 'until' ? 'until' : 'all');
                return [place, t(`admin:${problemKey(code)}`)];
              }),
            ),
          );
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        count === null ? t('titleOpen') : t(`titles.${bulkOf}`, { count, n: formatNumber(count, language) })
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={submit}>
            {t('check')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={styles.text}>
          {'like' in selection && `${t(selection.total === null ? 'like.FILTER' : 'like.ENTRIES')} `}
          {t('text')}
        </p>
        {problems['all'] !== undefined && (
          <p className={styles.problem} role="alert">
            {problems['all']}
          </p>
        )}
        {operations.map((draft, index) => (
          <BulkOperationFields
            key={draft.key}
            of={bulkOf}
            draft={draft}
            number={index + 1}
            error={problems[draft.key] ?? null}
            onChange={change}
            onRemove={
              operations.length === 1
                ? null
                : () => setOperations(operations.filter(({ key }) => key !== draft.key))
            }
          />
        ))}
        {operations.length < Math.min(MAX_BULK_OPERATIONS, fieldsOf(bulkOf).length) && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon name="plus" size={18} />}
            onClick={() => setOperations([...operations, newDraft(bulkOf)])}
          >
            {t('more')}
          </Button>
        )}
        <Field
          type="datetime-local"
          label={t('until')}
          hint={t('untilHint')}
          value={until}
          error={problems['until'] ?? null}
          onChange={({ target }) => setUntil(target.value)}
        />
        <button type="submit" className={styles.spoken} tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  );
}
