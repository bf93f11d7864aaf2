/** Maps accounts and sessions from REST to the schema's types. */
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { AccountSession, AdminRole, User } from '../../../contract/accounts.ts';
import { capabilitiesOf, effectiveRole, isCoreCapability } from '../../../contract/rules/staff.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { toGlobalId } from '../base/ids.ts';
import type { ViewerLoaders } from '../../loaders/viewer/loaders.ts';

/** An admin's role, and what it allows on the present REST API. */
export interface StaffModel {
  role: AdminRole;
  capabilities: readonly Capability[];
  isReadOnly: boolean;
  isTwoStepMissing: boolean;
}

/** Whether the role list contains the exact entry and the admin field is set. */
export const isAdmin = (user: Pick<User, 'admin' | 'role'>): boolean =>
  user.admin && user.role.includes(ADMIN_ROLE_ENTRY);

/** The finer role of an account; null when it is not an admin. */
export const adminRoleOf = (user: Pick<User, 'admin' | 'role' | 'adminRole'>): AdminRole | null =>
  isAdmin(user) ? effectiveRole(user.adminRole) : null;

/** An account with the loaders of its own token, so that its fields are never read with another's. */
export class ViewerModel {
  readonly #user: User;
  readonly loaders: ViewerLoaders;

  constructor(user: User, loaders: ViewerLoaders) {
    this.#user = user;
    this.loaders = loaders;
  }

  get accountNumber(): string {
    return this.#user.accountNumber;
  }
  get firstName(): string {
    return this.#user.contact.firstName;
  }
  get lastName(): string {
    return this.#user.contact.lastName;
  }
  get email(): string {
    return this.#user.contact.email;
  }
  /** New address that waits for confirmation. */
  get pendingEmail(): string | null {
    return this.#user.pendingEmail ?? null;
  }
  get phone(): string {
    return this.#user.contact.phone;
  }
  get points(): number {
    return this.#user.points;
  }
  get isAdmin(): boolean {
    return isAdmin(this.#user);
  }
  get adminRole(): AdminRole | null {
    return adminRoleOf(this.#user);
  }
  /** Whether an admin first has to set up the second step that the shop requires. */
  get isTwoStepMissing(): boolean {
    return this.adminRole !== null && this.#user.isTwoStepMissing === true;
  }
  /** Role and what can be done with it on this REST API; null when the account is not an admin. */
  async staff(): Promise<StaffModel | null> {
    const role = this.adminRole;
    if (role === null) return null;
    const isReadOnly = await this.loaders.admin.isCoreOnly();
    return {
      role,
      capabilities: capabilitiesOf(role).filter((one) => !isReadOnly || isCoreCapability(one)),
      isReadOnly,
      isTwoStepMissing: this.isTwoStepMissing,
    };
  }
  get language(): LanguageCode {
    return this.#user.language;
  }
  get newsletter(): boolean {
    return this.#user.newsletter;
  }
  get createdAt(): string {
    return this.#user.createdAt;
  }
}

/** Maps a session of an account. */
export const toSession = ({ id, current, ...session }: AccountSession) => ({
  ...session,
  id: toGlobalId('AccountSession', id),
  isCurrent: current,
});
