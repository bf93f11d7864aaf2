import type { Locator, Page } from '@playwright/test';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { ask, type SampleProduct } from './support/samples.ts';

/** Figures as French writes them in the cart: `32,500 TND`. */
const tnd = (amount: string) => new RegExp(`${amount.replace('.', ',')}\\sTND`);

/** A row of the totals. */
function total(page: Page, label: string | RegExp): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
}

const badge = (page: Page) => page.locator('header').getByRole('button', { name: /^Panier/ });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Panier' });

/** The card of a product in a list. */
async function openCard(shop: Shop, product: SampleProduct): Promise<Locator> {
  await shop.open(`/search?q=${encodeURIComponent(`"${product.name}"`)}`);
  const card = shop.page
    .locator('main article')
    .filter({ has: shop.page.locator(`a[href="/product/${product.slug}"]`) });
  await expect(card).toHaveCount(1);
  return card;
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('fr');
});

test('a card adds, counts, takes away and removes, and says so', async ({ shop, samples }) => {
  const { name, price, id } = samples.cheap;
  const card = await openCard(shop, samples.cheap);
  await card.getByRole('button', { name: `Ajouter au panier : ${name}` }).click();
  await expect(toast(shop.page, `${name} ajouté au panier`)).toContainText(/Prix : \d+,\d{2,3} TND/);
  await expect(toast(shop.page, `${name} ajouté au panier`)).toContainText(
    price.replace('.', ',').replace(/0$/, ''),
  );
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 1 article');
  expect(await shop.cart()).toEqual([{ id, quantity: 1 }]);

  await card.getByRole('button', { name: `Ajouter un de plus : ${name}` }).click();
  await expect(toast(shop.page, '+1 Total : 2')).toBeVisible();
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 2 articles');
  await expect(card.getByRole('status', { name: 'Quantité : 2' })).toHaveText('2');

  await card.getByRole('button', { name: `En retirer un : ${name}` }).click();
  await expect(toast(shop.page, '-1 Total : 1')).toBeVisible();
  expect(await shop.cart()).toEqual([{ id, quantity: 1 }]);

  await card.getByRole('button', { name: `En retirer un : ${name}` }).click();
  await expect(toast(shop.page, 'Retiré du panier')).toContainText(`${name} a été retiré du panier`);
  await expect(badge(shop.page)).toHaveAccessibleName('Panier');
  await expect(card.getByRole('button', { name: `Ajouter au panier : ${name}` })).toBeVisible();
  expect(await shop.cart()).toEqual([]);
});

test('messages stay as long as the shop promises', async ({ shop, samples }) => {
  const { name } = samples.cheap;
  const { page } = shop;
  const card = await openCard(shop, samples.cheap);
  // Loads what shows messages, whose first one would else come at a time of its own.
  await card.getByRole('button', { name: `Ajouter aux favoris : ${name}` }).click();
  await toast(page, 'Connexion requise').getByRole('button').click();
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(0);
  await page.clock.install();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);

  const lasts = async (button: string, text: string, duration: number) => {
    await card.getByRole('button', { name: button }).click();
    await page.clock.runFor(100);
    await expect(toast(page, text)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(duration - 400);
    await expect(toast(page, text)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(800);
    await expect(toast(page, text).and(page.locator('[data-state="open"]'))).toHaveCount(0);
    await page.clock.runFor(1000);
  };
  await lasts(`Ajouter au panier : ${name}`, 'ajouté au panier', 3000);
  await lasts(`Ajouter un de plus : ${name}`, '+1 Total : 2', 2000);
  await lasts(`En retirer un : ${name}`, '-1 Total : 1', 2000);
  await lasts(`Retirer du panier : ${name}`, 'Retiré du panier', 2000);
});

test('the drawer shows the gateway’s totals, with the delivery fee below 99 TND', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await shop.fillCart([{ id: samples.cheap.id, quantity: 2 }]);
  await shop.open('/allproducts');
  await badge(page).click();
  const { cartQuote } = await ask<{
    cartQuote: Record<'itemsTotal' | 'deliveryFee' | 'total', { amount: string }>;
  }>(
    shop.url,
    'query ($input: CartQuoteInput!) { cartQuote(input: $input) { itemsTotal { amount } deliveryFee { amount } total { amount } } }',
    { input: { lines: [{ productId: samples.cheap.id, quantity: 2 }] } },
  );
  expect(Number(cartQuote.itemsTotal.amount)).toBeCloseTo(2 * Number(samples.cheap.price), 3);
  await expect(total(page, 'Total articles:')).toHaveText(tnd(cartQuote.itemsTotal.amount));
  if (Number(cartQuote.itemsTotal.amount) < 99) {
    expect(cartQuote.deliveryFee.amount).toBe('8.000');
    await expect(total(page, 'Livraison:')).toHaveText(tnd('8.000'));
  }
  await expect(total(page, /^Total:$/)).toHaveText(tnd(cartQuote.total.amount));

  await drawer(page)
    .getByRole('button', { name: `Ajouter un de plus : ${samples.cheap.name}` })
    .click();
  await expect(total(page, 'Total articles:')).toHaveText(tnd((3 * Number(samples.cheap.price)).toFixed(3)));
  // The page behind the drawer is inert, yet in step.
  await expect(page.locator('header button[aria-haspopup="dialog"]')).toContainText('3');
  await drawer(page).getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(drawer(page)).toHaveCount(0);
});

