import type { Page } from '@playwright/test';
import persisted from '../src/relay/persisted.json' with { type: 'json' };
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

/** The shop's documents by their ids. */
const documents: Readonly<Record<string, string>> = persisted;

/** Follows a link within the document, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]:not([target])`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
}

/** Counts the documents that are asked for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

test('going on within the shop loads no document, starts at the top and tells the title', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const documents = countDocuments(page);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await follow(page, '/allproducts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'Tous les produits · Lawaj' })).toBeAttached();
  expect(documents()).toBe(0);
});

test('going back brings the page back where it was left', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/allproducts');
  const card = page.locator('main a[href^="/product/"]:not([target])').nth(9);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const left = await page.evaluate(() => scrollY);
  await card.evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/allproducts$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a link that is pointed at is fetched in advance', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open(`/search?q=${encodeURIComponent(`"${samples.cheap.name}"`)}`);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/graphql?') && request.url().includes(samples.cheap.slug),
  );
  const code = page.waitForRequest(/\/assets\/ProductPage-[^/]*\.js$/);
  await page.locator(`main article a[href="/product/${samples.cheap.slug}"]`).first().hover();
  await asked;
  await code;
  await expect(page).toHaveURL(/\/search/);
});

test('page code that cannot be had loads the document again, once', async ({ shop }) => {
  const { page } = shop;
  // The missing file, and the second failure, which is reported as the fault it is.
  shop.allowConsole(/^$|ERR_FAILED|net::|No response received from the server/);
  await shop.open('/');
  let aborted = 0;
  await page.route(/\/assets\/AllProductsPage-[^/]*\.js$/, (route) => {
    aborted += 1;
    return route.abort();
  });
  const documents = countDocuments(page);
  await follow(page, '/allproducts');
  await expect(page).toHaveURL(/\/allproducts$/);
  // The server's rendering stays readable, though its code still can't be had.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect.poll(() => aborted).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);

  // As soon as it can be had, the page lives.
  await page.unroute(/\/assets\/AllProductsPage-[^/]*\.js$/);
  await shop.open('/allproducts');
});

test('on a slow network the page’s shape comes first, then the page', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open('/');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql?**', async (route) => {
    await gate;
    await route.continue();
  });
  const path = `/category/${samples.bigCategory.join('/')}`;
  await follow(page, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await shop.expectAccessible();
});

test('on a slow network a filtered list stays until its successor is there', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql?**', async (route) => {
    await gate;
    await route.continue();
  });
  const main = page.getByRole('main');
  const before = await main.locator('article h3').allTextContents();
  await main.getByRole('checkbox', { name: /^En promotion/ }).check();
  // The choice shows at once, the list waits.
  await expect(main.getByRole('checkbox', { name: /^En promotion/ })).toBeChecked();
  await expect(main.locator('section[aria-busy="true"]')).toBeVisible();
  expect(await main.locator('article h3').allTextContents()).toEqual(before);
  release();
  await expect(page).toHaveURL(/sale=1/);
  await expect(main.locator('section[aria-busy="true"]')).toHaveCount(0);
  expect(await main.locator('article h3').allTextContents()).not.toEqual(before);
});

test.describe('while the gateway is down', () => {
  test('a page says so, and comes when one tries again', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/cart');
    const restore = await shop.cutOff();
    await follow(page, '/allproducts');
    const alert = page.getByRole('alert');
    await expect(async () => {
      // The read is tried again three times, ever more slowly.
      await page.clock.fastForward(4000);
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(alert).toContainText('Le serveur ne répond pas.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oups ! Une erreur est survenue');
    await shop.expectAccessible();
    await restore();
    await alert.getByRole('button', { name: 'Actualiser' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('the cart keeps its lines and gets its total when one tries again', async ({ shop, samples }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.fillCart([{ id: samples.cheap.id, quantity: 2 }]);
    const restore = await shop.cutOff();
    await shop.open('/cart');
    const alert = page.getByRole('alert');
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(alert).toContainText('Le total n’a pas pu être calculé');
    await shop.expectAccessible();
    expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 2 }]);
    await restore();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: samples.cheap.name })).toBeVisible();
    await expect(page.locator('dl')).toContainText('TND');
  });

  test('the category panel says so and tries again', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/');
    const restore = await shop.cutOff();
    await page.locator('main [data-category]').first().hover();
    const alert = page.locator('main nav').getByRole('alert');
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    await shop.expectAccessible();
    await restore();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator('main nav section li a').first()).toBeVisible();
  });
});

test('a minimum above the maximum shows an error and is not requested', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/allproducts?min=50&max=80');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Minimum' }).fill('90');
  await main.getByRole('textbox', { name: 'Minimum' }).press('Enter');
  await expect(main.getByText('Le minimum doit être inférieur au maximum.')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Maximum' })).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible();
  await expect(page).toHaveURL(/min=50&max=80/);
  await main.getByRole('textbox', { name: 'Maximum' }).fill('120');
  await main.getByRole('textbox', { name: 'Maximum' }).press('Enter');
  await expect(page).toHaveURL(/min=90&max=120/);
  await expect(main.getByText('Le minimum doit être inférieur au maximum.')).toHaveCount(0);
});

test('no public page requests data that its document contains', async ({ shop, samples }) => {
  const { page } = shop;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/graphql') return;
    const document = documents[searchParams.get('documentId') ?? ''] ?? '';
    const name = /^query (\w+)/.exec(document)?.[1] ?? request.url();
    // What is below the first screen is asked for when it comes near: no document carries it.
    if (name === 'StoreLayoutQuery' || name.endsWith('PageQuery')) asked.push(name);
  });
  for (const path of [
    '/',
    `/category/${samples.bigCategory.join('/')}?stock=1`,
    '/allproducts',
    '/search?q=robe',
    `/product/${samples.cheap.slug}`,
    `/brand/${samples.brand}`,
    `/shop/${samples.seller}`,
    `/shop/${samples.seller}/products`,
    '/nothing/here',
  ]) {
    await shop.open(path);
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual([]);
  }
});

test('a change of path starts at the top, a change of the query stays where one is', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const top = () => page.evaluate(() => scrollY);
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^En promotion/ })
    .evaluate((box) => (box as HTMLInputElement).click());
  await expect(page).toHaveURL(/sale=1/);
  await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0);
  expect(await top()).toBe(200);
  for (const path of ['/faq', '/mall', '/']) {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await follow(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(top).toBe(0);
  }
});

test.describe('the drawer', () => {
  const LABELS = {
    en: {
      menu: 'Menu',
      homepage: 'Homepage',
      links: ['Login', 'Register', 'Home', 'All products', 'FAQ', 'Rules', 'Contact', 'About us'],
      language: 'Change language',
    },
    fr: {
      menu: 'Menu',
      homepage: 'Page d’accueil',
      links: [
        'Connexion',
        'Inscription',
        'Accueil',
        'Tous les produits',
        'FAQ',
        'Règles',
        'Contact',
        'À propos',
      ],
      language: 'Changer de langue',
    },
    tn: {
      menu: 'القائمة',
      homepage: 'الصفحة الرئيسية',
      links: [
        'ادخل لحسابك',
        'اعمل حساب',
        'الرئيسية',
        'المنتوجات الكل',
        'أسئلة متكرّرة',
        'القواعد',
        'اتصل بينا',
        'شكون أحنا',
      ],
      language: 'بدّل اللغة',
    },
  } as const;
  const TARGETS = ['/login', '/register', '/', '/allproducts', '/faq', '/rules', '/contact', '/about'];

  for (const language of ['en', 'fr', 'tn'] as const) {
    test(`leads everywhere, in ${language}`, async ({ shop }) => {
      const { page } = shop;
      const { menu, homepage, links, language: change } = LABELS[language];
      await page.setViewportSize(VIEWPORTS.phone);
      await shop.speak(language);
      await shop.open('/allproducts?stock=1');
      await page.getByRole('banner').getByRole('link', { name: menu, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: menu });
      await expect(drawer.getByRole('link', { name: homepage, exact: true })).toHaveAttribute('href', '/');
      for (const [index, name] of links.entries())
        await expect(drawer.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
          'href',
          TARGETS[index] ?? '',
        );
      // There is no session.
      await expect(drawer.locator('a[href^="/user/"]')).toHaveCount(0);
      await expect(drawer.getByRole('navigation', { name: change }).getByRole('link')).toHaveCount(4);
      await shop.settle();
      await shop.expectAccessible();
      // It stands on the side where one begins to read.
      const { x, width } = (await drawer.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
      expect(language === 'tn' ? Math.round(x + width) : Math.round(x)).toBe(
        language === 'tn' ? VIEWPORTS.phone.width : 0,
      );
      await drawer.getByRole('link', { name: links[4], exact: true }).click();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(drawer).toBeHidden();
    });
  }
});

for (const place of ['header', 'drawer', 'footer'] as const) {
  test(`the language is changed in the ${place}; the page and its query stay`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.open('/allproducts?stock=1&sort=price-asc');
    const address = page.url();
    const where = {
      header: page.getByRole('banner'),
      drawer: page.getByRole('dialog', { name: 'Menu' }),
      footer: page.getByRole('contentinfo'),
    }[place];
    if (place === 'header') await where.locator('summary').click();
    if (place === 'drawer')
      await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await where.getByRole('link', { name: 'تونسي' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-TN');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('tn');
  });
}

for (const [locale, tag] of [
  ['fr-TN', 'fr'],
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['ar-TN', 'ar-TN'],
  ['it-IT', 'fr'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`is shown the shop in ${tag}, unless the device has chosen another language`, async ({ shop }) => {
      const { page } = shop;
      await shop.open('/faq');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.evaluate(() => localStorage.setItem('lang', 'de'));
      await page.goto(`${shop.url}/faq`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });
}

test('a phone’s navigation leads home, to the categories, to the search and to the cart', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/allproducts');
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  await bar.getByRole('link', { name: 'Recherche' }).click();
  await expect(page.getByRole('combobox', { name: 'Rechercher un produit' })).toBeFocused();
  await bar.getByRole('link', { name: 'Catégories' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Panier' }).click();
  await expect(page.getByRole('dialog', { name: 'Panier' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});
