/** Parcels by what was typed to find them. */
import type { Condition } from '../../base/sorted.ts';

/**
 * Condition on a sub-order `s` of an order `o`: the order's number or its beginning, the sub-order's own number, or a tracking
 * number.
 */
export function namesParcel(text: string): Condition {
  const typed = text.trim().toUpperCase();
  const [, number, position] = /^(CMD-\d{2}-\d{6}-\d)\/(\d{1,3})$/.exec(typed) ?? [];
  if (number !== undefined)
    return (parameters) =>
      `o.number = ${parameters.add(number)} and s.position = ${parameters.add(Number(position))}`;
  if (/^CMD-?[\d-]*$/.test(typed)) return (parameters) => `o.number like ${parameters.add(`${typed}%`)}`;
  return (parameters) => {
    const place = parameters.add(text.trim());
    return `s.id in (select b.id from sub_orders b where b.tracking_number = ${place}
      union all select p.sub_order_id from shipments p where p.tracking_number = ${place})`;
  };
}
