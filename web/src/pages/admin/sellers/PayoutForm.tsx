import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { readAmount } from '../_kit/amount.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { PayoutFormMutation } from './__generated__/PayoutFormMutation.graphql.ts';

interface PayoutFormProps {
  readonly sellerId: string;
  /** What is owed to the seller, in dinars: the most that can be paid. */
  readonly balance: string;
  readonly onDone: () => void;
}

/** Records a transfer made to a seller: the same reference is the same payout. */
export function PayoutForm({ sellerId, balance, onDone }: PayoutFormProps) {
  const { t } = useTranslation('adminSellers');
  const [idempotencyKey] = useState(newKey);
  const [amount, setAmount] = useState(balance.startsWith('-') ? '' : balance);
  const [reference, setReference] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending } = useAdminMutation<PayoutFormMutation>(
    graphql`
      mutation PayoutFormMutation($input: SellerPayoutNoteInput!) {
        sellerPayoutNote(input: $input) {
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['seller'],
  );
  const errorOf = (name: string): string | null => {
    const code = problems[name];
    return code === undefined ? null : t(`admin:${problemKey(code)}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = readAmount(amount);
        const missing = {
          ...(read === null && { amount: amount.trim() === '' ? 'REQUIRED' : 'INVALID' }),
          ...(reference.trim() === '' && { reference: 'REQUIRED' }),
        };
        setProblems(missing);
        if (read === null || reference.trim() === '') return;
        void run(
          { input: { sellerId, amount: read, reference: reference.trim(), idempotencyKey } },
          {
            done: t('payout.recorded'),
            hasFields: true,
            onDone,
            onRefused: (refused) =>
              setProblems(
                Object.fromEntries(refused.map(({ field, code }) => [field.at(-1) ?? '', code])) as Record<
                  string,
                  string
                >,
              ),
          },
        );
      }}
    >
      <Field
        label={t('payout.amount')}
        inputMode="decimal"
        dir="ltr"
        suffix="TND"
        error={errorOf('amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        label={t('payout.reference')}
        hint={t('payout.referenceHint')}
        dir="ltr"
        maxLength={60}
        error={errorOf('reference')}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('payout.record')}
      </Button>
    </form>
  );
}
