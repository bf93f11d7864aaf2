import { useState, type ClipboardEvent } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { Amount } from '../_kit/format.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './Payouts.module.css';
import type { TransfersFormMutation } from './__generated__/TransfersFormMutation.graphql.ts';

interface OpenPayout {
  readonly key: string;
  readonly sellerName: string;
  /** In dinars. */
  readonly amount: string;
}

interface TransfersFormProps {
  readonly batchId: string;
  readonly payouts: readonly OpenPayout[];
  readonly onDone: () => void;
}

type Texts = Readonly<Record<string, string>>;

/** Records transfers by the bank's references: typed one by one, or pasted as a column in the order of the file. */
export function TransfersForm({ batchId, payouts, onDone }: TransfersFormProps) {
  const { t } = useTranslation('adminPayouts');
  const [idempotencyKey, setKey] = useState(newKey);
  const [references, setReferences] = useState<Texts>({});
  /** Codes of errors by payout. */
  const [problems, setProblems] = useState<Texts>({});
  const { run, isPending } = useAdminMutation<TransfersFormMutation>(
    graphql`
      mutation TransfersFormMutation($input: PayoutSettleInput!) {
        payoutSettle(input: $input) {
          batch {
            ...BatchPage_batch
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['payouts', 'seller'],
  );
  const paste = (event: ClipboardEvent, index: number): void => {
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    setReferences((before) => ({
      ...before,
      ...Object.fromEntries(
        payouts.slice(index, index + lines.length).map(({ key }, line) => [key, (lines[line] ?? '').trim()]),
      ),
    }));
  };
  const transfers = payouts.flatMap(({ key }) => {
    const reference = references[key]?.trim() ?? '';
    return reference === '' ? [] : [{ key, reference }];
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = payouts;
        setProblems(transfers.length === 0 && first !== undefined ? { [first.key]: 'REQUIRED' } : {});
        if (transfers.length === 0) return;
        void run(
          { input: { id: batchId, transfers, idempotencyKey } },
          {
            done: t('settledDone'),
            hasFields: true,
            onDone,
            onRefused: (refused) => {
              setKey(newKey());
              setProblems(
                Object.fromEntries(
                  refused.flatMap(({ field, code }) => {
                    const at = field.find((part) => /^\d+$/.test(part));
                    const key = at === undefined ? undefined : transfers[Number(at)]?.key;
                    return key === undefined ? [] : [[key, code]];
                  }),
                ),
              );
            },
          },
        );
      }}
    >
      <p>{t('settleText')}</p>
      {payouts.map(({ key, sellerName, amount }, index) => {
        const code = problems[key];
        return (
          <Field
            key={key}
            data-autofocus
            label={t('referenceOf', { name: sellerName })}
            hint={<Amount amount={amount} />}
            dir="ltr"
            maxLength={60}
            autoComplete="off"
            error={
              code === undefined
                ? null
                : code === 'CHANGED'
                  ? t('referenceTaken')
                  : t(`admin:${problemKey(code)}`)
            }
            value={references[key] ?? ''}
            onPaste={(event) => paste(event, index)}
            onChange={({ target }) => setReferences((before) => ({ ...before, [key]: target.value }))}
          />
        );
      })}
      <Button type="submit" wide busy={isPending}>
        {t('record')}
      </Button>
    </form>
  );
}
