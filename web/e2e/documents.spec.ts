import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** The structured data of the page on screen. */
async function things(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

async function languageOf(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const html = await (await request.get(address, { headers })).text();
  return /<html lang="([^"]+)"/.exec(html)?.[1];
}

test('unknown paths have status 404 and a text of their own', async ({ request, shopUrl, samples }) => {
  for (const path of [
    '/nothing/here',
    '/product/nothing-of-this-name',
    '/category/nothing-of-this-name',
    '/brand/nothing-of-this-name',
    '/shop/nothing-of-this-name',
    '/shop/nothing-of-this-name/products',
    `/category/${samples.bigCategory.join('/')}/nothing-of-this-name`,
  ]) {
    const response = await request.get(`${shopUrl}${path}`, { headers: { cookie: 'lang=fr' } });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain('Cette page n’existe pas, ou plus');
    expect(html, path).toContain('content="noindex"');
  }
});

test('parameters that a page does not know make no copy of it', async ({ request, shopUrl }) => {
  const headers = { cookie: 'lang=fr' };
  const states: (string | undefined)[] = [];
  for (const path of [
    '/',
    '/?zz=1',
    '/?zz=2',
    '/?utm_source=mail&fbclid=1',
    '/?brand=nobody',
    '/?returnTo=%2Fcart',
  ])
    states.push((await request.get(`${shopUrl}${path}`, { headers })).headers()['x-cache']);
  // Stale: cached as well, and being renewed.
  for (const state of states.slice(1)) expect(['hit', 'stale']).toContain(state);
  const list = await request.get(`${shopUrl}/allproducts?sort=price-asc&zz=1`, { headers });
  expect(list.url()).toContain('zz=1');
  const again = await request.get(`${shopUrl}/allproducts?zz=2&sort=price-asc`, { headers });
  expect(['hit', 'stale']).toContain(again.headers()['x-cache']);
});

test('every page is known under one address', async ({ request, shopUrl, samples }) => {
  const deep = samples.categories[4] ?? [];
  const moves: readonly (readonly [string, string])[] = [
    ['/home', '/'],
    [`/category/nowhere/${deep.at(-1)}?page=2`, `/category/${deep.join('/')}?page=2`],
    [`/category/${deep.at(-1)}`, `/category/${deep.join('/')}`],
  ];
  for (const [from, to] of moves) {
    const response = await request.get(`${shopUrl}${from}`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', shopUrl).href, from).toBe(`${shopUrl}${to}`);
  }
});

test('a product’s page tells search engines what it is', async ({ shop, samples }) => {
  const { page, url } = shop;
  await shop.open(`/product/${samples.cheap.slug}?from=somewhere`);
  const address = `${url}/product/${samples.cheap.slug}`;
  await expect(page).toHaveTitle(new RegExp(`${samples.cheap.name}.* · Lawaj`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${url}/media/`),
  );
  const languages = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    );
  expect(Object.fromEntries(languages)).toEqual({
    fr: `${address}?lang=fr`,
    en: `${address}?lang=en`,
    de: `${address}?lang=de`,
    'ar-TN': `${address}?lang=tn`,
    'x-default': address,
  });
  const data = await things(page);
  const product = data.find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    name: samples.cheap.name,
    url: address,
    offers: { '@type': 'Offer', price: samples.cheap.price, priceCurrency: 'TND' },
  });
  const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList');
  const items = crumbs?.['itemListElement'] as readonly { position: number; item?: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items[0]?.item).toBe(`${url}/`);
});

test('a category has structured breadcrumbs, and a filtered list has the canonical URL of the whole one', async ({
  shop,
  samples,
}) => {
  const path = `/category/${(samples.categories[2] ?? []).join('/')}`;
  await shop.open(`${path}?stock=1&sort=price-asc`);
  await expect(shop.page.locator('link[rel="canonical"], meta[content="noindex"]').first()).toBeAttached();
  const crumbs = (await things(shop.page)).find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toHaveLength(4);
});

test('going on within the shop changes the head, too', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open(`/product/${samples.cheap.slug}`);
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/category\//);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('the site map lists what there is, robots.txt leads to it', async ({ request, shopUrl, samples }) => {
  const robots = await request.get(`${shopUrl}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1] ?? '';
  expect(sitemap).toBe(`${shopUrl}/sitemap.xml`);
  const addressesOf = async (address: string) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain('xml');
    const text = await response.text();
    return { text, found: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found ?? '') };
  };
  const index = await addressesOf(sitemap);
  const addresses = index.text.includes('<sitemapindex')
    ? (await Promise.all(index.found.map(addressesOf))).flatMap(({ found }) => found)
    : index.found;
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  expect(paths).toContain('/');
  expect(paths).toContain(`/product/${samples.cheap.slug}`);
  expect(paths).toContain(`/category/${(samples.categories[4] ?? []).join('/')}`);
  expect(paths.size).toBeGreaterThan(3000);
});

test('the language is the address’s, then the cookie’s, then the browser’s, then French', async ({
  request,
  shopUrl,
}) => {
  const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };
  const arabic = { cookie: 'lang=tn' };
  const nobody = { 'accept-language': '' };
  expect(await languageOf(request, `${shopUrl}/?lang=en`, { ...german, ...arabic })).toBe('en');
  expect(await languageOf(request, `${shopUrl}/`, { ...german, ...arabic })).toBe('ar-TN');
  expect(await languageOf(request, `${shopUrl}/`, german)).toBe('de');
  expect(await languageOf(request, `${shopUrl}/`, { 'accept-language': 'ja' })).toBe('fr');
  expect(await languageOf(request, `${shopUrl}/?lang=xx`, nobody)).toBe('fr');
});

test('the device’s choice outlives a lost cookie', async ({ shop }) => {
  const { page } = shop;
  await page.context().addInitScript(() => localStorage.setItem('lang', 'de'));
  await page.goto(`${shop.url}/cart`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('de');
});

test('another language is chosen in the header and stays', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/allproducts');
  await page.locator('summary[data-disclosure]').click();
  await page.getByRole('banner').getByRole('link', { name: 'تونسي' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await shop.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-TN');
});

test('the chosen theme is there from the first byte, without a flash', async ({ shop, request }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await shop.open('/allproducts');
  await page.locator('summary[data-disclosure]').click();
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const html = await (await request.get(`${shop.url}/`, { headers: { cookie: 'theme=dark' } })).text();
  expect(html).toMatch(/<html [^>]*class="dark"/);
  // Without a script to switch it on, the very first frame has to be dark already.
  await page.route('**/*.js', (route) => route.abort());
  shop.allowConsole(/net::ERR_FAILED/);
  await page.goto(`${shop.url}/cart`);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
});
