import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { ArchiveAction_product$key } from './__generated__/ArchiveAction_product.graphql.ts';
import type { ArchiveActionMutation } from './__generated__/ArchiveActionMutation.graphql.ts';

/** Archives a product, after saying what follows from it, or brings it back. */
export function ArchiveAction({ product }: { readonly product: ArchiveAction_product$key }) {
  const { t, language } = useTranslation('adminProductEditor');
  const [isOpen, setOpen] = useState(false);
  const { id, version, archivedAt, active, soldCount, flashSale } = useFragment(
    graphql`
      fragment ArchiveAction_product on AdminProduct {
        id
        version
        archivedAt
        active
        soldCount
        flashSale {
          price {
            amount
          }
        }
      }
    `,
    product,
  );
  const { run, isPending } = useAdminMutation<ArchiveActionMutation>(
    graphql`
      mutation ArchiveActionMutation($input: AdminProductArchiveInput!) {
        adminProductArchive(input: $input) {
          product {
            ...ArchiveAction_product
            ...AdminProductPage_product
          }
          current {
            ...AdminProductPage_product
          }
          change {
            reference
            canUndoUntil
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
  const isArchived = archivedAt != null;
  const save = (): void =>
    void run(
      { input: { id, version, archived: !isArchived } },
      {
        done: t(isArchived ? 'archive.restored' : 'archive.archived'),
        onDone: () => setOpen(false),
        onRefused: () => setOpen(false),
      },
    );
  const consequences = isArchived
    ? [t('archive.backOffSale')]
    : [
        ...(active ? [t('archive.leavesShop')] : []),
        ...(flashSale == null ? [] : [t('archive.flashSale')]),
        ...(soldCount === 0 ? [] : [t('archive.orders', { n: formatNumber(soldCount, language) })]),
        t('archive.canReturn'),
      ];
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t(isArchived ? 'archive.restore' : 'archive.archive')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(isArchived ? 'archive.restoreTitle' : 'archive.title')}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <Button variant={isArchived ? 'primary' : 'danger'} busy={isPending} onClick={save}>
              {t(isArchived ? 'archive.restore' : 'archive.archive')}
            </Button>
          </>
        }
      >
        <ul>
          {consequences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
