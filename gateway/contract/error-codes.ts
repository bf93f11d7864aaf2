/** Meaning of the gateway's error codes for API clients. The table in `docs/integrators/README.md` is generated from this. */
import { NO_RESPONSE_MESSAGE } from './errors.ts';
import type { GatewayCode } from './errors.ts';

export interface ErrorCodeRow {
  /** When it occurs. Markdown. */
  readonly meaning: string;
  /** What a client can do. Markdown. */
  readonly advice: string;
}

/** One row per code, in the order of the guide. */
export const ERROR_CODE_ROWS: Readonly<Record<GatewayCode, ErrorCodeRow>> = {
  GRAPHQL_PARSE_FAILED: { meaning: 'the document is not valid GraphQL syntax', advice: 'correct it' },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'the document does not match the schema; for an argument, `extensions.argument` names it',
    advice: 'correct it',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'the document does not contain the requested operation',
    advice: 'send its `operationName`',
  },
  BAD_REQUEST: { meaning: 'the request is not a valid GraphQL request', advice: 'correct it' },
  PAYLOAD_TOO_LARGE: { meaning: 'the request body is too large', advice: 'send less' },
  TRUSTED_DOCUMENTS_ONLY: {
    meaning: 'this shop only accepts the documents of its own client',
    advice: 'contact the shop',
  },
  PERSISTED_DOCUMENT_NOT_FOUND: {
    meaning: 'there is no document with this `documentId`',
    advice: 'reload the page',
  },
  CSRF_PREVENTED: {
    meaning: 'a mutation or subscription that a form or a link could have sent',
    advice: 'send JSON, or the header `graphql-require-preflight: 1`',
  },
  BAD_USER_INPUT: {
    meaning:
      'a variable or argument is invalid; `extensions.argument` names it, `extensions.fields` gives the reasons',
    advice: 'correct it',
  },
  QUERY_TOO_COMPLEX: {
    meaning: 'a limit is exceeded; `extensions.limit`, `found`, `most`',
    advice: 'split the query',
  },
  API_KEY_INVALID: {
    meaning: 'the key in `Lawaj-Key` is unknown, revoked, expired, or not for this website',
    advice: 'use a valid key',
  },
  API_KEY_SUSPENDED: {
    meaning: 'the shop has suspended or closed the seller that the key in `Lawaj-Key` is bound to',
    advice: 'contact the shop; the key works again when the seller does',
  },
  UNAUTHENTICATED: { meaning: 'requires a valid session', advice: 'sign in' },
  FORBIDDEN: {
    meaning:
      'not allowed for this account; to an admin, `extensions.capability` names what the role lacks and `extensions.owners` whom to ask; with a key, `extensions.scope` names the scope that it lacks, null: no key may do it',
    advice: '',
  },
  TWO_STEP_REQUIRED: {
    meaning: 'the shop requires a second step of sign-in of admins, and this one has none',
    advice: 'set it up: `twoStepBegin`, `twoStepConfirm`',
  },
  RATE_LIMITED: { meaning: 'too many requests', advice: 'retry later' },
  CONFLICT: { meaning: 'not possible in the current state', advice: 'reload the current state' },
  STALE: {
    meaning:
      'the object was changed since the version that was sent; `extensions.fields` names what, by whom and when',
    advice: 'read it again and repeat the change on the new version',
  },
  NOT_FOUND: { meaning: 'a referenced object does not exist', advice: '' },
  UPSTREAM_UNAVAILABLE: {
    meaning: `the shop's API did not respond: \`${NO_RESPONSE_MESSAGE}\``,
    advice: 'retry with exponential backoff',
  },
  UPSTREAM_TIMEOUT: {
    meaning: "the shop's API did not respond in time",
    advice: 'retry with exponential backoff',
  },
  UPSTREAM_ERROR: {
    meaning: "the shop's API failed; `extensions.upstreamStatus`",
    advice: 'retry with exponential backoff',
  },
  NOT_SUPPORTED_BY_UPSTREAM: {
    meaning: "the shop's API does not support it",
    advice: 'omit the field',
  },
  INTERNAL_SERVER_ERROR: {
    meaning: 'the gateway failed: `Unexpected error.`',
    advice: 'report the `x-request-id` of the response',
  },
};

/** The rows as a Markdown table. */
export function errorCodeTable(): string {
  const rows = Object.entries(ERROR_CODE_ROWS).map(
    ([code, { meaning, advice }]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  );
  return ['| Code | Meaning | What to do |', '|---|---|---|', ...rows].join('\n');
}
