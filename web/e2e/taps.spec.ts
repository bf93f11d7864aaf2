import type { Locator } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import type { Shop } from './support/fixtures.ts';

/** Taps what a shopper sees, and counts. */
function fingerOf({ page }: Shop) {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await target.filter({ visible: true }).first().click();
      taps += 1;
    },
    taps: () => taps,
    bar: page.getByRole('navigation', { name: 'Navigation principale' }),
    add: page.getByRole('button', { name: /^Ajouter au panier/ }),
  };
}

const cartOf = ({ page }: Shop): Locator => page.getByRole('dialog', { name: /^Panier/ });

const expectInCart = async (shop: Shop): Promise<void> => {
  await expect(cartOf(shop).getByRole('listitem').first()).toContainText('TND');
};

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.phone);
});

test('an offer of the home page is in the cart after two taps', async ({ shop }) => {
  await shop.open('/');
  const { tap, taps, bar, add } = fingerOf(shop);
  await tap(add);
  await tap(bar.getByRole('button', { name: /^Panier/ }));
  await expectInCart(shop);
  expect(taps()).toBe(2);
});

test('what is searched for is in the cart after three taps and the text', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  const { tap, taps, bar, add } = fingerOf(shop);
  await tap(page.getByRole('combobox', { name: 'Rechercher un produit' }));
  await page.keyboard.type('casque');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('casque');
  await tap(add);
  await tap(bar.getByRole('button', { name: /^Panier/ }));
  await expectInCart(shop);
  expect(taps()).toBe(3);
});

test('a product of a category under a filter is in the cart after six taps', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  const { tap, taps, bar, add } = fingerOf(shop);
  await tap(
    page
      .getByRole('navigation', { name: 'Accès rapide aux catégories' })
      .getByRole('link', { name: 'Artisanat tunisien' }),
  );
  await expect(page).toHaveURL(/\/category\/artisanat/);
  await tap(page.getByRole('button', { name: /^Filtrer/ }));
  const filters = page.getByRole('dialog');
  await tap(filters.getByText('4 étoiles et plus'));
  await tap(filters.getByRole('button', { name: /^Voir \d+ produits?/ }));
  await expect(filters).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Filtres actifs' })).toBeVisible();
  await tap(add);
  await tap(bar.getByRole('button', { name: /^Panier/ }));
  await expectInCart(shop);
  expect(taps()).toBe(6);
});

test('a product of a list can be ordered after four taps', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.open(`/category/${samples.bigCategory.join('/')}`);
  const { tap, taps, bar, add } = fingerOf(shop);
  await tap(add);
  await tap(bar.getByRole('button', { name: /^Panier/ }));
  await expectInCart(shop);
  await tap(cartOf(shop).getByRole('link', { name: /^Commander/ }));
  await expect(page).toHaveURL(/\/cart$/);
  await tap(page.locator('[data-bottom-bar]').getByRole('link', { name: /^Commander/ }));
  await expect(page).toHaveURL(/\/order/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(taps()).toBe(4);
});

test('an order is looked for after two taps, then its number and telephone', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  const { tap, taps } = fingerOf(shop);
  await tap(page.getByRole('banner').getByRole('link', { name: 'Menu' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Suivre ma commande' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Suivre/);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
  expect(taps()).toBe(2);
});
