/**
 * One reply: what was told of it, numbered, and whoever reads it. It outlives its reader for a moment, so that a cut connection finds it
 * still running, and is kept for a while, so that a later one is told what it missed.
 */
import type { UpstreamError } from '../upstream/errors.ts';
import type { ReplySink } from '../upstream/chat-stream.ts';

/** What a reply is made of, numbered from 1 without a gap. */
export type ReplyEvent = { sequence: number } & Told;

type Told =
  | { kind: 'text'; text: string }
  /** Ids of the wire. */
  | { kind: 'products'; ids: readonly string[] }
  /** What came before is void. */
  | { kind: 'restarted' }
  | { kind: 'completed' }
  /** `retryAfter` in seconds. */
  | { kind: 'failed'; failure: ReplyFailure; retryAfter: number | null };

export type ReplyFailure = 'UNAVAILABLE' | 'RATE_LIMITED';

/** Products that one event tells of. */
const MOST_PRODUCTS = 20;
/** What a reply may take in memory (bytes); the longest real ones take a tenth. */
const LARGEST_REPLY = 256 * 1024;
/** An event without its text, about. */
const EVENT_BYTES = 160;

/** Who reads a reply. */
export interface ReplyReader {
  /** There is something new. */
  look(): void;
  /** Another one reads on. */
  end(): void;
}

/** What was told before the host was asked once more, and what it has said since: nothing is said twice. */
interface Echo {
  told: Standing;
  heard: Standing;
}

interface Standing {
  text: string;
  products: readonly string[] | undefined;
}

export class Reply implements ReplySink {
  readonly id: string;
  reader: ReplyReader | undefined;
  /** Number of the first event that is kept. */
  readonly #first: number;
  readonly #events: Told[] = [];
  #echo: Echo | undefined;
  #leave: (() => void) | undefined;
  #grow: ((bytes: number) => boolean) | undefined;
  #stopped: (() => void) | undefined;
  #isOver = false;
  #bytes = 0;

  /** @param after number of the last event that its reader was told, by somebody who is no more; then the reply is said anew. */
  constructor(id: string, after: number) {
    this.id = id;
    this.#first = after + 1;
    if (after > 0) this.#tell({ kind: 'restarted' });
  }

  /** Bytes that it takes, about. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The host is being asked, or is about to be. */
  get isRunning(): boolean {
    return this.#stopped !== undefined;
  }

  /** Completed or failed: nothing will come. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether it can tell what follows this event. */
  reaches(after: number): boolean {
    return after >= this.#first - 1 && after < this.#first + this.#events.length;
  }

  /** The event behind this one; undefined: there is none yet. */
  next(after: number): ReplyEvent | undefined {
    const told = this.#events[after + 1 - this.#first];
    return told && { sequence: after + 1, ...told };
  }

  /**
   * From now on it runs.
   * @param grow asked for each event's bytes; false: there is no room for it, and the reply fails
   * @param stopped called once, when it runs no more
   */
  start(grow: (bytes: number) => boolean, stopped: () => void): void {
    this.#grow = grow;
    this.#stopped = stopped;
    const told = this.#standing();
    const isNew = told.text === '' && told.products === undefined;
    this.#echo = isNew ? undefined : { told, heard: { text: '', products: undefined } };
  }

  /** @param leave ends the host's work. */
  asks(leave: () => void): void {
    if (this.isRunning) this.#leave = leave;
    else leave();
  }

  /** Ends the host's work; asked once more, the reply goes on. */
  stop(): void {
    const leave = this.#leave;
    this.#halt();
    leave?.();
  }

  text(text: string): void {
    const echo = this.#echo;
    if (echo === undefined) return this.#say(text);
    const { told, heard } = echo;
    const known = told.text.slice(heard.text.length);
    heard.text += text;
    if (known.startsWith(text)) return;
    if (text.startsWith(known) && !lacksProducts(echo)) {
      this.#goOn(echo);
      this.#say(text.slice(known.length));
    } else this.#restart(echo);
  }

  products(given: readonly string[]): void {
    const ids = given.slice(0, MOST_PRODUCTS);
    if (this.#echo === undefined) this.#show(ids);
    else this.#echo.heard.products = ids;
  }

  ended(): void {
    const echo = this.#echo;
    if (echo !== undefined) {
      if (echo.heard.text.length === echo.told.text.length && !lacksProducts(echo)) this.#goOn(echo);
      else this.#restart(echo);
    }
    this.#finish({ kind: 'completed' });
  }

  failed(_error: UpstreamError): void {
    this.fail('UNAVAILABLE', null);
  }

  /** Ends it without being whole. */
  fail(failure: ReplyFailure, retryAfter: number | null): void {
    this.#finish({ kind: 'failed', failure, retryAfter });
  }

  /** Text and products as they stand after all that was told. */
  #standing(): Standing {
    const from = this.#events.findLastIndex(({ kind }) => kind === 'restarted') + 1;
    const standing: Standing = { text: '', products: undefined };
    for (const told of this.#events.slice(from)) {
      if (told.kind === 'text') standing.text += told.text;
      else if (told.kind === 'products') standing.products = told.ids;
    }
    return standing;
  }

  #goOn({ told, heard }: Echo): void {
    this.#echo = undefined;
    if (heard.products !== undefined && !sameIds(heard.products, told.products)) this.#show(heard.products);
  }

  #restart({ heard: { text, products } }: Echo): void {
    this.#echo = undefined;
    this.#tell({ kind: 'restarted' });
    if (text !== '') this.#say(text);
    if (products !== undefined) this.#show(products);
  }

  #say(text: string): void {
    this.#tell({ kind: 'text', text }, text.length * 2);
  }

  #show(ids: readonly string[]): void {
    this.#tell({ kind: 'products', ids }, ids.length * 24);
  }

  #tell(told: Told, more = 0): void {
    if (this.#isOver) return;
    const bytes = EVENT_BYTES + more;
    if (this.#bytes + bytes > LARGEST_REPLY || this.#grow?.(bytes) === false) {
      const leave = this.#leave;
      this.fail('UNAVAILABLE', null);
      leave?.();
      return;
    }
    this.#events.push(told);
    this.#bytes += bytes;
    this.reader?.look();
  }

  #finish(told: Told): void {
    if (this.#isOver) return;
    this.#events.push(told);
    this.#isOver = true;
    this.reader?.look();
    this.#halt();
  }

  #halt(): void {
    const stopped = this.#stopped;
    this.#leave = undefined;
    this.#grow = undefined;
    this.#stopped = undefined;
    this.#echo = undefined;
    stopped?.();
  }
}

/** The reply stands further than when the products came the first time, and they did not come this time. */
const lacksProducts = ({ told, heard }: Echo): boolean =>
  told.products !== undefined && heard.products === undefined;

function sameIds(some: readonly string[], others: readonly string[] | undefined): boolean {
  return (
    others !== undefined && some.length === others.length && some.every((id, index) => id === others[index])
  );
}
