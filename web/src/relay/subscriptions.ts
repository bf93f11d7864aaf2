import { createClient, NetworkError } from 'graphql-sse';
import type { ExecutionResult } from 'graphql';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { readErrors, RequestError } from './errors.ts';
import type { RequestMetadata } from './network.ts';

/** How a cut stream resumes. Times in milliseconds. */
export const persistence = {
  /** Retries without an event in between. */
  attempts: 5,
  /** Delay before the first retry; it doubles each time. */
  delay: 300,
  /** A stream without a byte for so long counts as cut: the gateway sends a heartbeat every 12 s. */
  silence: 30_000,
} as const;

/** The connection ended before the stream was complete. */
class Cut extends Error {
  override readonly name = 'Cut';
}

/** Passes a body on, and reports its end or a silence that is too long. */
function watch(body: ReadableStream<Uint8Array>, onOver: () => void): ReadableStream<Uint8Array> {
  let timer = setTimeout(onOver, persistence.silence);
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        clearTimeout(timer);
        if (done) {
          controller.close();
          // The last chunk is read first.
          setTimeout(onOver);
          return;
        }
        timer = setTimeout(onOver, persistence.silence);
        controller.enqueue(value);
      } catch (error) {
        clearTimeout(timer);
        throw error;
      }
    },
    async cancel(reason) {
      clearTimeout(timer);
      await reader.cancel(reason);
    },
  });
}

/** One connection, until the stream is complete. */
function connect(
  request: { readonly documentId: string; readonly variables: Variables },
  signal: AbortSignal,
  onEvent: (event: ExecutionResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => client.dispose();
    const settle = (end: () => void): void => {
      signal.removeEventListener('abort', leave);
      client.dispose();
      end();
    };
    const client = createClient({
      url: '/graphql',
      credentials: 'same-origin',
      // Retries depend on the received events: `follow` decides on them.
      retryAttempts: 0,
      async fetchFn(url: string, init: RequestInit) {
        const response = await fetch(url, init);
        if (!response.ok || response.body === null) return response;
        const body = watch(response.body, () => settle(() => reject(new Cut('The stream was cut'))));
        return new Response(body, response);
      },
    });
    signal.addEventListener('abort', leave);
    // The gateway knows documents by their id, where the protocol has their text.
    client.subscribe(request as unknown as { query: string }, {
      next: (event) => onEvent(event as ExecutionResult),
      complete: () => settle(resolve),
      error: (error) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    });
  });
}

/** A failure that a retry would repeat; undefined: retry, as after a disconnection or malformed data. */
function refusal(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (!(error instanceof NetworkError) || !(error.response instanceof Response)) return undefined;
  const { status } = error.response;
  if (status === 429 || status >= 500) return undefined;
  return new RequestError(`HTTP error! status: ${status}`, { code: 'BAD_REQUEST', status, cause: error });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows a subscription over server-sent events until it is complete or `signal` aborts. A cut stream resumes after the last
 * received event if the document allows it.
 *
 * @throws RequestError if it was refused or could not resume
 */
export async function follow(
  params: RequestParameters,
  variables: Variables,
  { resume, isLast }: Pick<RequestMetadata, 'resume' | 'isLast'>,
  signal: AbortSignal,
  sink: { next(answer: GraphQLResponse): void },
): Promise<void> {
  let next = variables;
  let failures = 0;
  let isOver = isLast === undefined;
  while (!signal.aborted) {
    try {
      await connect({ documentId: params.id ?? '', variables: next }, signal, (event) => {
        if (event.data == null) {
          const errors = readErrors(event.errors);
          throw new RequestError(errors[0]?.message ?? 'The stream failed', {
            code: errors[0]?.code ?? 'INTERNAL_SERVER_ERROR',
            status: 200,
            errors,
          });
        }
        sink.next(event as GraphQLResponse);
        failures = 0;
        if (resume !== undefined) next = resume(event.data);
        if (isLast?.(event.data) === true) isOver = true;
      });
      if (isOver) return;
      throw new Cut('The stream was completed before its last event');
    } catch (error) {
      if (signal.aborted) return;
      const refused = refusal(error);
      if (refused !== undefined) throw refused;
      failures += 1;
      if (resume === undefined || failures > persistence.attempts)
        throw new RequestError('No response received from the server', {
          code: 'NO_RESPONSE',
          status: 0,
          cause: error,
        });
      await pause(persistence.delay * 2 ** (failures - 1), signal);
    }
  }
}
