/** Paths of admins and their invitations. */
import { z } from 'zod';
import { AccountNumber } from '../../../contract/accounts.ts';
import { EntityId } from '../../../contract/common.ts';
import {
  OwnersToAsk,
  StaffAccepted,
  StaffAcceptRequest,
  StaffInvitation,
  StaffInviteRequest,
  StaffList,
  StaffMember,
  StaffPolicy,
  StaffPolicyRequest,
  StaffRoleRequest,
} from '../../../contract/staff.ts';
import { ownersToAsk } from '../auth/owners.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { requireTwoStep } from '../two-step/policy.ts';
import { accept, changeRole, invite, listStaff, withdraw } from './members.ts';

export const staffRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/owners',
    summary: 'Names of owners of the shop, whom an admin can ask for a capability.',
    query: z.strictObject({}),
    response: OwnersToAsk,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }): Promise<OwnersToAsk> => ({ owners: await ownersToAsk(db) }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/staff',
    summary: 'Admins by name, and open invitations.',
    query: z.strictObject({}),
    response: StaffList,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }): Promise<StaffList> => listStaff(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/staff/:accountNumber/role',
    summary: `Changes or takes away the role of an admin, effective with its next request. The last owner stays one. For the role Owner: ${NEEDS_RECENT_PASSWORD}`,
    params: z.strictObject({ accountNumber: AccountNumber }),
    body: StaffRoleRequest,
    response: StaffMember,
    write: {
      action: 'staff.role',
      row: ({ accountNumber }) => ({ table: 'users', key: { account_number: accountNumber }, what: 'Admin' }),
    },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<StaffMember> =>
      write((trx, { actor }) => changeRole(trx, actor, params.accountNumber, body.role)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/staff/policy',
    summary: `Sets whether admins need a second step; those without one can then do nothing but set it up. ${NEEDS_RECENT_PASSWORD}`,
    body: StaffPolicyRequest,
    response: StaffPolicy,
    write: { action: 'two-step.require' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (_, { body, write }): Promise<StaffPolicy> =>
      write((trx, { actor }) => {
        requireRecentPassword(actor);
        return requireTwoStep(trx, body.isTwoStepRequired);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/staff/invitations',
    summary: `Invites an e-mail address to become an admin; the link in the message is valid for seven days. For the role Owner: ${NEEDS_RECENT_PASSWORD}`,
    body: StaffInviteRequest,
    response: StaffInvitation,
    write: { action: 'staff.invite', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: async ({ mailer }, { body, write }): Promise<StaffInvitation> =>
      write((trx, { actor }) => invite(trx, mailer, actor, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/staff/invitations/:id',
    summary: 'Withdraws an open invitation.',
    params: z.strictObject({ id: EntityId }),
    response: StaffInvitation,
    write: { action: 'staff.withdraw' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, write }): Promise<StaffInvitation> =>
      write((trx) => withdraw(trx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/user/staff-invitation',
    summary: 'Makes the account an admin by an invitation that was sent to its e-mail address.',
    body: StaffAcceptRequest,
    response: StaffAccepted,
    errors: ['UNAUTHENTICATED', 'CONFLICT'],
    handle: async ({ db }, { body, viewer }): Promise<StaffAccepted> =>
      accept(db, signedIn(viewer), body.token),
  }),
];
