/** Yoga's plugins, in the order in which they run. */
import type { GraphQLSchema } from 'graphql';
import type { DocumentStore } from './documents.ts';
import type { CheckCost, Limits } from './limits.ts';
import type { PlainQueries } from './plainQueries.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { KeyUse } from '../keys/use.ts';
import type { Admit } from './admission.ts';
import { useApiKeys } from './useApiKeys.ts';
import { useBudgets } from './useBudgets.ts';
import { useCacheControl } from './useCacheControl.ts';
import { useCsrfPrevention } from './useCsrfPrevention.ts';
import { useDeprecations } from './useDeprecations.ts';
import type { DocumentCache } from './useDocumentCache.ts';
import { useExecutor } from './useExecutor.ts';
import type { RunOperation } from './useExecutor.ts';
import { useLimits } from './useLimits.ts';
import { usePermissions } from './usePermissions.ts';
import { useRefusals } from './useRefusals.ts';
import { useRequestLog } from './useRequestLog.ts';
import type { RequestLogEntry } from './useRequestLog.ts';
import { useSession } from './useSession.ts';
import { useTrustedDocuments } from './useTrustedDocuments.ts';
import type { DocumentsMode } from './useTrustedDocuments.ts';
import { useWellFormedTexts } from './useWellFormedTexts.ts';

export interface YogaPluginParts {
  schema: GraphQLSchema;
  documents: DocumentStore;
  mode: DocumentsMode;
  keyring: Keyring;
  admit: Admit;
  keyUse: Pick<KeyUse, 'failed'>;
  limits: Limits;
  checkCost: CheckCost;
  documentCache: Pick<DocumentCache, 'plugin'>;
  plainQueries: Pick<PlainQueries, 'plugin'>;
  run: RunOperation;
  log?: ((entry: RequestLogEntry) => void) | undefined;
}

/**
 * By name, for the usual query of an integrator is answered without them (plainQueries.ts): whatever one of them does, that path
 * has to do as well, or leave the request to Yoga. http/plain.test.ts has requests for each and demands some for a new one.
 */
export function yogaPlugins(parts: YogaPluginParts) {
  return {
    refusals: useRefusals(),
    requestLog: useRequestLog(parts.log),
    session: useSession(),
    apiKeys: useApiKeys(parts.keyring),
    csrfPrevention: useCsrfPrevention(),
    wellFormedTexts: useWellFormedTexts(),
    trustedDocuments: useTrustedDocuments(parts.documents, parts.mode),
    limits: useLimits(parts.schema, parts.checkCost, parts.limits),
    // After the limits: what is never executed costs nothing.
    budgets: useBudgets(parts.admit, parts.keyUse),
    deprecations: useDeprecations(parts.schema),
    documentCache: parts.documentCache.plugin,
    plainQueries: parts.plainQueries.plugin,
    permissions: usePermissions(),
    executor: useExecutor(parts.run),
    cacheControl: useCacheControl(),
  };
}

export type YogaPluginName = keyof ReturnType<typeof yogaPlugins>;
