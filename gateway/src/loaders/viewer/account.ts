/** The viewer's account and its sessions. */
import { AccountExport, AccountSessions, Done, ReadUser, User } from '../../../contract/accounts.ts';
import type {
  AccountDeleteRequest,
  PasswordRequest,
  ProfileRequest,
  SignOutRequest,
} from '../../../contract/accounts.ts';
import { StaffAccepted } from '../../../contract/staff.ts';
import type { StaffAcceptRequest } from '../../../contract/staff.ts';
import { accountNumberIn } from './account-number.ts';
import type { ViewerCalls } from './calls.ts';

export interface OwnAccountLoaders {
  me(): Promise<User>;
  sessions(): Promise<AccountSessions>;
  dataExport(): Promise<AccountExport>;
  signOut(request: SignOutRequest): Promise<Done>;
  revokeSession(id: string): Promise<Done>;
  /** Enters the password again, for dangerous actions. */
  enterPassword(request: PasswordRequest): Promise<Done>;
  updateProfile(request: ProfileRequest): Promise<User>;
  deleteAccount(request: AccountDeleteRequest): Promise<Done>;
  acceptInvitation(request: StaffAcceptRequest): Promise<StaffAccepted>;
}

export function createOwnAccountLoaders({ token, get, change }: ViewerCalls): OwnAccountLoaders {
  const asDone = (json: unknown): Done => Done.parse(json);
  return {
    // The call of the specification at a session's start (section 7.1): the REST API compares the number with the token's own.
    me: async () => get(`/v1/admin/users/${accountNumberIn(token)}`, (json): User => ReadUser.parse(json)),
    sessions: () => get('/v1/user/sessions', (json) => AccountSessions.parse(json)),
    dataExport: () => get('/v1/user/export', (json) => AccountExport.parse(json)),
    signOut: (request) => change('/v1/auth/logout', request, asDone),
    revokeSession: (id) => change('/v1/user/sessions/revoke', { id }, asDone),
    enterPassword: (request) => change('/v1/auth/password', request, asDone),
    updateProfile: (request) => change('/v1/user/profile', request, (json) => User.parse(json)),
    deleteAccount: (request) => change('/v1/user/delete', request, asDone),
    acceptInvitation: (request) =>
      change('/v1/user/staff-invitation', request, (json) => StaffAccepted.parse(json)),
  };
}
