/** Stopping a process by a signal. */

/** Milliseconds from the signal to stop until the process ends whatever happens. */
export const STOP_WITHIN = 10_000;

/**
 * Stops once, in order; a second signal stops at once. A terminal and npm may both forward the same signal.
 * @param within milliseconds after which the process ends whatever happens
 */
export function onStop(stop: () => Promise<void>, within = STOP_WITHIN): void {
  let stoppedAt: number | undefined;
  const handle = (): void => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > 500) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    setTimeout(() => process.exit(), within).unref();
    stop().then(
      () => process.exit(),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
  // The parent process has exited, if there was a channel to it.
  process.on('disconnect', handle);
}
