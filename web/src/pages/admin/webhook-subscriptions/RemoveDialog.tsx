import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { SUBSCRIPTIONS } from './topics.ts';
import type { RemoveDialogMutation } from './__generated__/RemoveDialogMutation.graphql.ts';

interface RemoveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The question before a subscription is removed with its log. */
export function RemoveDialog({ id, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('adminWebhooks');
  const { run, isPending } = useAdminMutation<RemoveDialogMutation>(
    graphql`
      mutation RemoveDialogMutation($input: WebhookSubscriptionInput!) {
        webhookSubscriptionDelete(input: $input) {
          id
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
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('remove.title')}
      role="alertdialog"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => void run({ input: { id } }, { done: t('remove.done'), onDone: onClose })}
          >
            {t('remove.title')}
          </Button>
        </>
      }
    >
      {t('remove.text')}
    </Dialog>
  );
}
