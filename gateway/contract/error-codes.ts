/** What the gateway's error codes mean to whoever gets one: the table of the integrators' guide is generated from this. */
import { NO_RESPONSE_MESSAGE } from './errors.ts';
import type { GatewayCode } from './errors.ts';

export interface ErrorCodeRow {
  /** When it comes. Markdown. */
  readonly meaning: string;
  /** What to do about it. Markdown. */
  readonly advice: string;
}

/** One row a code, in the order of the guide. */
export const ERROR_CODE_ROWS: Readonly<Record<GatewayCode, ErrorCodeRow>> = {
  GRAPHQL_PARSE_FAILED: { meaning: 'the document is not GraphQL', advice: 'correct it' },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'the document does not fit the schema; of a value, `extensions.argument` names the argument',
    advice: 'correct it',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'the document does not hold the operation that is asked for',
    advice: 'send its `operationName`',
  },
  BAD_REQUEST: { meaning: 'the request is no GraphQL request', advice: 'correct it' },
  PAYLOAD_TOO_LARGE: { meaning: 'the body is larger than allowed', advice: 'send less' },
  TRUSTED_DOCUMENTS_ONLY: {
    meaning: 'this shop answers the documents of its own client only',
    advice: 'ask the shop',
  },
  PERSISTED_DOCUMENT_NOT_FOUND: { meaning: 'no document is known by this `documentId`', advice: 'reload' },
  CSRF_PREVENTED: {
    meaning: 'a mutation or subscription that a form or a link could have sent',
    advice: 'send JSON, or the header `graphql-require-preflight: 1`',
  },
  BAD_USER_INPUT: {
    meaning: 'a variable or argument; `extensions.argument` names it, `extensions.fields` says what is wrong',
    advice: 'correct it',
  },
  QUERY_TOO_COMPLEX: {
    meaning: 'beyond a limit; `extensions.limit`, `found`, `most`',
    advice: 'ask for less at a time',
  },
  UNAUTHENTICATED: { meaning: 'needs a session, and there is none that is valid', advice: 'sign in' },
  FORBIDDEN: { meaning: 'not allowed for this account', advice: '' },
  RATE_LIMITED: { meaning: 'too many tries', advice: 'try again later' },
  CONFLICT: { meaning: 'not possible in the present state', advice: 'read again what you show' },
  NOT_FOUND: { meaning: 'something that another thing refers to is gone', advice: '' },
  UPSTREAM_UNAVAILABLE: {
    meaning: `the shop's API did not answer: \`${NO_RESPONSE_MESSAGE}\``,
    advice: 'try again later, with growing pauses',
  },
  UPSTREAM_TIMEOUT: { meaning: "the shop's API did not answer in time", advice: 'the same' },
  UPSTREAM_ERROR: {
    meaning: 'it answered with a fault; `extensions.upstreamStatus`',
    advice: 'the same',
  },
  NOT_SUPPORTED_BY_UPSTREAM: {
    meaning: "the shop's API does not offer it",
    advice: 'do without that field',
  },
  INTERNAL_SERVER_ERROR: {
    meaning: 'a fault of the gateway: `Unexpected error.`',
    advice: 'report the `x-request-id` of the answer',
  },
};

/** The rows as a Markdown table. */
export function errorCodeTable(): string {
  const rows = Object.entries(ERROR_CODE_ROWS).map(
    ([code, { meaning, advice }]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  );
  return ['| code | meaning | what to do |', '|---|---|---|', ...rows].join('\n');
}
