/**
 * Connections to a service that has one address or several. Requests are spread over several; one that is down is left out until its health
 * answers again. A single address has a plain pool.
 */
import { Client, Dispatcher, Pool } from 'undici';

/** Separates addresses in a setting. */
const ADDRESS_SEPARATOR = ',';

/** Between two probes of an address that is left out (ms). */
const PROBE_PAUSE_MS = 500;
/** What a service says about its health, and how long that may take (ms). */
export const HEALTH_PATH = '/health';
export const HEALTH_TIMEOUT_MS = 1_000;

/** The connection could not be made. */
const UNREACHED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection was lost, or no response came. */
const LOST: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Whether the error says that no connection was made, so that nothing was sent. */
export const isUnreached = (error: Error): boolean => UNREACHED.has(codeOf(error));

interface Address {
  origin: string;
  /** Path before that of every request. */
  prefix: string;
  /** Requests in flight. */
  running: number;
  /** Left out while there is another one. */
  isOut: boolean;
  /** Of probes alone: the other connections may all wait. */
  probes: Client | undefined;
}

export class Addresses {
  /** Path before that of every request, if there is one address; several add their own. */
  readonly prefix: string;
  /** Host names, for traces. */
  readonly names: string;
  readonly #all: readonly [Address, ...Address[]];
  readonly #staysAtOne: boolean;
  readonly #pools: Dispatcher[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #last: Address;
  #isClosed = false;

  /**
   * @param urls base addresses, separated by commas
   * @param staysAtOne uses one address until it is down, for a reader that goes on where it was
   */
  constructor(urls: string, staysAtOne = false) {
    const [first = '', ...others] = urls.split(ADDRESS_SEPARATOR);
    this.#all = [toAddress(first), ...others.map(toAddress)];
    this.#staysAtOne = staysAtOne;
    // Gateways that start together do not all begin with the same one.
    this.#last = this.#all[Math.floor(Math.random() * this.#all.length)] ?? this.#all[0];
    this.prefix = others.length === 0 ? this.#all[0].prefix : '';
    this.names = this.#all.map(({ origin }) => new URL(origin).hostname).join(ADDRESS_SEPARATOR);
  }

  /** Whether there are several addresses, of which one is not left out. */
  get hasAnother(): boolean {
    return this.#all.length > 1 && this.#all.some(({ isOut }) => !isOut);
  }

