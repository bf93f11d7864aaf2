/** One line per request: operation, outcome, duration. Never a text, a variable or an address. */
import { randomUUID } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';
import { REQUEST_ID_HEADER, wellFormedRequestId } from '../../service/request-id.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

export interface RequestLogEntry {
  requestId: string;
  method: string;
  /** Of the document, when it is trusted: integrators' names may hold anything. */
  operationName: string | undefined;
  documentId: string | undefined;
  status: number;
  durationMs: number;
  /** Codes of the errors in the response. */
  errorCodes: readonly string[];
}

interface Progress {
  startedAt: number;
  requestId: string;
  errorCodes: string[];
}

/** Sets the request's id on every response (the caller's own if well formed), and calls `log` when it is complete. */
export function useRequestLog(log: ((entry: RequestLogEntry) => void) | undefined): Plugin {
  const running = new WeakMap<Request, Progress>();
  return {
    onRequest({ request }) {
      const requestId = wellFormedRequestId(request.headers.get(REQUEST_ID_HEADER)) ?? randomUUID();
      running.set(request, { startedAt: performance.now(), requestId, errorCodes: [] });
    },
    onExecutionResult({ request, result }) {
      const progress = running.get(request);
      if (!progress || result === undefined || Symbol.asyncIterator in result) return;
      for (const error of result.errors ?? []) {
        const code = error.extensions?.['code'];
        if (typeof code === 'string') progress.errorCodes.push(code);
      }
    },
    onResponse({ request, response }) {
      const progress = running.get(request);
      if (!progress) return;
      response.headers.set(REQUEST_ID_HEADER, progress.requestId);
      if (!log) return;
      const document = trustedDocumentOf(request);
      log({
        requestId: progress.requestId,
        method: request.method,
        operationName: document?.operationName,
        documentId: document?.id,
        status: response.status,
        durationMs: Math.round((performance.now() - progress.startedAt) * 100) / 100,
        errorCodes: progress.errorCodes,
      });
    },
  };
}
