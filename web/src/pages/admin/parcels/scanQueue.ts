/** Scanned codes on their way: each waits some seconds, in which the same code takes it back, and none is lost before it is answered. */

import type { ScanAnswer, SentScan } from '../_kit/scans.ts';

/** How long a scan can be taken back before it is sent, in milliseconds. */
export const HELD_BACK = 5_000;
/** After this time what was not answered is sent again, in milliseconds. */
const RETRIED_AFTER = 10_000;
/** Scans that are listed. */
const MOST_LISTED = 100;

export interface Scan extends SentScan {
  /** `unsent`: the server did not answer; it is tried again. */
  readonly status: 'waiting' | 'sending' | 'unsent' | 'answered';
  readonly answer?: ScanAnswer;
}

interface Options {
  /** Rejects when there was no answer. */
  readonly send: (scan: SentScan) => Promise<ScanAnswer>;
  readonly newKey: () => string;
  /** What was not answered, as it was stored before. */
  readonly stored?: readonly SentScan[];
  /** Called with what is not answered, to be stored. */
  readonly store: (open: readonly SentScan[]) => void;
  readonly onAnswer?: (answer: ScanAnswer) => void;
}

export class ScanQueue {
  #scans: readonly Scan[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#scans = (options.stored ?? []).map((scan) => ({ ...scan, status: 'unsent' }));
  }

  /** The latest first. */
  readonly scans = (): readonly Scan[] => this.#scans;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Adds a code, or takes it back when it waits; what was done before in this mode is not done again. */
  add(code: string, mode: SentScan['mode']): 'added' | 'takenBack' | 'repeated' {
    const before = this.#scans.find(
      (scan) =>
        scan.code === code && scan.mode === mode && !(scan.status === 'answered' && !scan.answer?.isDone),
    );
    if (before?.status === 'waiting') {
      clearTimeout(this.#timers.get(before.key));
      this.#timers.delete(before.key);
      this.#set(this.#scans.filter(({ key }) => key !== before.key));
      return 'takenBack';
    }
    if (before !== undefined) return 'repeated';
    const key = this.#options.newKey();
    this.#set([{ key, code, mode, status: 'waiting' as const }, ...this.#scans]);
    this.#later(key, HELD_BACK);
    return 'added';
  }

  /** Sends what was not answered, now. */
  resend(): void {
    for (const { key, status } of this.#scans) if (status === 'unsent') void this.#send(key);
  }

  /** Sends everything that waits, now: the screen is left. */
  flush(): void {
    for (const { key, status } of this.#scans)
      if (status === 'waiting' || status === 'unsent') void this.#send(key);
  }

  /** Ends its timers; what is not answered stays stored. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(key: string, pause: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => void this.#send(key), pause),
    );
  }

  async #send(key: string): Promise<void> {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    const scan = this.#scans.find((one) => one.key === key);
    if (scan === undefined || scan.status === 'sending' || scan.status === 'answered') return;
    this.#change(key, { status: 'sending' });
    try {
      const { code, mode } = scan;
      const answer = await this.#options.send({ key, code, mode });
      this.#change(key, { status: 'answered', answer });
      this.#options.onAnswer?.(answer);
    } catch {
      this.#change(key, { status: 'unsent' });
      this.#later(key, RETRIED_AFTER);
    }
  }

  #change(key: string, values: Partial<Scan>): void {
    this.#set(this.#scans.map((scan) => (scan.key === key ? { ...scan, ...values } : scan)));
  }

  #set(scans: readonly Scan[]): void {
    const open = scans.filter(({ status }) => status !== 'answered');
    const answered = scans.filter(({ status }) => status === 'answered').slice(0, MOST_LISTED);
    this.#scans = scans.filter((scan) => scan.status !== 'answered' || answered.includes(scan));
    this.#options.store(open.map(({ key, code, mode }) => ({ key, code, mode })));
    for (const listener of this.#listeners) listener();
  }
}
