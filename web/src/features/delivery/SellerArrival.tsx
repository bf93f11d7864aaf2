import { Arrival } from './Arrival.tsx';
import { recallRegion } from './deliveryRegion.ts';
import { useDeliveryTimes } from './useDeliveryTimes.ts';

/** When a seller's parcel would arrive in the governorate that this device chose last; nothing before one is chosen. */
export default function SellerArrival({ sellerId }: { sellerId: string }) {
  const { data } = useDeliveryTimes([sellerId], recallRegion());
  return <Arrival days={data?.get(sellerId)} />;
}
