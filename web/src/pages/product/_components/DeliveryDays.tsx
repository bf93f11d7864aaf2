import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../design/static/Field.tsx';
import { useRegions } from '../../../features/address/regions.ts';
import { storeRegion, recallRegion } from '../../../features/delivery/deliveryRegion.ts';
import { useArrivalText } from '../../../features/delivery/useArrivalText.ts';
import { useDeliveryTimes } from '../../../features/delivery/useDeliveryTimes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './DeliveryDays.module.css';

interface DeliveryDaysProps {
  sellerId: string;
  /** It was just opened by the shopper. */
  takesFocus: boolean;
}

/** The governorate of the delivery, and the days on which it would arrive there. */
export default function DeliveryDays({ sellerId, takesFocus }: DeliveryDaysProps) {
  const { t } = useTranslation('address');
  const arrival = useArrivalText();
  const regions = useRegions();
  const [region, setRegion] = useState(recallRegion);
  const { data, isLoading, hasFailed, retry } = useDeliveryTimes([sellerId], region);
  const times = data?.get(sellerId);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('select')?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className={styles.days}>
      <Field
        as="select"
        label={t('delivery.region')}
        hideLabel
        name="deliveryRegion"
        value={region}
        onChange={({ currentTarget: { value } }) => {
          setRegion(value);
          storeRegion(value);
        }}
      >
        <option value="">{t('choose.region')}</option>
        {regions.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </Field>
      <output className={styles.text} aria-busy={isLoading}>
        {isLoading && t('choose.loading')}
        {times && t('delivery.arrives', { arrival: arrival(times) })}
        {data && !times && t('delivery.none')}
        {hasFailed && (
          <>
            {t('delivery.failed')}{' '}
            <button type="button" className={styles.again} onClick={retry}>
              {t('choose.retry')}
            </button>
          </>
        )}
      </output>
    </div>
  );
}
