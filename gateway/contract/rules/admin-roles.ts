/** What the finer roles of admins may do: the one table that origin, gateway and web read. */
import type { AdminRole } from '../accounts.ts';

export interface AdminCapabilities {
  /** Reads e-mail addresses and telephone numbers of other people in full; others get them masked. */
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

/** The role of an admin: one without a finer role counts as Owner. */
export const effectiveRole = (role: AdminRole | null): AdminRole => role ?? 'Owner';
