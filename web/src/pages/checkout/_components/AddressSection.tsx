import { AddressFields } from '../../../features/address/AddressFields.tsx';
import { AddressText } from '../../../features/address/AddressText.tsx';
import type {
  CheckoutDraft,
  CheckoutFieldName,
  CheckoutProblems,
} from '../../../features/checkout/checkoutDraft.ts';
import type { OwnDetails } from '../../../features/checkout/useOwnDetails.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../CheckoutPage.module.css';

interface AddressSectionProps {
  draft: CheckoutDraft;
  problems: CheckoutProblems;
  change: (name: CheckoutFieldName, value: string) => void;
  onRecipient: (isRecipient: boolean) => void;
  details: OwnDetails | null;
  /** The kept address that is used; null: the typed one. */
  addressId: string | null;
  onChoose: (id: string | null) => void;
  savesAddress: boolean;
  onSaves: (saves: boolean) => void;
}

/** Where it goes: a kept address, or a typed one. */
export function AddressSection({
  draft,
  problems,
  change,
  onRecipient,
  details,
  addressId,
  onChoose,
  savesAddress,
  onSaves,
}: AddressSectionProps) {
  const { t } = useTranslation('checkout');
  const kept = details?.addresses ?? [];
  return (
    <section className={styles.section} aria-labelledby="order-where">
      <h2 id="order-where" className={styles.title}>
        {t('address.title')}
      </h2>
      {kept.length > 0 && (
        <div className={styles.choices} role="radiogroup" aria-labelledby="order-where">
          {kept.map(({ id, address }) => (
            <label key={id} className={styles.choice}>
              <input
                type="radio"
                name="keptAddress"
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
              name="keptAddress"
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
            {t('address.somebodyElse')}
          </label>
          <AddressFields form={{ values: draft.values, problems, change }} placeOnly={draft.isRecipient} />
          {details !== null && (
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
