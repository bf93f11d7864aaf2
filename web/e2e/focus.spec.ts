import type { Page } from '@playwright/test';
import { register } from './support/account.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { holdRequests } from './support/hold.ts';
import { placeOrder } from './support/orders.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Focuses a link of the page, as the keyboard does, and follows it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().focus();
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

test.describe('a page that comes without a document', () => {
  test('is announced, and the keyboard goes on from its heading', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    // The browser itself announces the first page.
    await expect(page.locator('body')).toBeFocused();
    const announced = (title: string) =>
      expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
    await follow(page, '/allproducts');
    await expect(heading(page)).toHaveText('Tous les produits');
    await expect(heading(page)).toBeFocused();
    await announced('Tous les produits · Lawaj');
    await follow(page, '/faq');
    await expect(page).toHaveURL(/\/faq$/);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText('Tous les produits');
    await expect(heading(page)).toBeFocused();
    await announced('Tous les produits · Lawaj');
  });

  test('may be another search or another page of a list', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open('/search?q=robe');
    const box = page.getByRole('combobox', { name: 'Rechercher un produit' });
    await box.fill('lampe');
    await box.press('Enter');
    await expect(heading(page)).toHaveText('Résultats pour « lampe »');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'lampe' })).toBeAttached();
    await shop.open(`/category/${samples.bigCategory.join('/')}`);
    const second = page.getByRole('main').getByRole('link', { name: 'Page 2', exact: true });
    await second.focus();
    // The page scrolls there smoothly, and would go on while the next one comes.
    await expect(second).toBeInViewport();
    let before = -1;
    await expect(async () => {
      const now = await page.evaluate(() => scrollY);
      const stands = now === before;
      before = now;
      expect(stands).toBe(true);
    }).toPass({ intervals: [300] });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    // One scroll, to the top: a second one that follows it would end elsewhere.
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(second).toBeInViewport();
    await page.waitForTimeout(600);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
  });

  test('takes the focus from a drawer that led there, once it has closed', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
    await shop.open('/allproducts');
    await page
      .locator('header')
      .getByRole('button', { name: /^Panier/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Panier' });
    await drawer.getByRole('link', { name: samples.cheap.name }).press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(drawer).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('leaves a field its focus in which one types meanwhile', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    const release = await holdRequests(page, '**/graphql*');
    await page.locator('main a[href^="/product/"]:visible').first().click();
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('tapis');
    release();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeVisible();
    await page.waitForTimeout(500);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('tapis');
  });

  test('leaves a filter its focus', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open(`/category/${samples.bigCategory.join('/')}`);
    const sale = page.getByRole('main').getByRole('checkbox', { name: /^En promotion/ });
    await sale.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/sale=1/);
    await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0);
    await page.waitForTimeout(400);
    await expect(sale).toBeFocused();
  });
});

test.describe('after a removal the focus goes to the neighbour', () => {
  for (const place of ['drawer', 'page'] as const) {
    test(`in the cart’s ${place}`, async ({ shop, samples }) => {
      const { page } = shop;
      const { cheap, other, dear } = samples;
      await shop.fillCart([cheap, other, dear].map(({ id }) => ({ id, quantity: 1 })));
      await shop.open(place === 'page' ? '/cart' : '/allproducts');
      if (place === 'drawer')
        await page
          .locator('header')
          .getByRole('button', { name: /^Panier/ })
          .click();
      const cart = place === 'page' ? page.getByRole('main') : page.getByRole('dialog', { name: 'Panier' });
      const rows = cart
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Retirer du panier/ }) });
      await expect(rows).toHaveCount(3);
      const names = await rows.locator('a:not([aria-hidden])').allTextContents();
      const name = (index: number) => cart.getByRole('link', { name: names[index] ?? '', exact: true });
      await rows
        .nth(1)
        .getByRole('button', { name: /^Retirer/ })
        .press('Enter');
      await expect(rows).toHaveCount(2);
      await expect(name(2)).toBeFocused();
      await rows
        .nth(1)
        .getByRole('button', { name: /^En retirer un/ })
        .press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(name(0)).toBeFocused();
      await rows
        .first()
        .getByRole('button', { name: /^Retirer/ })
        .press('Enter');
      await expect(cart.getByText('Panier vide')).toBeVisible();
      await expect(cart.getByRole('heading', { name: 'Panier', exact: true })).toBeFocused();
    });
  }

  test('on a product’s card, to what adds it again', async ({ shop, samples }) => {
    const { page } = shop;
    const { id, slug, name } = samples.cheap;
    await shop.fillCart([{ id, quantity: 2 }]);
    await shop.open(`/product/${slug}`);
    const buy = page.getByRole('main');
    await buy
      .getByRole('button', { name: `Retirer du panier : ${name}` })
      .first()
      .press('Enter');
    await expect(buy.getByRole('button', { name: /^Ajouter au panier/ }).first()).toBeFocused();
  });

  test('in the bar of a product’s page, to what adds it again', async ({ shop, samples }) => {
    const { page } = shop;
    const { slug } = samples.cheap;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.open(`/product/${slug}`);
    const bar = page.locator('[data-bottom-bar]');
    await bar.getByRole('button', { name: /^Ajouter au panier/ }).press('Enter');
    await expect(bar.getByRole('button', { name: /^Ajouter un de plus/ })).toBeFocused();
    await bar.getByRole('button', { name: /^Retirer du panier/ }).press('Enter');
    await expect(bar.getByRole('button', { name: /^Ajouter au panier/ })).toBeFocused();
  });

  test('among the filters of a list', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open(`/category/${samples.bigCategory.join('/')}?sale=1&stock=1`);
    const chips = page.getByRole('list', { name: 'Filtres actifs' });
    const links = chips.getByRole('link', { name: /^Retirer/ });
    const before = await links.count();
    const last = await links.last().getAttribute('aria-label');
    await links.first().press('Enter');
    await expect(links).toHaveCount(before - 1);
    await expect(chips.getByRole('link', { name: last ?? '' })).toBeFocused();
    await page.waitForTimeout(400);
    await expect(chips.getByRole('link', { name: last ?? '' })).toBeFocused();
  });
});

