/** Who holds how many streams of events: bounded for one account, for one client and for all, and shared fairly when all are taken. */
import { TooMany } from '../upstream/errors.ts';

export interface SlotLimits {
  /** Streams of one process. */
  total: number;
  /** Of one account: a few tabs on a few devices. */
  account: number;
  /** Of one client (clientKey): several people may share it. */
  client: number;
}

const DEFAULT_LIMITS: SlotLimits = { total: 1_000, account: 10, client: 60 };
/** Seconds after which it makes sense to ask again. */
const RETRY_AFTER = 30;

interface Slot {
  client: string;
  account: string | undefined;
  /** Ends the stream. */
  end: () => void;
}

export interface HeldSlot {
  /** Counts the stream for an account, once it is known. @throws TooMany; the slot is then free again */
  assign(account: string): void;
  release(): void;
}

export class Slots {
  readonly #limits: SlotLimits;
  /** In the order in which they were taken. */
  readonly #slots = new Set<Slot>();

  /** @param clientFactor how many times more streams one client may have; mobile networks put many people behind one address */
  constructor(clientFactor = 1, limits: SlotLimits = DEFAULT_LIMITS) {
    this.#limits = { ...limits, client: limits.client * clientFactor };
  }

  get size(): number {
    return this.#slots.size;
  }

  /**
   * Takes a slot for a client. When all are taken, the client that holds the most loses its oldest one to who holds at least two fewer.
   * @param end called when the stream has to go
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

  /** Ends the oldest stream of the client that holds the most, if a newcomer who holds `own` has that much less. */
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
