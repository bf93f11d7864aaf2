/** Enforces the limits of documents that are not trusted, before execution. */
import { GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { BoundedCache } from '../../service/bounded-cache.ts';
import { tooComplex } from './limits.ts';
import type { CheckCost, Limits } from './limits.ts';
import { checkShape } from './shape.ts';
import { documentBytes } from './useDocumentCache.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

/** Memory for documents whose shape is within the limits, valid or not, and their texts (bytes). */
const ADMITTED_BYTES = 16 * 1024 * 1024;
/** Most reported problems per document: each may search for similar names. */
const MOST_PROBLEMS = 10;

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  contextValue: unknown;
}

interface Refusal {
  errors: GraphQLError[];
}

export function useLimits(schema: GraphQLSchema, checkCost: CheckCost, limits: Limits): Plugin {
  const admitted = new BoundedCache<DocumentNode>({
    maxBytes: ADMITTED_BYTES,
    bytesOf: (document) => documentBytes('', document),
  });

  /** Parses a document and checks its shape. Throws the syntax error or QUERY_TOO_COMPLEX. */
  function admit(text: string): DocumentNode {
    let document = admitted.get(text);
    if (!document) {
      if (text.length > limits.characters) throw tooComplex('characters', text.length, limits.characters);
      document = parseWithin(text, limits.tokens);
      checkShape(schema, document, limits);
      admitted.set(text, document);
    }
    return document;
  }

  const refusalOf = ({
    schema,
    document,
    operationName,
    variableValues,
    contextValue,
  }: Operation): Refusal | undefined => {
    if (isTrusted(contextValue)) return undefined;
    try {
      checkCost(schema, document, operationName, variableValues ?? {});
      return undefined;
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };

  return {
    onParse({ context, params, setParsedDocument, setParseFn }) {
      if (isTrusted(context)) return;
      let document: DocumentNode;
      try {
        document = admit(params.source.toString());
      } catch (error) {
        // Yoga must not cache a refusal by text: the same text may be a trusted document.
        if (!isSyntaxError(error)) throw error;
        setParseFn(() => {
          throw error;
        });
        return;
      }
      setParsedDocument(document);
    },
    onValidate({ setValidationFn }) {
      setValidationFn((...[given, document, rules]: Parameters<typeof validate>) =>
        validate(given, document, rules, { maxErrors: MOST_PROBLEMS }),
      );
    },
    onExecute({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution(refusal);
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution(refusal);
    },
  };
}

/** Parses, and stops at the first token over the limit. */
function parseWithin(text: string, mostTokens: number): DocumentNode {
  try {
    return parse(text, { maxTokens: mostTokens });
  } catch (error) {
    if (isSyntaxError(error) && error.message.endsWith('tokens. Parsing aborted.'))
      throw tooComplex('tokens', mostTokens + 1, mostTokens);
    throw error;
  }
}

function isSyntaxError(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.message.startsWith('Syntax Error');
}

function isTrusted(context: unknown): boolean {
  const request = (context as { request?: Request } | undefined)?.request;
  return request !== undefined && trustedDocumentOf(request) !== undefined;
}
