/** Places of subscriptions in the outbox, as cursors. */
import { badInput } from '../../base/errors.ts';
import type { FeedPlace } from '../events/feed.ts';

/** The cursor of an event. */
export const cursorOf = ({ xact, id }: FeedPlace): string => `${xact}-${id}`;

/** The event of a cursor. @throws BAD_USER_INPUT naming `from` */
export function placeOf(cursor: string): FeedPlace {
  const [, xact, id] = /^(\d{1,19})-(\d{1,15})$/.exec(cursor) ?? [];
  if (xact === undefined) throw badInput('from', 'is not the cursor of an event', 'INVALID');
  return { xact, id: Number(id) };
}
