/** REST v1 messages of admins and their invitations (extended contract). */
import { z } from 'zod';
import { AccountNumber, AdminRole } from './accounts.ts';
import { EntityId, Instant } from './common.ts';
import { MOST_OWNERS } from './errors.ts';
import { Email, LinkToken } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { CHANGED, Version } from './versions.ts';

/** An admin. */
export const StaffMember = z
  .object({
    accountNumber: AccountNumber,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    role: AdminRole.nullable().describe('null, in the response to a change only: not an admin any more.'),
    twoStepSince: Instant.nullable().describe(
      'Since when sign-in asks for a second step; null: it does not.',
    ),
    lastSeenAt: Instant.nullable().describe('When one of its sessions was last used.'),
    createdAt: Instant,
    version: Version,
    ...CHANGED,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

/** An invitation that was not accepted yet. */
export const StaffInvitation = z
  .object({
    _id: EntityId,
    email: z.string(),
    role: AdminRole,
    invitedBy: AccountNumber,
    createdAt: Instant,
    expiresAt: Instant,
    ...CHANGED,
  })
  .meta({ id: 'StaffInvitation' });
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** Rules for admins. */
export const StaffPolicy = z
  .object({
    isTwoStepRequired: z
      .boolean()
      .describe('Whether admins without a second step can do nothing before they have set one up.'),
    ...CHANGED,
  })
  .meta({ id: 'StaffPolicy' });
export type StaffPolicy = z.infer<typeof StaffPolicy>;

/** Body of POST /v1/admin/staff/policy. */
export const StaffPolicyRequest = z
  .strictObject({ isTwoStepRequired: z.boolean() })
  .meta({ id: 'StaffPolicyRequest' });
export type StaffPolicyRequest = z.input<typeof StaffPolicyRequest>;

/** GET /v1/admin/owners: names of owners of the shop whom an admin can ask for a capability. */
export const OwnersToAsk = z
  .object({ owners: z.array(z.string()).max(MOST_OWNERS) })
  .meta({ id: 'OwnersToAsk' });
export type OwnersToAsk = z.infer<typeof OwnersToAsk>;

/** GET /v1/admin/staff: admins by name, and open invitations, newest first. */
export const StaffList = z
  .object({ members: z.array(StaffMember), invitations: z.array(StaffInvitation), policy: StaffPolicy })
  .meta({ id: 'StaffList' });
export type StaffList = z.infer<typeof StaffList>;

/** Body of POST /v1/admin/staff/{accountNumber}/role. */
export const StaffRoleRequest = z
  .strictObject({ role: AdminRole.nullable().describe('null: not an admin any more.') })
  .meta({ id: 'StaffRoleRequest' });
export type StaffRoleRequest = z.input<typeof StaffRoleRequest>;

/** Body of POST /v1/admin/staff/invitations. */
export const StaffInviteRequest = z
  .strictObject({
    email: Email,
    role: AdminRole,
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the message.'),
  })
  .meta({ id: 'StaffInviteRequest' });
export type StaffInviteRequest = z.input<typeof StaffInviteRequest>;

/** Body of POST /v1/user/staff-invitation: the token of the link in the message. */
export const StaffAcceptRequest = z.strictObject({ token: LinkToken }).meta({ id: 'StaffAcceptRequest' });
export type StaffAcceptRequest = z.input<typeof StaffAcceptRequest>;

export const StaffAccepted = z.object({ role: AdminRole }).meta({ id: 'StaffAccepted' });
export type StaffAccepted = z.infer<typeof StaffAccepted>;
