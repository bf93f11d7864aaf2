/** The second step of sign-in of the caller. */
import { RecoveryCodes, TwoStep, TwoStepSecret } from '../../../../contract/two-step.ts';
import type { TwoStepDisableRequest } from '../../../../contract/two-step.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminTwoStepLoaders {
  twoStep(): Promise<TwoStep>;
  /** Makes a secret. Needs a recent password. */
  beginTwoStep(): Promise<TwoStepSecret>;
  confirmTwoStep(code: string): Promise<RecoveryCodes>;
  /** Replaces the recovery codes. Needs a recent password. */
  renewRecoveryCodes(): Promise<RecoveryCodes>;
  disableTwoStep(request: TwoStepDisableRequest): Promise<TwoStep>;
}

export function createAdminTwoStepLoaders({ get, send }: AdminCalls): AdminTwoStepLoaders {
  const asCodes = (json: unknown): RecoveryCodes => RecoveryCodes.parse(json);
  return {
    twoStep: () => get('/v1/admin/two-step', (json) => TwoStep.parse(json)),
    beginTwoStep: () => send('/v1/admin/two-step', {}, (json) => TwoStepSecret.parse(json)),
    confirmTwoStep: (code) => send('/v1/admin/two-step/confirm', { code }, asCodes),
    renewRecoveryCodes: () => send('/v1/admin/two-step/recovery-codes', {}, asCodes),
    disableTwoStep: (request) => send('/v1/admin/two-step/disable', request, (json) => TwoStep.parse(json)),
  };
}
