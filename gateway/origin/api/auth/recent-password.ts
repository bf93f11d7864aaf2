/** Dangerous actions need a password that was entered a short while ago. */
import { RECENT_PASSWORD_MINUTES } from '../../../contract/rules/sessions.ts';
import { badInput } from '../../base/errors.ts';
import type { Viewer } from './viewer.ts';

/** For summaries of paths. */
export const NEEDS_RECENT_PASSWORD = `Needs a password entered within ${RECENT_PASSWORD_MINUTES} minutes.`;

/** @throws 400 PASSWORD_REQUIRED on `password` when it was entered too long ago: POST /v1/auth/password, then repeat */
export function requireRecentPassword({ passwordAt }: Pick<Viewer, 'passwordAt'>): void {
  if (passwordAt.getTime() < Date.now() - RECENT_PASSWORD_MINUTES * 60_000)
    throw badInput(
      'password',
      `was last entered over ${RECENT_PASSWORD_MINUTES} minutes ago`,
      'PASSWORD_REQUIRED',
    );
}
