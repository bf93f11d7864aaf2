import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Code } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './SellerPage.module.css';
import type { BankAccountMutation } from './__generated__/BankAccountMutation.graphql.ts';
import type { BankAccountQuery } from './__generated__/BankAccountQuery.graphql.ts';

/** Bank account to which a seller is paid; who pays sellers changes it here. */
export function BankAccount({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const [isEditing, setEditing] = useState(false);
  const { sellerBankAccount: account } = useAdminQuery<BankAccountQuery>(
    graphql`
      query BankAccountQuery($id: ID!) {
        sellerBankAccount(sellerId: $id) {
          rib
          version
        }
      }
    `,
    { id: sellerId },
    adminFreshness.never,
    ['seller'],
  );
  if (account == null) return null;
  return (
    <>
      <p className={styles.policy}>{account.rib == null ? t('bank.none') : <Code text={account.rib} />}</p>
      {can('FINANCE') && (
        <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
          {t('bank.edit')}
        </Button>
      )}
      <Dialog isOpen={isEditing} onClose={() => setEditing(false)} title={t('bank.edit')} size="sm">
        <BankForm
          sellerId={sellerId}
          rib={account.rib ?? ''}
          version={account.version}
          onDone={() => setEditing(false)}
        />
      </Dialog>
    </>
  );
}

interface BankFormProps {
  readonly sellerId: string;
  readonly rib: string;
  readonly version: number;
  readonly onDone: () => void;
}

function BankForm({ sellerId, rib, version, onDone }: BankFormProps) {
  const { t } = useTranslation('adminSellers');
  const [typed, setTyped] = useState(rib);
  const [code, setCode] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<BankAccountMutation>(
    graphql`
      mutation BankAccountMutation($input: SellerBankSetInput!) {
        sellerBankSet(input: $input) {
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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCode(null);
        const value = typed.trim();
        void run(
          { input: { sellerId, rib: value === '' ? null : value, version } },
          {
            done: t('bank.saved'),
            hasFields: true,
            onDone,
            onRefused: ([problem]) => setCode(problem?.code ?? null),
          },
        );
      }}
    >
      <Field
        label={t('bank.rib')}
        hint={t('bank.hint')}
        inputMode="numeric"
        dir="ltr"
        maxLength={40}
        error={code === null ? null : code === 'INVALID' ? t('bank.invalid') : t(`admin:${problemKey(code)}`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('bank.save')}
      </Button>
    </form>
  );
}
