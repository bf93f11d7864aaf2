/** A gateway in a process of its own, before a REST API that runs already. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { TEST_SERVICE_TOKEN } from '../../origin/testing/origin.ts';

/** Starts the process; it answers at `url`. Its pages are served where the web client was built. `port`: 0 for any. */
export async function startGateway(
  restUrl: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      REST_API_URL: restUrl,
      // The chat host is not used.
      CHAT_API_URL: 'http://127.0.0.1:9',
      SERVICE_TOKEN: TEST_SERVICE_TOKEN,
      GRAPHQL_DOCUMENTS: 'open',
      // What these tests ask for is not what one address may.
      CLIENT_LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Lawaj is open: (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error('the gateway did not start');
}
