/** Permissions: the second step of sign-in. All of it is the caller's own. */
import type { Access } from '../access.ts';

export const adminTwoStepPermissions = {
  'Mutation.twoStepBegin': 'enrolment',
  'Mutation.twoStepConfirm': 'enrolment',
  'Mutation.twoStepDisable': 'staff:read',
  'Mutation.twoStepRecoveryCodesRenew': 'staff:read',
  'Query.ownTwoStep': 'enrolment',
  'TwoStep.isRequired': 'enrolment',
  'TwoStep.recoveryCodesLeft': 'enrolment',
  'TwoStep.since': 'enrolment',
  'TwoStepBeginPayload.secret': 'enrolment',
  'TwoStepBeginPayload.userErrors': 'public',
  'TwoStepConfirmPayload.recoveryCodes': 'enrolment',
  'TwoStepConfirmPayload.userErrors': 'public',
  'TwoStepDisablePayload.twoStep': 'staff:read',
  'TwoStepDisablePayload.userErrors': 'public',
  'TwoStepRecoveryCodesRenewPayload.recoveryCodes': 'staff:read',
  'TwoStepRecoveryCodesRenewPayload.userErrors': 'public',
  'TwoStepSecret.secret': 'enrolment',
  'TwoStepSecret.uri': 'enrolment',
} as const satisfies Record<string, Access>;
