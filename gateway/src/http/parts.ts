/** What the front is given to serve, seen from the front. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface GraphQLResult {
  data?: unknown;
  errors?: readonly unknown[];
}

/** What the front needs of the gateway. */
export interface FrontGateway {
  /** Answers whatever the front does not answer itself below /graphql. */
  yoga: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Answers the usual query in a JSON body for Yoga: the JSON of a 200 answer; undefined: it is Yoga's after all. */
  answerPlainQuery: (plain: {
    request: IncomingMessage;
    body: string;
    requestId: string;
    getSignal: () => AbortSignal | undefined;
  }) => Promise<string | undefined>;
  /** Executes a trusted document as nobody in particular. `maxAge` in seconds, 0: do not keep. Never throws. */
  execute: (
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<{ result: GraphQLResult; maxAge: number; tags: readonly string[] }>;
  documents: { get: (documentId: string) => { text: string; kind: string; isPublic: boolean } | undefined };
  /** Tells the listener the tags of what is no longer true. */
  onInvalidate: (listener: (tags: readonly string[] | 'all') => void) => unknown;
  ready: () => boolean;
}

/** A picture of the origin. `maxAge` in seconds. */
export interface FetchedPicture {
  status: number;
  type: string;
  body: Buffer;
  maxAge: number;
}

/** Fetches `/media/<key>?w=<width>` from the origin. */
export type FetchPicture = (path: string, accept: string) => Promise<FetchedPicture>;