test('delivery is free from 99 TND on', async ({ shop, samples }) => {
  await shop.fillCart([{ id: samples.dear.id, quantity: 1 }]);
  await shop.open('/cart');
  await expect(total(shop.page, 'Livraison:')).toHaveText('Gratuite');
  await expect(total(shop.page, /^Total:$/)).toHaveText(tnd(samples.dear.price));
});

test('the cart is kept, and another tab keeps up with it', async ({ shop, samples }) => {
  const card = await openCard(shop, samples.cheap);
  await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
  const other = await shop.newTab('/cart');
  await other.setViewportSize(VIEWPORTS.desktop);
  await expect(badge(other)).toHaveAccessibleName('Panier, 1 article');
  await expect(other.getByRole('main').getByRole('link', { name: samples.cheap.name })).toBeVisible();

  await card.getByRole('button', { name: /^Ajouter un de plus/ }).click();
  await expect(badge(other)).toHaveAccessibleName('Panier, 2 articles');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^En retirer un/ })
    .click();
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 1 article');
  await other.getByRole('main').getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(other.getByRole('main')).toContainText('Panier vide');
  await expect(badge(shop.page)).toHaveAccessibleName('Panier');
  expect(await shop.cart()).toEqual([]);
});

for (const broken of ['{', '"x"', '[{"id":7,"quantity":1},null,{"id":"x","quantity":-3}]']) {
  test(`a device that holds ${broken} still shops`, async ({ shop, samples }) => {
    await shop.fillCart(broken);
    const card = await openCard(shop, samples.cheap);
    await expect(badge(shop.page)).toHaveAccessibleName('Panier');
    await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
    expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
  });
}

test('a product that nobody knows shows nothing and can be removed', async ({ shop, samples }) => {
  const { page } = shop;
  const unknown = Buffer.from('Product:99999999').toString('base64url');
  await shop.fillCart([
    { id: unknown, quantity: 4 },
    { id: samples.cheap.id, quantity: 1 },
  ]);
  await shop.open('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: samples.cheap.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Quantité/ })).toHaveCount(1);
  await expect(total(page, 'Total articles:')).toHaveText(tnd(samples.cheap.price));
  await page.getByRole('button', { name: 'Les retirer' }).click();
  expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
});

test('what is no product id at all is dropped, and the rest is priced', async ({ shop, samples }) => {
  shop.allowFailure(/\/graphql/);
  await shop.fillCart([
    { id: 'not an id', quantity: 1 },
    { id: samples.cheap.id, quantity: 1 },
  ]);
  await shop.open('/cart');
  await expect(total(shop.page, 'Total articles:')).toHaveText(tnd(samples.cheap.price));
  expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
});

test('a variant is chosen on the product’s page and kept in the cart’s line', async ({ shop, samples }) => {
  const { page } = shop;
  const { variant } = samples;
  const card = await openCard(shop, variant);
  await card.getByRole('link', { name: `Choisir une variante : ${variant.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${variant.slug}`));

  const main = page.getByRole('main');
  const chosen = variant.variants.find(({ stock }) => stock > 0);
  const axes = [
    ['Couleur', chosen?.color],
    ['Taille', chosen?.size],
  ] as const;
  for (const [label, value] of axes) {
    if (value == null) continue;
    const option = main.getByRole('group', { name: label }).locator(`input[value="${value}"]`);
    if (!(await option.isChecked())) await option.check({ force: true });
  }
  await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click();
  await expect(badge(page)).toHaveAccessibleName('Panier, 1 article');
  expect(await shop.cart()).toEqual([{ id: variant.id, quantity: 1, variantId: chosen?.id }]);

  await badge(page).click();
  await expect(drawer(page).getByText(/^Variante : /)).toBeVisible();
});
