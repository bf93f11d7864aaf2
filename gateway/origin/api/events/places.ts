/** Places in the outbox, and cursors that name them. */

/** A place between two events: after the event of this transaction with this id. */
export interface FeedPlace {
  xact: string;
  id: number;
}

/** The cursor of a place. */
export const cursorOf = ({ xact, id }: FeedPlace): string => `${xact}-${id}`;

/** The place of a cursor; undefined: it is none. */
export function placeOf(cursor: string): FeedPlace | undefined {
  const [, xact, id] = /^(\d{1,19})-(\d{1,15})$/.exec(cursor) ?? [];
  return xact === undefined ? undefined : { xact, id: Number(id) };
}
