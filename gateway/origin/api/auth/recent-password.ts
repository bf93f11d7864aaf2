/** Dangerous actions need a password that was entered a short while ago. */
import { badInput } from '../../base/errors.ts';
import type { Viewer } from './viewer.ts';

const MINUTES = 15;

/** @throws 400 REQUIRED on `password` when it was last entered over 15 minutes ago: POST /v1/auth/password, then repeat */
export function requireRecentPassword({ passwordAt }: Pick<Viewer, 'passwordAt'>): void {
  if (passwordAt.getTime() < Date.now() - MINUTES * 60_000)
    throw badInput('password', `was last entered over ${MINUTES} minutes ago`, 'REQUIRED');
}
