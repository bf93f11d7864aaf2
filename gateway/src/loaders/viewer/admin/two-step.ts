/** The second step of sign-in of the caller. */
import { Done } from '../../../../contract/accounts.ts';
import { RecoveryCodes, TwoStep, TwoStepSecret } from '../../../../contract/two-step.ts';
import type { TwoStepDisableRequest } from '../../../../contract/two-step.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminTwoStepLoaders {
  twoStep(): Promise<TwoStep>;
  /** Enters the password and makes a secret. */
  beginTwoStep(password: string): Promise<TwoStepSecret>;
  confirmTwoStep(code: string): Promise<RecoveryCodes>;
  /** Enters the password and replaces the recovery codes. */
  renewRecoveryCodes(password: string): Promise<RecoveryCodes>;
  disableTwoStep(request: TwoStepDisableRequest): Promise<TwoStep>;
}

export function createAdminTwoStepLoaders({ get, send }: AdminCalls): AdminTwoStepLoaders {
  const enter = (password: string) => send('/v1/auth/password', { password }, (json) => Done.parse(json));
  const asCodes = (json: unknown): RecoveryCodes => RecoveryCodes.parse(json);
  return {
    twoStep: () => get('/v1/admin/two-step', (json) => TwoStep.parse(json)),
    async beginTwoStep(password) {
      await enter(password);
      return send('/v1/admin/two-step', {}, (json) => TwoStepSecret.parse(json));
    },
    confirmTwoStep: (code) => send('/v1/admin/two-step/confirm', { code }, asCodes),
    async renewRecoveryCodes(password) {
      await enter(password);
      return send('/v1/admin/two-step/recovery-codes', {}, asCodes);
    },
    disableTwoStep: (request) => send('/v1/admin/two-step/disable', request, (json) => TwoStep.parse(json)),
  };
}
