/** Limits of what runs at the same time under one name, in the memory of one process. */

export interface RunningLimit {
  /** Counts something as running. Never rejects. @returns what ends it, once; undefined: as many as allowed run already */
  enter(name: string): Promise<(() => void) | undefined>;
}

/** Opens a limit. @param purpose what it is for: those of one purpose are shared; @param most that run at once */
export type OpenRunningLimit = (purpose: string, most: number) => RunningLimit;

export class MemoryRunningLimit implements RunningLimit {
  readonly #most: number;
  readonly #running = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(name: string): Promise<(() => void) | undefined> {
    const running = this.#running.get(name) ?? 0;
    if (running >= this.#most) return Promise.resolve(undefined);
    this.#running.set(name, running + 1);
    let isOver = false;
    return Promise.resolve(() => {
      if (isOver) return;
      isOver = true;
      const left = (this.#running.get(name) ?? 1) - 1;
      if (left > 0) this.#running.set(name, left);
      else this.#running.delete(name);
    });
  }
}

/** Limits in memory, each of its own. */
export const inMemory: OpenRunningLimit = (_, most) => new MemoryRunningLimit(most);
