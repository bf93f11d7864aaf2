/**
 * A reply: its numbered events and the connection that reads them. It outlives its reader briefly, so that an interrupted connection
 * finds it still running, and is cached for a while, so that a later connection receives the events it missed.
 */
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { ReplySink } from '../upstream/chat-stream.ts';

/** An event of a reply, numbered from 1 without gaps. */
export type ReplyEvent = { sequence: number } & EventBody;

export type EventBody =
  | { kind: 'text'; text: string }
  /** Product IDs as the chat host sends them. */
  | { kind: 'products'; ids: readonly string[] }
  /** Messages to choose from. */
  | { kind: 'choices'; choices: readonly string[] }
  /** The events so far are to be discarded. */
  | { kind: 'restarted' }
  | { kind: 'completed' }
  /** `retryAfter` in seconds. */
  | { kind: 'failed'; failure: ReplyFailure; retryAfter: number | null };

export type ReplyFailure = 'UNAVAILABLE' | 'RATE_LIMITED';

/** Most products of one event. */
const MOST_PRODUCTS = 20;
/** Memory limit of a reply (bytes); the longest real ones take a tenth. */
const LARGEST_REPLY = 256 * 1024;
/** Approximate size of an event without its text (bytes). */
const EVENT_BYTES = 160;

/** The connection that reads a reply. */
export interface ReplyReader {
  /** Called when there are new events. */
  notify(): void;
  /** Called when another connection takes over. */
  end(): void;
}

/** While the host repeats a reply after a reconnect: what was already sent, and what was received again. Nothing is sent twice. */
interface Replay {
  sent: ReplyContent;
  received: ReplyContent;
}

interface ReplyContent {
  text: string;
  products: readonly string[] | undefined;
  choices?: readonly string[];
}

/** The events of a reply so far, as another gateway may continue it. */
export interface StoredReply {
  /** Sequence number of the first event. */
  first: number;
  events: readonly EventBody[];
}

export class Reply implements ReplySink {
  readonly id: string;
  reader: ReplyReader | undefined;
  /** Sequence number of the first stored event. */
  readonly #first: number;
  readonly #events: EventBody[] = [];
  #replay: Replay | undefined;
  #leave: (() => void) | undefined;
  #grow: ((bytes: number) => boolean) | undefined;
  #stopped: (() => void) | undefined;
  #isOver = false;
  #bytes = 0;

  /**
   * @param after last sequence number the reader received from a reply that no longer exists; above 0, the reply restarts
   * @param stored the reply as it was stored: it continues
   */
  constructor(id: string, after: number, stored?: StoredReply) {
    this.id = id;
    this.#first = stored?.first ?? after + 1;
    if (stored)
      for (const event of stored.events)
        if (event.kind === 'completed' || event.kind === 'failed') this.#finish(event);
        else this.#emit(event);
    else if (after > 0) this.#emit({ kind: 'restarted' });
  }

