/** The second step of an account: whether it has one, and accepting its codes. */
import type { Kysely } from 'kysely';
import { bareNumber } from '../../../contract/rules/digits.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { TwoStepSecrets } from './codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Whether sign-in to an account asks for a second step. */
export async function hasSecondStep(db: Kysely<Database>, accountNumber: string): Promise<boolean> {
  const rows = await run(
    db,
    'select 1 from two_steps where account_number = $1 and confirmed_at is not null',
    [accountNumber],
  );
  return rows.length > 0;
}

/** What was accepted; `left`: recovery codes that remain. */
export type Accepted = { kind: 'code' } | { kind: 'recovery'; left: number };

/**
 * Accepts a code of the application, or a recovery code, once: of concurrent requests with the same code one succeeds. Codes of earlier time
 * steps than the last accepted one are refused.
 * @param isConfirmed false: of a set-up that is not confirmed yet, by a code of the application alone
 * @returns undefined: the code is wrong or was used
 */
export async function acceptCode(
  trx: Kysely<Database>,
  secrets: TwoStepSecrets,
  accountNumber: string,
  typed: string,
  isConfirmed = true,
): Promise<Accepted | undefined> {
  const digits = bareNumber(typed);
  const state = isConfirmed ? 'is not null' : 'is null';
  if (/^\d{6}$/.test(digits)) {
    const [row] = await run<{ totp_secret: string }>(
      trx,
      `select totp_secret from two_steps where account_number = $1 and confirmed_at ${state}`,
      [accountNumber],
    );
    const step = row && secrets.stepOf(row.totp_secret, accountNumber, digits);
    if (step === undefined) return undefined;
    const accepted = await run(
      trx,
      `update two_steps set last_step = $2
       where account_number = $1 and confirmed_at ${state} and totp_secret = $3 and last_step < $2 returning 1`,
      [accountNumber, step, row?.totp_secret],
    );
    return accepted.length > 0 ? { kind: 'code' } : undefined;
  }
  if (!isConfirmed) return undefined;
  const [used] = await run<{ left: number }>(
    trx,
    `update two_steps set recovery_hashes = array_remove(recovery_hashes, $2)
     where account_number = $1 and confirmed_at is not null and $2 = any (recovery_hashes)
     returning cardinality(recovery_hashes) as left`,
    [accountNumber, hashRecoveryCode(typed)],
  );
  return used && { kind: 'recovery', left: used.left };
}
