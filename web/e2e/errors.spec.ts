import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';

/** Follows a link within the document, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]:not([target])`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
}

/** Lets the next page's answers come in a shape that no component can draw. */
async function breakAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql?**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text
        .replaceAll(/"totalCount":\d+/g, '"totalCount":{}')
        .replaceAll(/"name":"[^"]*"/g, '"name":{"a":1}'),
    });
  });
  return () => page.unroute('**/graphql?**');
}

/** Opens a page that fails to render, and returns the error reports. */
async function openBroken(shop: Shop): Promise<{ reports: string[]; restore: () => Promise<void> }> {
  const { page } = shop;
  const reports: string[] = [];
  shop.allowConsole(/Error|Objects are not valid/);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/client-errors') reports.push(request.postData() ?? '');
  });
  await shop.open('/cart?secret=1');
  const restore = await breakAnswers(page);
  await follow(page, '/allproducts');
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  return { reports, restore };
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

test('a page that cannot be drawn says so, in the words of the specification', async ({ shop }) => {
  const { page } = shop;
  await shop.speak('en');
  await openBroken(shop);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Oops! Something went wrong', exact: true })).toBeVisible();
  await expect(alert).toContainText("We're sorry for the inconvenience. Our team has been notified.");
  await expect(alert).toContainText(/React error|not valid|object/i);
  await expect(alert.getByRole('link', { name: 'Go to Homepage', exact: true })).toHaveAttribute('href', '/');
  await expect(alert.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
  await shop.expectAccessible();
});

test('the team is notified: once, without personal data', async ({ shop }) => {
  const { page } = shop;
  const told = page.waitForResponse((response) => response.url().endsWith('/client-errors'));
  const { reports } = await openBroken(shop);
  expect((await told).status()).toBe(204);
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? '') as Record<string, string>;
  expect(Object.keys(report).sort()).toEqual(['components', 'language', 'message', 'name', 'path', 'stack']);
  expect(report).toMatchObject({ path: '/allproducts', language: 'fr' });
  expect(report['stack']).toContain('/assets/');
  expect(reports[0]).not.toMatch(/secret|\?|cookie/);
});

test('the code that reports errors is loaded only after one', async ({ shop }) => {
  const { page } = shop;
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await shop.open('/');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('reportError'))).toEqual([]);
});

test('refresh loads the page again', async ({ shop }) => {
  const { page } = shop;
  const { restore } = await openBroken(shop);
  await restore();
  const loaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name: 'Actualiser' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('go to homepage goes there', async ({ shop }) => {
  const { page } = shop;
  const { restore } = await openBroken(shop);
  await restore();
  await page.getByRole('alert').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main section').first()).toBeVisible();
});

test('an uncaught error is reported, too, without search texts', async ({ shop }) => {
  const { page } = shop;
  shop.allowConsole(/out of the blue/);
  await shop.open('/cart');
  const told = page.waitForRequest((request) => request.url().endsWith('/client-errors'));
  await page.evaluate(() => {
    for (let count = 0; count < 3; count += 1)
      setTimeout(() => {
        throw new TypeError('out of the blue at /search?q=private');
      });
  });
  const body = (await told).postData() ?? '';
  expect(body).toContain('out of the blue');
  expect(body).not.toContain('private');
});

test('a request without a response is reported as a network error', async ({ shop }) => {
  const { page } = shop;
  await shop.speak('en');
  await page.clock.install();
  await shop.open('/cart');
  const restore = await shop.cutOff();
  await follow(page, '/allproducts');
  const alert = page.getByRole('alert');
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(alert).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(alert).toContainText(
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  );
  await expect(alert).toContainText('No response received from the server');
  // No report could be sent: the page does not claim so.
  await expect(alert).not.toContainText('Our team has been notified');
  await shop.expectAccessible();
  await restore();
  await alert.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('pages of every kind say what happened and offer a way on while the gateway is down', async ({
  shop,
  samples,
}) => {
  // Six pages, each tried again until it gives up: a busy machine takes its time.
  test.setTimeout(180_000);
  const { page } = shop;
  await page.clock.install();
  await shop.open('/cart');
  const restore = await shop.cutOff();
  for (const path of [
    `/product/${samples.cheap.slug}`,
    `/category/${samples.bigCategory.join('/')}`,
    '/faq',
    '/search?q=robe',
    `/brand/${samples.brand}`,
    `/shop/${samples.seller}`,
  ]) {
    await page.evaluate((target) => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/"]');
      link?.setAttribute('href', target);
      history.pushState({ key: target }, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: { key: target } }));
    }, path);
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect(async () => {
      await page.clock.fastForward(8000);
      await expect(alert, path).toContainText('erreur réseau', { timeout: 300 });
    }).toPass({ timeout: 30_000 });
    await expect(alert.getByRole('button').first(), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeVisible();
  }
  await restore();
});

test('any other path is answered with the not-found page, and leads on', async ({ shop }) => {
  const { page } = shop;
  for (const path of ['/nothing', '/nothing/here/at/all', '/product', '/services/nobody-of-this-name']) {
    expect(await shop.open(path), path).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'Cette page n’existe pas, ou plus',
    );
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Tous les produits' }).first().click();
  await expect(page).toHaveURL(/\/allproducts$/);
});

test('what is on screen and stale is read again on focus and on reconnection, not before', async ({
  shop,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/allproducts');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.fastForward('04:50');
  await focus();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.clock.fastForward('00:20');
  await page.waitForTimeout(300);
  // Age alone asks for nothing.
  expect(asked).toEqual([]);
  await focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  const first = asked.length;
  await focus();
  await page.waitForTimeout(300);
  expect(asked).toHaveLength(first);
  await page.clock.fastForward('05:10');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => asked.length).toBe(first * 2);
});

test('a page that was navigated to, and the late shelves, are read again on focus, and not on coming back', async ({
  shop,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/allproducts');
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page).toHaveURL(shop.url + '/');
  // The URL changes before the page is shown.
  await expect(page.getByRole('region', { name: 'Bannières' })).toBeVisible();
  // All shelves have to have come.
  await shop.readThrough();
  await expect(page.locator('[data-room][data-waiting]')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql') asked.push(searchParams.get('documentId') ?? '');
  });
  // Away and back within five minutes: nothing is asked.
  await page.goBack();
  await expect(page).toHaveURL(/allproducts/);
  await page.goForward();
  await expect(page).toHaveURL(shop.url + '/');
  await shop.readThrough();
  expect(asked).toEqual([]);
  await page.clock.fastForward('05:10');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  // The page, its layout and its late shelves.
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(5);
});
