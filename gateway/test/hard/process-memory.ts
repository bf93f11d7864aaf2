/** Resident memory of other processes, read from /proc; on systems without it nothing is measured. */
import { readFile } from 'node:fs/promises';

const MB = 1024 * 1024;

/** Resident memory of a process in bytes; undefined where the system does not tell. */
async function residentBytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

export interface MemoryWatch {
  /** Ends the sampling. Largest growth since the start in MB; undefined where nothing can be measured. */
  stop(): Promise<number | undefined>;
}

/** Samples the memory of a process until it is stopped. */
export async function watchMemory(pid: number, everyMs = 50): Promise<MemoryWatch> {
  const start = await residentBytes(pid);
  let largest = start ?? 0;
  const sample = async (): Promise<void> => {
    largest = Math.max(largest, (await residentBytes(pid)) ?? 0);
  };
  const timer = setInterval(() => void sample(), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      return start === undefined ? undefined : (largest - start) / MB;
    },
  };
}
