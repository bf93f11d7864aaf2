/** Admins and their invitations. */
import type { AdminRole } from '../../../../contract/accounts.ts';
import {
  OwnersToAsk,
  StaffInvitation,
  StaffList,
  StaffMember,
  StaffPolicy,
} from '../../../../contract/staff.ts';
import type { StaffInviteRequest, StaffPolicyRequest } from '../../../../contract/staff.ts';
import type { AdminCalls } from './calls.ts';
import { segment } from '../../base/path.ts';

export interface AdminStaffLoaders {
  staff(): Promise<StaffList>;
  /** Names of up to three owners whom an admin can ask for a capability. */
  ownersToAsk(): Promise<string[]>;
  /** `role`: null takes it away. */
  setStaffRole(accountNumber: string, version: number, role: AdminRole | null): Promise<StaffMember>;
  setStaffPolicy(request: StaffPolicyRequest): Promise<StaffPolicy>;
  /** Removes the second step of another admin. */
  resetTwoStep(accountNumber: string): Promise<StaffMember>;
  inviteStaff(request: StaffInviteRequest, idempotencyKey: string): Promise<StaffInvitation>;
  withdrawInvitation(id: string): Promise<StaffInvitation>;
}

export function createAdminStaffLoaders({ get, send, remove }: AdminCalls): AdminStaffLoaders {
  return {
    ownersToAsk: async () => (await get('/v1/admin/owners', (json) => OwnersToAsk.parse(json))).owners,
    staff: () => get('/v1/admin/staff', (json) => StaffList.parse(json)),
    setStaffRole: (accountNumber, version, role) =>
      send(`/v1/admin/staff/${accountNumber}/role`, { role }, (json) => StaffMember.parse(json), {
        version,
      }),
    setStaffPolicy: (request) => send('/v1/admin/staff/policy', request, (json) => StaffPolicy.parse(json)),
    resetTwoStep: (accountNumber) =>
      send(`/v1/admin/staff/${accountNumber}/two-step/reset`, {}, (json) => StaffMember.parse(json)),
    inviteStaff: (request, idempotencyKey) =>
      send('/v1/admin/staff/invitations', request, (json) => StaffInvitation.parse(json), {
        idempotencyKey,
      }),
    withdrawInvitation: (id) =>
      remove(`/v1/admin/staff/invitations/${segment(id)}`, (json) => StaffInvitation.parse(json)),
  };
}
