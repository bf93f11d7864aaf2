/** Positions in the log of the REST API's database, by which reads from a copy of it are never older than what their caller knows. */

/**
 * Response header of a write and of the event feed: the position that a copy has to have replayed to show what the response tells. Request
 * header of a read: the latest one that the caller has seen. Absent where the REST API reads from no copy.
 */
export const DATABASE_POSITION_HEADER = 'x-database-position';

/** `16/B374D848`: PostgreSQL's way of writing a position (pg_lsn). */
const POSITION = /^([\dA-Fa-f]{1,8})\/([\dA-Fa-f]{1,8})$/;

/** Returns a position as a number that can be compared; undefined when it is malformed. */
export function parsePosition(given: unknown): bigint | undefined {
  const [, high, low] = (typeof given === 'string' && POSITION.exec(given)) || [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
