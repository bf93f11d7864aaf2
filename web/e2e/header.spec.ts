import type { Locator, Page, Route } from '@playwright/test';
import { pauseClock } from './support/clock.ts';
import { messages, panel, test, type Assistant } from './support/assistant.ts';
import { expect, VIEWPORTS } from './support/fixtures.ts';
import { ask } from './support/samples.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Produits suggérés' }).getByRole('option');

/** The name of a suggested product; its price follows. */
const nameOf = async (option: Locator): Promise<string> =>
  (await option.locator('span:has(> bdi)').locator('xpath=preceding-sibling::span').textContent()) ?? '';

/** The text of a request for suggestions; undefined for any other request. */
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

const scroll = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Stops the page's clock now; time only advances by `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await pauseClock(page, 1000);
}

/** The assistant was opened with a text: it is sent at once, and answered. Without a text it greets. */
async function expectAssistant(page: Page, assistant: Assistant, query: string): Promise<void> {
  await expect(panel(page)).toBeVisible();
  if (query === '') {
    await expect(panel(page)).toContainText('Bonjour ! Que dois-je trouver pour vous ?');
    return;
  }
  const wire = await assistant.wire(0);
  expect(wire.asked.query).toBe(query);
  wire.text('Quelle couleur, quelle taille, quel budget ?');
  wire.completed();
  await expect(messages(page)).toHaveText([new RegExp(query), /Quelle couleur/]);
}

