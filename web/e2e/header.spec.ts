import type { Page, Route } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Produits suggérés' }).getByRole('option');

/** The text that a request for suggestions asks about; undefined for any other request. */
function searched(address: string): string | undefined {
  const variables = new URL(address).searchParams.get('variables');
  const { query } = JSON.parse(variables ?? '{}') as { query?: string };
  return query;
}

/** Presses a button of the sticky header where it is: what drives the browser would first scroll the page to where it belongs. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Collects what is searched from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const query = searched(request.url());
    if (query !== undefined) asked.push(query);
  });
  return asked;
}

test.describe('search', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.page.setViewportSize(VIEWPORTS.desktop);
  });

  test('asks once, 300 ms after the last key', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/allproducts');
    const asked = listen(page);
    await box(page).focus();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.keyboard.type('r');
    await page.clock.runFor(200);
    await page.keyboard.type('obe');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['robe']);
    await page.clock.resume();
    await expect(options(page).first()).toBeVisible();
    // Blanks are no question.
    await box(page).fill('   ');
    await expect(options(page)).toHaveCount(0);
    await page.clock.fastForward(1000);
    expect(asked).toEqual(['robe']);
  });

  test('shows no answer to an older question', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    let late: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'robe') late = route;
      else await route.fallback();
    });
    await box(page).fill('robe');
    await expect.poll(() => late).toBeDefined();
    await box(page).fill('lampe');
    await expect(options(page).last()).toContainText('lampe');
    const names = await options(page).allTextContents();
    // The request was given up, so that its answer may no longer be deliverable.
    await late?.continue().catch(() => undefined);
    await shop.settle();
    await page.waitForLoadState('networkidle');
    expect(await options(page).allTextContents()).toEqual(names);
  });

  test('goes from empty through waiting to results and back by Escape', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    let held: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'robe') held = route;
      else await route.fallback();
    });
    await box(page).fill('robe');
    await expect(page.locator('search').getByRole('status')).toHaveText('Recherche en cours...');
    await expect.poll(() => held).toBeDefined();
    await held?.continue();
    await expect(options(page).first()).toBeVisible();
    await expect(page.locator('search').getByRole('status')).toHaveText(/produits? suggérés?/);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    // The list is 300 px high at most.
    const { height } = (await page.getByRole('listbox').locator('..').boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(100);
    expect(height).toBeLessThanOrEqual(300);
    await box(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('robe');
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('is cleared by its button, and a result is chosen by the mouse', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).fill('xqzwvkjh');
    await expect(page.locator('search')).toContainText('Aucun produit pour « xqzwvkjh »');
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await box(page).fill('robe');
    const name = await options(page).nth(1).textContent();
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });

  test('Enter without a choice shows all results', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    await box(page).fill('robe');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=robe$/);
    await expect(box(page)).toHaveValue('robe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour « robe »');
  });

  test('that fails can be tried again', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/allproducts');
    const restore = await shop.cutOff();
    await box(page).fill('robe');
    const failed = page.locator('search').getByText('La recherche n’a pas abouti.', { exact: true });
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(failed.first()).toBeVisible({ timeout: 200 });
    }).toPass();
    await shop.expectAccessible();
    await restore();
    await page.locator('search').getByRole('button', { name: 'Réessayer' }).click();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });
});

test('the section strip leaves past 1000 px and comes back', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const strip = page.getByRole('navigation', { name: 'Rubriques' });
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scroll(1000);
  await shop.settle();
  await expect(strip).toBeInViewport();
  await scroll(1001);
  await expect(strip).toBeHidden();
  await scroll(0);
  await expect(strip).toBeVisible();
  // Those that have no page yet say so and lead nowhere.
  await expect(strip.getByText('Food')).toContainText('bientôt');
  await expect(strip.getByRole('link', { name: 'Food' })).toHaveCount(0);
});

test('a phone’s search row leaves the home page past 40 px and can be asked for', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/');
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scroll(40);
  await shop.settle();
  await expect(box(page)).toBeVisible();
  await scroll(41);
  await expect(box(page)).toBeHidden();
  await scroll(600);
  await press(page, 'Afficher la recherche');
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await press(page, 'Masquer la recherche');
  await expect(box(page)).toBeHidden();
  // Elsewhere it stays.
  await shop.open('/allproducts');
  await scroll(600);
  await shop.settle();
  await expect(box(page)).toBeInViewport();
});

test('hints take turns in a phone’s search row every 2 s', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await page.clock.install();
  await shop.open('/allproducts');
  const hint = page.locator('search [data-shown="true"]');
  await expect(hint).toHaveText('Je cherche un téléphone');
  await page.clock.fastForward(2000);
  await expect(hint).not.toHaveText('Je cherche un téléphone');
  await expect(hint).toHaveText(/^Je cherche /);
});

test('the category panel opens at once and closes 100 ms after the pointer left', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.clock.install();
  await shop.open('/');
  const nav = page.getByRole('navigation', { name: 'Catégories principales' });
  const first = nav.locator('[data-category]').first();
  const panel = nav.locator('section');
  await first.hover();
  await expect(panel).toBeVisible();
  await expect(panel.locator('li a').first()).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Out and over the panel within the delay: it stays.
  await page.mouse.move(720, 2);
  await page.clock.runFor(90);
  await panel.hover();
  await page.clock.runFor(500);
  await expect(panel).toBeVisible();
  await page.mouse.move(720, 2);
  await page.clock.runFor(99);
  await expect(panel).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(panel).toHaveCount(0);
});
