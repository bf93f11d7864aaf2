/** Writes traces with the packages of OpenTelemetry. Loaded only where traces are on. */
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler as OtelSampler, SpanExporter } from '@opentelemetry/sdk-trace';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attributes, Span, SpanKind, Tracer, TracesConfig } from './span.ts';

/** How long the last spans may take (ms): within the time of every process to stop. */
const FLUSH_WITHIN = 2_000;
/** Between two exports (ms), and for each of them: one that hangs is given up. */
const EXPORT_EVERY = 2_000;
const EXPORT_WITHIN = 5_000;
/** Spans that wait; more are lost. */
const MOST_WAITING = 8_192;

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context that a header names; that of a new trace if it is malformed. */
function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

class WrittenSpan implements Span {
  readonly #span: OtelSpan;
  readonly context: Context;
  #counts: Map<string, number> | undefined;
  #hasEnded = false;

  constructor(span: OtelSpan) {
    this.#span = span;
    this.context = trace.setSpan(ROOT_CONTEXT, span);
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
  }

  set(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  count(name: string): void {
    this.#counts ??= new Map();
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  end(failure?: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#counts) this.#span.setAttributes(Object.fromEntries(this.#counts));
    if (failure !== undefined) {
      this.#span.setAttribute('error.type', failure);
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

function samplerOf({ followsParent, share }: TracesConfig): OtelSampler {
  const root = new TraceIdRatioBasedSampler(share);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

/** Reports the first failure of an outage and its end: a collector that is down must not fill the log. */
function reporting(exporter: SpanExporter, onProblem: (message: string) => void): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // The enumeration is of a package that is not ours to import.
        const code: number = result.code;
        const failed = code !== 0;
        if (failed !== isDown) {
          isDown = failed;
          const reason = result.error === undefined ? '' : `: ${result.error.message.split('\n')[0]}`;
          onProblem(
            failed
              ? `traces are not accepted${reason}; further failures are not logged`
              : 'traces are accepted again',
          );
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** @param onProblem as of startTracing */
export function openTracer(
  config: TracesConfig,
  onProblem: (message: string) => void,
): { tracer: Tracer; close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: config.url,
    headers: { ...config.headers },
    timeoutMillis: EXPORT_WITHIN,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ ...config.resource, 'service.name': config.serviceName }),
    ),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, onProblem),
        scheduledDelayMillis: EXPORT_EVERY,
        exportTimeoutMillis: EXPORT_WITHIN,
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer('lawaj');
  return {
    tracer: {
      start(kind, name, parent, attributes) {
        const context =
          parent instanceof WrittenSpan
            ? parent.context
            : typeof parent === 'string'
              ? contextOf(parent)
              : ROOT_CONTEXT;
        return new WrittenSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, context));
      },
    },
    async close() {
      const stopped = provider.shutdown().catch(() => undefined);
      await Promise.race([stopped, sleep(FLUSH_WITHIN, undefined, { ref: false })]);
    },
  };
}
