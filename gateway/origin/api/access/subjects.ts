/** What staff have read, as the access log names it. */
import type { SearchHit } from '../../../contract/admin/search.ts';
import { can } from '../../../contract/rules/staff.ts';
import { readsContactsOf, typedContact } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { AccessSubject } from './log.ts';

/** Whether the viewer reads the contact data of another account in full, as staff. `accountNumber` null: a visitor's. */
const readsAnothers = (viewer: Viewer, accountNumber: string | null): boolean =>
  viewer.accountNumber !== accountNumber && readsContactsOf(viewer, accountNumber);

/** An order that was opened. */
export const openedOrder = (
  viewer: Viewer,
  { number, accountNumber }: { number: string; accountNumber: string | null },
): AccessSubject[] =>
  readsAnothers(viewer, accountNumber) ? [{ entity: 'orders', entityId: number, reason: 'OPEN' }] : [];

/** An account that was opened. */
export const openedUser = (viewer: Viewer, accountNumber: string): AccessSubject[] =>
  readsAnothers(viewer, accountNumber) ? [{ entity: 'users', entityId: accountNumber, reason: 'OPEN' }] : [];

/** A ticket that was opened. */
export const openedTicket = (
  viewer: Viewer,
  { number, accountNumber }: { number: string; accountNumber: string | null },
): AccessSubject[] =>
  readsAnothers(viewer, accountNumber) ? [{ entity: 'tickets', entityId: number, reason: 'OPEN' }] : [];

/** A seller that was opened: its contact data and its application are shown to all staff, its bank account to who pays sellers. */
export const openedSeller = (
  viewer: Viewer,
  { _id: entityId, rib }: { _id: string; rib?: string | null | undefined },
): AccessSubject[] => [
  { entity: 'sellers', entityId, reason: 'OPEN' },
  ...(rib != null && can(viewer.adminRole, 'finance')
    ? [{ entity: 'sellers', entityId, reason: 'BANK_ACCOUNT' } as const]
    : []),
];

/** Orders that a key has read, by their numbers. */
export const ordersRead = (orders: readonly { readonly number: string }[]): AccessSubject[] =>
  orders.map(({ number: entityId }) => ({ entity: 'orders', entityId, reason: 'OPEN' }));

/** Sub-orders that a key has read, by their ids. */
export const partsRead = (ids: readonly string[]): AccessSubject[] =>
  ids.map((entityId) => ({ entity: 'sub_orders', entityId, reason: 'OPEN' }));

/** Parcels whose recipients a key has read, by their tracking numbers. */
export const parcelsRead = (
  parcels: readonly { readonly trackingNumber: string }[],
  reason: 'OPEN' | 'PRINT',
): AccessSubject[] =>
  parcels.map(({ trackingNumber: entityId }) => ({ entity: 'shipments', entityId, reason }));

/** Tickets that a key has read. */
export const ticketsRead = (tickets: readonly { readonly number: string }[]): AccessSubject[] =>
  tickets.map(({ number: entityId }) => ({ entity: 'tickets', entityId, reason: 'OPEN' }));

/** A document of a seller that was read. */
export const openedDocument = (sellerId: string): AccessSubject[] => [
  { entity: 'sellers', entityId: sellerId, reason: 'DOCUMENT' },
];

/** Parcels whose documents were printed, by the ids of their sub-orders. */
export const printedParcels = (ids: readonly (string | number)[]): AccessSubject[] =>
  ids.map((id) => ({ entity: 'sub_orders', entityId: String(id), reason: 'PRINT' }));

/**
 * A search by a telephone number or an e-mail address: the people and their orders that it found, or that it found nothing. Neither number nor
 * address is logged.
 */
export function searchedPeople(viewer: Viewer, text: string, hits: readonly SearchHit[]): AccessSubject[] {
  const contact = typedContact(text, viewer);
  if (contact === undefined) return [];
  const found = hits.flatMap(({ kind: what, key, label, isExact }): AccessSubject[] => {
    if (!isExact) return [];
    if (what === 'ORDER') return [{ entity: 'orders', entityId: label, reason: 'SEARCH' }];
    return what === 'USER' ? [{ entity: 'users', entityId: key, reason: 'SEARCH' }] : [];
  });
  return found.length > 0
    ? found
    : [{ entity: 'search', entityId: 'phone' in contact ? 'PHONE' : 'EMAIL', reason: 'SEARCH' }];
}
