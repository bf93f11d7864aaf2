import { graphql, useFragment } from 'react-relay';
import { AddressFields } from '../../../features/address/AddressFields.tsx';
import { AddressText } from '../../../features/address/AddressText.tsx';
import type {
  CheckoutDraft,
  CheckoutFieldName,
  CheckoutProblems,
} from '../../../features/checkout/checkoutDraft.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { AddressSection_viewer$key } from './__generated__/AddressSection_viewer.graphql.ts';
import styles from '../CheckoutPage.module.css';

interface AddressSectionProps {
  draft: CheckoutDraft;
  problems: CheckoutProblems;
  change: (name: CheckoutFieldName, value: string) => void;
  onRecipient: (isRecipient: boolean) => void;
  /** null: no session. */
  viewer: AddressSection_viewer$key | null | undefined;
  /** The chosen saved address; null: the typed one. */
  addressId: string | null;
  onChoose: (id: string | null) => void;
  savesAddress: boolean;
  onSaves: (saves: boolean) => void;
}

/** The delivery address: a saved one or a typed one. */
export function AddressSection({
  draft,
  problems,
  change,
  onRecipient,
  viewer: key,
  addressId,
  onChoose,
  savesAddress,
  onSaves,
}: AddressSectionProps) {
  const { t } = useTranslation('checkout');
  const viewer = useFragment(
    graphql`
      fragment AddressSection_viewer on Viewer {
        addresses {
          id
          address {
            ...AddressText_address
          }
        }
      }
    `,
    key,
  );
  const saved = viewer?.addresses ?? [];
  return (
    <section className={styles.section} aria-labelledby="order-where">
      <h2 id="order-where" className={styles.title}>
        {t('address.title')}
      </h2>
      {saved.length > 0 && (
        <div className={styles.choices} role="radiogroup" aria-labelledby="order-where">
          {saved.map(({ id, address }) => (
            <label key={id} className={styles.choice}>
              <input
                type="radio"
                name="savedAddress"
                checked={addressId === id}
                onChange={() => onChoose(id)}
              />
              <span className={styles.choiceWords}>
                <AddressText address={address} />
              </span>
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              name="savedAddress"
              checked={addressId === null}
              onChange={() => onChoose(null)}
            />
            <span className={styles.choiceName}>{t('address.another')}</span>
          </label>
        </div>
      )}
      {addressId === null && (
        <>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={!draft.isRecipient}
              onChange={(event) => onRecipient(!event.currentTarget.checked)}
            />
            {t('address.otherRecipient')}
          </label>
          <AddressFields form={{ values: draft.values, problems, change }} placeOnly={draft.isRecipient} />
          {viewer != null && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={savesAddress}
                onChange={(event) => onSaves(event.currentTarget.checked)}
              />
              {t('address.save')}
            </label>
          )}
        </>
      )}
    </section>
  );
}
