/** The GraphQL side of the gateway: schema, trusted documents, limits, executor and Yoga with its plugins. */
import { fileURLToPath } from 'node:url';
import type { ExecutionResult } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { YogaServerInstance } from 'graphql-yoga';
import type { ResolvedApiKey } from '../contract/api-keys.ts';
import type { Homepage } from '../contract/content.ts';
import type { MemoryUse } from '../service/bounded-cache.ts';
import type { CreateContext } from './createContext.ts';
import { createAdmission } from './plugins/admission.ts';
import type { AdmissionParts } from './plugins/admission.ts';
import { createCompilingExecutor } from './plugins/compilingExecutor.ts';
import type { QueryFallbacks } from './plugins/compilingExecutor.ts';
import { openDocuments } from './plugins/documents.ts';
import type { TrustedDocument } from './plugins/documents.ts';
import { createErrorMask } from './plugins/errors.ts';
import type { ErrorLog } from './plugins/errors.ts';
import { EXPOSED_HEADERS } from './plugins/exposed-headers.ts';
import { createCostCheck, createCostMeasure, DEFAULT_LIMITS } from './plugins/limits.ts';
import type { Limits } from './plugins/limits.ts';
import { createPlainQueries } from './plugins/plainQueries.ts';
import type { AnswerPlainQuery } from './plugins/plainQueries.ts';
import { createDocumentCache } from './plugins/useDocumentCache.ts';
import { traceRunner } from './plugins/traceRunner.ts';
import { createRunner } from './plugins/useExecutor.ts';
import type { RequestLogEntry } from './plugins/useRequestLog.ts';
import { apiKeyOf, clientOf, corsOfKey } from './plugins/useApiKeys.ts';
import type { Keyring } from './keys/keyring.ts';
import type { KeyUse } from './keys/use.ts';
import { callerOf, VISITOR } from './plugins/useSession.ts';
import { unknownDocument } from './plugins/useTrustedDocuments.ts';
import type { DocumentsMode } from './plugins/useTrustedDocuments.ts';
import { yogaPlugins } from './plugins/yogaPlugins.ts';
import type { GatewayContext } from './schema/context.ts';
import { PLAYGROUND } from './schema/generated/playground.ts';
import { sharedSchema } from './schema/schema.ts';

