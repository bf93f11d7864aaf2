/** A span for each executed operation. */
import { getOperationAST } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { currentSpan } from '../../service/request-id.ts';
import { activeTracer, inSpan } from '../../service/tracing.ts';
import type { DocumentStore } from './documents.ts';
import type { RunOperation } from './useExecutor.ts';

/** What is wrong with the shop, not with the request. */
const FAULTS: ReadonlySet<unknown> = new Set([
  GATEWAY_CODES.upstreamUnavailable,
  GATEWAY_CODES.upstreamTimeout,
  GATEWAY_CODES.upstreamError,
  GATEWAY_CODES.internal,
]);

/** Executes as `run`, where traces are on within a span. */
export function traceRunner(run: RunOperation, documents: Pick<DocumentStore, 'get' | 'ids'>): RunOperation {
  let names: Set<string> | undefined;
  /** Names of trusted documents alone: those of integrators may hold anything. */
  const isTrusted = (name: string): boolean => {
    names ??= new Set(documents.ids().flatMap((id) => documents.get(id)?.operationName ?? []));
    return names.has(name);
  };
  const traced: RunOperation = (operation) => {
    const ast = getOperationAST(operation.document, operation.operationName);
    const type = ast?.operation ?? 'query';
    const name = ast?.name?.value ?? '';
    const named: Record<string, string> = isTrusted(name) ? { 'graphql.operation.name': name } : {};
    currentSpan()?.set(named);
    return inSpan(
      'internal',
      named['graphql.operation.name'] === undefined ? type : `${type} ${name}`,
      { 'graphql.operation.type': type, ...named },
      async (span) => {
        const result = await run(operation);
        const codes = [...new Set(result.errors?.map(({ extensions }) => String(extensions['code'])))];
        if (codes.length > 0) span?.set({ 'lawaj.error_codes': codes.join(' ') });
        const fault = codes.find((code) => FAULTS.has(code));
        if (fault !== undefined) span?.end(fault);
        return result;
      },
    );
  };
  return (operation) => (activeTracer() === undefined ? run(operation) : traced(operation));
}
