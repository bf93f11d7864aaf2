/** CPU of rendering a page on the server, and what the page weighs. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGateway } from '../src/app.ts';
import { Cache } from '../service/cache.ts';
import type { PageModule, RenderedPage } from '../contract/rules/page-rendering.ts';
import { encoded } from '../src/http/content.ts';
import { createTrustedDocuments } from '../src/http/trusted.ts';
import type { Answer } from '../src/http/trusted.ts';
import { startServer } from './children.ts';
import { times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

const RENDERS = times(40, 2);
const ROUNDS = times(7, 1);
/** Renders until the optimizing compiler has seen everything. */
const WARM_UP = times(150, 2);
type Documents = ReturnType<typeof createTrustedDocuments>;

const PAGES = ['/', '/product/produit-5', '/category/rayon-1', '/allproducts'];

/** Renders each page many times over the fixture, with its documents kept and with none kept. */
export async function measureRendering(): Promise<void> {
  const file = fileURLToPath(new URL('../../web/dist/server/entry-server.js', import.meta.url));
  if (!existsSync(file)) throw new Error('web/dist/server is missing: npm run build makes it');
  const module = (await import(file)) as PageModule;
  const origin = await startServer('server.ts', 'origin');
  const gateway = createGateway({ restUrl: origin.url });
  const rows: string[][] = [];
  let homeCpu = 0;
  let homeBytes = 0;
  for (const url of PAGES) {
    const kept: number[] = [];
    const fresh: number[] = [];
    let page: RenderedPage | undefined;
    for (let round = 0; round <= ROUNDS; round++) {
      // A shop makes them once, not for each page.
      const warm = documents(64 * 1024 * 1024);
      const cold = Array.from({ length: RENDERS }, () => documents(1e6));
      page = await render(url, warm);
      if (round === 0) for (let run = 0; run < WARM_UP; run++) await render(url, warm);
      if (page.status !== 200) throw new Error(`${url} was rendered with status ${page.status}`);
      const withKept = await cpuOf(async () => void (await render(url, warm)));
      const withNone = await cpuOf(async () => void (await render(url, cold.pop() ?? warm)));
      if (round > 0) {
        kept.push(withKept);
        fresh.push(withNone);
      }
    }
    const html = Buffer.from(page?.html ?? '');
    const packed = await encoded(html, 'br', 'again');
    const best = await encoded(html, 'br', 'often');
    if (url === '/') [homeCpu, homeBytes] = [Math.min(...kept), packed.length / 1000];
    rows.push([
      url,
      median(kept).toFixed(1),
      median(fresh).toFixed(1),
      (html.length / 1000).toFixed(0),
      (packed.length / 1000).toFixed(1),
      (best.length / 1000).toFixed(1),
    ]);
  }
  await gateway.close();
  origin.end();
  printTable(
    `Rendering on the server: medians of ${ROUNDS} rounds of ${RENDERS} renders, one after another`,
    [
      'page',
      'CPU ms, documents kept',
      'CPU ms, documents executed',
      'HTML kB',
      'HTML kB brotli',
      'asked often',
    ],
    rows,
  );
  // What else runs on the machine only ever adds: the fastest round is the nearest to what it costs.
  judge('rendering of /, CPU of the fastest round', homeCpu, 5, 'ms');
  judge('HTML of /', homeBytes, 25, 'kB brotli');

  function documents(maxBytes: number): Documents {
    return createTrustedDocuments(gateway, new Cache<Answer>({ maxBytes }));
  }

  function render(url: string, trusted: Documents): Promise<RenderedPage> {
    return module.renderPage({
      url,
      publicUrl: 'https://shop.example.tn',
      language: 'fr',
      theme: 'system',
      now: Date.now(),
      seed: 1,
      execute: (documentId, variables) => trusted.execute(documentId, variables),
    });
  }
}

/** CPU in ms of one run of what is done many times. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let run = 0; run < RENDERS; run++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RENDERS;
}
