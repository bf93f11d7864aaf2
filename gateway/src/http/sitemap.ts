/** `sitemap.xml`, its parts, and `robots.txt`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES, TEXT_PAGE_SLUGS } from '../../contract/pages.ts';
import { Content, sendContent } from './content.ts';
import { Kept } from './kept.ts';
import { SAFETY, sendText } from './reply.ts';

/** Addresses in one part; the protocol allows 50,000. */
const PART = 10_000;
const KEPT_FOR = 3_600_000;
const STALE_FOR = 24 * 3_600_000;
/** Pages that exist whatever the catalogue holds. */
const FIXED = [
  '/',
  '/allproducts',
  '/categories',
  '/deals',
  '/new-arrivals',
  '/best-sellers',
  '/mall',
  '/services',
  ...SERVICES.map((name) => `/services/${name}`),
  '/contact',
  '/sell',
  '/site-map',
  ...TEXT_PAGE_SLUGS.map((slug) => `/${slug}`),
];

/** Where the addresses come from: paths such as `/product/x`, in a steady order, page by page. */
export interface SitemapSource {
  categories(): AsyncIterable<string[]>;
  products(): AsyncIterable<string[]>;
}

interface Parts {
  /** By name, such as `products-1`. */
  parts: Map<string, Content>;
  index: Content;
}

export function createSitemap(source: SitemapSource) {
  const kept = new Kept<Parts>({ maxBytes: 256 * 1024 * 1024 });

  async function build(publicUrl: string): Promise<Parts> {
    const parts = new Map<string, Content>();
    const write = async (name: string, pages: AsyncIterable<string[]>): Promise<void> => {
      let part = 0;
      let paths: string[] = [];
      const flush = (): void => {
        part += 1;
        parts.set(`${name}-${part}`, new Content(Buffer.from(writePart(publicUrl, paths))));
        paths = [];
      };
      for await (const page of pages) {
        for (const path of page) {
          paths.push(path);
          if (paths.length === PART) flush();
        }
      }
      if (paths.length > 0) flush();
    };
    parts.set('pages-1', new Content(Buffer.from(writePart(publicUrl, FIXED))));
    await write('categories', source.categories());
    await write('products', source.products());
    const names = [...parts.keys()].map(
      (name) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`,
    );
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
    const { value } = await kept.get(publicUrl, async () => {
      const built = await build(publicUrl);
      const bytes = [...built.parts.values()].reduce((sum, part) => sum + part.body.length, 1_000);
      return { value: built, bytes, maxAge: KEPT_FOR, staleFor: STALE_FOR };
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

/** Text of `robots.txt`: everything may be read but what belongs to one person or to machines. */
export function robots(publicUrl: string): string {
  const closed = [
    '/graphql',
    '/cart',
    '/checkout',
    '/account',
    '/orders',
    '/wishlist',
    '/login',
    '/register',
    '/admin',
    '/dev',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ].join('\n');
}

function writePart(publicUrl: string, paths: readonly string[]): string {
  // The languages of a page are named in the page itself: here they would make the file six times as large.
  const urls = paths.map((path) => `<url><loc>${escape(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