/** Collects the searched texts from now on. */
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

  test('sends one request, 300 ms after the last key', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/allproducts');
    const asked = listen(page);
    await box(page).focus();
    await pauseClock(page, 1000);
    await page.keyboard.type('r');
    await page.clock.runFor(200);
    await page.keyboard.type('obe');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['robe']);
    await page.clock.resume();
    await expect(options(page).first()).toBeVisible();
    // Blanks are not searched.
    await box(page).fill('   ');
    await expect(options(page)).toHaveCount(0);
    await page.clock.fastForward(1000);
    expect(asked).toEqual(['robe']);
  });

  test('shows no response to an older request', async ({ shop }) => {
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
    // The list has an entry for the assistant from the start: the products are there when it says how many.
    await expect(page.locator('search').getByRole('status')).toHaveText(/produits? suggérés?/);
    await expect(options(page).first()).toContainText(/lampe/i);
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
    const name = await nameOf(options(page).nth(1));
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(box(page)).toHaveValue('');
  });

  test('Enter without a choice shows all results', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    await box(page).fill('robe');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=robe$/);
    await expect(box(page)).toHaveValue('robe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour « robe »');
    // The device offers it again, until it is erased.
    await shop.open('/');
    await box(page).click();
    const idle = page.getByRole('listbox', { name: 'Recherches proposées' });
    await expect(idle.getByRole('option').first()).toHaveText('robe');
    await shop.expectAccessible();
    await page.getByRole('button', { name: 'Effacer mes recherches récentes' }).click();
    await expect(idle.getByRole('option', { name: 'robe', exact: true })).toHaveCount(0);
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Aspirateur/);
  });

  test('shows pictures and names, and the shop’s logo where there is no picture', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) !== 'robe') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as {
        data: { productSuggestions: { mainImage: unknown }[] };
      };
      const [first] = answer.data.productSuggestions;
      if (first) first.mainImage = null;
      return route.fulfill({ response, json: answer });
    });
    await expect(box(page)).toHaveAttribute('placeholder', 'Lawaj produit...');
    await box(page).fill('robe');
    await expect(options(page).nth(0).locator('svg')).toBeVisible();
    await expect(options(page).nth(0).locator('img')).toHaveCount(0);
    await expect(options(page).nth(1).locator('img')).toBeVisible();
    await expect(options(page).nth(0)).toHaveText(/robe/i);
  });

  test('a spinner turns while it searches', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    let held: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'robe') held = route;
      else await route.fallback();
    });
    await box(page).fill('robe');
    const waiting = page.locator('search').getByText('Recherche en cours...').first();
    await expect(waiting).toBeVisible();
    const spinner = waiting.locator('span');
    expect(await spinner.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe(
      'infinite',
    );
    // Typing is debounced.
    await expect.poll(() => held).toBeDefined();
    await held?.continue();
    await expect(waiting).toBeHidden();
    await expect(options(page).first()).toBeVisible();
  });

  test('a second search is announced as loading, over the products of the first', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).fill('robe');
    await expect(options(page).first()).toContainText(/robe/i);
    let held: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'lampe') held = route;
      else await route.fallback();
    });
    await box(page).fill('lampe');
    const waiting = page.locator('search').getByText('Recherche en cours...').first();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveAttribute('data-outdated', 'true');
    await expect.poll(() => held).toBeDefined();
    await held?.continue();
    await expect(options(page).first()).toContainText(/lampe/i);
    await expect(waiting).toBeHidden();
  });

  test('goes through its list by the keyboard', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).fill('robe');
    // The assistant's entry stands there before the products.
    await expect(options(page).nth(1)).toBeVisible();
    const chosen = page.locator('search [aria-selected="true"]');
    await box(page).press('ArrowDown');
    await expect(chosen).toHaveId((await options(page).first().getAttribute('id')) ?? '');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await box(page).press('End');
    await expect(chosen).toHaveText('Recherche IA : « robe »');
    await box(page).press('Home');
    const name = await nameOf(options(page).first());
    await expect(chosen).toContainText(name);
    await box(page).press('ArrowUp');
    await expect(chosen).toHaveCount(0);
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('its last entry opens the assistant with what is typed', async ({ shop, assistant }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).fill('  robe rouge ');
    const entry = options(page).last();
    await expect(entry).toHaveText('Recherche IA : « robe rouge »');
    // It is in sight, however long the list is.
    await expect(options(page).first()).toContainText(/robe/i);
    await expect(entry).toBeInViewport();
    await entry.click();
    await expectAssistant(page, assistant, 'robe rouge');
  });

  test('Enter where nothing was found opens the assistant', async ({ shop, assistant }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).fill('xqzwvkjh');
    await expect(page.locator('search')).toContainText('Aucun produit pour « xqzwvkjh »');
    await expect(options(page)).toHaveText(['Recherche IA : « xqzwvkjh »']);
    await box(page).press('Enter');
    await expectAssistant(page, assistant, 'xqzwvkjh');
  });

  for (const [moment, delay] of [
    ['before the pause is over', 0],
    ['before the answer is there', 600],
  ] as const) {
    test(`Enter ${moment} opens the assistant where nothing is found`, async ({ shop, assistant }) => {
      const { page } = shop;
      await shop.open('/allproducts');
      let held: Route | undefined;
      await page.route('**/graphql?**', async (route) => {
        if (searched(route.request().url()) === 'xqzwvkjh') held = route;
        else await route.fallback();
      });
      const asked = listen(page);
      await box(page).focus();
      await page.keyboard.insertText('xqzwvkjh');
      await page.waitForTimeout(delay);
      await page.keyboard.press('Enter');
      await expect.poll(() => held).toBeDefined();
      await expect(page.locator('search').getByText('Recherche en cours...').first()).toBeVisible();
      await held?.continue();
      await expectAssistant(page, assistant, 'xqzwvkjh');
      await expect(page).toHaveURL(/\/allproducts$/);
      expect(asked).toEqual(['xqzwvkjh']);
    });
  }

  test('Enter typed at once shows the results where there are some, unless one types on', async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open('/allproducts');
    await box(page).focus();
    let held: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'lamp') held = route;
      else await route.fallback();
    });
    await page.keyboard.insertText('lamp');
    await page.keyboard.press('Enter');
    await expect.poll(() => held).toBeDefined();
    await page.keyboard.insertText('e');
    await held?.continue().catch(() => undefined);
    await expect(options(page).first()).toContainText(/lampe/i);
    await expect(page).toHaveURL(/\/allproducts$/);
    await page.keyboard.insertText('s');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=lampes$/);
  });

  test('that fails is logged by the shop', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/allproducts');
    shop.allowFailure(/graphql/);
    await page.route('**/graphql?**', (route) =>
      searched(route.request().url()) === 'lampe'
        ? route.fulfill({
            status: 400,
            json: { errors: [{ message: 'No such search', extensions: { code: 'BAD_USER_INPUT' } }] },
          })
        : route.fallback(),
    );
    const logged = page.waitForRequest((request) => request.url().endsWith('/client-errors'));
    await box(page).fill('lampe');
    const report = (await logged).postDataJSON() as Record<string, unknown>;
    expect(report).toMatchObject({ name: 'RequestError', message: 'No such search' });
    expect(JSON.stringify(report)).not.toContain('lampe');
    await expect(options(page)).toHaveText(['Recherche IA : « lampe »']);
  });

  test('that fails empties the list, and shows an error', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/allproducts');
    await box(page).fill('robe');
    await expect(options(page).first()).toContainText(/robe/i);
    await shop.cutOff();
    await box(page).fill('lampe');
    const failed = page.locator('search').getByText('La recherche n’a pas abouti.', { exact: true });
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(failed.first()).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(options(page)).toHaveText(['Recherche IA : « lampe »']);
  });

  test('that fails can be retried', async ({ shop }) => {
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
  await scroll(page, 1000);
  await shop.settle();
  await expect(strip).toBeInViewport();
  await scroll(page, 1001);
  await expect(strip).toBeHidden();
  await scroll(page, 0);
  await expect(strip).toBeVisible();
});

