import { Icon } from '../../design/Icon.tsx';
import styles from './Arrival.module.css';
import { useArrivalText } from './useArrivalText.ts';
import type { DeliveryDays } from './useDeliveryTimes.ts';

/** The days on which a parcel would arrive; nothing while they are not known. */
export function Arrival({ days }: { days: DeliveryDays | undefined }) {
  const text = useArrivalText();
  if (days === undefined) return null;
  return (
    <p className={styles.arrival}>
      <Icon name="truck" size={16} />
      {text(days)}
    </p>
  );
}
