/** Who is signed in: from the wire to the schema's type. */
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { AdminRole, User } from '../../../contract/accounts.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { ViewerLoaders } from '../../loaders/viewer/account.ts';

/** An account with the loaders of its own token, so that what hangs on it is never read as somebody else. */
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
  get phone(): string {
    return this.#user.contact.phone;
  }
  get points(): number {
    return this.#user.points;
  }
  /** The role list has the exact entry, and the admin field is set. */
  get isAdmin(): boolean {
    return this.#user.admin && this.#user.role.includes(ADMIN_ROLE_ENTRY);
  }
  get adminRole(): AdminRole | null {
    return this.isAdmin ? this.#user.adminRole : null;
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