  /** Opens connections to each address. */
  open(options: Pool.Options): Dispatcher {
    const pool =
      this.#all.length === 1
        ? new Pool(this.#all[0].origin, options)
        : new SpreadPool(this, new Map(this.#all.map((one) => [one, new Pool(one.origin, options)])));
    this.#pools.push(pool);
    return pool;
  }

  /** The address for the next request: of those that are not left out, the one with the fewest in flight, in turn. */
  choose(tried: ReadonlySet<Address>): Address | undefined {
    const usable = this.#all.filter((one) => !one.isOut && !tried.has(one));
    // All are left out: one is asked nevertheless.
    const from = usable.length > 0 || tried.size > 0 ? usable : this.#all;
    if (this.#staysAtOne && from.includes(this.#last)) return this.#last;
    const after = this.#all.indexOf(this.#last) + 1;
    let chosen: Address | undefined;
    for (let step = 0; step < this.#all.length; step += 1) {
      const one = this.#all[(after + step) % this.#all.length];
      if (one && from.includes(one) && (chosen === undefined || one.running < chosen.running)) chosen = one;
    }
    if (chosen) this.#last = chosen;
    return chosen;
  }

  /** Leaves an address out until its health answers. `pauseMs`: until the first probe. */
  leaveOut(address: Address, pauseMs: number): void {
    if (address.isOut || this.#isClosed) return;
    address.isOut = true;
    this.#probeAfter(address, pauseMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all([
      ...this.#pools.map((pool) => pool.destroy()),
      ...this.#all.map(({ probes }) => probes?.destroy()),
    ]);
  }

  #probeAfter(address: Address, pauseMs: number): void {
    const probe = async (): Promise<void> => {
      this.#timers.delete(timer);
      const isWell = await this.#isWell(address);
      if (this.#isClosed) return;
      if (isWell) address.isOut = false;
      else this.#probeAfter(address, PROBE_PAUSE_MS);
    };
    const timer = setTimeout(() => void probe(), pauseMs).unref();
    this.#timers.add(timer);
  }

  /** Any response below 500 will do. */
  async #isWell(address: Address): Promise<boolean> {
    address.probes ??= new Client(address.origin, { connect: { timeout: HEALTH_TIMEOUT_MS } });
    try {
      const { statusCode, body } = await address.probes.request({
        method: 'GET',
        path: address.prefix + HEALTH_PATH,
        signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      });
      await body.dump();
      return statusCode < 500;
    } catch {
      return false;
    }
  }
}

function toAddress(url: string): Address {
  const { origin, pathname } = new URL(url);
  return { origin, prefix: pathname.replace(/\/+$/, ''), running: 0, isOut: false, probes: undefined };
}

/** Connections to several addresses. A request that reached none of its address's is sent to another one. */
class SpreadPool extends Dispatcher {
  readonly #addresses: Addresses;
  readonly #pools: ReadonlyMap<Address, Pool>;

  constructor(addresses: Addresses, pools: ReadonlyMap<Address, Pool>) {
    super();
    this.#addresses = addresses;
    this.#pools = pools;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.#send(options, handler, new Set());
  }

  override destroy(...[first]: unknown[]): Promise<void> {
    const error = first instanceof Error ? first : null;
    return Promise.all([...this.#pools.values()].map((pool) => pool.destroy(error))).then(() => undefined);
  }

  override close(): Promise<void> {
    return Promise.all([...this.#pools.values()].map((pool) => pool.close())).then(() => undefined);
  }

  #send(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
    tried: Set<Address>,
  ): boolean {
    const address = this.#addresses.choose(tried);
    const pool = address && this.#pools.get(address);
    if (!address || !pool) return false;
    tried.add(address);
    const exchange = new Exchange(handler, {
      ended: () => {
        address.running -= 1;
      },
      answered: (status) => {
        // It is being stopped, or does not reach its database: its health says which.
        if (status === 503) this.#addresses.leaveOut(address, 0);
      },
      failed: (error, isSent) => {
        if (isUnreached(error)) {
          this.#addresses.leaveOut(address, PROBE_PAUSE_MS);
          return !isSent && this.#send(options, handler, tried);
        }
        if (LOST.has(codeOf(error))) this.#addresses.leaveOut(address, 0);
        return false;
      },
    });
    address.running += 1;
    try {
      pool.dispatch({ ...options, path: address.prefix + options.path }, exchange);
    } catch (error) {
      address.running -= 1;
      throw error;
    }
    return true;
  }
}

interface Watched {
  ended(): void;
  answered(status: number): void;
  /** `isSent`: bytes may have been. Returns whether the request was sent elsewhere. */
  failed(error: Error, isSent: boolean): boolean;
}

/** Passes a response on, and watches how it ends. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #watched: Watched;
  #isSent = false;

  constructor(handler: Dispatcher.DispatchHandler, watched: Watched) {
    this.#handler = handler;
    this.#watched = watched;
  }

  /** Called before the first byte is written. */
  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.#isSent = true;
    this.#handler.onRequestStart?.(controller, context);
  }

  onResponseStart(...started: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>): void {
    this.#watched.answered(started[1]);
    this.#handler.onResponseStart?.(...started);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#handler.onResponseData?.(controller, chunk);
  }

  onResponseEnd(...ended: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseEnd']>>): void {
    this.#watched.ended();
    this.#handler.onResponseEnd?.(...ended);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    this.#watched.ended();
    if (!this.#watched.failed(error, this.#isSent)) this.#handler.onResponseError?.(controller, error);
  }

  onBodySent(chunk: Buffer): void {
    this.#handler.onBodySent?.(chunk);
  }

  onRequestSent(): void {
    this.#handler.onRequestSent?.();
  }
}
