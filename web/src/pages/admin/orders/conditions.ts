/** What the address of the orders asks for, as the server takes it. */
import type { ListRequest } from '../_kit/listTypes.ts';
import { readAmount } from '../_kit/amount.ts';
import { dayStart } from '../_kit/days.ts';
import { oneOf, severalOf } from '../_kit/oneOf.ts';
import { ORDER_STATES } from '../_kit/orderStates.ts';
import { PAYMENT_STATES } from './states.ts';
import type {
  AdminOrderSortField,
  OrderSource,
  OrdersPageQuery,
  PaymentMethod,
} from './__generated__/OrdersPageQuery.graphql.ts';

export const PAYMENT_METHODS: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'ONLINE'];
export const ORDER_SOURCES: readonly OrderSource[] = ['WEB', 'PHONE', 'API'];
const SORTS: readonly AdminOrderSortField[] = ['PLACED', 'TOTAL', 'AGE'];

type Variables = OrdersPageQuery['variables'];
type Conditions = {
  readonly filter: NonNullable<Variables['filter']>;
  readonly sort: NonNullable<Variables['sort']> | null;
};

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null;

/** Filter and sort of a list of orders. */
export function conditionsOf({ search, filters, sort }: ListRequest): Conditions {
  const field = oneOf(SORTS, sort?.field);
  const isFlagged = (id: string): true | null => (filters[id] === 'yes' ? true : null);
  return {
    filter: {
      search: search === '' ? null : search,
      states: severalOf(ORDER_STATES, filters['state']),
      paymentStates: severalOf(PAYMENT_STATES, filters['payment']),
      regionNumber: readNumber(filters['region']),
      couponCode: filters['coupon'] ?? null,
      from: dayStart(filters['from']),
      until: dayStart(filters['until'], 1),
      paymentMethod: oneOf(PAYMENT_METHODS, filters['method']) ?? null,
      minTotal: readAmount(filters['min'] ?? ''),
      maxTotal: readAmount(filters['max'] ?? ''),
      sellerId: filters['seller'] ?? null,
      source: oneOf(ORDER_SOURCES, filters['source']) ?? null,
      isLate: isFlagged('late'),
      hasOpenReturn: isFlagged('return'),
      hasOpenTicket: isFlagged('ticket'),
    },
    sort: field === undefined ? null : { field, direction: sort?.isDescending === true ? 'DESC' : 'ASC' },
  };
}
