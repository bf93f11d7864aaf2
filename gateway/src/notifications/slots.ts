/**
 * Limits of concurrent event streams: per account and per client of all gateways together where they share their budgets, and in total of
 * one process, shared fairly when all of its are taken.
 */
import { inMemory } from '../../service/running-limit.ts';
import type { OpenRunningLimit, RunningLimit } from '../../service/running-limit.ts';
import { TooMany } from '../upstream/errors.ts';

export interface SlotLimits {
  /** Streams of one process. */
  total: number;
  /** Streams of one account: a few tabs on a few devices. */
  account: number;
  /** Streams of one client (clientKey), which several people may share. */
  client: number;
}

const STREAMS: SlotLimits = { total: 1_000, account: 10, client: 60 };
/** @param clientFactor multiplies the limit per client: many people of one mobile network share an address */
export const streamLimits = (clientFactor = 1): SlotLimits => ({
  ...STREAMS,
  client: STREAMS.client * clientFactor,
});

/** Retry delay (s). */
const RETRY_AFTER = 30;

interface Slot {
  client: string;
  /** Ends the stream. */
  end: () => void;
  /** End what it counts for. */
  leave: (() => void)[];
}

export interface HeldSlot {
  /** Counts the stream for an account as soon as it is known. @throws TooMany; the slot is then released */
  assign(account: string): Promise<void>;
  release(): void;
}

export interface SlotOptions {
  /** What the slots are for: those of one purpose are shared. */
  purpose: string;
  /** Default: those of event streams. */
  limits?: SlotLimits | undefined;
  /** Where the slots of clients and of accounts are counted. Default: in memory. */
  openRunningLimit?: OpenRunningLimit | undefined;
}

export class Slots {
  readonly #total: number;
  readonly #clients: RunningLimit;
  readonly #accounts: RunningLimit;
  /** In the order of acquisition. */
  readonly #slots = new Set<Slot>();

  constructor({ purpose, limits = STREAMS, openRunningLimit = inMemory }: SlotOptions) {
    this.#total = limits.total;
    this.#clients = openRunningLimit(`${purpose}-client`, limits.client);
    this.#accounts = openRunningLimit(`${purpose}-account`, limits.account);
  }

  get size(): number {
    return this.#slots.size;
  }

  /**
   * Takes a slot for a client. When all are taken, the client with the most slots loses its oldest one to a client with at least two fewer.
   * @param end called when the stream has to end
   * @throws TooMany
   */
  async enter(client: string, end: () => void): Promise<HeldSlot> {
    const leave = await this.#clients.enter(client);
    if (!leave) throw new TooMany(RETRY_AFTER);
    if (this.#slots.size >= this.#total && !this.#makeRoom(this.#countOf(client))) {
      leave();
      throw new TooMany(RETRY_AFTER);
    }
    const slot: Slot = { client, end, leave: [leave] };
    this.#slots.add(slot);
    return {
      assign: async (account) => {
        const leaveAccount = await this.#accounts.enter(account);
        if (!leaveAccount) {
          this.#release(slot);
          throw new TooMany(RETRY_AFTER);
        }
        if (this.#slots.has(slot)) slot.leave.push(leaveAccount);
        else leaveAccount();
      },
      release: () => this.#release(slot),
    };
  }

  #release(slot: Slot): void {
    if (this.#slots.delete(slot)) for (const leave of slot.leave) leave();
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
      this.#release(slot);
      slot.end();
      return true;
    }
    return false;
  }
}
