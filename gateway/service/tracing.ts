/**
 * Traces of a process, as spans. Off by default: the packages that write them are loaded only when they are on, and until then a request
 * costs one comparison more.
 */
import { currentRequestId, currentSpan, withRequestContext } from './request-id.ts';
import type { Attributes, Span, SpanKind, Tracer, TracesConfig } from './span.ts';

export const TRACEPARENT_HEADER = 'traceparent';

let active: Tracer | undefined;

/** The tracer of this process; undefined: traces are off. */
export const activeTracer = (): Tracer | undefined => active;

/**
 * Begins to write traces, before the servers are built. Returns what sends the last spans; it never rejects and takes two seconds at most.
 * @param onProblem called once when spans are not accepted, and once when they are again
 */
export async function startTracing(
  config: TracesConfig | undefined,
  onProblem: (message: string) => void,
): Promise<() => Promise<void>> {
  if (config === undefined) return () => Promise.resolve();
  const { openTracer } = await import('./otel.ts');
  const { tracer, close } = openTracer(config, onProblem);
  active = tracer;
  return () => {
    if (active === tracer) active = undefined;
    return close();
  };
}

/** The header that makes a call part of the current span; only for our own services. Empty outside of a traced request. */
export function spanHeader(): Readonly<Record<string, string>> {
  const span = active && currentSpan();
  return span ? { [TRACEPARENT_HEADER]: span.traceparent } : {};
}

/** What an error is called in a span: its code or its class, never its message. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Runs a function in the context of a span: what it begins belongs to the span. */
export const withSpan = <T>(span: Span, work: () => T): T =>
  withRequestContext({ id: currentRequestId(), span }, work);

/** Begins a span below the current one; undefined outside of a traced request, such as in background work. */
export function beginSpan(kind: SpanKind, name: string, attributes: Attributes): Span | undefined {
  const parent = active && currentSpan();
  return parent && active?.start(kind, name, parent, attributes);
}

/** Does work of a request within a span of its own. Where there is none, as of beginSpan, without. */
export async function inSpan<T>(
  kind: SpanKind,
  name: string,
  attributes: Attributes,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const span = beginSpan(kind, name, attributes);
  if (span === undefined) return work(undefined);
  try {
    const result = await withSpan(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}
