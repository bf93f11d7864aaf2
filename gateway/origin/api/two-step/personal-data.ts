/** The second step of an account. */
import type { PersonalData } from '../../base/personal-data.ts';
import { run } from '../../base/sql.ts';
import { closeChallenges } from './challenges.ts';

export const TWO_STEP_DATA: PersonalData = {
  name: 'second step of sign-in',
  read: (db, user) =>
    run(
      db,
      `select confirmed_at as "since", cardinality(recovery_hashes) as "recoveryCodesLeft" from two_steps where account_number = $1`,
      [user.account_number],
    ),
  async erase(db, user) {
    await closeChallenges(db, user.id);
    await run(db, 'delete from two_steps where account_number = $1', [user.account_number]);
  },
};
