/** Work that takes turns: so much at once, and whoever asks for much waits behind those who ask for little. */

/** For whom a piece of work is done. */
export interface Turn {
  /** Whose turn it is: a client network, or a device. */
  key: string;
  /** Comes before others. */
  isKnown: boolean;
}

/** The queue has no place left for this key. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface FairQueueOptions {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces that wait, of known and of other keys each. */
  mostWaiting: number;
  /** Pieces of one key that wait. */
  mostPerKey: number;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/** After so many known ones in a row one of the others has its turn: known keys may be many, too. */
const KNOWN_IN_A_ROW = 3;

/** Waiting work by key. Keys take turns; each key's own work is done in its order. */
class Line {
  readonly #byKey = new Map<string, Waiter[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(key: string): number {
    return this.#byKey.get(key)?.length ?? 0;
  }

  add(key: string, waiter: Waiter): void {
    const own = this.#byKey.get(key);
    if (own) own.push(waiter);
    else this.#byKey.set(key, [waiter]);
    this.#size += 1;
  }

  /** The first of the key whose turn it is; the key goes to the end. */
  next(): Waiter | undefined {
    const [first] = this.#byKey;
    if (!first) return undefined;
    const [key, own] = first;
    const waiter = own.shift();
    this.#byKey.delete(key);
    if (own.length > 0) this.#byKey.set(key, own);
    this.#size -= 1;
    return waiter;
  }

  /** Takes out the last one of the key with the most, if that has more than `least`; undefined: none has. */
  dropLongest(least: number): Waiter | undefined {
    let longest: [string, Waiter[]] | undefined;
    for (const entry of this.#byKey) if (entry[1].length > (longest?.[1].length ?? least)) longest = entry;
    const dropped = longest?.[1].pop();
    if (dropped) this.#size -= 1;
    return dropped;
  }
}

/**
 * Runs work in fair turns. A full queue makes room for a key that waits for less than another by refusing the other's last one, so
 * that a flood from one network only ever crowds out itself.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #known = new Line();
  readonly #others = new Line();
  #running = 0;
  #knownInARow = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Pieces of work that wait. */
  get waiting(): number {
    return this.#known.size + this.#others.size;
  }

  /** Does a piece of work when its turn has come. @throws QueueFull */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait(turn);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody takes it in between.
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #wait({ key, isKnown }: Turn): Promise<void> {
    const { mostWaiting, mostPerKey } = this.#options;
    const line = isKnown ? this.#known : this.#others;
    const own = line.sizeOf(key);
    if (own >= mostPerKey) return Promise.reject(new QueueFull());
    if (line.size >= mostWaiting) {
      const dropped = line.dropLongest(own + 1);
      if (!dropped) return Promise.reject(new QueueFull());
      dropped.refuse();
    }
    return new Promise((resolve, reject) => {
      line.add(key, { start: resolve, refuse: () => reject(new QueueFull()) });
    });
  }

  #next(): Waiter | undefined {
    const othersFirst = this.#knownInARow >= KNOWN_IN_A_ROW && this.#others.size > 0;
    const known = othersFirst ? undefined : this.#known.next();
    this.#knownInARow = known ? this.#knownInARow + 1 : 0;
    return known ?? this.#others.next();
  }
}
