/**
 * One measured process: the fixture of the REST API, a bare server on it, the embedded REST API, the REST API on a database, the fixture of a
 * chat host, or the gateway with its front on them, as `shop` with its pages.
 */
import { pino } from 'pino';
import type { PageModule } from '../contract/rules/page-rendering.ts';
import { createOrigin } from '../origin/app.ts';
import { createGateway } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { createFixtureChat } from '../test/fixture-chat.ts';
import { createFixtureOrigin } from '../test/fixture-origin.ts';
import { listenBare } from './bare.ts';

const [kind, restUrl = '', cacheBytes = '0', persistedFile = '', chatUrl = ''] = process.argv.slice(2);

/** Of measurements on a database, and of those with a feed of changes. */
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const dataDir = process.env['DATA_DIR'] ?? null;
const serviceToken = process.env['SERVICE_TOKEN'] || undefined;

/** Memory of the index of products; 0: there is none yet. */
let indexBytes = (): number => 0;

async function listen(): Promise<string> {
  // In memory and with the shop's own demo catalogue: its database runs in a thread of this process and is counted.
  if (kind === 'embedded')
    return (await createOrigin({ dataDir: null, demo: 'auto', logLevel: 'warn' })).listen();
  if (kind === 'database') {
    const origin = await createOrigin({
      databaseUrl,
      dataDir,
      demo: 'off',
      serviceToken,
      productIndexBytes: Number(process.env['PRODUCT_INDEX_MB'] || 128) * 1024 * 1024,
      logLevel: 'warn',
    });
    indexBytes = () => origin.memory()['productIndex']?.bytes ?? 0;
    return origin.listen();
  }
  if (kind === 'bare') return listenBare(restUrl);
  if (kind === 'origin') return (await createFixtureOrigin({ products: 20_000 })).url;
  // Says a word and goes on thinking.
  if (kind === 'chat') return (await createFixtureChat(undefined, (stream) => stream.text('Bonjour'))).url;
  const gateway = createGateway({
    restUrl,
    serviceToken,
    documents: 'open',
    persistedFile: persistedFile || undefined,
    chatUrl: chatUrl || undefined,
    clientLimitsFactor: 1_000,
    cache: { maxBytes: Number(cacheBytes) },
  });
  const front = createFront({ log: pino({ level: 'warn' }), cacheBytes: Number(cacheBytes) });
  const address = await front.listen(0, '127.0.0.1');
  front.open({
    gateway,
    fetchPicture: () => Promise.reject(new Error('no pictures here')),
    pages:
      kind === 'shop'
        ? ((await import(
            new URL('../../web/dist/server/entry-server.js', import.meta.url).href
          )) as PageModule)
        : undefined,
  });
  return address;
}

process.on('message', (message) => {
  if (message === 'index') process.send?.(indexBytes());
  if (message === 'collect') globalThis.gc?.();
  if (message === 'cpu' || message === 'collect')
    process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: await listen() });
