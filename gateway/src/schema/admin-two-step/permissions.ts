/** Permissions: the second step of sign-in. All of it is the caller's own. */
import type { Access } from '../access.ts';

export const adminTwoStepPermissions = {
  'Mutation.twoStepBegin': 'staff:read',
  'Mutation.twoStepConfirm': 'staff:read',
  'Mutation.twoStepDisable': 'staff:read',
  'Mutation.twoStepRecoveryCodesRenew': 'staff:read',
  'Query.ownTwoStep': 'staff:read',
  'TwoStep.isRequired': 'staff:read',
  'TwoStep.recoveryCodesLeft': 'staff:read',
  'TwoStep.since': 'staff:read',
  'TwoStepBeginPayload.secret': 'staff:read',
  'TwoStepBeginPayload.userErrors': 'public',
  'TwoStepConfirmPayload.recoveryCodes': 'staff:read',
  'TwoStepConfirmPayload.userErrors': 'public',
  'TwoStepDisablePayload.twoStep': 'staff:read',
  'TwoStepDisablePayload.userErrors': 'public',
  'TwoStepRecoveryCodesRenewPayload.recoveryCodes': 'staff:read',
  'TwoStepRecoveryCodesRenewPayload.userErrors': 'public',
  'TwoStepSecret.secret': 'staff:read',
  'TwoStepSecret.uri': 'staff:read',
} as const satisfies Record<string, Access>;