test('the section strip names seven sections, and only the active ones lead somewhere', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const strip = page.getByRole('navigation', { name: 'Rubriques' });
  const entries = strip.getByRole('list').first().getByRole('listitem');
  await expect(entries).toHaveText([
    'Accueil',
    'Digital Mall',
    'Ehdi',
    '24 heures bientôt',
    'Services',
    'Food bientôt',
    'Loisirs bientôt',
  ]);
  for (const [index, path] of ['/', '/mall', '/search?q=cadeau', null, '/services', null, null].entries()) {
    const links = entries.nth(index).locator('a, button, [tabindex]');
    if (path === null) await expect(links).toHaveCount(0);
    else await expect(links).toHaveAttribute('href', path);
  }
  await entries.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/mall$/);
  await entries.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/search\?q=cadeau$/);
  await expect(entries.nth(2).getByRole('link')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('the header has the logo, the search, the account and the cart', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/allproducts');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Mon Compte' })).toHaveText('Mon Compte');
  await expect(header.getByRole('link', { name: 'Mon Compte' })).toHaveAttribute('href', '/login');
  // Not a letter of it is cut off.
  const words = header.getByRole('link', { name: 'Mon Compte' }).locator('span').last();
  expect(await words.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
  await expect(header.getByRole('button', { name: 'Panier' })).toContainText('Panier');
  await expect(box(page)).toHaveAttribute('placeholder', 'Lawaj produit...');
  await header.getByRole('link', { name: 'Lawaj, accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the cart’s badge counts, and pops for a second at a change', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.fillCart([{ id: samples.cheap.id, quantity: 2 }]);
  await shop.open('/');
  const badge = page
    .getByRole('banner')
    .getByRole('button', { name: /Panier/ })
    .locator('span[aria-hidden]', { hasText: /^\d+$/ });
  await expect(badge).toHaveText('2');
  expect(await badge.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1s');
});

test('the category list has as many entries with icon and name as the screen’s height allows', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1440, height: 740 });
  await shop.open('/');
  const entries = page.getByRole('navigation', { name: 'Catégories principales' }).locator('[data-category]');
  const seen = entries.filter({ visible: true });
  for (const [height, count] of [
    [740, 9],
    [750, 10],
    [949, 10],
    [950, 12],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await expect(seen, `${height} px`).toHaveCount(count);
    await expect(seen.locator('svg:first-child').first()).toBeVisible();
    await expect(seen.first()).toHaveText(/\S/);
  }
});

