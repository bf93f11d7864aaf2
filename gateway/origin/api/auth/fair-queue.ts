/** A queue with limited concurrency and round-robin scheduling by key: a key with many tasks does not delay those with few. */

/** On whose behalf a task runs. */
export interface Turn {
  /** Scheduling key: a client network, or a device. */
  key: string;
  /** Preferred to others. */
  isKnown: boolean;
}

/** The queue has no room for this key. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface FairQueueOptions {
  /** Concurrent tasks. */
  atOnce: number;
  /** Waiting tasks, of known and of other keys each. */
  mostWaiting: number;
  /** Waiting tasks of one key. */
  mostPerKey: number;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/** After so many known ones in a row one of the others has its turn: known keys may be many, too. */
const KNOWN_IN_A_ROW = 3;

/** Waiting tasks by key. Keys take turns; the tasks of one key run in order. */
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

  /** The first task of the next key; the key moves to the end. */
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

  /** Removes the last task of the key with the most, if that has more than `least`; undefined: none has. */
  dropLongest(least: number): Waiter | undefined {
    let longest: [string, Waiter[]] | undefined;
    for (const entry of this.#byKey) if (entry[1].length > (longest?.[1].length ?? least)) longest = entry;
    const dropped = longest?.[1].pop();
    if (dropped) this.#size -= 1;
    return dropped;
  }
}

/**
 * Runs tasks in fair turns. A full queue makes room for a key with fewer waiting tasks than another by refusing the other's last one, so
 * that a flood from one network only displaces its own tasks.
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

  /** Waiting tasks. */
  get waiting(): number {
    return this.#known.size + this.#others.size;
  }

  /** Runs a task when its turn has come. @throws QueueFull */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait(turn);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed over directly, so that no other task takes it in between.
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
