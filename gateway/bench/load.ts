/** The load generator, a process of its own: sends what it is told and tells what came back. */
import autocannon from 'autocannon';
import type { Client, Request } from 'autocannon';

export interface Load {
  url: string;
  /** How long, or how many requests. */
  extent: { seconds: number } | { requests: number };
  connections: number;
  requests: Request[];
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers with another status than 2xx or 3xx or with GraphQL errors, and lost connections. */
  failures: number;
  /** Of which kinds the failures were. */
  failed: string;
}

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));

async function run({ url, extent, connections, requests }: Load): Promise<LoadResult> {
  let next = 0;
  const share = Math.max(1, Math.floor(requests.length / connections));
  const result = await autocannon({
    url,
    connections,
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
    // Compressed ones are beyond it: those are compared before.
    verifyBody: (body) => !body.startsWith('{"errors"'),
    // Every connection has requests of its own, so that no two ask for the same at the same time.
    setupClient: (client: Client) => {
      const from = requests.length === 1 ? 0 : next;
      next = (next + share) % requests.length;
      client.setRequests(requests.slice(from, from + share));
    },
  });
  const answered = result['2xx'] + result['3xx'];
  return {
    requests: answered,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx - result['3xx'] + result.errors + result.mismatches,
    failed: `${JSON.stringify(result.statusCodeStats)}, ${result.errors} lost connections, ${result.timeouts} of them late, ${result.mismatches} with errors`,
  };
}