export interface OperationOptions {
  /** `open`: any document, GraphiQL, introspection. `trusted`: documents of `persistedFile` only. Default: trusted. */
  documents?: DocumentsMode | undefined;
  /** JSON file of trusted documents, id → text. Default: what the web client's compiler wrote. */
  persistedFile?: string | undefined;
  /** Texts of further trusted documents, which this process executes itself; their id is `documentId(text)`. */
  ownDocuments?: readonly string[] | undefined;
  /** Read `persistedFile` again when it changes. */
  watchPersisted?: boolean | undefined;
  /** Limits on documents that are not trusted. */
  limits?: Partial<Limits> | undefined;
  /** Origins of other sites that browsers may let read the API. Default: none. */
  corsOrigins?: readonly string[] | undefined;
  /** Called once per request of `yoga`, without texts or variables. */
  onRequestLog?: ((entry: RequestLogEntry) => void) | undefined;
  /** Receives the errors that clients only see masked. */
  onError?: ErrorLog | undefined;
  /** Receives, as one line, what an operator should look at. */
  onProblem?: ((message: string) => void) | undefined;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export interface ExecuteOptions {
  /** Fires when the result is no longer needed. */
  signal?: AbortSignal | undefined;
  /** Key of the client, for the limits of the REST API. Default: unknown. */
  client?: string | undefined;
  /** The key of a third party that asks: its scopes and its budget decide. */
  key?: ResolvedApiKey | undefined;
  /** The catalogue is read past the cache. Default: no. */
  isCurrent?: boolean | undefined;
}

export interface ExecutedOperation {
  result: ExecutionResult;
  /** Seconds, with fractions, for which the result may be cached; 0: not at all. Always 0 with errors. */
  maxAge: number;
  /** Seconds after that for which it may be shown while it is executed again, where changes are followed. Default: 0. */
  staleFor?: number | undefined;
  /** Tags by which onInvalidate drops it. */
  tags: string[];
}

export interface Operations {
  yoga: YogaServerInstance<object, { gateway: GatewayContext }>;
  /** Executes a trusted document in process. An unknown id gives a result with a coded error; never throws. */
  execute: (
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    options?: ExecuteOptions,
  ) => Promise<ExecutedOperation>;
  /** As `execute`, for a public document in which one home content takes the place of the published one. Nothing is cached. */
  executePreview: (
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    homepage: Homepage,
  ) => Promise<ExecutionResult>;
  /** Answers the usual query of an integrator without Yoga. In trusted mode it answers none, because Yoga refuses them. */
  answerPlainQuery: AnswerPlainQuery;
  documents: {
    get(id: string): Omit<TrustedDocument, 'whole'> | undefined;
    ids(): string[];
    close(): void;
  };
  /** Memory that requests can fill, by purpose. */
  readonly memory: Readonly<Record<'documents' | 'plainDocuments' | 'plans', MemoryUse>>;
  /** Queries since the start that graphql-js executed although a compiled plan should have. */
  queryFallbacks: () => QueryFallbacks;
}

const PERSISTED_FILE = fileURLToPath(new URL('../../web/src/relay/persisted.json', import.meta.url));

/** Who may ask for how much. */
export interface AccessParts {
  keyring: Keyring;
  /** Whether the keys are test keys in their sandbox. */
  isSandbox: boolean;
  /** Counts what keys ask for. */
  keyUse: KeyUse;
  budgets: AdmissionParts['budgets'];
}

/** Prepares execution. `createContext` gives each operation its loaders. */
export function createOperations(
  options: OperationOptions,
  createContext: CreateContext,
  access: AccessParts,
): Operations {
  const { onProblem = () => undefined, onError = () => undefined, now = Date.now } = options;
  const schema = sharedSchema();
  const documents = openDocuments(schema, {
    file: options.persistedFile ?? PERSISTED_FILE,
    own: options.ownDocuments,
    watch: options.watchPersisted,
    onProblem,
  });
  const maskError = createErrorMask(onError);
  const executor = createCompilingExecutor(onProblem);
  const run = traceRunner(createRunner(executor, maskError), documents);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const measure = createCostMeasure();
  const checkCost = createCostCheck(limits.cost, measure);
  const mode = options.documents ?? 'trusted';
  const documentCache = createDocumentCache();
  const admit = createAdmission({ schema, measure, ...access });
  const plainQueries = createPlainQueries({
    schema,
    checkCost,
    admit,
    createContext,
    run,
    log: options.onRequestLog,
  });
  const cors = options.corsOrigins?.length
    ? {
        origin: [...options.corsOrigins],
        methods: ['GET', 'POST', 'OPTIONS'],
        credentials: false,
        exposedHeaders: [...EXPOSED_HEADERS],
      }
    : (false as const);
  const yoga = createYoga<object, { gateway: GatewayContext }>({
    schema,
    context: ({ request }) => {
      const key = apiKeyOf(request);
      const caller = key
        ? { ...VISITOR, client: clientOf(request, key), apiKey: key.id }
        : callerOf(request, now);
      return { gateway: createContext(() => request.signal, caller) };
    },
    // The document cache has a bound in bytes instead.
    parserAndValidationCache: false,
    plugins: Object.values(
      yogaPlugins({
        schema,
        documents,
        mode,
        keyring: access.keyring,
        admit,
        keyUse: access.keyUse,
        limits,
        checkCost,
        documentCache,
        plainQueries,
        run,
        log: options.onRequestLog,
      }),
    ),
    extraParamNames: ['documentId'],
    maskedErrors: { maskError },
    // The HTTP front limits bodies; Yoga's own check costs 90 to 150 µs a request.
    maxRequestBodySize: false,
    multipart: false,
    batching: false,
    graphiql: mode === 'open' ? { title: 'Lawaj GraphQL', defaultTabs: PLAYGROUND } : false,
    // Yoga's own page loads the editor from another site. 9 MB: read when the page is first opened.
    renderGraphiQL: async (options) =>
      (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options ?? {}),
    landingPage: false,
    logging: false,
    cors: (request) => corsOfKey(request) ?? cors,
  });

  return {
    yoga,
    async execute(documentId, variables, { signal, client, key, isCurrent } = {}) {
      const document = documents.get(documentId);
      if (!document) return { result: { errors: [unknownDocument()] }, maxAge: 0, tags: [] };
      const operation = { document: document.whole, variableValues: variables };
      const refusal = key && (await admit.ofKey(key, operation)).refusal;
      if (refusal) return { result: { errors: [refusal] }, maxAge: 0, tags: [] };
      const context = createContext(
        () => signal,
        { ...VISITOR, client },
        {
          isCurrent,
          // Pages and answers are made of it, which have the same tags.
          awaitsChanges: true,
        },
      );
      try {
        const result = await run({
          schema,
          document: document.whole,
          variableValues: variables,
          contextValue: context,
        });
        if (key && result.errors?.length) access.keyUse.failed(key.id);
        const { maxAge, staleFor, tags } = context.freshness;
        return result.errors?.length ? { result, maxAge: 0, tags } : { result, maxAge, staleFor, tags };
      } catch (error) {
        return { result: { errors: [maskError(error)] }, maxAge: 0, tags: [] };
      }
    },
    async executePreview(documentId, variables, homepage) {
      const document = documents.get(documentId);
      if (!document?.isPublic) return { errors: [unknownDocument()] };
      const context = createContext(() => undefined);
      const loaders = { ...context.loaders, homepage: () => Promise.resolve(homepage) };
      try {
        return await run({
          schema,
          document: document.whole,
          variableValues: variables,
          contextValue: { ...context, loaders },
        });
      } catch (error) {
        return { errors: [maskError(error)] };
      }
    },
    answerPlainQuery: plainQueries.answer,
    documents,
    memory: {
      get documents() {
        return documentCache.memory;
      },
      get plainDocuments() {
        return plainQueries.memory;
      },
      get plans() {
        return executor.memory;
      },
    },
    queryFallbacks: () => ({ ...executor.fallbacks }),
  };
}
