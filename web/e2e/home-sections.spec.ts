import type { Locator, Page } from '@playwright/test';
import { messages, panel, test } from './support/assistant.ts';
import { expect, VIEWPORTS } from './support/fixtures.ts';
import { ask } from './support/samples.ts';
import { OUTSIDE } from './support/startShop.ts';

/** A section of the home page by its heading. */
const section = (page: Page, name: string | RegExp): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const headings = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('heading', { level: 2 }).allTextContents();

/** Intercepts the GraphQL responses on their way to the page. */
async function changeAnswers(page: Page, change: (data: Record<string, unknown>) => unknown): Promise<void> {
  await page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: change(body.data) });
  });
}

/** The same response with empty lists for the given names. */
function without(names: readonly string[], data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) => (names.includes(key) ? [] : value));
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

test('the three home pages show the same sections in three orders', async ({ shop }) => {
  const { page, url } = shop;
  const orders: string[][] = [];
  for (const path of ['/', '/home2', '/home3']) {
    expect(await shop.open(path)).toBe(200);
    await shop.readThrough();
    orders.push(await headings(page));
    // What is not to be indexed names no canonical address.
    const canonical = page.locator('link[rel="canonical"]');
    const robots = page.locator('meta[name="robots"]');
    if (path === '/') await expect(canonical).toHaveAttribute('href', `${url}/`);
    else await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(path === '/' ? robots : canonical).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Bannières' })).toHaveCount(1);
  }
  const [shopOrder = [], assistantFirst = [], dealsFirst = []] = orders;
  expect(shopOrder).toContain('Nouveautés');
  expect(shopOrder).toContain('Live Shopping');
  expect(new Set(shopOrder).size).toBe(shopOrder.length);
  expect(assistantFirst.toSorted()).toEqual(shopOrder.toSorted());
  expect(dealsFirst.toSorted()).toEqual(shopOrder.toSorted());
  expect(shopOrder.slice(0, 2)).toEqual(['Bonnes affaires', 'Ventes flash']);
  expect(assistantFirst[0]).toBe('L’IA trouve pour vous');
  expect(dealsFirst[0]).toBe('Ventes flash');
});

test('category sections keep to their caps, their order and what has products', async ({ shop }) => {
  const { page, url } = shop;
  interface Listed {
    readonly name: string;
    readonly path: readonly string[];
    readonly displayOrder: number;
    readonly isSubCategory: boolean;
    readonly isFeatured: boolean;
    readonly isSpecial: boolean;
    readonly productCount: number;
  }
  const { categories, subs } = await ask<{ categories: Listed[]; subs: Listed[] }>(
    url,
    `{ categories(list: TREE) { ...L } subs: categories(list: WITH_SUBCATEGORIES) { ...L } }
     fragment L on Category { name path displayOrder isSubCategory isFeatured isSpecial productCount }`,
  );
  const shown = categories
    .filter(({ isSubCategory, productCount }) => !isSubCategory && productCount > 0)
    .toSorted((a, b) => b.displayOrder - a.displayOrder);
  const names = (list: readonly Listed[]) => list.map(({ name }) => name);
  const special = shown.filter(({ isSpecial }) => isSpecial).slice(0, 5);
  const others = shown.filter(({ name }) => names(subs).includes(name) && !names(special).includes(name));
  const expected = {
    'Tendances Populaires': shown.filter(({ isFeatured }) => isFeatured).slice(0, 5),
    'Catégories Spéciales': [...special, ...others.slice(0, 5)],
    'Toutes les Catégories': shown.slice(0, 8),
  };
  await shop.open('/');
  await shop.readThrough();
  for (const [title, list] of Object.entries(expected)) {
    expect(list.length, title).toBeGreaterThan(0);
    const links = section(page, title).getByRole('link');
    await expect(links).toHaveCount(list.length);
    for (const [index, { name, path }] of list.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', `/category/${path.join('/')}`);
    }
  }
  // Popular ones in two rows that scroll sideways.
  const popular = page.getByRole('list', { name: 'Catégories populaires' });
  expect(await popular.getByRole('link').count()).toBeLessThanOrEqual(20);
  const tops = await popular
    .locator('li')
    .evaluateAll((items) => [...new Set(items.map((item) => (item as HTMLElement).offsetTop))]);
  expect(tops).toHaveLength(2);
  for (const link of await popular.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/category\/[\w-]+$/);
  }
  for (const slug of ['high-tech', 'mode', 'maison-jardin']) {
    await expect(page.locator(`main a[href="/category/${slug}"]`).first()).toBeAttached();
  }
});

