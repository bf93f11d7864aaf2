/**
 * Previews of the home content for its editor: pages and responses past all caches, only for the session that was given the token. A page
 * shown so loads a script of its own (web/public/preview.js), which adds the header to the page's requests.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionTokenOf } from '../plugins/useSession.ts';
import { Content, sendContent } from './content.ts';
import type { FrontGateway, GraphQLResult } from './parts.ts';
import { sendGraphQLError } from './reply.ts';

/** Query string of the previewed page: token and instant. */
export const PREVIEW_HEADER = 'x-preview';
/** Parameter of a page with the token, and that with the instant for which dates are looked at. */
const TOKEN = 'preview';
const AT = 'preview-at';
const MOST_CHARACTERS = 600;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/** Whether a page's URL is that of a preview. */
export const isPreview = (query: URLSearchParams): boolean => query.has(TOKEN);

type Execute = NonNullable<Awaited<ReturnType<FrontGateway['preview']>>>;

/** Execution for the preview of these parameters; null: the request may not see it. Throws when that cannot be determined. */
export async function openPreview(
  gateway: FrontGateway,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<Execute | null> {
  const session = sessionTokenOf(request.headers);
  const token = query.get(TOKEN) ?? '';
  const at = query.get(AT) ?? undefined;
  if (session === undefined || token === '' || token.length > MOST_CHARACTERS) return null;
  return gateway.preview({ session, token, at: at !== undefined && INSTANT.test(at) ? at : undefined });
}

/** Answers `GET /graphql?documentId=…` of a previewed page. */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  gateway: FrontGateway,
): Promise<void> {
  const asked = new URL(`http://page${request.url}`).searchParams;
  let variables: unknown;
  try {
    variables = JSON.parse(asked.get('variables') ?? '{}');
  } catch {
    return sendGraphQLError(request, response, 400, 'BAD_REQUEST', 'variables: must be a JSON object');
  }
  let result: GraphQLResult;
  try {
    const execute = await openPreview(
      gateway,
      request,
      new URLSearchParams(String(request.headers[PREVIEW_HEADER])),
    );
    if (execute === null)
      return sendGraphQLError(request, response, 403, 'FORBIDDEN', 'The preview has ended');
    result = await execute(asked.get('documentId') ?? '', (variables ?? {}) as Record<string, unknown>);
  } catch {
    return sendGraphQLError(request, response, 503, 'UPSTREAM_UNAVAILABLE', 'The preview could not be read');
  }
  await sendContent(request, response, new Content(Buffer.from(JSON.stringify(result))), [
    ...prefix,
    'content-type',
    'application/json; charset=utf-8',
    'cache-control',
    'no-store',
  ]);
}
