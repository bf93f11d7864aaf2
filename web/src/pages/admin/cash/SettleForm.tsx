import { useState } from 'react';
import { graphql } from 'react-relay';
import { MIN_REASON } from '../../../../../gateway/contract/rules/limits.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { SettleFormMutation } from './__generated__/SettleFormMutation.graphql.ts';

const BEARERS = ['CARRIER', 'SHOP', 'SELLER'] as const;

interface SettleFormProps {
  readonly statementId: string;
  readonly rowKey: string;
  /** The row names a parcel whose cash is due: its seller may bear the difference. */
  readonly isDue: boolean;
  readonly onDone: () => void;
}

/** Settles a row that differs: who bears the difference, and why. */
export function SettleForm({ statementId, rowKey, isDue, onDone }: SettleFormProps) {
  const { t } = useTranslation('adminCash');
  const [idempotencyKey] = useState(newKey);
  const [bearer, setBearer] = useState<(typeof BEARERS)[number]>('CARRIER');
  const [note, setNote] = useState('');
  const [isShort, setShort] = useState(false);
  const { run, isPending } = useAdminMutation<SettleFormMutation>(
    graphql`
      mutation SettleFormMutation($input: CashRowSettleInput!) {
        cashRowSettle(input: $input) {
          statement {
            ...StatementPage_statement
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['cash', 'orders', 'order', 'seller'],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setShort(note.trim().length < MIN_REASON);
        if (note.trim().length < MIN_REASON) return;
        void run(
          { input: { statementId, key: rowKey, bearer, note: note.trim(), idempotencyKey } },
          { done: t('rowSettled'), onDone },
        );
      }}
    >
      <Field
        as="select"
        data-autofocus
        label={t('whoBears')}
        hint={t(`bearerHint.${bearer}`)}
        value={bearer}
        onChange={({ target }) => setBearer(oneOf(BEARERS, target.value) ?? 'CARRIER')}
      >
        {BEARERS.filter((one) => isDue || one !== 'SELLER').map((one) => (
          <option key={one} value={one}>
            {t(`bearer.${one}`)}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        label={t('reason')}
        dir="auto"
        rows={2}
        maxLength={300}
        error={isShort ? t('admin:problem.TOO_SHORT') : null}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('settle')}
      </Button>
    </form>
  );
}
