/** A kind of personal data: how it is exported to its owner, and how it is erased. */
import type { Kysely, Selectable } from 'kysely';
import type { UsersTable } from '../db/tables-people.ts';
import type { Database } from '../db/tables.ts';

type UserRow = Selectable<UsersTable>;

/** One kind of personal data. A table that holds such data needs an entry in `PERSONAL_DATA`. */
export interface PersonalData {
  name: string;
  /** All of it that belongs to the account. */
  read(db: Kysely<Database>, user: UserRow): Promise<unknown>;
  /** Removes it, or anonymises it where the law requires the record. Runs in the transaction of the deletion. */
  erase(db: Kysely<Database>, user: UserRow): Promise<unknown>;
}
