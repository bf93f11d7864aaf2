/**
 * The usual request of an integrator (a query in a JSON body, whose document Yoga has run before) answered without Yoga's
 * request handling, which costs more than the query. Everything unusual is left to Yoga: nothing is refused here.
 */
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import type { GatewayContext } from '../schema/context.ts';
import { isIncremental } from './documents.ts';
import type { Admit } from './admission.ts';
import { deprecatedIn } from './deprecatedIn.ts';
import type { CheckCost } from './limits.ts';
import { apiKeyOf } from './useApiKeys.ts';
import { setPaid } from './useBudgets.ts';
import { documentBytes } from './useDocumentCache.ts';
import { setExecuted } from './useExecutor.ts';
import type { OperationToRun, RunOperation } from './useExecutor.ts';
import type { RequestLogEntry } from './useRequestLog.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

/** Memory for documents and their texts (bytes). */
const DOCUMENTS_BYTES = 32 * 1024 * 1024;

export interface PlainQueriesOptions {
  schema: GraphQLSchema;
  checkCost: CheckCost;
  admit: Pick<Admit, 'ofClient'>;
  createContext: (getSignal: () => AbortSignal | undefined) => GatewayContext;
  run: RunOperation;
  log?: ((entry: RequestLogEntry) => void) | undefined;
}

export interface PlainRequest {
  /** Node's request, as Yoga would receive it. */
  request: object;
  body: string;
  requestId: string;
  /** Address that pays for the query; undefined: there is none. */
  client?: string | undefined;
  /** Created only when a call is made. */
  getSignal: () => AbortSignal | undefined;
}

/**
 * Returns the JSON of a 200 response, byte for byte as Yoga's; undefined: Yoga has to answer. What was executed until then is
 * not executed again.
 */
export type AnswerPlainQuery = (plain: PlainRequest) => Promise<string | undefined>;

export interface PlainQueries {
  answer: AnswerPlainQuery;
  /** Memory of the documents, texts included, and its bound (bytes). */
  memory: MemoryUse;
  /** Learns from Yoga which documents are valid: after the first execution by Yoga they are executed here. */
  plugin: Plugin;
}

export function createPlainQueries(options: PlainQueriesOptions): PlainQueries {
  const { schema, checkCost, admit, createContext, run, log } = options;
  /** Valid documents with a non-incremental response, by text. */
  const documents = new BoundedCache<DocumentNode>({
    maxBytes: DOCUMENTS_BYTES,
    bytesOf: (document) => documentBytes('', document),
  });

  /** The operation to execute; undefined if anything about it is unusual. */
  function operationIn(body: string): Omit<OperationToRun, 'contextValue'> | undefined {
    const params = readParams(body);
    if (!params) return undefined;
    const { query, operationName, variables } = params;
    if (MAY_BE_ILL_FORMED.test(body)) return undefined;
    const document = documents.get(query);
    if (!document) return undefined;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return undefined;
    try {
      checkCost(schema, document, operationName, variables ?? {});
    } catch {
      return undefined;
    }
    return { schema, document, operationName, variableValues: variables };
  }

  const answer: AnswerPlainQuery = async ({ request, body, requestId, client, getSignal }) => {
    const startedAt = log ? performance.now() : 0;
    const operation = operationIn(body);
    if (!operation) return undefined;
    if (client !== undefined) {
      const { refusal } = await admit.ofClient(client, operation);
      if (refusal) return undefined;
      setPaid(request);
    }
    const result = await run({ ...operation, contextValue: createContext(getSignal) });
    // Yoga formats errors.
    if (result.errors) {
      setExecuted(request, result);
      return undefined;
    }
    log?.({
      requestId,
      method: 'POST',
      operationName: undefined,
      documentId: undefined,
      status: 200,
      durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
      errorCodes: [],
    });
    return JSON.stringify(result);
  };

  const plugin: Plugin = {
    onExecute({ args }) {
      const { request, params } = args.contextValue;
      const text = params.query;
      // A document of a key is for keys: without one, a shop may answer its own documents only.
      if (text === undefined || documents.has(text) || trustedDocumentOf(request) || apiKeyOf(request))
        return;
      const { document } = args;
      // Yoga's plugin writes the headers of what is deprecated.
      if (isIncremental(document) || deprecatedIn(schema, document).size > 0) return;
      documents.set(text, document);
    },
  };
  return { answer, plugin, memory: documents };
}

interface Params {
  query: string;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | null | undefined;
}

/** The request in a body, if it has the usual form. */
function readParams(body: string): Params | undefined {
  let params: unknown;
  try {
    params = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(params)) return undefined;
  for (const name of Object.keys(params)) if (!USUAL.has(name)) return undefined;
  const { query, operationName, variables, extensions } = params;
  if (typeof query !== 'string' || query === '') return undefined;
  if (operationName != null && (typeof operationName !== 'string' || operationName === '')) return undefined;
  if (variables != null && !isRecord(variables)) return undefined;
  if (extensions != null && !isRecord(extensions)) return undefined;
  return { query, operationName, variables };
}

/** Lone surrogates can only appear in JSON as escapes. */
const MAY_BE_ILL_FORMED = /\\u[dD][89a-fA-F]/;

const USUAL: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', 'extensions']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
