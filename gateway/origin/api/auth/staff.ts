/** Who reads the contact data of other people in full. */
import { Phone } from '../../../contract/accounts.ts';
import { can } from '../../../contract/rules/staff.ts';
import { badInput } from '../../base/errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * Whether an account reads the contact data of this account in full: its own, and admins whose role needs them.
 * @param accountNumber null: a visitor's
 */
export const readsContactsOf = (viewer: Viewer, accountNumber: string | null): boolean =>
  viewer.accountNumber === accountNumber || can(viewer.adminRole, 'people.contact');

/** A telephone number or an e-mail address as it is stored. */
export type TypedContact = { readonly phone: string } | { readonly email: string };

/**
 * The telephone number or e-mail address that was typed to find a person. Undefined where the viewer sees contact data masked: a search
 * would confirm what the mask hides.
 */
export function typedContact(text: string, viewer: Viewer): TypedContact | undefined {
  const readsContacts =
    can(viewer.adminRole, 'people.contact') || viewer.apiKey?.scopes.includes('personal:read') === true;
  if (!readsContacts) return undefined;
  const phone = Phone.safeParse(text);
  if (phone.success) return { phone: phone.data };
  return text.includes('@') ? { email: text.toLowerCase() } : undefined;
}

/** In place of a name or an address that a key may not read. */
export const HIDDEN = '***';

/**
 * Refuses a search for people by a key without the scope for them.
 * @param what may be searched for, such as "an order number"
 * @throws BAD_USER_INPUT that names the field
 */
export function requirePersonal(viewer: Viewer, field: string, what: string): void {
  if (viewer.apiKey?.scopes.includes('personal:read') === false)
    throw badInput(
      field,
      `must be ${what} or its beginning: other texts need the scope personal:read`,
      'INVALID',
    );
}
