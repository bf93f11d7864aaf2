/** Setting up the second step of an admin's own account, and taking it away. */
import type { Kysely } from 'kysely';
import type { RecoveryCodes, TwoStep, TwoStepSecret } from '../../../contract/two-step.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { TwoStepSecrets } from './codes.ts';
import { notifyOfTwoStep } from './mails.ts';
import { isTwoStepRequired } from './policy.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { acceptCode } from './second-step.ts';

type Links = Pick<Mailer, 'url'>;

const wrongCode = () => badInput('code', 'is wrong, or was used already', 'INVALID');
const notSetUp = () => new ApiError('CONFLICT', 'The account has no second step');

/** The second step of an account. */
export async function readTwoStep(db: Kysely<Database>, accountNumber: string): Promise<TwoStep> {
  const [row] = await run<{ confirmed_at: Date | null; left: number }>(
    db,
    'select confirmed_at, cardinality(recovery_hashes) as left from two_steps where account_number = $1',
    [accountNumber],
  );
  return {
    since: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: row?.left ?? 0,
    isRequired: await isTwoStepRequired(db),
  };
}

/** Makes a secret, which replaces one that was not confirmed. @throws CONFLICT when the second step is set up already */
export async function beginTwoStep(
  trx: Kysely<Database>,
  secrets: TwoStepSecrets,
  { account_number: accountNumber, email }: { account_number: string; email: string | null },
): Promise<TwoStepSecret> {
  const { secret, uri } = secrets.make(email ?? accountNumber);
  const begun = await run(
    trx,
    `insert into two_steps as t (account_number, totp_secret) values ($1, $2)
     on conflict (account_number) do update set totp_secret = excluded.totp_secret, begun_at = now(), last_step = 0
       where t.confirmed_at is null
     returning 1`,
    [accountNumber, secrets.seal(secret, accountNumber)],
  );
  if (begun.length === 0) throw new ApiError('CONFLICT', 'The account has a second step already');
  return { secret, uri };
}

/** Writes new recovery codes; earlier ones are void. @throws CONFLICT without a second step */
export async function renewRecoveryCodes(
  trx: Kysely<Database>,
  accountNumber: string,
): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  const written = await run(
    trx,
    `update two_steps set recovery_hashes = $2, recovery_made_at = now()
     where account_number = $1 and confirmed_at is not null returning 1`,
    [accountNumber, recoveryCodes.map(hashRecoveryCode)],
  );
  if (written.length === 0) throw notSetUp();
  return { recoveryCodes };
}

/** Turns the second step on by a code of the new secret. @throws 400 on `code` */
export async function confirmTwoStep(
  trx: Kysely<Database>,
  { secrets, mailer }: { secrets: TwoStepSecrets; mailer: Links },
  accountNumber: string,
  code: string,
): Promise<RecoveryCodes> {
  if (!(await acceptCode(trx, secrets, accountNumber, code, false))) throw wrongCode();
  await run(trx, 'update two_steps set confirmed_at = now() where account_number = $1', [accountNumber]);
  await notifyOfTwoStep(trx, mailer, accountNumber, { kind: 'ON' });
  return renewRecoveryCodes(trx, accountNumber);
}

/** Removes the second step of an account. @returns whether there was a confirmed one */
export async function removeTwoStep(trx: Kysely<Database>, accountNumber: string): Promise<boolean> {
  const removed = await run<{ is_on: boolean }>(
    trx,
    'delete from two_steps where account_number = $1 returning confirmed_at is not null as is_on',
    [accountNumber],
  );
  return removed[0]?.is_on === true;
}

/** Turns one's own second step off, by a code. @throws CONFLICT without one, 400 on `code` */
export async function disableTwoStep(
  trx: Kysely<Database>,
  { secrets, mailer }: { secrets: TwoStepSecrets; mailer: Links },
  accountNumber: string,
  code: string,
): Promise<TwoStep> {
  if ((await readTwoStep(trx, accountNumber)).since === null) throw notSetUp();
  if (!(await acceptCode(trx, secrets, accountNumber, code))) throw wrongCode();
  await removeTwoStep(trx, accountNumber);
  await notifyOfTwoStep(trx, mailer, accountNumber, { kind: 'OFF' });
  return readTwoStep(trx, accountNumber);
}
