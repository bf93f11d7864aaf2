/** Handles /graphql: trusted documents from memory, plain queries and bodies here, everything else by Yoga. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTestKey } from '../keys/sandbox.ts';
import { API_KEY_HEADER } from '../../contract/rules/api-keys.ts';
import { REQUEST_ID_HEADER } from '../../service/request-id.ts';
import { EXPOSED_HEADERS } from '../plugins/exposed-headers.ts';
import { CLIENT_ADDRESS_HEADER, CLIENT_SCHEME_HEADER } from '../plugins/useSession.ts';
import { compressJson } from './compression.ts';
import { BodyTooLarge, readBody, statedLength } from './body.ts';
import { BodyBudget } from './connections.ts';
import type { FrontGateway } from './parts.ts';
import { answerPlain, mayBePlain } from './plain.ts';
import { answerPreview, PREVIEW_HEADER } from './preview.ts';
import { Overloaded } from './load-gate.ts';
import type { Admit } from './rank.ts';
import { sendGraphQLError, sendOverloaded } from './reply.ts';
import type { TrustedDocuments } from './trusted.ts';
import { createUploads, TooManyUploads } from './uploads.ts';

/** Largest body for /graphql in bytes; those with a picture or a recording may be larger (uploads.ts). */
export const LARGEST_BODY = 256 * 1024;

export interface GraphQLEndpointOptions {
  gateway: FrontGateway;
  /** Answers requests with a test key, where there is a sandbox. */
  sandbox?: Pick<FrontGateway, 'yoga'> | undefined;
  documents: TrustedDocuments;
  admit: Admit;
  corsOrigins?: readonly string[] | undefined;
  /** Names and values of the headers of every response; in `prefix` they follow the request's id. */
  safeHeaders: readonly string[];
  /** Key of the client for rate limits. */
  clientAddress: (request: IncomingMessage) => string;
  isSecure: (request: IncomingMessage) => boolean;
  isClosing: () => boolean;
}

/** @param prefix headers of the response, names and values in turn, the request's id first */
export type ServeGraphQL = (
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string[],
) => void | Promise<void>;

export function createGraphQLEndpoint(options: GraphQLEndpointOptions): ServeGraphQL {
  const {
    gateway,
    sandbox = gateway,
    documents,
    admit,
    corsOrigins,
    safeHeaders,
    clientAddress,
    isSecure,
    isClosing,
  } = options;
  const bodies = new BodyBudget();
  const readUpload = createUploads(gateway.documents);

  function serveGraphQL(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: string[],
  ): void | Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return servePost(request, response, prefix);
    if (request.headers[PREVIEW_HEADER] !== undefined)
      return answerPreview(request, response, prefix, gateway);
    // With a key, the response says what it cost.
    if (request.headers[API_KEY_HEADER] !== undefined) return serveByYoga(request, response, prefix);
    allowOrigin(request, prefix);
    const handled = documents.handle(request, response, prefix);
    if (handled === true) return;
    if (handled === false) return serveByYoga(request, response, prefix);
    return handled.then((isHandled) => (isHandled ? undefined : serveByYoga(request, response, prefix)));
  }

  async function servePost(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: string[],
  ): Promise<void> {
    const stated = statedLength(request);
    if (stated !== undefined && stated > LARGEST_BODY) return serveUpload(request, response, prefix, stated);
    if (!bodies.hold(request, clientAddress(request), stated ?? LARGEST_BODY))
      return sendGraphQLError(request, response, 503, 'RATE_LIMITED', 'Too many bodies; try again later', {
        'retry-after': '5',
      });
    const isPlain = mayBePlain(request);
    if (isPlain || (stated === undefined && request.headers['transfer-encoding'] !== undefined)) {
      let body: string;
      try {
        body = (await readBody(request, LARGEST_BODY)).toString();
      } catch (error) {
        if (error instanceof BodyTooLarge) return tooLarge(request, response);
        throw error;
      }
      const plain = { body, client: clientAddress(request) };
      return admitted(request, response, async () => {
        if (isPlain && (await answerPlain(gateway, request, response, plain, prefix))) return;
        // Yoga accepts a body that has been read before.
        (request as IncomingMessage & { body?: string }).body = body;
        await answerByYoga(request, response, prefix);
      });
    }
    await serveByYoga(request, response, prefix);
  }

  async function serveUpload(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: string[],
    stated: number,
  ): Promise<void> {
    let body: object;
    try {
      body = await readUpload(request, stated, clientAddress(request));
    } catch (error) {
      if (error instanceof BodyTooLarge) return tooLarge(request, response);
      if (error instanceof TooManyUploads) return tooManyUploads(request, response);
      throw error;
    }
    // Parsed, because Yoga's server would first enumerate every character of a string.
    (request as IncomingMessage & { body?: object }).body = body;
    await serveByYoga(request, response, prefix);
  }

  const serveByYoga = (request: IncomingMessage, response: ServerResponse, prefix: string[]): Promise<void> =>
    admitted(request, response, () => answerByYoga(request, response, prefix));

  async function answerByYoga(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: string[],
  ): Promise<void> {
    // The gateway's log uses the front's request id, whatever the client sent.
    request.headers[REQUEST_ID_HEADER] = prefix[1] as string;
    for (let index = 0; index < 2 + safeHeaders.length; index += 2)
      response.setHeader(prefix[index] as string, prefix[index + 1] as string);
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request);
    request.headers[CLIENT_SCHEME_HEADER] = isSecure(request) ? 'https' : 'http';
    if (isClosing()) response.setHeader('connection', 'close');
    compressJson(request, response);
    const { yoga } = isTestKey(request.headers[API_KEY_HEADER]) ? sandbox : gateway;
    await yoga(request, response);
  }

  /** Answers when it is the turn of the request, or refuses it. */
  async function admitted(
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => Promise<void>,
  ): Promise<void> {
    // A stream waits for events: it is admitted like others, and takes no place while it is open.
    const isStream = request.headers.accept?.includes('text/event-stream') === true;
    try {
      const { answering } = await admit(request, async () => {
        const begun = answer();
        if (!isStream) await begun;
        return { answering: begun };
      });
      await answering;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      sendOverloaded(request, response, error);
    }
  }

  /** Lets pages of the configured origins read public responses; Yoga answers the others. */
  function allowOrigin(request: IncomingMessage, prefix: string[]): void {
    const { origin } = request.headers;
    if (!corsOrigins?.length) return;
    const isOpen = corsOrigins.includes('*');
    // A cache must not serve to one site what was allowed to another.
    if (!isOpen) prefix.push('vary', 'Origin');
    if (origin === undefined || !(isOpen || corsOrigins.includes(origin))) return;
    prefix.push(
      'access-control-allow-origin',
      isOpen ? '*' : origin,
      'access-control-expose-headers',
      EXPOSED_HEADERS.join(', '),
    );
  }

  return serveGraphQL;
}

function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  sendGraphQLError(
    request,
    response,
    413,
    'PAYLOAD_TOO_LARGE',
    `The body must have at most ${LARGEST_BODY} bytes`,
  );
}

function tooManyUploads(request: IncomingMessage, response: ServerResponse): void {
  sendGraphQLError(request, response, 503, 'RATE_LIMITED', 'Too many large bodies; try again later', {
    'retry-after': '5',
  });
}
