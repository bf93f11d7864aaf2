/** Permissions of the admin roles: one table for origin, gateway and web. */
import type { AdminRole } from '../accounts.ts';

export interface AdminCapabilities {
  /** Sees e-mail addresses and phone numbers of other people in full; for others they are masked. */
  readsContacts: boolean;
}

export const ADMIN_CAPABILITIES: Readonly<Record<AdminRole, AdminCapabilities>> = {
  Owner: { readsContacts: true },
  Catalogue: { readsContacts: false },
  Orders: { readsContacts: true },
  Support: { readsContacts: true },
  Marketing: { readsContacts: false },
  Finance: { readsContacts: true },
  ReadOnly: { readsContacts: false },
};

/** The effective role of an admin: Owner when no finer role is set. */
export const effectiveRole = (role: AdminRole | null): AdminRole => role ?? 'Owner';
