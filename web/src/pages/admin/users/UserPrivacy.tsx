import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { Card } from '../_kit/Detail.tsx';
import { downloadJson } from '../_kit/download.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import type { UserPrivacyEraseMutation } from './__generated__/UserPrivacyEraseMutation.graphql.ts';
import type { UserPrivacyExportMutation } from './__generated__/UserPrivacyExportMutation.graphql.ts';

/** The data of a person, on the person's request: exported, and deleted with the account. */
export function UserPrivacy({ accountNumber }: { readonly accountNumber: string }) {
  const { t } = useTranslation('adminPeople');
  const { can } = useStaff();
  const navigate = useNavigate();
  const [action, setAction] = useState<'export' | 'erase' | null>(null);
  const [number, setNumber] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = (): void => setAction(null);
  const { run: exportData, isPending: isExporting } = useAdminMutation<UserPrivacyExportMutation>(
    graphql`
      mutation UserPrivacyExportMutation($input: UserPrivacyInput!) {
        userExport(input: $input) {
          data
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['audit'],
  );
  const { run: erase, isPending: isErasing } = useAdminMutation<UserPrivacyEraseMutation>(
    graphql`
      mutation UserPrivacyEraseMutation($input: UserPrivacyInput!) {
        userErase(input: $input) {
          erasedAccountNumber
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['users', 'user', 'audit'],
  );
  return (
    <>
      {can('PEOPLE_EXPORT') && (
        <Card title={t('privacy.export.title')}>
          <p>{t('privacy.export.text')}</p>
          <p>
            <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setAction('export')}>
              {t('privacy.export.open')}
            </Button>
          </p>
        </Card>
      )}
      {can('PEOPLE_ERASE') && (
        <Card title={t('privacy.erase.title')}>
          <p>{t('privacy.erase.text')}</p>
          <p>
            <Button
              size="sm"
              variant="danger"
              aria-haspopup="dialog"
              onClick={() => {
                setNumber('');
                setWrong(false);
                setAction('erase');
              }}
            >
              {t('privacy.erase.open')}
            </Button>
          </p>
        </Card>
      )}
      <ActionDialog
        isOpen={action === 'export'}
        onClose={close}
        title={t('privacy.export.title')}
        text={t('privacy.export.text')}
        submit={t('privacy.export.open')}
        isPending={isExporting}
        onSubmit={(reason) =>
          void exportData(
            { input: { accountNumber, reason } },
            {
              done: t('privacy.export.done'),
              onDone: ({ data }) => {
                if (data != null) downloadJson({ filename: `${accountNumber}.json`, content: data });
                close();
              },
            },
          )
        }
      />
      <ActionDialog
        isOpen={action === 'erase'}
        onClose={close}
        title={t('privacy.erase.title')}
        text={t('privacy.erase.text')}
        submit={t('privacy.erase.submit')}
        isDanger
        isPending={isErasing}
        onSubmit={(reason) => {
          setWrong(number.trim() !== accountNumber);
          if (number.trim() !== accountNumber) return;
          void erase(
            { input: { accountNumber, reason } },
            {
              done: t('privacy.erase.done'),
              onDone: () => {
                close();
                navigate(adminPaths.users());
              },
            },
          );
        }}
      >
        <Field
          label={t('privacy.erase.number')}
          hint={t('privacy.erase.numberHint', { number: accountNumber })}
          dir="ltr"
          inputMode="numeric"
          maxLength={10}
          error={isWrong && number.trim() !== accountNumber ? t('admin:problem.INVALID') : null}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </ActionDialog>
    </>
  );
}
