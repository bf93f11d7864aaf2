import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { expect, VIEWPORTS } from './support/fixtures.ts';
import { test, type Proxy } from './support/proxy.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker controls the page and has cached it. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // No `waitForFunction`: to it the promise of an asynchronous condition is true.
  const hasAll = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const name = names.find((cache) => cache.startsWith('lawaj-pages-'));
      if (name === undefined) return false;
      const pages = await (await caches.open(name)).keys();
      // The responses inlined in the document are cached after it.
      const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { queries: unknown[] };
      const answers = await (await caches.open('lawaj-answers')).keys();
      return (
        pages.some(({ url }) => new URL(url).pathname === location.pathname) &&
        answers.length >= boot.queries.length
      );
    });
  await expect.poll(hasAll).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Takes the network away, as the device sees it and as the wire has it. */
async function goOffline(page: Page, network: Proxy): Promise<void> {
  await page.context().setOffline(true);
  network.unplug();
}

async function goOnline(page: Page, network: Proxy): Promise<void> {
  network.plugIn();
  await page.context().setOffline(false);
}

async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}

/** Follows a link within the document, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]:not([target])`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
}

test.beforeEach(async ({ shop, network }) => {
  network.plugIn();
  shop.allowConsole(/net::ERR_|No response received from the server|Failed to fetch/);
  await shop.page.setViewportSize(VIEWPORTS.phone);
});

test('a visited page is there without a network: words, style and picture', async ({
  shop,
  network,
  samples,
}) => {
  const { page } = shop;
  await shop.open(`/product/${samples.cheap.slug}`);
  await isKept(page);
  await goOffline(page, network);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samples.cheap.name);
  await expect(page.getByText('Pas de connexion Internet', { exact: true })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const offline = await ground();
  await goOnline(page, network);
  await page.reload();
  expect(await ground()).toBe(offline);
});

test('a picture that is still loading when the worker takes over is cached too', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/media/*?late', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.url}/product/${samples.cheap.slug}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    // A picture of the document itself would hold up the worker, which comes when all is loaded.
    void fetch(`${new URL(picture?.src ?? '', location.href).pathname}?late`);
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const kept = () =>
    page.evaluate(async () => {
      const pictures = await (await caches.open('lawaj-pictures')).keys();
      return pictures.filter(({ url }) => url.endsWith('?late')).length;
    });
  expect(await kept()).toBe(0);
  letGo();
  await expect.poll(kept).toBe(1);
});

test('a page that was reached by a link is rendered by the shell from cached responses', async ({
  shop,
  network,
}) => {
  const { page } = shop;
  await shop.open('/');
  await isKept(page);
  await follow(page, '/allproducts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect(page.locator('main article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const names = await page.locator('main article h3').allTextContents();
  await goOffline(page, network);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  expect(await page.locator('main article h3').allTextContents()).toEqual(names);
  await expect(page.locator('#splash')).toBeHidden();
  // From here on, the first page's responses came with its document and are cached as well.
  await follow(page, '/');
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.locator('main section').first()).toBeVisible();
  await expect(page.getByText('Vous êtes hors ligne')).toHaveCount(0);
});

test('a page never visited says that one is offline, what can be done, and comes by itself', async ({
  shop,
  network,
  samples,
}) => {
  const { page } = shop;
  await shop.open(`/product/${samples.cheap.slug}`);
  await isKept(page);
  await goOffline(page, network);
  await page.goto(`${shop.url}/allproducts`);
  await isHydrated(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Vous êtes hors ligne' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/cart');
  await expect(alert.getByRole('link', { name: samples.cheap.name })).toHaveAttribute(
    'href',
    `/product/${samples.cheap.slug}`,
  );
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  // What was seen can be seen again.
  await alert.getByRole('link', { name: samples.cheap.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samples.cheap.name);
  await page.goBack();
  await expect(alert).toBeVisible();
  await goOnline(page, network);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect(page.locator('main article').first()).toBeVisible();
});

/** One address of every page of the shop. */
const EVERYWHERE = Object.values(paths).map((make) =>
  (make as (part: unknown) => string)(make === paths.category ? ['nowhere'] : 'x'),
);

