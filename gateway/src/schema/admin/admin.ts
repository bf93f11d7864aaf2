/** Models for admins, between REST and the schema. */
import type { LedgerEntry, LedgerPage, StatementPage } from '../../../contract/ledger.ts';
import type { RefundDue, RefundsPage } from '../../../contract/refunds.ts';
import type {
  DeadLetter,
  DeadLettersPage,
  DeliveriesPage,
  QueuedDelivery,
} from '../../../contract/webhooks.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readKey } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { wireAmount } from '../base/money.ts';
import type { AdminOrderFilter, AdminOrderSort } from '../generated/resolvers.ts';

export class LedgerConnectionModel extends ConnectionModel<LedgerEntry, LedgerEntry> {
  /** In TND, as in REST. */
  readonly total: string;
  constructor(page: LedgerPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
    this.total = page.balance;
  }
}

type StatementEntry = StatementPage['entries'][number];

export interface StatementEdgeModel {
  cursor: string;
  node: StatementEntry;
}

/** A month of a seller's ledger; amounts in TND, as in REST. */
export class StatementConnectionModel extends ConnectionModel<StatementEntry, StatementEntry> {
  readonly statement: StatementPage;
  constructor(page: StatementPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
    this.statement = page;
  }
}

export class RefundConnectionModel extends ConnectionModel<RefundDue, RefundDue> {
  constructor(page: RefundsPage) {
    super(page.refunds, page.cursors, page.pagination, (refund) => refund);
  }
}

export class DeadLetterConnectionModel extends ConnectionModel<DeadLetter, DeadLetter> {
  constructor(page: DeadLettersPage) {
    super(page.deadLetters, page.cursors, page.pagination, (letter) => letter);
  }
}

export class DeliveryConnectionModel extends ConnectionModel<QueuedDelivery, QueuedDelivery> {
  constructor(page: DeliveriesPage) {
    super(page.deliveries, page.cursors, page.pagination, (delivery) => delivery);
  }
}

/** One value or several of a filter, as REST has them. @throws BAD_USER_INPUT when both or none are given */
function oneOrMore<T extends string>(
  one: T | null | undefined,
  many: readonly T[] | null | undefined,
  argument: string,
): string | undefined {
  if (one != null && many != null) throw badInput(argument, 'cannot be used together with its single form');
  if (many?.length === 0) throw badInput(argument, 'must not be empty');
  return one ?? many?.join(',');
}

/** Only `true` narrows a list. */
const flag = (value: boolean | null | undefined): string | undefined => (value === true ? 'true' : undefined);

/** Maps a filter to REST parameters. */
export function wireOrderFilter(
  filter: AdminOrderFilter | null | undefined,
): Record<string, string | undefined> {
  const { sellerId, regionNumber, minTotal, maxTotal, ...given } = filter ?? {};
  return {
    state: oneOrMore(given.state, given.states, 'filter.states'),
    payment: oneOrMore(given.paymentState, given.paymentStates, 'filter.paymentStates'),
    seller: sellerId == null ? undefined : readKey(sellerId, 'Seller', 'filter.sellerId'),
    late: flag(given.isLate),
    openReturn: flag(given.hasOpenReturn),
    openTicket: flag(given.hasOpenTicket),
    method: given.paymentMethod ?? undefined,
    region: regionNumber == null ? undefined : String(regionNumber),
    minTotal: minTotal == null ? undefined : wireAmount(minTotal),
    maxTotal: maxTotal == null ? undefined : wireAmount(maxTotal),
    coupon: given.couponCode ?? undefined,
    source: given.source ?? undefined,
    account: given.accountNumber ?? undefined,
    q: given.search ?? undefined,
    from: given.from ?? undefined,
    until: given.until ?? undefined,
  };
}

/** Maps a sort to REST parameters. */
export const wireOrderSort = (sort: AdminOrderSort | null | undefined): Record<string, string | undefined> =>
  sort == null
    ? {}
    : {
        sort: sort.field,
        order: sort.direction ?? undefined,
      };

/** Names of arguments by REST parameter. */
export const ORDER_FILTER_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  state: 'filter.states',
  payment: 'filter.paymentStates',
  seller: 'filter.sellerId',
  method: 'filter.paymentMethod',
  region: 'filter.regionNumber',
  minTotal: 'filter.minTotal',
  maxTotal: 'filter.maxTotal',
  coupon: 'filter.couponCode',
  q: 'filter.search',
  from: 'filter.from',
  until: 'filter.until',
};
