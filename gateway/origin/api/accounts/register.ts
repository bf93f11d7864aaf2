/** Opening an account. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { RegisterRequest } from '../../../contract/accounts.ts';
import type { FieldProblemCode } from '../../../contract/errors.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { newAccountNumber } from './users.ts';
import type { UserRow } from './users.ts';

/** Throws, naming the e-mail address and the phone that other accounts have. */
export async function refuseTaken(
  db: Kysely<Database>,
  given: { email?: string | undefined; phone?: string | undefined },
  exceptId?: number,
): Promise<void> {
  const others = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where((where) =>
      where.or([
        ...(given.email === undefined ? [] : [where('email', '=', given.email.toLowerCase())]),
        ...(given.phone === undefined ? [] : [where('phone', '=', given.phone)]),
      ]),
    )
    .where('id', '!=', exceptId ?? 0)
    .execute();
  const fields: { field: string; message: string; code: FieldProblemCode }[] = [];
  const taken = { message: 'belongs to another account', code: 'TAKEN' } as const;
  if (given.email !== undefined && others.some(({ email }) => email === given.email?.toLowerCase()))
    fields.push({ field: 'email', ...taken });
  if (given.phone !== undefined && others.some(({ phone }) => phone === given.phone))
    fields.push({ field: 'phone', ...taken });
  if (fields.length > 0)
    throw new ApiError(
      'BAD_USER_INPUT',
      fields.map(({ field }) => `${field}: ${taken.message}`).join('; '),
      fields,
    );
}

/** Opens an account and writes its message. Of two at once with one address the database lets one through. */
export async function register(
  { db, mailer, passwords }: Pick<OriginContext, 'db' | 'mailer' | 'passwords'>,
  given: z.output<typeof RegisterRequest>,
): Promise<UserRow> {
  await refuseTaken(db, given);
  const passwordHash = await passwords.hash(given.password);
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
        data: { firstName: given.firstName, shopUrl: mailer.url(`/?lang=${given.language}`) },
      });
      return inserted;
    });
    if (user) return user;
    await refuseTaken(db, given);
    // Else it was the account number, which is drawn anew.
  }
}