test('every address answers without a network, and comes by itself when it is back', async ({
  shop,
  network,
}) => {
  test.setTimeout(300_000);
  const { page } = shop;
  shop.allowFailure(/./);
  await shop.open('/');
  await isKept(page);
  await goOffline(page, network);
  const dead: string[] = [];
  for (const path of new Set(EVERYWHERE)) {
    await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
    const shown = page.locator('main h1, main [role="alert"]').first();
    // The splash goes a moment after the page is there.
    const isShown = await Promise.all([
      shown.waitFor({ timeout: 25_000 }),
      page.locator('#splash').waitFor({ state: 'hidden', timeout: 25_000 }),
    ]).then(
      () => true,
      () => false,
    );
    if (!isShown) dead.push(path);
  }
  expect(dead).toEqual([]);
  // Neither its data nor its code are on this device.
  await page.goto(`${shop.url}/services`);
  await expect(page.getByRole('alert').filter({ hasText: 'Vous êtes hors ligne' })).toBeVisible();
  await goOnline(page, network);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
});

test('the ways to an order and to one’s account are there without a network', async ({ shop, network }) => {
  const { page } = shop;
  await shop.open('/');
  await isKept(page);
  await goOffline(page, network);
  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  for (const [path, heading] of [
    ['/order', 'Commande'],
    ['/track-order', 'Suivre ma commande'],
    ['/login', 'Connexion'],
  ] as const) {
    await page.goto(shop.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a link to a page whose code is not on the device leads to the offline page', async ({
  shop,
  network,
}) => {
  const { page } = shop;
  await shop.open('/');
  await isKept(page);
  await goOffline(page, network);
  await follow(page, '/contact');
  await expect(page.getByRole('alert').filter({ hasText: 'Vous êtes hors ligne' })).toBeVisible();
  await goOnline(page, network);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('without a network the shop never speaks another language than the chosen one', async ({
  shop,
  network,
  samples,
}) => {
  const { page } = shop;
  const path = `/product/${samples.cheap.slug}`;
  await shop.open(path);
  await isKept(page);
  await goOffline(page, network);
  await shop.speak('tn');
  await page.evaluate(() => localStorage.setItem('lang', 'tn'));
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.goto(`${shop.url}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-TN');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.waitForTimeout(1000);
  expect(documents).toBe(1);
});

test('the cart works without a network', async ({ shop, network, samples }) => {
  const { page } = shop;
  const { cheap, other } = samples;
  await shop.fillCart([{ id: cheap.id, quantity: 2 }]);
  await shop.open('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: cheap.name })).toBeVisible();
  await page.goto(`${shop.url}/product/${other.slug}`);
  await isHydrated(page);
  await isKept(page);
  await goOffline(page, network);
  // From a visited page a product goes into the cart.
  await main
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect.poll(() => shop.cart()).toHaveLength(2);
  await page.goto(`${shop.url}/cart`);
  await isHydrated(page);
  await expect(main.getByText(cheap.name)).toBeVisible();
  await expect(main.getByText(other.name)).toBeVisible();
  await expect(main.getByText('Les prix seront vérifiés dès le retour de la connexion.')).toBeVisible();
  await expect(main.locator('dl')).toHaveCount(0);
  await main.getByRole('button', { name: `Ajouter un de plus : ${cheap.name}` }).click();
  await main.getByRole('button', { name: `Retirer du panier : ${other.name}` }).click();
  await expect.poll(() => shop.cart()).toEqual([{ id: cheap.id, quantity: 3 }]);
  await shop.expectAccessible();
  await goOnline(page, network);
  await expect(main.locator('dl')).toContainText('TND');
});

test('nothing of a viewer, no price of a cart and no error is cached', async ({ shop, network, samples }) => {
  const { page } = shop;
  await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
  await shop.open('/');
  await isKept(page);
  shop.allowFailure(/./);
  for (const path of ['/cart', '/user/orders', '/product/nothing-of-this-name', '/search?q=robe']) {
    await page.goto(`${shop.url}${path}`);
    await page.waitForLoadState('networkidle');
  }
  const kept = await page.evaluate(async () => {
    const all: { url: string; status: number; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url, { ignoreVary: true });
        const type = response?.headers.get('content-type') ?? '';
        const text = /json|html/.test(type) ? ((await response?.text()) ?? '') : '';
        all.push({ url, status: response?.status ?? 0, text });
      }
    }
    return all;
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(({ status }) => status !== 200)).toEqual([]);
  expect(kept.filter(({ url }) => /\/user\/|nothing-of-this-name\?|\/search\?/.test(url))).toEqual([]);
  expect(kept.filter(({ text }) => text.includes('"cartQuote"') || text.includes('"viewer"'))).toEqual([]);
  expect(kept.filter(({ url, text }) => url.includes('/graphql') && text.includes('"errors"'))).toEqual([]);
  expect(network.asked('/graphql')).toBeGreaterThan(0);
});

test.describe('installed', () => {
  for (const [language, direction, cart] of [
    ['fr', 'ltr', 'Panier'],
    ['en', 'ltr', 'Cart'],
    ['de', 'ltr', 'Warenkorb'],
    ['tn', 'rtl', /./],
  ] as const) {
    test(`the shop has a name, icons and shortcuts in ${language}`, async ({ shop, request }) => {
      const { page } = shop;
      await shop.speak(language);
      await shop.open('/cart');
      const href = await page.locator('link[rel="manifest"]').getAttribute('href');
      const response = await request.get(`${shop.url}${href ?? ''}`);
      expect(response.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await response.json()) as {
        name: string;
        dir: string;
        start_url: string;
        display: string;
        theme_color: string;
        background_color: string;
        icons: { src: string; sizes: string; purpose?: string }[];
        shortcuts: { name: string; url: string }[];
      };
      expect(manifest).toMatchObject({ name: 'Lawaj', dir: direction, display: 'standalone' });
      // The splash, and what the system shows before it, are yellow.
      expect(manifest.background_color).toBe('#ffcb1f');
      expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]);
      expect(manifest.shortcuts[0]?.name).toMatch(cart);
      const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
      for (const file of [touch ?? '', ...manifest.icons.map(({ src }) => src)]) {
        const icon = await request.get(`${shop.url}${file}`);
        expect(icon.headers()['content-type'], file).toBe('image/png');
      }
      for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
        expect((await request.get(`${shop.url}${url}`)).status(), url).toBe(200);
      }
    });
  }
});

test.describe('the splash', () => {
  /** Starts from the shell with the shop's script held back, so that the splash stays. */
  async function startFromShell(page: Page, url: string): Promise<() => void> {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/entry-client-[^/]*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${url}/shell.html`, { waitUntil: 'commit' });
    return release;
  }

  test.describe('while the app starts', () => {
    test.use({ serviceWorkers: 'block' });

    test('covers the whole screen in yellow with a muted looping video', async ({ shop, request }) => {
      const { page } = shop;
      const release = await startFromShell(page, shop.url);
      const splash = page.locator('#splash');
      await expect(splash).toBeVisible();
      expect(await splash.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(255, 203, 31)',
      );
      expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...VIEWPORTS.phone });
      const video = splash.locator('video');
      await expect(video).toHaveCount(1);
      expect(
        await video.evaluate(({ muted, loop, autoplay }: HTMLVideoElement) => ({ muted, loop, autoplay })),
      ).toEqual({ muted: true, loop: true, autoplay: true });
      const film = await request.get(`${shop.url}${(await video.getAttribute('src')) ?? ''}`);
      expect(film.headers()['content-type']).toBe('video/mp4');
      expect((await film.body()).length).toBeLessThan(150_000);
      release();
      await expect(splash).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('has no video where nothing may move', async ({ shop }) => {
      const { page } = shop;
      await shop.calm();
      const release = await startFromShell(page, shop.url);
      await expect(page.locator('#splash img')).toBeVisible();
      await expect(page.locator('#splash video')).toHaveCount(0);
      release();
      await expect(page.locator('#splash')).toBeHidden();
    });
  });

  test('never lies over a page that the server has drawn', async ({ shop }) => {
    await shop.open('/');
    await expect(shop.page.locator('#splash')).toHaveCount(0);
  });
});
