import { graphql } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ConfirmDialog } from '../_kit/ConfirmDialog.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { SUBSCRIPTIONS } from './topics.ts';
import type { RotateDialogMutation } from './__generated__/RotateDialogMutation.graphql.ts';

interface RotateDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  /** A secret was made; it is shown once. */
  readonly onMade: (text: string) => void;
}

/** The question before a subscription gets a new secret. */
export function RotateDialog({ id, onClose, onMade }: RotateDialogProps) {
  const { t } = useTranslation('adminWebhooks');
  const { run, isPending } = useAdminMutation<RotateDialogMutation>(
    graphql`
      mutation RotateDialogMutation($input: WebhookSubscriptionInput!) {
        webhookSubscriptionSecretRotate(input: $input) {
          secret
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [SUBSCRIPTIONS],
  );
  const rotate = (): void =>
    void run(
      { input: { id } },
      {
        onDone: ({ secret }) => {
          if (secret != null) onMade(secret);
        },
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('rotate.title')}
      submit={t('rotate.title')}
      isPending={isPending}
      onConfirm={rotate}
    >
      {t('rotate.text')}
    </ConfirmDialog>
  );
}
