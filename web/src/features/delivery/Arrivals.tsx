import { useEffect } from 'react';
import { recallRegion } from './deliveryRegion.ts';
import { useEarliestText } from './useArrivalText.ts';
import { useDeliveryTimes } from './useDeliveryTimes.ts';

interface ArrivalsProps {
  readonly sellerIds: readonly string[];
  /** Gets the earliest day of arrival in words, by seller; those without a day are left out. Stable. */
  readonly onKnown: (arrivals: ReadonlyMap<string, string>) => void;
}

/** Asks once for a list when parcels of its sellers would arrive in the governorate that this device chose last. Shows nothing. */
export default function Arrivals({ sellerIds, onKnown }: ArrivalsProps) {
  const earliest = useEarliestText();
  const { data } = useDeliveryTimes(sellerIds, recallRegion());
  const texts = data && JSON.stringify([...data].map(([seller, days]) => [seller, earliest(days)]));
  useEffect(() => {
    if (texts !== undefined) onKnown(new Map(JSON.parse(texts) as [string, string][]));
  }, [texts, onKnown]);
  return null;
}
