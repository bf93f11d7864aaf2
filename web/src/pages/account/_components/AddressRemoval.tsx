import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import formStyles from '../../../features/account/FormFrame.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { AddressRemovalMutation } from './__generated__/AddressRemovalMutation.graphql.ts';

interface AddressRemovalProps {
  id: string;
  street: string;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once more, and forgets an address. */
export default function AddressRemoval({ id, street, isOpen, onClose, onRemoved }: AddressRemovalProps) {
  const { t } = useTranslation('buying');
  const { send, isPending } = useMutation<AddressRemovalMutation>(graphql`
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
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    setFailed(false);
    try {
      const { userErrors } = await send({ input: { id } });
      // Gone already is as good.
      if (userErrors.some(({ code }) => code !== 'NOT_FOUND')) throw new Error('Refused');
      toast({ type: 'info', title: t('addresses.removed'), duration: 3000 });
      onClose();
      onRemoved();
    } catch {
      setFailed(true);
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
          <Button variant="danger" busy={isPending} onClick={() => void remove()}>
            {t('addresses.remove')}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{street}</bdi>
      </p>
      <div role="alert">{hasFailed && <p className={formStyles.problem}>{t('account:error.failed')}</p>}</div>
    </Dialog>
  );
}
