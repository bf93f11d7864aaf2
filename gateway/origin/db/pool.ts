/** Pool interface of both databases, for Kysely and the migration runner. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** One session, lent until it is released. */
export interface DatabaseClient extends PostgresPoolClient {
  /** Runs several statements at once, without parameters. */
  script(sql: string): Promise<void>;
}

export interface DatabasePool extends PostgresPool {
  connect(): Promise<DatabaseClient>;
}

/**
 * Statements that begin with this are prepared once on each connection (PostgreSQL). Only for statements of which there are few
 * kinds: each one costs memory in every session.
 */
export const PREPARED = '/*prepared*/ ';
