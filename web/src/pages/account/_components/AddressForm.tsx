import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import formStyles from '../../../features/account/FormFrame.module.css';
import { FormProblem } from '../../../features/account/FormProblem.tsx';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { AddressFields } from '../../../features/address/AddressFields.tsx';
import {
  ADDRESS_FIELDS,
  checkAddress,
  EMPTY_ADDRESS,
  toAddressInput,
} from '../../../features/address/addressDraft.ts';
import { draftOfSaved } from '../../../features/address/savedAddress.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { AddressForm_address$key } from './__generated__/AddressForm_address.graphql.ts';
import type { AddressFormMutation } from './__generated__/AddressFormMutation.graphql.ts';
import own from './Addresses.module.css';

interface AddressFormProps {
  /** null: a new one. */
  address: AddressForm_address$key | null;
  /** The first one becomes the default in any case. */
  isFirst: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** Form of a new or existing address of the account. */
export function AddressForm({ address: key, isFirst, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('buying');
  const { send } = useMutation<AddressFormMutation>(graphql`
    mutation AddressFormMutation($input: AddressSaveInput!) {
      addressSave(input: $input) {
        viewer {
          ...Addresses_viewer
        }
        userErrors {
          field
          code
        }
      }
    }
  `);
  const session = useSession();
  const present = useFragment(
    graphql`
      fragment AddressForm_address on SavedAddress {
        id
        isDefault
        address {
          ...savedAddress_address
        }
      }
    `,
    key,
  );
  const form = useAccountForm(
    present == null
      ? {
          ...EMPTY_ADDRESS,
          recipient: session === null ? '' : `${session.firstName} ${session.lastName}`,
        }
      : draftOfSaved(present.address),
  );
  const { attach, progress, until } = form;
  const isKeptDefault = isFirst || present?.isDefault === true;
  const [isDefault, setDefault] = useState(isKeptDefault);
  const [isRefused, setRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <form
      ref={attach}
      className={styles.section}
      aria-labelledby="address-form"
      method="post"
      noValidate
      onSubmit={(event) =>
        form.submit(event, [], async (draft) => {
          setRefused(false);
          const problems = checkAddress(draft);
          const found = ADDRESS_FIELDS.flatMap((name) => {
            const code = problems[name];
            return code === undefined ? [] : [{ field: [name], code }];
          });
          if (found.length > 0) return found;
          const addressSave = await send({
            input: { id: present?.id ?? null, isDefault, address: toAddressInput(draft) },
          });
          // Of no field: there are too many, or the edited one no longer exists.
          setRefused(addressSave.userErrors.some(({ field }) => field.length === 0));
          if (addressSave.userErrors.length === 0) {
            toast({ type: 'success', title: t('addresses.saved'), duration: 3000 });
            onSaved();
          }
          return addressSave.userErrors;
        })
      }
    >
      <h2 id="address-form" ref={title} tabIndex={-1} className={styles.title}>
        {t(present == null ? 'addresses.newTitle' : 'addresses.editTitle')}
      </h2>
      <AddressFields form={form} />
      {!isKeptDefault && (
        <label className={formStyles.check}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
          {t('addresses.asDefault')}
        </label>
      )}
      <FormProblem progress={progress} until={until} refused={isRefused ? t('addresses.refused') : ''} />
      <div className={own.actions}>
        <Button type="submit" busy={progress === 'sending'}>
          {t('addresses.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
