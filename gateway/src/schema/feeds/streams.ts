/**
 * Streams of events for one person each. Before anything is told, who listens is read anew with their own token: a session that has
 * ended, or an admin who is none any more, ends the stream instead.
 */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { FeedEvent } from '../../../contract/events.ts';
import type { Order } from '../../../contract/orders.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { ViewerLoaders } from '../../loaders/viewer/account.ts';
import type { Broadcast } from '../../notifications/broadcast.ts';
import type { HeldSlot } from '../../notifications/slots.ts';
import { Stream } from '../../notifications/stream.ts';
import { ViewerModel } from '../account/viewer.ts';
import { badInput } from '../base/input.ts';
import type { GatewayContext } from '../context.ts';

/** Events that may wait for a slow reader: of a feed, and of an order, each of which is a whole order. */
const MOST_WAITING = 500;
const MOST_ORDERS_WAITING = 20;
/** How often a session is looked at while nothing happens (ms). */
const SESSION_CHECK = 30_000;
/** Pages of the past that one stream may ask for; further back, it begins again behind what it was told. */
const MOST_PAGES = 20;

/** What a stream needs; its slot is taken. `end` ends it when another client needs the slot more. */
function openTo(
  context: GatewayContext,
  end: () => void,
): { broadcast: Broadcast; fresh: () => ViewerLoaders; slot: HeldSlot } {
  const { events: broadcast, token } = context;
  if (broadcast === undefined || token === undefined)
    throw new GraphQLError('This shop tells nothing as it happens', {
      extensions: { code: GATEWAY_CODES.notSupported },
    });
  return { broadcast, fresh: () => context.openViewer(token), slot: context.takeStream(end) };
}

/** A refusal ends a stream; a fault of the REST API does not: the next look will tell. */
const isRefusal = (error: unknown): boolean => error instanceof UpstreamError && !error.isFault;

/** Ends a stream with its client and its session. */
function tie<T>(stream: Stream<T>, context: GatewayContext, check: () => Promise<unknown>): () => void {
  const leave = (): void => void stream.return();
  const { signal } = context;
  signal?.addEventListener('abort', leave, { once: true });
  const timer = setInterval(() => {
    check().catch((error: unknown) => {
      if (isRefusal(error) || error instanceof GraphQLError) stream.end();
    });
  }, SESSION_CHECK).unref();
  if (signal?.aborted) leave();
  return () => {
    clearInterval(timer);
    signal?.removeEventListener('abort', leave);
  };
}

/** An order of the own account: as it is now, then after each change. Throws what reading it throws. */
export async function orderUpdates(id: string, context: GatewayContext): Promise<Stream<Order>> {
  const { broadcast, fresh, slot } = openTo(context, () => stream.end());
  let isReading = false;
  let isStale = false;
  const read = async (): Promise<void> => {
    // Changes that come while one is being read are told by one more reading.
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale && !stream.isOver) {
        isStale = false;
        stream.push(await fresh().order(id));
      }
    } catch (error) {
      if (isRefusal(error)) stream.end();
    } finally {
      isReading = false;
    }
  };
  const stop = broadcast.listen({
    events: (events) => {
      if (events.some(({ data }) => data['orderId'] === id)) void read();
    },
    missed: () => void read(),
    closed: () => stream.end(),
  });
  let untie: () => void = () => undefined;
  const stream = new Stream<Order>(MOST_ORDERS_WAITING, () => {
    stop();
    untie();
    slot.release();
  });
  try {
    const loaders = fresh();
    const [order, { accountNumber }] = await Promise.all([loaders.order(id), loaders.me()]);
    slot.assign(accountNumber);
    stream.push(order);
  } catch (error) {
    stream.end();
    throw error;
  }
  untie = tie(stream, context, () => fresh().me());
  if (stream.isOver) untie();
  return stream;
}

/** Events whose type begins with a word, behind a cursor where one is given. */
export async function feedOf(
  prefix: 'order.' | 'ticket.',
  after: string | null | undefined,
  context: GatewayContext,
): Promise<Stream<FeedEvent>> {
  const { broadcast, fresh, slot } = openTo(context, () => stream.end());
  const checkAdmin = async (): Promise<string> => {
    const loaders = fresh();
    const user = await loaders.me();
    if (!new ViewerModel(user, loaders).isAdmin) throw new GraphQLError('Not allowed');
    return user.accountNumber;
  };
  /** What was told from the past, and comes again from the present. */
  const told = new Set<string>();
  let work: Promise<void> = Promise.resolve();
  const tell = (events: readonly FeedEvent[]): void => {
    const wanted = events.filter(({ type, id }) => type.startsWith(prefix) && !told.has(id));
    if (wanted.length === 0) return;
    work = tellBehind(work, wanted);
  };
  const tellBehind = async (earlier: Promise<void>, wanted: readonly FeedEvent[]): Promise<void> => {
    await earlier;
    try {
      await checkAdmin();
      for (const event of wanted) if (!told.has(event.id)) stream.push(event);
    } catch {
      // Nothing is told unchecked: who asks again goes on behind the last event that came.
      stream.end();
    }
  };
  const stop = broadcast.listen({ events: tell, missed: () => stream.end(), closed: () => stream.end() });
  let untie: () => void = () => undefined;
  const stream = new Stream<FeedEvent>(MOST_WAITING, () => {
    stop();
    untie();
    slot.release();
    told.clear();
  });
  try {
    slot.assign(await checkAdmin());
  } catch (error) {
    stream.end();
    throw error;
  }
  if (after != null) {
    // What happens meanwhile waits behind the past.
    const past = catchUp(after, broadcast, (event) => {
      if (!event.type.startsWith(prefix)) return;
      told.add(event.id);
      stream.push(event);
    });
    work = past.catch(() => undefined);
    try {
      await past;
    } catch (error) {
      stream.end();
      throw error;
    }
  }
  untie = tie(stream, context, checkAdmin);
  if (stream.isOver) untie();
  return stream;
}

async function catchUp(after: string, broadcast: Broadcast, tell: (event: FeedEvent) => void): Promise<void> {
  let cursor = after;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await broadcast.readAfter(cursor).catch((error: unknown) => {
      if (error instanceof UpstreamError && error.code === GATEWAY_CODES.badUserInput)
        throw badInput('after', 'is not a cursor of the feed');
      throw error;
    });
    if (page.gap === true) throw badInput('after', 'is older than what is kept: read anew what you show');
    for (const event of page.events) tell(event);
    if (page.events.length === 0) return;
    cursor = page.cursor;
  }
}