test('English titles are those of the specification', async ({ shop }) => {
  await shop.speak('en');
  await shop.open('/');
  await shop.readThrough();
  const titles = await headings(shop.page);
  for (const title of [
    'Shop by brand',
    'Featured Trends',
    'Top Categories',
    'Live Shopping',
    'Flash Sales',
    'Home & Kitchen',
    'Beauty Essentials',
  ]) {
    expect(titles).toContain(title);
  }
});

test('a section without content is absent', async ({ shop }) => {
  const { page } = shop;
  await changeAnswers(page, (data) => ({
    data: without(['nodes', 'liveShows', 'discountBands', 'partners', 'randomProducts'], data),
  }));
  await shop.open('/');
  await shop.readThrough();
  const titles = await headings(page);
  for (const title of [
    'Nouveautés',
    'Choisi pour vous',
    'Acheter par marque',
    'Live Shopping',
    'Maison & Cuisine',
    'Marques tunisiennes',
    'À la une',
    'Meilleures ventes',
    'L’essentiel beauté',
    'Boutiques partenaires',
  ]) {
    expect(titles.filter((shown) => shown.startsWith(title))).toEqual([]);
  }
  expect(titles).toContain('Toutes les Catégories');
  expect(titles).toContain('Devenez Vendeur');
});

test('category sections are absent when no category has an active product', async ({ shop }) => {
  const { page } = shop;
  await changeAnswers(page, (data) => ({
    data: JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'productCount' ? 0 : value)),
  }));
  await shop.open('/');
  await shop.readThrough();
  const titles = await headings(page);
  for (const title of ['Tendances Populaires', 'Catégories Spéciales', 'Toutes les Catégories'])
    expect(titles).not.toContain(title);
  expect(titles).toContain('Devenez Vendeur');
});

