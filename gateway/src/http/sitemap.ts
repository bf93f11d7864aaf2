/** `sitemap.xml`, its parts, and `robots.txt`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { Content, sendContent } from './content.ts';
import { Cache } from '../../service/cache.ts';
import type { PageModule } from '../../contract/rules/page-rendering.ts';
import { SAFETY, sendText } from './reply.ts';

/** Addresses in one part; the protocol allows 50,000. */
const PART = 10_000;
/** Milliseconds: fresh, served stale while it is refreshed, served stale when that fails. */
const FRESH_FOR = 3_600_000;
const STALE_FOR = 24 * 3_600_000;
const RESCUE_FOR = 24 * 3_600_000;
/** Bytes of all sitemaps; without PUBLIC_URL there is one per local host name. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** An address of the sitemap. */
export interface SitemapEntry {
  /** Such as `/product/x`. */
  readonly path: string;
  /** When the page last changed, ISO 8601; absent if unknown. */
  readonly lastmod?: string;
}

/** The sitemap's kinds of pages, in the order of its index. */
const KINDS = ['pages', 'categories', 'brands', 'shops', 'promotions', 'products'] as const;

/** Source of the addresses, in a stable order, in batches. Only texts with a page of their own are used. */
export interface SitemapSource {
  read(): AsyncIterable<{
    readonly kind: Exclude<(typeof KINDS)[number], 'pages'> | 'texts';
    readonly entries: readonly SitemapEntry[];
  }>;
}

export interface Parts {
  /** By name, such as `products-1`. */
  parts: Map<string, Content>;
  index: Content;
}

/** Cached value: one complete sitemap per origin of the shop. */
export const createSitemapMemory = (): Cache<Parts> =>
  new Cache<Parts>({ maxBytes: CACHE_BYTES, maxEntryBytes: CACHE_BYTES, rescueFor: RESCUE_FOR });

/** @param pages lists the fixed paths, and tells which texts have a page of their own */
export function createSitemap(
  source: SitemapSource,
  pages: Pick<PageModule, 'fixedPaths' | 'isListed'>,
  cache = createSitemapMemory(),
) {
  async function build(publicUrl: string): Promise<Parts> {
    const parts = new Map<string, Content>();
    const waiting = new Map<string, SitemapEntry[]>([['pages', pages.fixedPaths.map((path) => ({ path }))]]);
    const written = new Map<string, number>();
    const flush = (kind: string): void => {
      const part = (written.get(kind) ?? 0) + 1;
      written.set(kind, part);
      const text = writePart(publicUrl, waiting.get(kind) ?? []);
      parts.set(`${kind}-${part}`, new Content(Buffer.from(text)));
      waiting.set(kind, []);
    };
    for await (const { kind, entries } of source.read()) {
      const name = kind === 'texts' ? 'pages' : kind;
      for (const entry of entries) {
        if (kind === 'texts' && !pages.isListed(entry.path)) continue;
        const list = waiting.get(name) ?? [];
        list.push(entry);
        waiting.set(name, list);
        if (list.length === PART) flush(name);
      }
    }
    for (const [kind, list] of waiting) if (list.length > 0) flush(kind);
    const order = (name: string): number => KINDS.findIndex((kind) => name.startsWith(`${kind}-`));
    const names = [...parts.keys()]
      .sort((one, other) => order(one) - order(other) || one.localeCompare(other, 'en', { numeric: true }))
      .map((name) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`);
    const index = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('\n')}\n</sitemapindex>\n`;
    return { parts, index: new Content(Buffer.from(index)) };
  }

  return async function serveSitemap(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: readonly string[],
    publicUrl: string,
  ): Promise<void> {
    const { value } = await cache.get(publicUrl, async () => {
      const built = await build(publicUrl);
      const bytes = [...built.parts.values()].reduce((sum, part) => sum + part.body.length, 1_000);
      return { value: built, bytes, maxAge: FRESH_FOR, staleFor: STALE_FOR };
    });
    const content =
      path === '/sitemap.xml' ? value.index : value.parts.get(path.slice('/sitemap-'.length, -'.xml'.length));
    if (content === undefined) return sendText(request, response, 404, 'No such sitemap');
    await sendContent(request, response, content, [
      ...prefix,
      ...SAFETY,
      'content-type',
      'application/xml; charset=utf-8',
      'cache-control',
      'public, max-age=3600',
      'vary',
      'Accept-Encoding',
    ]);
  };
}

/**
 * Text of `robots.txt`: everything except pages of one person and addresses for programs.
 *
 * @param closedPaths prefixes of the paths to exclude
 */
export function robots(publicUrl: string, closedPaths: readonly string[]): string {
  const closed = [serverPaths.graphql, ...closedPaths];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ].join('\n');
}

function writePart(publicUrl: string, entries: readonly SitemapEntry[]): string {
  // Each page names its languages itself: here they would make the file six times as large.
  const urls = entries.map(({ path, lastmod }) => {
    const changed = lastmod === undefined ? '' : `<lastmod>${escape(lastmod)}</lastmod>`;
    return `<url><loc>${escape(publicUrl + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
