/** Limits of concurrent event streams: per account, per client and in total, shared fairly when all are taken. */
import { TooMany } from '../upstream/errors.ts';

export interface SlotLimits {
  /** Streams of one process. */
  total: number;
  /** Streams of one account: a few tabs on a few devices. */
  account: number;
  /** Streams of one client (clientKey), which several people may share. */
  client: number;
}

const DEFAULT_LIMITS: SlotLimits = { total: 1_000, account: 10, client: 60 };
/** Retry delay (s). */
const RETRY_AFTER = 30;

interface Slot {
  client: string;
  account: string | undefined;
  /** Ends the stream. */
  end: () => void;
}

export interface HeldSlot {
  /** Counts the stream for an account as soon as it is known. @throws TooMany; the slot is then released */
  assign(account: string): void;
  release(): void;
}

export class Slots {
  readonly #limits: SlotLimits;
  /** In the order of acquisition. */
  readonly #slots = new Set<Slot>();

  /** @param clientFactor multiplies the limit per client: many people of one mobile network share an address */
  constructor(clientFactor = 1, limits: SlotLimits = DEFAULT_LIMITS) {
    this.#limits = { ...limits, client: limits.client * clientFactor };
  }

  get size(): number {
    return this.#slots.size;
  }

  /**
   * Takes a slot for a client. When all are taken, the client with the most slots loses its oldest one to a client with at least two fewer.
   * @param end called when the stream has to end
   * @throws TooMany
   */
  enter(client: string, end: () => void): HeldSlot {
    const own = this.#countOf(client);
    if (own >= this.#limits.client) throw new TooMany(RETRY_AFTER);
    if (this.#slots.size >= this.#limits.total && !this.#makeRoom(own)) throw new TooMany(RETRY_AFTER);
    const slot: Slot = { client, account: undefined, end };
    this.#slots.add(slot);
    return {
      assign: (account) => {
        const held = [...this.#slots].filter((other) => other.account === account).length;
        if (held >= this.#limits.account) {
          this.#slots.delete(slot);
          throw new TooMany(RETRY_AFTER);
        }
        slot.account = account;
      },
      release: () => void this.#slots.delete(slot),
    };
  }

  #countOf(client: string): number {
    let count = 0;
    for (const slot of this.#slots) if (slot.client === client) count += 1;
    return count;
  }

  /** Ends the oldest stream of the client with the most, if that has at least two more than `own`. */
  #makeRoom(own: number): boolean {
    const counts = new Map<string, number>();
    for (const { client } of this.#slots) counts.set(client, (counts.get(client) ?? 0) + 1);
    let [largest, most] = ['', 0];
    for (const [client, count] of counts) if (count > most) [largest, most] = [client, count];
    if (most < own + 2) return false;
    for (const slot of this.#slots) {
      if (slot.client !== largest) continue;
      this.#slots.delete(slot);
      slot.end();
      return true;
    }
    return false;
  }
}
