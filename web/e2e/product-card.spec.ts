import type { Locator, Page } from '@playwright/test';
import { accountButton, register } from './support/account.ts';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import type { SampleProduct } from './support/samples.ts';

/** A card of the gallery, which has one in each state. */
const sample = (page: Page, name: string): Locator =>
  page.locator('main article').filter({ has: page.getByRole('link', { name: new RegExp(name) }) });

/** The card of a product in a list. */
async function openCard(shop: Shop, product: SampleProduct): Promise<Locator> {
  await shop.open(`/search?q=${encodeURIComponent(`"${product.name}"`)}`);
  const card = shop.page
    .locator('main article')
    .filter({ has: shop.page.locator(`a[href="/product/${product.slug}"]`) });
  await expect(card).toHaveCount(1);
  return card;
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Lines that an element's text takes. */
const linesOf = (element: Locator) =>
  element.evaluate((node) =>
    Math.round(node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight)),
  );

interface Turning {
  /** Of the whole round, in seconds. */
  readonly round: number;
  readonly state: string;
}

/** What turns for ever on an element, found by one of its texts. */
const turning = (reel: Locator) =>
  reel.evaluate((node): Turning[] =>
    node.getAnimations().map((animation) => ({
      round: Number(animation.effect?.getComputedTiming().duration) / 1000,
      state: animation.playState,
    })),
  );

/** Which of a reel's children shows in its window at a second of its round. */
const shownAt = (reel: Locator, second: number) =>
  reel.evaluate((node, at) => {
    for (const animation of node.getAnimations()) {
      animation.pause();
      animation.currentTime = at * 1000;
    }
    const frame = node.parentElement?.getBoundingClientRect();
    const seen = [...node.children].filter((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return frame !== undefined && middle > frame.top && middle < frame.bottom;
    });
    return seen.map(({ textContent }) => textContent);
  }, second);

/** Keeps the lengths of the animations that start from now on, in milliseconds. */
async function watchAnimations(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(globalThis, { lawajAnimations: lengths });
    document.addEventListener('animationstart', (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('main article')) return;
      const running = target
        .getAnimations()
        .find((animation) => (animation as CSSAnimation).animationName === event.animationName);
      lengths.push(Number(running?.effect?.getComputedTiming().duration));
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { lawajAnimations: number[] }).lawajAnimations.splice(0));
}

/** A colour's name by its hue. */
function colorName(rgb: string): string {
  const [r = 0, g = 0, b = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  if (spread / high < 0.25) return 'gray';
  const sector =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const hue = sector * 60;
  if (hue < 15 || hue >= 340) return 'red';
  if (hue < 50) return 'orange';
  if (hue < 180) return 'green';
  return hue < 245 ? 'blue' : 'purple';
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('fr');
});

test('a long name takes two lines on a phone and three on a desktop, a long brand one', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/dev');
  const card = sample(page, 'Fauteuil');
  const brand = card.getByText('Maison Carthage et Fils, ébénistes depuis 1924');
  expect(await linesOf(card.getByRole('heading'))).toBe(3);
  expect(await linesOf(brand)).toBe(1);
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await linesOf(card.getByRole('heading'))).toBe(2);
  expect(await linesOf(brand)).toBe(1);
});

test('a stock status has its colour', async ({ shop }) => {
  await shop.open('/dev');
  for (const [name, words, color] of [
    ['Casque', 'En stock', 'green'],
    ['Fauteuil', 'Rupture de stock', 'red'],
    ['زيت زيتون', 'Sur commande', 'orange'],
    ['Console', 'Précommande', 'blue'],
    ['Parfum', 'Bientôt', 'purple'],
    ['Radio', 'Arrêté', 'gray'],
  ] as const) {
    const badge = sample(shop.page, name).getByText(words, { exact: true }).last();
    expect(colorName(await badge.evaluate((node) => getComputedStyle(node).color)), words).toBe(color);
  }
});

test('a product without stock is covered by words, and cannot be added', async ({ shop }) => {
  await shop.open('/dev');
  const card = sample(shop.page, 'Fauteuil');
  const cover = card.getByText('Rupture de stock', { exact: true }).first();
  const [words, picture] = [await cover.boundingBox(), await card.locator('img').boundingBox()];
  if (words === null || picture === null) throw new Error('The card shows no picture or no words');
  expect(words.y).toBeGreaterThan(picture.y);
  expect(words.y + words.height).toBeLessThan(picture.y + picture.height);
  const add = card.getByRole('button', { name: /^Produit indisponible/ });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAttribute('title', 'Produit indisponible');
  await expect(
    sample(shop.page, 'Casque').getByRole('button', { name: /^Ajouter au panier/ }),
  ).toHaveAttribute('title', 'Ajouter au panier');
});

test('a picture that fails to load is replaced by the logo', async ({ shop }) => {
  const { page } = shop;
  shop.allowFailure(/\/media\//);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await shop.open('/dev');
  // Without a picture from the start, and with one that fails.
  for (const name of ['Console', 'Casque']) {
    const card = sample(page, name);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('svg').first()).toBeVisible();
  }
});

