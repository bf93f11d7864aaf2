/** Streams a reply to whoever asked, and ends the work when they leave. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BotQueryRequest } from '../../contract/chat.ts';
import type { Piece } from '../answers/context.ts';
import { faultOf, unavailable } from '../errors.ts';
import type { Caller } from '../shop/rest.ts';
import { EventStream } from './stream.ts';

/** Says which piece comes next; `begin` is called where that may take long. */
export type Answer = (question: BotQueryRequest, caller: Caller, begin: () => void) => AsyncIterable<Piece>;

/** Headers by which the gateway tells the shop for whom it asks; the shop itself finds out whether it may. */
const CLIENT_HEADERS = ['x-client-address', 'x-gateway-token'] as const;

/** Fires when the one who asked has left before the answer was whole. */
export function departure(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** For whom a request asks. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller & { signal: AbortSignal } {
  const { headers } = request;
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const client = Object.fromEntries(
    CLIENT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return { signal: departure(reply), bearer, client };
}

/** Streams the reply. Throws only while nothing was sent. */
export async function streamReply(
  question: BotQueryRequest,
  { request, reply, answer }: { request: FastifyRequest; reply: FastifyReply; answer: Answer },
): Promise<FastifyReply> {
  const caller = callerOf(request, reply);
  const stream = new EventStream(reply.raw);
  try {
    for await (const piece of answer(question, caller, () => stream.begin()))
      await stream.send(piece, caller.signal);
    await stream.end(caller.signal);
  } catch (error) {
    if (caller.signal.aborted) return reply.hijack();
    if (!stream.hasBegun) throw unavailable(error);
    request.log.error({ fault: faultOf(error) }, 'a reply could not be ended');
    stream.fail();
  }
  return reply.hijack();
}
