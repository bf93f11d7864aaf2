/** Paths of admins' second step. */
import { z } from 'zod';
import { AccountNumber } from '../../../contract/accounts.ts';
import { StaffMember } from '../../../contract/staff.ts';
import {
  RecoveryCodes,
  TwoStep,
  TwoStepConfirmRequest,
  TwoStepDisableRequest,
  TwoStepSecret,
} from '../../../contract/two-step.ts';
import { checkPassword } from './profile.ts';
import { resetTwoStep } from './two-step-reset.ts';
import { findUser } from './users.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  disableTwoStep,
  readTwoStep,
  renewRecoveryCodes,
} from '../two-step/enrolment.ts';

export const twoStepRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/two-step',
    summary: 'The caller’s second step of sign-in.',
    query: z.strictObject({}),
    response: TwoStep,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { viewer }): Promise<TwoStep> => readTwoStep(db, signedIn(viewer).accountNumber),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/two-step',
    summary: `Begins to set up the second step: returns the secret for an authenticator application. Sign-in asks for codes once one is confirmed. ${NEEDS_RECENT_PASSWORD}`,
    response: TwoStepSecret,
    write: { action: 'two-step.begin', hasSecrets: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: async ({ db, twoStep }, { viewer, write }): Promise<TwoStepSecret> => {
      requireRecentPassword(signedIn(viewer));
      const user = await findUser(db, signedIn(viewer).accountNumber);
      return write((trx) => beginTwoStep(trx, twoStep, user));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/two-step/confirm',
    summary: 'Turns the second step on by a code; returns ten recovery codes, once.',
    body: TwoStepConfirmRequest,
    response: RecoveryCodes,
    write: { action: 'two-step.confirm', hasSecrets: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    handle: async ({ twoStep, mailer, limits }, { body, viewer, write }): Promise<RecoveryCodes> => {
      const { accountNumber } = signedIn(viewer);
      await limits.take('codes by account', accountNumber);
      return write((trx) => confirmTwoStep(trx, { secrets: twoStep, mailer }, accountNumber, body.code));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/two-step/recovery-codes',
    summary: `Returns ten new recovery codes, once; earlier ones are void. ${NEEDS_RECENT_PASSWORD}`,
    response: RecoveryCodes,
    write: { action: 'two-step.codes', hasSecrets: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: async (_, { viewer, write }): Promise<RecoveryCodes> => {
      requireRecentPassword(signedIn(viewer));
      return write((trx, { actor }) => renewRecoveryCodes(trx, actor.accountNumber));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/two-step/disable',
    summary: 'Turns the second step off, by the password and a code.',
    body: TwoStepDisableRequest,
    response: TwoStep,
    write: { action: 'two-step.disable', hasSecrets: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { body, viewer, write }): Promise<TwoStep> => {
      const { accountNumber } = signedIn(viewer);
      const { twoStep: secrets, mailer, limits } = context;
      await limits.take('codes by account', accountNumber);
      await checkPassword(context, await findUser(context.db, accountNumber), body.password);
      return write((trx) => disableTwoStep(trx, { secrets, mailer }, accountNumber, body.code));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/staff/:accountNumber/two-step/reset',
    summary: `Removes the second step of another admin, ends all sessions of that account and notifies its holder. ${NEEDS_RECENT_PASSWORD}`,
    params: z.strictObject({ accountNumber: AccountNumber }),
    response: StaffMember,
    write: { action: 'two-step.reset' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async ({ mailer }, { params, viewer, write }): Promise<StaffMember> => {
      requireRecentPassword(signedIn(viewer));
      return write((trx, { actor }) => resetTwoStep(trx, mailer, actor, params.accountNumber));
    },
  }),
];
