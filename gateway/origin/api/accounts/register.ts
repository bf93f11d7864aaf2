/** Registration of an account. */
import { paths } from '../../../contract/rules/paths.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { RegisterRequest } from '../../../contract/accounts.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { COMMON_PASSWORD, isCommonPassword } from '../auth/common-passwords.ts';
import { fieldErrors } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { newAccountNumber } from './users.ts';
import type { UserRow } from './users.ts';

/** The e-mail address and the phone that already belong to other accounts. */
async function takenFields(
  db: Kysely<Database>,
  given: { email?: string | undefined; phone?: string | undefined },
  exceptId = 0,
): Promise<FieldProblems> {
  const { phone } = given;
  const email = given.email?.toLowerCase();
  if (email === undefined && phone === undefined) return [];
  const others = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where((where) =>
      where.or([
        ...(email === undefined ? [] : [where('email', '=', email)]),
        ...(phone === undefined ? [] : [where('phone', '=', phone)]),
      ]),
    )
    .where('id', '!=', exceptId)
    .execute();
  const taken = { message: 'belongs to another account', code: 'TAKEN' } as const;
  return [
    ...(email !== undefined && others.some((other) => other.email === email)
      ? [{ field: 'email', ...taken }]
      : []),
    ...(phone !== undefined && others.some((other) => other.phone === phone)
      ? [{ field: 'phone', ...taken }]
      : []),
  ];
}

/** Throws, naming the e-mail address and the phone that belong to other accounts. */
export async function refuseTaken(
  db: Kysely<Database>,
  given: { email?: string | undefined; phone?: string | undefined },
  exceptId?: number,
): Promise<void> {
  const fields = await takenFields(db, given, exceptId);
  if (fields.length > 0) throw fieldErrors(fields);
}

/** Errors of a registration besides its malformed fields: taken address or phone, a password that is too common. */
async function refusals(
  db: Kysely<Database>,
  given: { email?: string | undefined; phone?: string | undefined; password?: string | undefined },
): Promise<FieldProblems> {
  return [
    ...(await takenFields(db, given)),
    ...(given.password !== undefined && isCommonPassword(given.password)
      ? [{ field: 'password', ...COMMON_PASSWORD }]
      : []),
  ];
}

/**
 * As `refusals`, for a registration with malformed fields: so that a form marks all errors at once. Whether an
 * address is taken is answered within the same rate limits as a registration.
 * @param client as returned by clientKey
 */
export async function registrationProblems(
  { db, limits }: Pick<OriginContext, 'db' | 'limits'>,
  body: Readonly<Record<string, unknown>>,
  client: string,
): Promise<FieldProblems> {
  const { email, phone, password } = RegisterRequest.shape;
  const mayTell = limits.tryTake('registration checks by client', client);
  return refusals(db, {
    email: mayTell ? email.safeParse(body['email']).data : undefined,
    phone: mayTell ? phone.safeParse(body['phone']).data : undefined,
    password: password.safeParse(body['password']).data,
  });
}

/**
 * Creates an account and queues its mail. Of two concurrent requests with one address the database accepts one.
 * @param network of the client, as returned by clientNetwork
 */
export async function register(
  { db, mailer, passwords }: Pick<OriginContext, 'db' | 'mailer' | 'passwords'>,
  given: z.output<typeof RegisterRequest>,
  network: string,
): Promise<UserRow> {
  const problems = await refusals(db, given);
  if (problems.length > 0) throw fieldErrors(problems);
  const passwordHash = await passwords.hash(given.password, { key: network, isKnown: false });
  for (;;) {
    const user = await db.transaction().execute(async (trx) => {
      const inserted = await trx
        .insertInto('users')
        .values({
          account_number: newAccountNumber(),
          first_name: given.firstName,
          last_name: given.lastName,
          email: given.email.toLowerCase(),
          phone: given.phone,
          password_hash: passwordHash,
          language: given.language,
          newsletter: given.newsletter,
          admin_role: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!inserted) return undefined;
      await queueMail(trx, {
        to: given.email,
        language: given.language,
        template: 'account',
        data: { firstName: given.firstName, shopUrl: mailer.url(paths.home(given.language)) },
      });
      return inserted;
    });
    if (user) return user;
    await refuseTaken(db, given);
    // Otherwise it was the account number, which is drawn again.
  }
}
