/** Accepts the id of a trusted document instead of a text; in trusted mode nothing else. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { GatewayCode } from '../../contract/errors.ts';
import { apiKeyOf } from './useApiKeys.ts';
import type { DocumentStore, TrustedDocument } from './documents.ts';

export type DocumentsMode = 'open' | 'trusted';

const sent = new WeakMap<Request, TrustedDocument>();

/** The trusted document of a request, if any. */
export function trustedDocumentOf(request: Request): TrustedDocument | undefined {
  return sent.get(request);
}

const NO_STORE = { 'cache-control': 'no-store' };

export function unknownDocument(): GraphQLError {
  return new GraphQLError('No document is known by this documentId', {
    extensions: { code: GATEWAY_CODES.unknownDocument, http: { status: 404, headers: NO_STORE } },
  });
}

function refusal(message: string, code: GatewayCode, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, headers: NO_STORE } } });
}

/** `documentId` in the query of a GET or the body of a POST. */
export function useTrustedDocuments(documents: DocumentStore, mode: DocumentsMode): Plugin {
  return {
    onParams({ request, params, setParams }) {
      const id = documentIdOf(request, params);
      if (id === undefined) {
        if (mode === 'open' || apiKeyOf(request)) return;
        throw refusal(
          'Only trusted documents are answered here: send a documentId',
          GATEWAY_CODES.trustedDocumentsOnly,
          403,
        );
      }
      if (params.query != null)
        throw refusal('Send either documentId or query', GATEWAY_CODES.badRequest, 400);
      const document = typeof id === 'string' ? documents.get(id) : undefined;
      if (!document) throw unknownDocument();
      sent.set(request, document);
      setParams({
        query: document.text,
        operationName: document.operationName,
        variables: params.variables,
        extensions: params.extensions,
      });
    },
  };
}

function documentIdOf(request: Request, params: object): unknown {
  if (request.method === 'GET') {
    const at = request.url.indexOf('?');
    return at < 0
      ? undefined
      : (new URLSearchParams(request.url.slice(at + 1)).get('documentId') ?? undefined);
  }
  return 'documentId' in params && params.documentId !== null ? params.documentId : undefined;
}
