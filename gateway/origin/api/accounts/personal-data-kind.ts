/** What each kind of data about people can do: be given to its owner, and be erased. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { UserRow } from './users.ts';

/** One kind of data about people. Whoever makes a table that holds such data adds an entry to `PERSONAL_DATA`. */
export interface PersonalData {
  name: string;
  /** Everything of it that belongs to the account. */
  read(db: Kysely<Database>, user: UserRow): Promise<unknown>;
  /** Removes it, or what in it tells who it was where the law wants it kept. Runs in the transaction of the deletion. */
  erase(db: Kysely<Database>, user: UserRow): Promise<unknown>;
}
