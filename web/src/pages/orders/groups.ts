/** Filter of the list of orders: by groups that matter to shoppers, not by each state. */
import type { OrderState } from './_components/__generated__/OrdersListQuery.graphql.ts';

/** Query parameter. */
export const GROUP = 'state';

const STATES = {
  open: [
    'AWAITING_PAYMENT',
    'AWAITING_CONFIRMATION',
    'CONFIRMED',
    'PREPARING',
    'SHIPPED',
    'OUT_FOR_DELIVERY',
    'DELIVERY_FAILED',
  ],
  delivered: ['DELIVERED', 'COMPLETED'],
  returned: ['RETURN_OPEN', 'RETURNED', 'RETURNED_TO_SELLER'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly OrderState[]>;

export type Group = 'all' | keyof typeof STATES;
export const GROUPS: readonly Group[] = ['all', 'open', 'delivered', 'returned', 'cancelled'];

/** The group in a URL; all of them if it has none. */
export const groupOf = (url: URL): Group =>
  GROUPS.find((group) => group === url.searchParams.get(GROUP)) ?? 'all';

/** States of a group; null: any. */
export const statesOf = (group: Group): readonly OrderState[] | null =>
  group === 'all' ? null : STATES[group];