test('badges take turns every 2 s and tags every 3 s; both wait under the pointer and the focus', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/dev');
  const card = sample(page, 'Théière');
  await card.scrollIntoViewIfNeeded();
  const badges = card.getByText('Best Seller').locator('..');
  const tags = card.getByText('artisanat').locator('..');
  await page.mouse.move(2, 2);
  expect(await turning(badges)).toEqual([{ round: 4, state: 'running' }]);
  expect(await turning(tags)).toEqual([{ round: 9, state: 'running' }]);

  await card.hover();
  expect(await turning(badges)).toEqual([{ round: 4, state: 'paused' }]);
  expect(await turning(tags)).toEqual([{ round: 9, state: 'paused' }]);
  await page.mouse.move(2, 2);
  await expect.poll(async () => (await turning(tags))[0]?.state).toBe('running');
  await card.getByRole('link').first().focus();
  await expect.poll(async () => (await turning(tags))[0]?.state).toBe('paused');
  await expect.poll(async () => (await turning(badges))[0]?.state).toBe('paused');

  expect(await shownAt(badges, 0.1)).toEqual(['Best Seller']);
  expect(await shownAt(badges, 2.1)).toEqual(['Livraison gratuite']);
  expect(await shownAt(tags, 0.1)).toEqual(['artisanat']);
  expect(await shownAt(tags, 2.6)).toEqual(['artisanat']);
  expect(await shownAt(tags, 3.1)).toEqual(['maison']);
  expect(await shownAt(tags, 6.1)).toEqual(['arts de la table']);
});

test('nothing on a card turns under reduced motion', async ({ shop }) => {
  await shop.calm();
  await shop.open('/dev');
  const card = sample(shop.page, 'Théière');
  expect(await turning(card.getByText('Best Seller').locator('..'))).toEqual([]);
  expect(await turning(card.getByText('artisanat').locator('..'))).toEqual([]);
  // Both badges are there to be read.
  await expect(card.getByText('Best Seller')).toBeVisible();
  await expect(card.getByText('Livraison gratuite').first()).toBeVisible();
});

test('a card turns for a second after add, remove and like, and the heart beats for 600 ms', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { name } = samples.cheap;
  await register(shop);
  const card = await openCard(shop, samples.cheap);
  await expect(accountButton(shop)).toBeVisible();
  const started = await watchAnimations(page);
  await card.getByRole('button', { name: `Ajouter au panier : ${name}` }).click();
  await expect.poll(started).toEqual([1000]);
  await card.getByRole('button', { name: `Retirer du panier : ${name}` }).click();
  await expect.poll(started).toEqual([1000]);
  await card.getByRole('button', { name: `Ajouter aux favoris : ${name}` }).click();
  await expect.poll(async () => (await started()).toSorted((a, b) => a - b)).toEqual([600, 1000]);
});

test('a guest’s heart offers to sign in, and changes nothing', async ({ shop, samples }) => {
  const { page } = shop;
  const card = await openCard(shop, samples.cheap);
  await card.getByRole('button', { name: `Ajouter aux favoris : ${samples.cheap.name}` }).click();
  const message = toast(page, 'Connexion requise');
  await expect(message).toContainText('Connectez-vous pour ajouter aux favoris');
  await expect(message).toHaveAttribute('data-type', 'warning');
  expect(await shop.cart()).toBeNull();
});

test('a card’s link opens the product, in a new tab on request', async ({ shop, context, samples }) => {
  const { page } = shop;
  const { slug, name } = samples.cheap;
  const card = await openCard(shop, samples.cheap);
  const link = card.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', `/product/${slug}`);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`/product/${slug}$`));
  await tab.close();
  await expect(page).toHaveURL(/\/search/);
  // The picture is part of the link: a plain click stays in this tab.
  await card.locator('img').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
});

/** The stars of cards: the average in words, and how much of them is filled, in percent. */
const stars = (cards: Locator) =>
  cards.locator('[style*="--fill"]').evaluateAll((all) =>
    all.map((node) => ({
      average: Number(node.nextElementSibling?.textContent?.replace(',', '.')),
      filled: Number.parseFloat((node as HTMLElement).style.getPropertyValue('--fill')),
    })),
  );

test('stars are filled to the floor in carousels and to the nearest half in grids', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  const carousel = page.locator('[data-room="best"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('article').first()).toBeVisible();
  const floored = await stars(carousel.locator('article'));
  expect(floored.length).toBeGreaterThan(0);
  for (const { average, filled } of floored) expect(filled, `${average}`).toBe(Math.floor(average) * 20);

  await shop.open('/dev');
  await expect(sample(page, 'Sac à dos').locator('[style*="--fill"]')).toHaveAttribute(
    'style',
    /--fill: ?70%/,
  );
  // No rating yet: no stars.
  await expect(sample(page, 'Console').locator('[style*="--fill"]')).toHaveCount(0);
});

for (const [device, size] of Object.entries(VIEWPORTS)) {
  test(`cards in every state are accessible on a ${device}, also in Arabic`, async ({ shop }) => {
    // The gallery is the largest page that there is.
    test.slow();
    await shop.page.setViewportSize(size);
    await shop.speak('tn');
    await shop.open('/dev');
    await shop.expectNoSidewaysScroll();
    await sample(shop.page, 'Casque').scrollIntoViewIfNeeded();
    await shop.expectAccessible();
  });
}