  /** What another gateway needs to continue it. */
  get stored(): StoredReply {
    return { first: this.#first, events: this.#events };
  }

  /** Approximate memory use in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A request to the host is running or about to start. */
  get isRunning(): boolean {
    return this.#stopped !== undefined;
  }

  /** Completed or failed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether the events after this sequence number are available. */
  reaches(after: number): boolean {
    return after >= this.#first - 1 && after < this.#first + this.#events.length;
  }

  /** The event after this sequence number; undefined when there is none yet. */
  next(after: number): ReplyEvent | undefined {
    const sent = this.#events[after + 1 - this.#first];
    return sent && { sequence: after + 1, ...sent };
  }

  /**
   * Marks the reply as running.
   * @param grow reserves memory for an event (bytes); when it returns false, the reply fails
   * @param stopped called once, when the reply no longer runs
   */
  start(grow: (bytes: number) => boolean, stopped: () => void): void {
    this.#grow = grow;
    this.#stopped = stopped;
    const sent = this.#content();
    const isNew = sent.text === '' && sent.products === undefined;
    this.#replay = isNew ? undefined : { sent, received: { text: '', products: undefined } };
  }

  /** @param leave aborts the request to the host */
  attach(leave: () => void): void {
    if (this.isRunning) this.#leave = leave;
    else leave();
  }

  /** Aborts the request to the host; a later request resumes the reply. */
  stop(): void {
    const leave = this.#leave;
    this.#halt();
    leave?.();
  }

  text(text: string): void {
    const replay = this.#replay;
    if (replay === undefined) return this.#say(text);
    const { sent, received } = replay;
    const known = sent.text.slice(received.text.length);
    received.text += text;
    if (known.startsWith(text)) return;
    if (text.startsWith(known) && !lacksProducts(replay)) {
      this.#resume(replay);
      this.#say(text.slice(known.length));
    } else this.#restart(replay);
  }

  products(given: readonly string[]): void {
    const ids = given.slice(0, MOST_PRODUCTS);
    if (this.#replay === undefined) this.#show(ids);
    else this.#replay.received.products = ids;
  }

  choices(choices: readonly string[]): void {
    if (this.#replay === undefined) this.#offer(choices);
    else this.#replay.received.choices = choices;
  }

  ended(): void {
    const replay = this.#replay;
    if (replay !== undefined) {
      if (replay.received.text.length === replay.sent.text.length && !lacksProducts(replay))
        this.#resume(replay);
      else this.#restart(replay);
    }
    this.#finish({ kind: 'completed' });
  }

  failed(error: UpstreamError): void {
    this.fail(...failureOf(error));
  }

  /** Ends the reply incomplete. */
  fail(failure: ReplyFailure, retryAfter: number | null): void {
    this.#finish({ kind: 'failed', failure, retryAfter });
  }

  /** Text and products after all events so far. */
  #content(): ReplyContent {
    const from = this.#events.findLastIndex(({ kind }) => kind === 'restarted') + 1;
    const content: ReplyContent = { text: '', products: undefined };
    for (const sent of this.#events.slice(from)) {
      if (sent.kind === 'text') content.text += sent.text;
      else if (sent.kind === 'products') content.products = sent.ids;
      else if (sent.kind === 'choices') content.choices = sent.choices;
    }
    return content;
  }

  #resume({ sent, received }: Replay): void {
    this.#replay = undefined;
    if (received.products !== undefined && !sameIds(received.products, sent.products))
      this.#show(received.products);
    if (received.choices !== undefined && sent.choices === undefined) this.#offer(received.choices);
  }

  #restart({ received: { text, products, choices } }: Replay): void {
    this.#replay = undefined;
    this.#emit({ kind: 'restarted' });
    if (text !== '') this.#say(text);
    if (products !== undefined) this.#show(products);
    if (choices !== undefined) this.#offer(choices);
  }

  #say(text: string): void {
    this.#emit({ kind: 'text', text });
  }

  #show(ids: readonly string[]): void {
    this.#emit({ kind: 'products', ids });
  }

  #offer(choices: readonly string[]): void {
    this.#emit({ kind: 'choices', choices });
  }

  #emit(sent: EventBody): void {
    if (this.#isOver) return;
    const bytes = EVENT_BYTES + contentBytes(sent);
    if (this.#bytes + bytes > LARGEST_REPLY || this.#grow?.(bytes) === false) {
      const leave = this.#leave;
      this.fail('UNAVAILABLE', null);
      leave?.();
      return;
    }
    this.#events.push(sent);
    this.#bytes += bytes;
    this.reader?.notify();
  }

  #finish(sent: EventBody): void {
    if (this.#isOver) return;
    this.#events.push(sent);
    this.#isOver = true;
    this.reader?.notify();
    this.#halt();
  }

  #halt(): void {
    const stopped = this.#stopped;
    this.#leave = undefined;
    this.#grow = undefined;
    this.#stopped = undefined;
    this.#replay = undefined;
    stopped?.();
  }
}

/** Approximate size of what an event carries (bytes). */
function contentBytes(event: EventBody): number {
  if (event.kind === 'text') return event.text.length * 2;
  if (event.kind === 'products') return event.ids.length * 24;
  return event.kind === 'choices' ? event.choices.join('').length * 2 : 0;
}

/** Products were sent before, and the host did not repeat them. */
const lacksProducts = ({ sent, received }: Replay): boolean =>
  sent.products !== undefined && received.products === undefined;

function sameIds(some: readonly string[], others: readonly string[] | undefined): boolean {
  return (
    others !== undefined && some.length === others.length && some.every((id, index) => id === others[index])
  );
}

/** Why a reply fails that ends with this error, and the seconds until the next try, if known. */
export function failureOf(error: unknown): Parameters<Reply['fail']> {
  if (error instanceof UpstreamError && error.code === GATEWAY_CODES.rateLimited)
    return ['RATE_LIMITED', error.retryAfter ?? null];
  return ['UNAVAILABLE', null];
}
