/** Pool interface of both databases, for Kysely and the migration runner. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** One session, lent until it is released. */
export interface DatabaseClient extends PostgresPoolClient {
  /** Runs several statements at once, without parameters. */
  script(sql: string): Promise<void>;
}

export interface DatabasePool extends PostgresPool {
  connect(): Promise<DatabaseClient>;
  /** Number of callers that wait for a session. */
  waiting(): number;
}

/** The database did not answer, or the connection to it broke: what was asked may have happened or not. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** That of PostgreSQL for a failed connection. */
  readonly code = '08006';

  constructor(cause: Error) {
    super('The database does not answer', { cause });
  }
}

/**
 * Statements that begin with this are prepared once on each connection (PostgreSQL). Only for statements of which there are few
 * kinds: each one costs memory in every session.
 */
export const PREPARED = '/*prepared*/ ';
