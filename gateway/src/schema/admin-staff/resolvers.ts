/** Admins and their invitations. */
import { adminLoaders, requireViewer } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminStaffResolvers: Resolvers = {
  Query: {
    adminStaff: async (_parent, _args, context) => (await adminLoaders(context).staff()).members,
    adminStaffInvitations: async (_parent, _args, context) =>
      (await adminLoaders(context).staff()).invitations,
    adminStaffPolicy: async (_parent, _args, context) => (await adminLoaders(context).staff()).policy,
  },
  Mutation: {
    staffRoleSet: async (_, { input }, context) => {
      const key = readKey(input.id, 'StaffMember', 'input.id');
      const call = adminLoaders(context).setStaffRole(key, input.version, input.role ?? null);
      const { value, userErrors } = await attempt(call);
      return { member: value, change: changeOf(value?.change), userErrors };
    },
    staffPolicySet: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(adminLoaders(context).setStaffPolicy({ ...input }));
      return { policy: value, change: changeOf(value?.change), userErrors };
    },
    staffTwoStepReset: async (_, { input }, context) => {
      const key = readKey(input.id, 'StaffMember', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).resetTwoStep(key));
      return { member: value, change: changeOf(value?.change), userErrors };
    },
    staffInvite: async (_, { input }, context) => {
      const { idempotencyKey, ...request } = input;
      const { value, userErrors } = await attempt(
        adminLoaders(context).inviteStaff(request, idempotencyKey),
        {
          'Idempotency-Key': 'idempotencyKey',
        },
      );
      return { invitation: value, userErrors };
    },
    staffInvitationWithdraw: async (_, { input }, context) => {
      const key = readKey(input.id, 'StaffInvitation', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).withdrawInvitation(key));
      return { withdrawnId: value && input.id, userErrors };
    },
    staffInvitationAccept: async (_, { input }, context) => {
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.acceptInvitation({ token: input.token }));
      return { role: value && value.role, userErrors };
    },
  },
  StaffMember: {
    id: ({ accountNumber }) => toGlobalId('StaffMember', accountNumber),
  },
  StaffInvitation: {
    id: ({ _id }) => toGlobalId('StaffInvitation', _id),
  },
};
