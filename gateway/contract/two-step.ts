/** REST v1 messages of the second step of admins: their own set-up (extended contract). */
import { z } from 'zod';
import { GivenPassword, TwoStepCode } from './accounts.ts';
import { Instant } from './common.ts';
import { CHANGED } from './versions.ts';

/** GET /v1/admin/two-step: the caller's second step. */
export const TwoStep = z
  .object({
    since: Instant.nullable().describe('Since when sign-in asks for a second step; null: it does not.'),
    recoveryCodesLeft: z.int().min(0).describe('Recovery codes that were not used yet.'),
    isRequired: z.boolean().describe('Whether the shop requires a second step of all admins.'),
    ...CHANGED,
  })
  .meta({ id: 'TwoStep' });
export type TwoStep = z.infer<typeof TwoStep>;

/** Response of POST /v1/admin/two-step: what an authenticator application needs. It is never returned again. */
export const TwoStepSecret = z
  .object({
    secret: z.string().describe('The secret in base32, to be typed.'),
    uri: z.string().describe('The secret as otpauth:// URI, to be shown as QR code.'),
    ...CHANGED,
  })
  .meta({ id: 'TwoStepSecret' });
export type TwoStepSecret = z.infer<typeof TwoStepSecret>;

/** Body of POST /v1/admin/two-step/confirm: a code of the application that was set up. */
export const TwoStepConfirmRequest = z
  .strictObject({ code: TwoStepCode })
  .meta({ id: 'TwoStepConfirmRequest' });
export type TwoStepConfirmRequest = z.input<typeof TwoStepConfirmRequest>;

/** Recovery codes, each of which replaces one code of the application. They are returned once. */
export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()), ...CHANGED })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Body of POST /v1/admin/two-step/disable. */
export const TwoStepDisableRequest = z
  .strictObject({ password: GivenPassword, code: TwoStepCode })
  .meta({ id: 'TwoStepDisableRequest' });
export type TwoStepDisableRequest = z.input<typeof TwoStepDisableRequest>;
