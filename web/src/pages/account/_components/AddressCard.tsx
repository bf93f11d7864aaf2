import { graphql, useFragment } from 'react-relay';
import { DialogButton } from '../../../design/DialogButton.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useOverlay } from '../../../design/useOverlay.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { AddressText } from '../../../features/address/AddressText.tsx';
import { toAddressInput } from '../../../features/address/addressDraft.ts';
import { draftOfSaved } from '../../../features/address/savedAddress.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { AddressCard_address$key } from './__generated__/AddressCard_address.graphql.ts';
import type { AddressCardMutation } from './__generated__/AddressCardMutation.graphql.ts';
import own from './Addresses.module.css';

const loadRemoval = withAreas(['buying'], () => import('./AddressRemoval.tsx'));

interface AddressCardProps {
  address: AddressCard_address$key;
  onEdit: () => void;
  /** Called when the list has changed. */
  onChanged: () => void;
}

/** An address of the account, with its actions. */
export function AddressCard({ address: key, onEdit, onChanged }: AddressCardProps) {
  const { t } = useTranslation('buying');
  const { attempt, isPending } = useMutation<AddressCardMutation>(graphql`
    mutation AddressCardMutation($input: AddressSaveInput!) {
      addressSave(input: $input) {
        viewer {
          ...Addresses_viewer
        }
        userErrors {
          code
        }
      }
    }
  `);
  const { id, isDefault, address } = useFragment(
    graphql`
      fragment AddressCard_address on SavedAddress {
        id
        isDefault
        address {
          street
          ...AddressText_address
          ...savedAddress_address
        }
      }
    `,
    key,
  );
  const { Component: AddressRemoval, ...removal } = useOverlay(loadRemoval);
  const name = { name: address.street };

  const makeDefault = async () => {
    const payload = await attempt(
      { input: { id, isDefault: true, address: toAddressInput(draftOfSaved(address)) } },
      {
        done: t('addresses.madeDefault'),
        failed: t('account:error.failed'),
        optimisticUpdater: (store) => {
          const addresses = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecords('addresses');
          for (const one of addresses ?? []) one?.setValue(one.getDataID() === id, 'isDefault');
        },
      },
    );
    if (payload !== undefined) onChanged();
  };

  return (
    <article className={cx(own.card, isDefault && own.default)}>
      {isDefault && (
        <Badge tone="green" className={own.badge}>
          {t('addresses.isDefault')}
        </Badge>
      )}
      <AddressText address={address} />
      <div className={own.actions}>
        <Button variant="secondary" size="sm" aria-label={t('addresses.editNamed', name)} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        {!isDefault && (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            aria-label={t('addresses.makeDefaultNamed', name)}
            onClick={() => void makeDefault()}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <DialogButton
          variant="ghost"
          size="sm"
          dialog={removal}
          aria-label={t('addresses.removeNamed', name)}
        >
          {t('addresses.remove')}
        </DialogButton>
      </div>
      {AddressRemoval && (
        <AddressRemoval
          id={id}
          street={address.street}
          isOpen={removal.isOpen}
          onClose={removal.hide}
          onRemoved={onChanged}
        />
      )}
    </article>
  );
}
