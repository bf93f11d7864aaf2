/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  export interface Client {
    setRequests(requests: Request[]): void;
  }
  export interface Result {
    '2xx': number;
    '3xx': number;
    non2xx: number;
    /** Lost and timed-out connections. */
    errors: number;
    /** Of these, timed-out ones. */
    timeouts: number;
    /** Answers by status. */
    statusCodeStats: Record<string, { count: number }>;
    /** Answers that `verifyBody` did not take. */
    mismatches: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests; instead of `duration`. */
    amount?: number;
    verifyBody?: (body: string) => boolean;
    setupClient?: (client: Client) => void;
  }): Promise<Result>;
}
