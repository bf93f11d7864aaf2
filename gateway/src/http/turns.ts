/** Turns on the event loop for work that blocks it for milliseconds, such as rendering a page. */

/** Iterations of the loop that a turn waits at most while connections go on arriving. */
const MOST_PASSES = 256;

/**
 * Gives turns in the order of the calls: one in each iteration of the event loop, and none while new connections arrive.
 *
 * Node accepts one connection in each iteration. When every iteration renders pages, connections wait in the kernel instead, where a
 * request can neither be answered from memory nor be refused: at four times what one processor can do, nothing was answered at all.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  #hasArrived = false;
  #passes = 0;

  /** To be called when a connection was accepted. */
  arrived(): void {
    this.#hasArrived = true;
  }

  /** Resolves when it is the caller's turn; its work must begin at once. */
  next(): Promise<void> {
    return new Promise((start) => {
      if (this.#waiting.push(start) === 1) setImmediate(this.#pass);
    });
  }

  readonly #pass = (): void => {
    if (this.#hasArrived && this.#passes < MOST_PASSES) {
      this.#hasArrived = false;
      this.#passes += 1;
      setImmediate(this.#pass);
      return;
    }
    this.#passes = 0;
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#pass);
  };
}
