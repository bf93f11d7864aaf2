import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_REASON, MIN_REASON } from '../../../../../gateway/contract/rules/limits.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { readSignedAmount } from '../_kit/amount.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { AdjustFormMutation } from './__generated__/AdjustFormMutation.graphql.ts';

interface AdjustFormProps {
  readonly sellerId: string;
  readonly onDone: () => void;
}

/** Corrects a seller's ledger by a counter-entry with its reason: entries are never changed. */
export function AdjustForm({ sellerId, onDone }: AdjustFormProps) {
  const { t } = useTranslation('adminSellers');
  const [idempotencyKey, setKey] = useState(newKey);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAdminMutation<AdjustFormMutation>(
    graphql`
      mutation AdjustFormMutation($input: SellerLedgerAdjustInput!) {
        sellerLedgerAdjust(input: $input) {
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['seller', 'payouts'],
  );
  const errorOf = (name: string): string | null => {
    const code = problems[name];
    return code === undefined ? null : t(`admin:${problemKey(code)}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = readSignedAmount(amount);
        const isShort = reason.trim().length < MIN_REASON;
        setProblems({
          ...(read === null && { amount: amount.trim() === '' ? 'REQUIRED' : 'INVALID' }),
          ...(isShort && { reason: 'TOO_SHORT' }),
        });
        if (read === null || isShort) return;
        void run(
          { input: { sellerId, amount: read, reason: reason.trim(), idempotencyKey } },
          {
            done: t('adjust.recorded'),
            hasFields: true,
            onDone,
            onRefused: (refused) => {
              setKey(newKey());
              setProblems(Object.fromEntries(refused.map(({ field, code }) => [field.at(-1) ?? '', code])));
            },
          },
        );
      }}
    >
      <p>{t('adjust.text')}</p>
      <Field
        label={t('adjust.amount')}
        hint={t('adjust.amountHint')}
        inputMode="text"
        dir="ltr"
        suffix="TND"
        autoComplete="off"
        error={errorOf('amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        label={t('adjust.reason')}
        dir="auto"
        maxLength={MAX_REASON}
        error={errorOf('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('adjust.record')}
      </Button>
    </form>
  );
}
