/** Streams a reply to the caller, and aborts the work when the caller disconnects. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BotQueryRequest } from '../../contract/chat.ts';
import type { Piece } from '../answers/context.ts';
import { faultOf, unavailable } from '../errors.ts';
import type { Caller } from '../shop/rest.ts';
import { EventStream } from './stream.ts';

/** Generates the pieces of a reply; calls `begin` before work that may take long. */
export type Answer = (question: BotQueryRequest, caller: Caller, begin: () => void) => AsyncIterable<Piece>;

/** The gateway's headers for the client's address; the shop's API verifies them. */
const CLIENT_HEADERS = ['x-client-address', 'x-gateway-token'] as const;

/** Aborts when the caller disconnects before the response is complete. */
export function departure(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** The caller of a request. */
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

/** Streams the reply. Throws only before anything was sent. */
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