for (const width of [320, 360]) {
  test(`amounts of four digits and more stand clear of the quantity, ${width} px wide`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await page.setViewportSize({ width, height: 740 });
    await shop.fillCart([{ id: samples.dear.id, quantity: 10 }]);
    // What a dear thing costs by the dozen.
    await page.route('**/graphql*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/("total":\{"amount":")[\d.]+"/g, '$112345.500"'),
      });
    });
    for (const place of ['page', 'drawer']) {
      await shop.open(place === 'page' ? '/cart' : '/allproducts');
      if (place === 'drawer')
        await page
          .getByRole('button', { name: /^Panier/ })
          .last()
          .click();
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Retirer du panier/ }) });
      await expect(row).toContainText('345,500');
      await shop.settle();
      const plus = await row.getByRole('button', { name: /^Ajouter un de plus/ }).boundingBox();
      const amount = await row.getByText(/345,500/).boundingBox();
      expect(plus).not.toBeNull();
      expect(amount).not.toBeNull();
      const apart =
        (plus?.x ?? 0) + (plus?.width ?? 0) <= (amount?.x ?? 0) ||
        (plus?.y ?? 0) + (plus?.height ?? 0) <= (amount?.y ?? 0);
      expect(apart, `${place}: ${JSON.stringify({ plus, amount })}`).toBe(true);
      await shop.expectNoSidewaysScroll();
    }
  });
}

test('a dialog’s title keeps an order’s number on one line', async ({ shop, samples }) => {
  const { page } = shop;
  await register(shop);
  const { number } = await placeOrder(shop, samples.cheap);
  await page.setViewportSize({ width: 320, height: 740 });
  await shop.open('/user/orders');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await page
    .getByRole('button', { name: /^Annuler/ })
    .first()
    .click();
  const title = page.getByRole('alertdialog').getByRole('heading');
  await expect(title).toContainText('CMD-');
  await shop.settle();
  const lines = await title.evaluate((element) => {
    const text = element.textContent;
    const from = text.indexOf('CMD-');
    const to = text.indexOf('\u2069');
    // The number's own rectangles, whatever elements it is in.
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let before = 0;
    const tops = new Set<number>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      for (let at = Math.max(from, before); at < Math.min(to, before + length); at += 1) {
        const range = document.createRange();
        range.setStart(node, at - before);
        range.setEnd(node, at - before + 1);
        tops.add(Math.round(range.getBoundingClientRect().top));
      }
      before += length;
    }
    return tops.size;
  });
  expect(lines).toBe(1);
  await shop.expectNoSidewaysScroll();
});

test('forced colours keep stars, swatches, dots and the edges of buttons', async ({ shop, samples }) => {
  const { page } = shop;
  await page.emulateMedia({ forcedColors: 'active' });
  /** What is painted within an element: how many different colours. */
  const colours = async (selector: string): Promise<number> => {
    const picture = await page.locator(selector).first().screenshot({ animations: 'disabled' });
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      const found = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4) found.add(pixels.slice(at, at + 3).join());
      return found.size;
    }, picture.toString('base64'));
  };
  await shop.open('/best-sellers');
  // Filled, empty and ground, with the blends of their edges.
  expect(await colours('main article [style*="--fill"]')).toBeGreaterThan(2);
  await shop.open('/allproducts');
  const swatch = page.locator('[style*="#cf2a27"]:visible').first();
  expect(await swatch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(207, 42, 39)',
  );
  const edge = await page
    .locator('main article button')
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(edge).toBe('solid');
  await shop.open(`/product/${samples.variant.slug}`);
  await shop.expectAccessible({ except: ['color-contrast'] });
  await shop.open('/');
  const dot = await page
    .getByRole('region', { name: 'Bannières' })
    .getByRole('button', { name: 'Afficher la bannière 2' })
    .evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element, '::before');
      const ground = getComputedStyle(element.parentElement ?? element, '::before').backgroundColor;
      return { backgroundColor, ground };
    });
  expect(dot.backgroundColor).not.toBe(dot.ground);
});
