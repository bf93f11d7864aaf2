import { graphql } from 'react-relay';
import { newKey } from '../../../newKey.ts';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { useFlashStopMutation } from './__generated__/useFlashStopMutation.graphql.ts';

/** Ends the running flash sales of products and cancels planned ones. */
export function useFlashStop(): (
  products: readonly { readonly id: string; readonly version: number }[],
) => Promise<void> {
  const { t } = useTranslation('adminFlash');
  const { run } = useAdminMutation<useFlashStopMutation>(
    graphql`
      mutation useFlashStopMutation($input: AdminFlashSalesStopInput!) {
        adminFlashSalesStop(input: $input) {
          rows {
            product {
              id
              version
              ...FlashBadge_product
            }
            userErrors {
              field
              code
              message
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products'],
  );
  return async (products) => {
    await run(
      {
        input: { rows: products.map(({ id, version }) => ({ id, version })), idempotencyKey: newKey() },
      },
      {
        onDone: ({ rows }) => {
          const left = rows?.filter(({ userErrors }) => userErrors.length > 0).length ?? 0;
          toast({
            type: left === 0 ? 'success' : 'warning',
            title: t('bulk.stopped', { count: products.length - left }),
            ...(left > 0 && { description: t('bulk.refused', { count: left }) }),
          });
        },
      },
    );
  };
}