test('a phone has category chips in place of the panel: special, featured, then the top 20', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/');
  interface Listed {
    readonly id: string;
    readonly name: string;
    readonly isSubCategory: boolean;
  }
  const lists = await ask<Record<'special' | 'featured' | 'top', readonly Listed[]>>(
    shop.url,
    '{ special: categories(list: SPECIAL) { id name isSubCategory } featured: categories(list: FEATURED) { id name isSubCategory } top: categories(list: TOP) { id name isSubCategory } }',
  );
  const [special, featured, top] = [lists.special, lists.featured, lists.top].map((list) =>
    list.filter((category) => !category.isSubCategory),
  ) as [Listed[], Listed[], Listed[]];
  expect(special.length).toBeGreaterThan(0);
  expect(featured.length).toBeGreaterThan(0);
  const names = [...new Map([...special, ...featured, ...top].map(({ id, name }) => [id, name])).values()];
  const chips = page.getByRole('navigation', { name: 'Accès rapide aux catégories' });
  await expect(chips.getByRole('link')).toHaveText(names);
  await expect(page.getByRole('navigation', { name: 'Catégories principales' })).toBeHidden();
  await chips.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/category\//);
});

for (const [path, widths] of [
  ['/', [820, 1023]],
  ['/home2', [390, 820]],
  ['/home3', [390, 820]],
] as const) {
  test(`${path} has category chips where the list of categories has no room`, async ({ shop }) => {
    const { page } = shop;
    const chips = page.getByRole('navigation', { name: 'Accès rapide aux catégories' });
    await page.setViewportSize({ width: widths[0], height: 1100 });
    await shop.open(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1100 });
      await expect(page.getByRole('navigation', { name: 'Catégories principales' })).toBeHidden();
      await expect(chips.getByRole('link').first()).toBeInViewport();
      await shop.expectNoSidewaysScroll();
    }
    await page.setViewportSize({ width: 1024, height: 1100 });
    await expect(chips).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Catégories principales' })).toBeVisible();
  });
}

test('what sticks below the header keeps 45 px and the app banner’s height free', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/allproducts');
  const layout = page.getByRole('main').locator('..');
  const measure = () =>
    layout.evaluate((element) => {
      const probe = document.createElement('div');
      probe.style.cssText = 'position: absolute; block-size: var(--header-offset)';
      element.append(probe);
      const offset = probe.offsetHeight;
      probe.remove();
      return { offset, padding: getComputedStyle(element).paddingTop };
    });
  // Whether the banner shows is the banner's matter.
  await layout.evaluate((element) => {
    for (const banner of element.querySelectorAll('[data-app-banner]'))
      delete (banner as HTMLElement).dataset['appBanner'];
  });
  expect(await measure()).toEqual({ offset: 45, padding: '0px' });
  await layout.evaluate((element) => {
    const banner = document.createElement('div');
    banner.dataset['appBanner'] = '';
    element.append(banner);
  });
  expect(await measure()).toEqual({ offset: 85, padding: '40px' });
  const { y } = (await page.getByRole('banner').boundingBox()) ?? { y: Number.NaN };
  expect(y).toBe(40);
  await scroll(page, 500);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(40);
});

test('a phone’s search row leaves the home page past 40 px and can be reopened', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/');
  await scroll(page, 40);
  await shop.settle();
  await expect(box(page)).toBeVisible();
  await scroll(page, 41);
  await expect(box(page)).toBeHidden();
  await scroll(page, 600);
  await press(page, 'Afficher la recherche');
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await press(page, 'Masquer la recherche');
  await expect(box(page)).toBeHidden();
  // Elsewhere it stays.
  await shop.open('/allproducts');
  await scroll(page, 600);
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
  await pauseClock(page, 1000);
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

test('a category’s panel leads to it and its sub-categories in four columns, deeper ones fly out in two', async ({
  shop,
}) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const nav = page.getByRole('navigation', { name: 'Catégories principales' });
  const first = nav.locator('[data-category]').first();
  const path = await first.getAttribute('href');
  await first.hover();
  const panel = nav.locator('section');
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', path ?? '');
  const grid = panel.getByRole('list').first();
  const subs = grid.getByRole('listitem');
  await expect(subs.first().locator('img, svg').first()).toBeVisible();
  await expect(subs.first()).toHaveText(/\S/);
  expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(4);
  await expect(subs.first().getByRole('link')).toHaveAttribute('href', new RegExp(`^${path}/`));
  await subs.first().hover();
  const flyout = panel.getByRole('list', { name: (await subs.first().textContent()) ?? '' });
  await expect(flyout).toBeVisible();
  expect(await flyout.evaluate((list) => getComputedStyle(list).columnCount)).toBe('2');
  const deeper = await flyout.getByRole('link').first().textContent();
  await subs.nth(1).hover();
  await expect(flyout).toHaveCount(0);
  await subs.first().hover();
  await expect(flyout.getByRole('link').first()).toHaveText(deeper ?? '');
  await shop.expectAccessible();
});

