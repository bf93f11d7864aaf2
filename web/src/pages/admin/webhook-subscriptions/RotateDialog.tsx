import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rotate.title')}
      role="alertdialog"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={rotate}>
            {t('rotate.title')}
          </Button>
        </>
      }
    >
      {t('rotate.text')}
    </Dialog>
  );
}
