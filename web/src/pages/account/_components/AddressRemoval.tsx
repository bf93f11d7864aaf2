import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { AddressRemovalMutation } from './__generated__/AddressRemovalMutation.graphql.ts';

interface AddressRemovalProps {
  id: string;
  street: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called at once: the list no longer has the address. A failure puts it back. */
  onRemoved: () => void;
}

/** Removes an address from the viewer's list in the store. */
function removeFromStore(store: RecordSourceProxy, id: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const addresses = viewer?.getLinkedRecords('addresses');
  if (addresses != null)
    viewer?.setLinkedRecords(
      addresses.filter((address) => address?.getDataID() !== id),
      'addresses',
    );
}

/** Confirmation before an address is removed. The removal is optimistic. */
export default function AddressRemoval({ id, street, isOpen, onClose, onRemoved }: AddressRemovalProps) {
  const { t } = useTranslation('buying');
  const { send } = useMutation<AddressRemovalMutation>(graphql`
    mutation AddressRemovalMutation($input: AddressRemoveInput!) {
      addressRemove(input: $input) {
        viewer {
          ...Addresses_viewer
        }
        userErrors {
          code
        }
      }
    }
  `);
  const remove = async () => {
    onClose();
    const removal = send(
      { input: { id } },
      {
        optimisticUpdater: (store) => removeFromStore(store, id),
        updater: (store, response) => {
          // Another tab removed it before: the response has no list then.
          if (response?.addressRemove?.userErrors.some(({ code }) => code === 'NOT_FOUND'))
            removeFromStore(store, id);
        },
      },
    );
    onRemoved();
    try {
      const { userErrors } = await removal;
      if (userErrors.some(({ code }) => code !== 'NOT_FOUND')) throw new Error('Refused');
      toast({ type: 'info', title: t('addresses.removed'), duration: 3000 });
    } catch {
      toast({ type: 'error', title: t('common:toast.error'), description: t('account:error.failed') });
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={t('addresses.removeTitle')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('addresses.keep')}
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            {t('addresses.remove')}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{street}</bdi>
      </p>
    </Dialog>
  );
}
