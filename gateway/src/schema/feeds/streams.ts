/**
 * Event streams for one person each. Before an event is sent, the recipient's account is read again with its own token: an expired session,
 * or an account that is no longer an admin, ends the stream instead.
 */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { FeedEvent } from '../../../contract/events.ts';
import type { Order } from '../../../contract/orders.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { ViewerLoaders } from '../../loaders/viewer/loaders.ts';
import type { Broadcast } from '../../notifications/broadcast.ts';
import type { HeldSlot } from '../../notifications/slots.ts';
import { Stream } from '../../notifications/stream.ts';
import { ViewerModel } from '../account/viewer.ts';
import { badInput } from '../base/input.ts';
import type { GatewayContext } from '../context.ts';

/** Most queued events for a slow reader: of a feed, and of an order, where each event is a whole order. */
const MOST_WAITING = 500;
const MOST_ORDERS_WAITING = 20;
/** Interval of session checks while there are no events (ms). */
const SESSION_CHECK = 30_000;
/** Most pages of past events per stream; for more, the client resumes after the last event it received. */
const MOST_PAGES = 20;

/** What a stream reads from. @throws GraphQLError when there are no streams, or without a session */
function sourcesOf(context: GatewayContext): { broadcast: Broadcast; fresh: () => ViewerLoaders } {
  const { events: broadcast, token } = context;
  if (broadcast === undefined || token === undefined)
    throw new GraphQLError('This shop does not support subscriptions', {
      extensions: { code: GATEWAY_CODES.notSupported },
    });
  return { broadcast, fresh: () => context.openViewer(token) };
}

/** Takes the slot of a stream, which ends when another client needs the slot more. @throws TooMany */
async function takeSlot(
  stream: Pick<Stream<unknown>, 'end' | 'isOver'>,
  context: GatewayContext,
): Promise<HeldSlot> {
  const slot = await context.takeStream(() => stream.end());
  if (stream.isOver) slot.release();
  return slot;
}

/** A rejection ends a stream; a fault of the REST API does not, as the next check will succeed or be rejected. */
const isRefusal = (error: unknown): boolean => error instanceof UpstreamError && !error.isFault;

/** Ends a stream when its client disconnects or its session ends. */
function attach<T>(stream: Stream<T>, context: GatewayContext, check: () => Promise<unknown>): () => void {
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

/** Streams an order of the viewer's account: its current state, then each change. Rejects when it cannot be read. */
export async function orderUpdates(id: string, context: GatewayContext): Promise<Stream<Order>> {
  const { broadcast, fresh } = sourcesOf(context);
  let isReading = false;
  let isStale = false;
  const read = async (): Promise<void> => {
    // Changes during a read lead to one more read.
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
  let detach: () => void = () => undefined;
  let slot: HeldSlot | undefined;
  const stream = new Stream<Order>(MOST_ORDERS_WAITING, () => {
    stop();
    detach();
    slot?.release();
  });
  try {
    slot = await takeSlot(stream, context);
    const loaders = fresh();
    const [order, { accountNumber }] = await Promise.all([loaders.order(id), loaders.me()]);
    await slot.assign(accountNumber);
    stream.push(order);
  } catch (error) {
    stream.end();
    throw error;
  }
  detach = attach(stream, context, () => fresh().me());
  if (stream.isOver) detach();
  return stream;
}

/** Streams the wanted events to an admin, after a cursor if there is one. */
export async function feedOf(
  isWanted: (event: FeedEvent) => boolean,
  after: string | null | undefined,
  context: GatewayContext,
): Promise<Stream<FeedEvent>> {
  const { broadcast, fresh } = sourcesOf(context);
  const checkAdmin = async (): Promise<string> => {
    const loaders = fresh();
    const user = await loaders.me();
    const { isAdmin, isTwoStepMissing } = new ViewerModel(user, loaders);
    if (!isAdmin || isTwoStepMissing) throw new GraphQLError('Not allowed');
    return user.accountNumber;
  };
  /** Past events that were already sent and may come again from the broadcast. */
  const sent = new Set<string>();
  /** Called once past events were sent: new events wait for it, also those that arrive during the first check. */
  let startSending = (): void => undefined;
  let work = new Promise<void>((resolve) => (startSending = resolve));
  const send = (events: readonly FeedEvent[]): void => {
    const wanted = events.filter((event) => isWanted(event) && !sent.has(event.id));
    if (wanted.length === 0) return;
    work = sendAfter(work, wanted);
  };
  const sendAfter = async (earlier: Promise<void>, wanted: readonly FeedEvent[]): Promise<void> => {
    await earlier;
    try {
      await checkAdmin();
      for (const event of wanted) if (!sent.has(event.id)) stream.push(event);
    } catch {
      // No event is sent unchecked: the client resumes after the last event it received.
      stream.end();
    }
  };
  const stop = broadcast.listen({ events: send, missed: () => stream.end(), closed: () => stream.end() });
  let detach: () => void = () => undefined;
  let slot: HeldSlot | undefined;
  const stream = new Stream<FeedEvent>(MOST_WAITING, () => {
    stop();
    detach();
    slot?.release();
    sent.clear();
  });
  try {
    slot = await takeSlot(stream, context);
    await slot.assign(await checkAdmin());
    if (after != null)
      await catchUp(after, broadcast, (event) => {
        if (!isWanted(event)) return;
        sent.add(event.id);
        stream.push(event);
      });
  } catch (error) {
    stream.end();
    throw error;
  }
  startSending();
  detach = attach(stream, context, checkAdmin);
  if (stream.isOver) detach();
  return stream;
}

async function catchUp(after: string, broadcast: Broadcast, send: (event: FeedEvent) => void): Promise<void> {
  let cursor = after;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await broadcast.readAfter(cursor).catch((error: unknown) => {
      if (error instanceof UpstreamError && error.code === GATEWAY_CODES.badUserInput)
        throw badInput('after', 'is not a cursor of the feed');
      throw error;
    });
    if (page.gap === true) throw badInput('after', 'is older than the stored events: reload what you show');
    for (const event of page.events) send(event);
    if (page.events.length === 0) return;
    cursor = page.cursor;
  }
}
