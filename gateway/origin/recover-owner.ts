/** `npm run owner:recover -- EMAIL`: removes the second step of an owner who has lost the device and the recovery codes. */
import { parseArgs } from 'node:util';
import { readEnvFile } from '../service/settings.ts';
import { recoverOwner } from './api/accounts/two-step-reset.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createMailer } from './mail/mailer.ts';

const USAGE = 'npm run owner:recover -- EMAIL: removes the second step of sign-in of an owner.';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    const unused = (): void => undefined;
    // The message about it is queued; the shop sends it.
    const mailer = createMailer(database.db, config, { onProblem: unused, onError: unused });
    await recoverOwner(database.db, mailer, email);
    process.stdout.write(
      `${email} signs in with the password alone now. All sessions of the account have ended.\n`,
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
  process.exitCode = 1;
}