test('flash sales: 5 in view, 3 below 1024 px, 2 below 600 px, the soonest to end first', async ({
  shop,
}) => {
  const { page, url } = shop;
  await shop.open('/');
  const track = page.getByRole('list', { name: 'Ventes flash' });
  for (const [width, count] of [
    [1440, 5],
    [1024, 5],
    [1023, 3],
    [600, 3],
    [599, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inView = await track.evaluate((list) => {
      const { left, right } = list.parentElement!.getBoundingClientRect();
      return [...list.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
    expect(inView, `at ${width} px`).toBe(count);
  }
  const links = await track
    .locator('h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(2);
  const ends: number[] = [];
  for (const link of links) {
    const { product } = await ask<{
      product: { flashSale: { expiresAt: string | null; remainingStock: number | null } };
    }>(
      url,
      'query Q($slug: String!) { product(by: { slug: $slug }) { flashSale { expiresAt remainingStock } } }',
      {
        slug: link?.split('/').at(-1),
      },
    );
    expect(product.flashSale.remainingStock).not.toBe(0);
    ends.push(product.flashSale.expiresAt === null ? Infinity : Date.parse(product.flashSale.expiresAt));
  }
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(ends[0]).toBeGreaterThan(Date.now());
});

test('new arrivals came within a day; featured products and best sellers are ten at most', async ({
  shop,
}) => {
  const { page, url } = shop;
  await shop.open('/');
  await shop.readThrough();
  const slugs = (title: string) =>
    section(page, title)
      .locator('h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  const fresh = await slugs('Nouveautés');
  expect(fresh.length).toBeGreaterThan(0);
  for (const slug of fresh) {
    const { product } = await ask<{ product: { createdAt: string } }>(
      url,
      'query Q($slug: String!) { product(by: { slug: $slug }) { createdAt } }',
      { slug },
    );
    expect(Date.now() - Date.parse(product.createdAt)).toBeLessThan(25 * 3_600_000);
  }
  for (const title of ['À la une', 'Meilleures ventes']) {
    const { length } = await slugs(title);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(10);
  }
});

test('the assistant proposes 20 products under its label and can be opened', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  await shop.readThrough();
  const picks = section(page, /^Choisi pour vous\s*IA$/);
  await expect(picks.getByRole('article')).toHaveCount(20);
  await picks.getByRole('button', { name: 'Demander à l’assistant' }).click();
  await expect(panel(page)).toContainText('Bonjour ! Dites-moi ce que vous aimez');
});

test('four questions are sent to the assistant at a tap', async ({ shop, assistant }) => {
  const { page } = shop;
  await shop.open('/home2');
  const chips = page.getByRole('list', { name: 'Questions à l’assistant' }).getByRole('button');
  await expect(chips).toHaveCount(4);
  for (let index = 0; index < 4; index++) {
    const words = ((await chips.nth(index).textContent()) ?? '').trim();
    await chips.nth(index).click();
    const wire = await assistant.wire(index);
    expect(wire.asked.query).toBe(words);
    await expect(messages(page).first()).toContainText(words);
    await panel(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(panel(page)).toBeHidden();
  }
});

test('brands have one word, once, sorted, 20 at most; Tunisian ones have a row of their own', async ({
  shop,
}) => {
  const { page, url } = shop;
  await shop.open('/');
  await shop.readThrough();
  const names = await section(page, 'Acheter par marque')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.querySelector('img')?.alt ?? link.textContent));
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(20);
  expect(names.filter((name) => /\s/.test(name.trim()))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  const { brands } = await ask<{ brands: { nodes: { slug: string }[] } }>(
    url,
    '{ brands(countryCode: "TN", first: 20) { nodes { slug } } }',
  );
  const tunisian = section(page, 'Marques tunisiennes').getByRole('link');
  await expect(tunisian).toHaveCount(brands.nodes.length);
  for (const [index, { slug }] of brands.nodes.entries()) {
    await expect(tunisian.nth(index)).toHaveAttribute('href', `/brand/${slug}`);
  }
});

test('a live show is announced by Tunisia’s clock, is live while it runs and leaves when it is over', async ({
  shop,
}) => {
  const { page, url } = shop;
  const { homepage } = await ask<{
    homepage: {
      liveShows: {
        title: string;
        startsAt: string;
        endsAt: string;
        seller: { slug: string; name: string };
      }[];
    };
  }>(url, '{ homepage { liveShows { title startsAt endsAt seller { slug name } } } }');
  const show = homepage.liveShows.find(({ startsAt }) => Date.parse(startsAt) > Date.now() + 60_000);
  if (!show) throw new Error('the demo shop announces no show');
  await page.clock.install();
  await shop.open('/');
  await page.locator('[data-room="live"]').scrollIntoViewIfNeeded();
  const card = section(page, 'Live Shopping').getByRole('link').filter({ hasText: show.title });
  await expect(card).toBeAttached({ timeout: 30_000 });
  await expect(card).toContainText(show.seller.name);
  await expect(card).toHaveAttribute('href', `/shop/${show.seller.slug}`);
  const clock = new Intl.DateTimeFormat('fr', {
    timeZone: 'Africa/Tunis',
    hour: '2-digit',
    minute: '2-digit',
  });
  await expect(card).toContainText(clock.format(new Date(show.startsAt)));
  await expect(card).not.toContainText('En direct');
  await page.clock.fastForward(Date.parse(show.startsAt) + 1000 - Date.now());
  await expect(card).toContainText('En direct');
  await page.clock.fastForward(Date.parse(show.endsAt) - Date.parse(show.startsAt));
  await expect(card).toHaveCount(0);
});

test('two bands announce reductions with products that are reduced', async ({ shop }) => {
  const { page, url } = shop;
  const { homepage } = await ask<{
    homepage: {
      discountBands: { title: string; maxDiscountPercent: number; category: { path: string[] } }[];
    };
  }>(url, '{ homepage { discountBands { title maxDiscountPercent category { path } } } }');
  expect(homepage.discountBands).toHaveLength(2);
  await shop.open('/');
  await shop.readThrough();
  for (const { title, maxDiscountPercent, category } of homepage.discountBands) {
    const band = section(page, title);
    await expect(band).toContainText(`Jusqu’à -${maxDiscountPercent} %`);
    const cards = band.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) await expect(card).toContainText(/-\d+\s%/);
    await expect(band.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      `/category/${category.path.join('/')}?sale=1`,
    );
  }
});

test('partner shops show four products each and lead to all of theirs', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  await shop.readThrough();
  const cards = section(page, 'Boutiques partenaires').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await expect(card.locator('a[href^="/product/"]')).toHaveCount(4);
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/shop\/[\w-]+$/);
    await expect(card.getByRole('link', { name: /^Voir toute la boutique/ })).toHaveAttribute(
      'href',
      /^\/shop\/[\w-]+\/products$/,
    );
  }
});

test('sellers are invited to their own site in a new tab, with what the shop offers them', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  await shop.readThrough();
  const banner = section(page, 'Devenez Vendeur');
  await expect(banner).toContainText('0 % de commission les 3 premiers mois');
  await expect(banner).toContainText('Validation en 24h');
  const cards = page.getByRole('region', { name: 'Comparer et vendre' });
  for (const link of [
    banner.getByRole('link', { name: 'Commencer à Vendre' }),
    cards.getByRole('link', { name: /^Vendez sur Lawaj/ }),
  ]) {
    await expect(link).toHaveAttribute('href', OUTSIDE.SELLER_SITE_URL);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  // The shop's own form stands beside it.
  await expect(banner.getByRole('link', { name: 'Ou déposez votre candidature ici' })).toHaveAttribute(
    'href',
    '/sell',
  );
  await cards.getByRole('button', { name: /^Comparez avec l’IA/ }).click();
  await expect(page.getByRole('dialog', { name: 'Comparez avec l’IA' })).toContainText(
    'Comparer des produits',
  );
});

test('every "see all" leads to a page of the shop', async ({ shop }) => {
  const { page, url } = shop;
  await shop.open('/');
  await shop.readThrough();
  const links = page.locator('main').getByRole('link', { name: /^(Tout voir|Voir toute la boutique)/ });
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '#';
    expect(href).toMatch(/^\/[a-z]/);
    expect((await page.request.get(`${url}${href}`)).status(), href).toBe(200);
  }
});

test('categories that fail to load leave out a section, and are no error of the page', async ({ shop }) => {
  const { page } = shop;
  shop.allowFailure(/graphql/);
  // Logged, and nothing else.
  shop.allowConsole(/Failed to load resource|RequestError: No/);
  await page.route('**/graphql?**', async (route) => {
    const asks = await route.fetch().then((response) => response.text());
    // The answer that carries the featured categories is the sections' own.
    if (asks.startsWith('{"data":{"categories"') && asks.includes('"featured":['))
      await route.fulfill({
        status: 400,
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT' } }] }),
      });
    else await route.continue();
  });
  await shop.open('/');
  await shop.readThrough();
  await expect(section(page, 'Devenez Vendeur')).toBeVisible();
  await expect(section(page, 'Toutes les Catégories')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
