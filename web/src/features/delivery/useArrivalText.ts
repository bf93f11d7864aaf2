import { formatDay } from '../../../../gateway/contract/rules/days.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { DeliveryDays } from './useDeliveryTimes.ts';

/** A function that says when a parcel is at the shopper's: on a day, or between two (texts: area `address`). */
export function useArrivalText(): (days: DeliveryDays) => string {
  const { t, language } = useTranslation('address');
  return ({ arrivesFrom, arrivesUntil }) =>
    arrivesFrom === arrivesUntil
      ? t('delivery.on', { day: formatDay(arrivesUntil, language) })
      : t('delivery.between', {
          from: formatDay(arrivesFrom, language),
          until: formatDay(arrivesUntil, language),
        });
}

/** A function that says in a few words from which day on a parcel can be at the shopper's, for lists. */
export function useEarliestText(): (days: DeliveryDays) => string {
  const { t, language } = useTranslation('address');
  return ({ arrivesFrom, arrivesUntil }) =>
    t(arrivesFrom === arrivesUntil ? 'delivery.shortOn' : 'delivery.shortFrom', {
      day: formatDay(arrivesFrom, language),
    });
}

/** The days of several parcels as one: the first and the last; undefined: one of them is not known. */
export function daysOfAll(all: readonly (DeliveryDays | undefined)[]): DeliveryDays | undefined {
  const known = all.filter((days) => days !== undefined);
  const [first] = known;
  if (first === undefined || known.length < all.length) return undefined;
  return known.reduce(
    (sum, { arrivesFrom, arrivesUntil }) => ({
      arrivesFrom: arrivesFrom < sum.arrivesFrom ? arrivesFrom : sum.arrivesFrom,
      arrivesUntil: arrivesUntil > sum.arrivesUntil ? arrivesUntil : sum.arrivesUntil,
    }),
    first,
  );
}