test('what was typed and not sent leaves the field with the page, and stays while it is being typed', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('zarbia');
  await page
    .getByRole('navigation', { name: 'Rubriques' })
    .getByRole('link', { name: 'Digital Mall' })
    .click();
  await expect(page).toHaveURL(/\/mall$/);
  await expect(field).toHaveValue('');
  await field.fill('tapis');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toHaveValue('tapis');
});

test('the category panel is walked by the keyboard, in Tunisian Arabic the other way', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('tn');
  await shop.open('/');
  const items = page.locator('main nav [data-category]');
  await items.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  const panel = page.locator('main nav section').first();
  await expect(panel).toBeVisible();
  // It stands on the list's left.
  const [list, opened] = [await items.first().boundingBox(), await panel.boundingBox()];
  expect((opened?.x ?? 0) + (opened?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.nth(1)).toBeFocused();
  await expect(panel).toHaveCount(0);
});

test.describe('the search hero', () => {
  const hero = (page: Page) => page.getByRole('region', { name: 'L’IA trouve pour vous' });
  const field = (page: Page) => hero(page).getByRole('combobox', { name: 'Décrire ce que vous cherchez' });
  const list = (page: Page) => hero(page).getByRole('listbox').getByRole('option');

  /** Opens the home page and goes down until the hero is there. */
  async function reach(page: Page, title: Locator = hero(page)): Promise<void> {
    await expect(async () => {
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
      await expect(title).toBeAttached({ timeout: 150 });
    }).toPass();
    await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    test(`has a title, a way to the assistant, a field and rolling pictures, on a ${name}`, async ({
      shop,
      assistant,
    }) => {
      const { page } = shop;
      await page.setViewportSize(viewport);
      await shop.open('/');
      await reach(page);
      await expect(hero(page).getByRole('heading', { level: 2 })).toBeVisible();
      await expect(field(page)).toBeVisible();
      const pictures = hero(page).getByRole('list', { name: 'Produits à découvrir' });
      await expect(pictures.getByRole('link').first()).toHaveAttribute('href', /^\/product\//);
      expect(await pictures.getByRole('img').count()).toBeGreaterThan(5);
      const motion = (style: 'animationName' | 'animationPlayState') =>
        pictures.evaluate((element, key) => getComputedStyle(element)[key], style);
      await page.mouse.move(2, 2);
      expect(await motion('animationName')).not.toBe('none');
      expect(await motion('animationPlayState')).toBe('running');
      await hero(page).getByRole('button', { name: 'Arrêter les animations' }).click();
      expect(await motion('animationPlayState')).toBe('paused');
      await hero(page).getByRole('button', { name: 'Relancer les animations' }).click();
      await shop.expectAccessible();
      await shop.expectNoSidewaysScroll();
      await hero(page).getByRole('button', { name: 'Accéder' }).click();
      await expectAssistant(page, assistant, '');
    });
  }

  test('its examples and its logo take turns every 2 s', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.clock.install();
    await shop.open('/');
    await reach(page);
    await expect(hero(page).getByRole('list', { name: 'Produits à découvrir' })).toBeVisible();
    await stopClock(page);
    const face = hero(page).locator('[data-face]');
    const turn = async () => ({
      example: await field(page).getAttribute('placeholder'),
      face: await face.getAttribute('data-face'),
    });
    // To the start of a turn: it may stand anywhere within one.
    let now = await turn();
    for (let waited = 0; waited < 2100 && (await turn()).example === now.example; waited += 50)
      await page.clock.runFor(50);
    const examples = [];
    for (let step = 0; step < 15; step += 1) {
      now = await turn();
      examples.push(now.example);
      await page.clock.runFor(1900);
      expect(await turn()).toEqual(now);
      await page.clock.runFor(100);
      expect((await turn()).example).not.toBe(now.example);
      expect((await turn()).face).not.toBe(now.face);
    }
    expect(new Set(examples).size).toBe(14);
    expect(examples[14]).toBe(examples[0]);
  });

  test('stands still where motion is reduced', async ({ shop }) => {
    const { page } = shop;
    await shop.calm();
    await page.setViewportSize(VIEWPORTS.phone);
    await page.clock.install();
    await shop.open('/');
    await reach(page);
    const pictures = hero(page).getByRole('list', { name: 'Produits à découvrir' });
    await expect(pictures).toBeVisible();
    expect(await pictures.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    const example = await field(page).getAttribute('placeholder');
    await page.clock.fastForward(6000);
    await expect(field(page)).toHaveAttribute('placeholder', example ?? '');
    await expect(hero(page).locator('[data-face]')).toHaveAttribute('data-face', '0');
  });

  test('focus opens the stock suggestions, which close 200 ms after it left', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.clock.install();
    await shop.open('/');
    await reach(page);
    await field(page).focus();
    await expect(list(page)).toHaveCount(8);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await stopClock(page);
    await field(page).blur();
    await page.clock.runFor(199);
    await expect(list(page)).toHaveCount(8);
    await page.clock.runFor(1);
    await expect(list(page)).toHaveCount(0);
  });

  test('filters its stock suggestions at once, and searches products 300 ms after the last key', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.clock.install();
    await shop.open('/');
    await reach(page);
    const asked = listen(page);
    await field(page).focus();
    await stopClock(page);
    await page.keyboard.type('ROBE d’ete');
    await expect(list(page)).toHaveText(['Robe d’été à moins de 100 dt', 'Recherche IA : « ROBE d’ete »']);
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['ROBE d’ete']);
    await page.clock.resume();
    await expect(list(page).locator('img').first()).toBeVisible();
  });

  test('says that it is searching; a product fills the field, Enter then shows the results', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await shop.open('/');
    await reach(page);
    let held: Route | undefined;
    await page.route('**/graphql?**', async (route) => {
      if (searched(route.request().url()) === 'lampe') held = route;
      else await route.fallback();
    });
    await field(page).fill('lampe');
    await expect(hero(page).getByText('Recherche en cours...').first()).toBeVisible();
    await expect.poll(() => held).toBeDefined();
    await held?.continue();
    const product = list(page)
      .filter({ has: page.locator('img') })
      .first();
    await expect(product).toBeVisible();
    await expect(hero(page).getByText('Recherche en cours...')).toHaveCount(0);
    const name = await nameOf(product);
    await product.click();
    await expect(field(page)).toHaveValue(name);
    await expect(field(page)).toBeFocused();
    await expect(list(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/search' && searchParams.get('q') === name,
    );
  });

  test('a stock suggestion fills the field and is searched', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.open('/');
    await reach(page);
    const asked = listen(page);
    await field(page).focus();
    const phrase = (await list(page).nth(1).textContent()) ?? '';
    await list(page).nth(1).click();
    await expect(field(page)).toHaveValue(phrase);
    await expect.poll(() => asked).toEqual([phrase]);
  });

  test('its AI entry opens the assistant with the query', async ({ shop, assistant }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await shop.open('/');
    await reach(page);
    await field(page).fill('robe de soirée');
    await list(page).last().click();
    await expectAssistant(page, assistant, 'robe de soirée');
  });

  test('Enter with a text that finds nothing opens the assistant', async ({ shop, assistant }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.desktop);
    await shop.open('/');
    await reach(page);
    await field(page).fill('xqzwvkjh');
    await expect(hero(page)).toContainText('Aucun produit pour « xqzwvkjh »');
    await field(page).press('Enter');
    await expectAssistant(page, assistant, 'xqzwvkjh');
  });

  test('stands from right to left in Tunisian Arabic', async ({ shop }) => {
    test.slow();
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.speak('tn');
    await shop.open('/');
    const section = page.getByRole('region', { name: 'الذكاء الاصطناعي يلقالك' });
    await reach(page, section);
    const [logo, title] = [
      await section.locator('[data-face]').boundingBox(),
      await section.getByRole('heading', { level: 2 }).boundingBox(),
    ];
    expect(title?.x ?? 0).toBeLessThan(logo?.x ?? 0);
    await section.getByRole('combobox').focus();
    await expect(section.getByRole('option')).toHaveCount(8);
    // With its list open.
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
  });
});
