/** Signing in by the second step. */
import type { SecondStepRequest, SignedIn } from '../../../contract/accounts.ts';
import { badInput } from '../../base/errors.ts';
import { knownDevice } from './devices.ts';
import { countTry, undoTry } from './lock.ts';
import { beginSession } from './sessions.ts';
import type { OriginContext } from '../context.ts';
import { accountOfChallenge, closeChallenge } from '../two-step/challenges.ts';
import { notifyOfTwoStep } from '../two-step/mails.ts';
import { acceptCode } from '../two-step/second-step.ts';

/** Under which tries are counted. No sign-in name begins with a line break, so that no one can lock the second step by names. */
const triesOf = (accountNumber: string): string => `\nsecond step of ${accountNumber}`;

/**
 * Answers a challenge with a code, once. Wrong codes are limited as wrong passwords are.
 * @param network of the client, as returned by clientNetwork
 * @throws 400 on `challenge` EXPIRED, on `code` INVALID; RATE_LIMITED
 */
export async function answerChallenge(
  context: Pick<OriginContext, 'db' | 'tokens' | 'mailer' | 'twoStep'>,
  given: SecondStepRequest,
  network: string,
): Promise<SignedIn> {
  const { db, mailer, twoStep } = context;
  const expired = badInput('challenge', 'is not valid any more', 'EXPIRED');
  const user = await accountOfChallenge(db, given.challenge);
  if (!user) throw expired;
  const origin = { network, device: await knownDevice(db, user.id, given.deviceToken) };
  const tries = triesOf(user.account_number);
  await countTry(db, tries, origin);
  await db.transaction().execute(async (trx) => {
    if (!(await closeChallenge(trx, given.challenge))) throw expired;
    const accepted = await acceptCode(trx, twoStep, user.account_number, given.code);
    // The challenge stays for the next try.
    if (!accepted) throw badInput('code', 'is wrong, or was used already', 'INVALID');
    if (accepted.kind === 'recovery')
      await notifyOfTwoStep(trx, mailer, user.account_number, { kind: 'RECOVERY', left: accepted.left });
  });
  await undoTry(db, tries, origin);
  return beginSession(context, user, { userAgent: given.userAgent, deviceToken: given.deviceToken });
}
