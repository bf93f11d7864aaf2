/** Spans, the parts of a trace: what the packages that write them are used for. */

export type SpanKind = 'server' | 'client' | 'internal';
/** Names follow the OpenTelemetry conventions. Never personal data, tokens, variables or query strings. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** One step of a request's work. */
export interface Span {
  /** As the header of calls that belong to it. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  /** Counts an event; the attribute with this name has the number at the end. */
  count(name: string): void;
  /** Ends it, unless it has ended; `failure` marks it as an error, with what failed as a code or a kind. */
  end(failure?: string): void;
}

export interface Tracer {
  /** @param parent a span of this process, or the `traceparent` of one of our own services; undefined: a new trace */
  start(kind: SpanKind, name: string, parent: Span | string | undefined, attributes: Attributes): Span;
}

/** Where and what traces are exported. */
export interface TracesConfig {
  serviceName: string;
  /** Address that takes spans by OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
  /** Whether the services that call this one decide about their traces. */
  followsParent: boolean;
  /** Share of the other traces, 0 to 1. */
  share: number;
}
