import { graphql } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ConfirmDialog } from '../_kit/ConfirmDialog.tsx';
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
    <ConfirmDialog
      onClose={onClose}
      title={t('remove.title')}
      submit={t('remove.title')}
      isDanger
      isPending={isPending}
      onConfirm={() => void run({ input: { id } }, { done: t('remove.done'), onDone: onClose })}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
