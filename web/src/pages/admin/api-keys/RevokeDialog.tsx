import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ConfirmDialog } from '../_kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { RevokeDialog_key$key } from './__generated__/RevokeDialog_key.graphql.ts';
import type { RevokeDialogMutation } from './__generated__/RevokeDialogMutation.graphql.ts';

interface RevokeDialogProps {
  readonly revoked: RevokeDialog_key$key;
  readonly onClose: () => void;
}

/** The question before a key ends for good. */
export function RevokeDialog({ revoked, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('adminApiKeys');
  const { id, name } = useFragment(
    graphql`
      fragment RevokeDialog_key on AdminApiKey {
        id
        name
      }
    `,
    revoked,
  );
  const { run, isPending } = useAdminMutation<RevokeDialogMutation>(
    graphql`
      mutation RevokeDialogMutation($input: ApiKeyRevokeInput!) {
        apiKeyRevoke(input: $input) {
          key {
            ...ApiKeysPage_keys
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['apiKeys'],
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('revoke.of', { name })}
      submit={t('revoke.title')}
      isDanger
      isPending={isPending}
      onConfirm={() => void run({ input: { id } }, { done: t('revoke.done'), onDone: onClose })}
    >
      {t('revoke.text')}
    </ConfirmDialog>
  );
}
