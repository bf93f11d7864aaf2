/** What the front requires of the parts that it serves. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { ResolvedApiKey } from '../../contract/api-keys.ts';

/** An error of a result, as far as responses depend on it. */
export interface ResultError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

export interface GraphQLResult {
  data?: unknown;
  errors?: readonly ResultError[];
}

/** What the front needs of the gateway. */
export interface FrontGateway {
  /** Handles what the front does not answer itself below /graphql. */
  yoga: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Answers the usual query in a JSON body without Yoga: the JSON of a 200 response; undefined: Yoga has to answer. */
  answerPlainQuery: (plain: {
    request: IncomingMessage;
    body: string;
    requestId: string;
    client: string;
    getSignal: () => AbortSignal | undefined;
  }) => Promise<string | undefined>;
  /**
   * Executes a trusted document without a session, for a client or a key; `isCurrent`: past the cache of the catalogue. `maxAge` in
   * seconds, 0: do not cache; `staleFor`: seconds after that for which the result may be shown while it is executed again. Never throws.
   */
  execute: (
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    caller?: {
      client?: string | undefined;
      key?: ResolvedApiKey | undefined;
      signal?: AbortSignal | undefined;
      isCurrent?: boolean | undefined;
    },
  ) => Promise<{
    result: GraphQLResult;
    maxAge: number;
    staleFor?: number | undefined;
    tags: readonly string[];
  }>;
  /**
   * Executes public documents with a home content that is not published, for the admin of a session who has a token for it. null: it may
   * not be seen.
   */
  preview: (request: {
    session: string;
    token: string;
    at: string | undefined;
  }) => Promise<
    ((documentId: string, variables: Readonly<Record<string, unknown>>) => Promise<GraphQLResult>) | null
  >;
  documents: { get: (documentId: string) => { text: string; kind: string; isPublic: boolean } | undefined };
  /** Calls the listener with the tags of changed data. */
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

/** Passes an upload on to the REST API. @throws when there is no response */
export type SendUpload = (request: {
  path: string;
  headers: Record<string, string>;
  body: Readable;
  /** Address of the client, for the limits of the REST API. */
  client?: string;
  signal: AbortSignal;
}) => Promise<{ status: number; body: string; retryAfter: number | undefined }>;

/** Streams a response of the REST API. @throws when there is no response */
export type StreamFile = (
  method: 'GET' | 'HEAD',
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readable;
}>;

/** Streams a video from the REST API. @throws when there is no response */
export type StreamVideo = StreamFile;
