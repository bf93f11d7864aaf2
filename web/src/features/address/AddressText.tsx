import { graphql, useFragment } from 'react-relay';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { AddressText_address$key } from './__generated__/AddressText_address.graphql.ts';
import styles from './AddressText.module.css';
import { formatPhone } from './formatPhone.ts';
import { useRegionName } from './regions.ts';

interface AddressTextProps {
  address: AddressText_address$key;
}

/** An address as text (texts: area `address`). */
export function AddressText({ address: key }: AddressTextProps) {
  const { t, language } = useTranslation('address');
  const address = useFragment(
    graphql`
      fragment AddressText_address on Address {
        recipient
        phone
        secondPhone
        region {
          number
        }
        delegation
        arabic: delegation(language: TN)
        postalCode
        street
        landmark
        note
      }
    `,
    key,
  );
  const region = useRegionName(address.region);
  const phones = [address.phone, address.secondPhone].filter((phone) => phone != null).map(formatPhone);
  return (
    <address className={styles.address}>
      <span className={styles.recipient}>
        <bdi>{address.recipient}</bdi>
      </span>
      <span>
        <bdi>{address.street}</bdi>
      </span>
      {address.landmark != null && (
        <span>
          <bdi>{address.landmark}</bdi>
        </span>
      )}
      <span>
        <bdi>{address.postalCode}</bdi> <bdi>{language === 'tn' ? address.arabic : address.delegation}</bdi>
        {t('comma')}
        <bdi>{region}</bdi>
      </span>
      <span className={styles.phones}>{phones.map(isolate).join(' · ')}</span>
      {address.note != null && (
        <span className={styles.note}>
          <bdi>{address.note}</bdi>
        </span>
      )}
    </address>
  );
}
