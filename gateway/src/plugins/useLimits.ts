/** Bounds what a document that is not trusted may ask for, before anything of it runs. */
import { parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CheckLimits } from './limits.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

export function useLimits(checkLimits: CheckLimits, mostTokens: number): Plugin {
  return {
    onParse({ context, setParseFn }) {
      if (isTrusted(context)) return;
      setParseFn((source: string, options?: object) => parse(source, { ...options, maxTokens: mostTokens }));
    },
    onExecute({ args, setResultAndStopExecution }) {
      if (isTrusted(args.contextValue)) return;
      try {
        checkLimits(args.schema, args.document, args.operationName, args.variableValues ?? {});
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        setResultAndStopExecution({ errors: [error as never] });
      }
    },
  };
}

function isTrusted(context: unknown): boolean {
  const request = (context as { request?: Request } | undefined)?.request;
  return request !== undefined && trustedDocumentOf(request) !== undefined;
}
