/** The grid of products: edited by keyboard, pasted from a spreadsheet, saved together, each product by itself. */
import type { Page } from '@playwright/test';
import { ask, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

const STATE = `query ($id: ID!) { adminProduct(id: $id) {
  version active discountPrice { amount } product { sku price { amount } stock tags } } }`;
interface State {
  readonly adminProduct: {
    readonly version: number;
    readonly active: boolean;
    readonly discountPrice: { readonly amount: string } | null;
    readonly product: {
      readonly sku: string;
      readonly price: { readonly amount: string };
      readonly stock: number;
      readonly tags: readonly string[];
    };
  };
}

const stateOf = async (shop: Shop, id: string) => (await ask<State>(shop, STATE, { id })).adminProduct;

/** Pastes a text where the focus is, as the clipboard does. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

/** What Ctrl+C would copy. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return data.getData('text/plain');
  });

/** Opens the grid of products through the selection of the list. */
async function openGrid({ page, open }: Shop, names: readonly string[]): Promise<void> {
  await open('/admin/products');
  for (const name of names) await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await page
    .getByRole('region', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Modifier en grille' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grille de produits');
}

test('products are edited like a spreadsheet and saved together', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const first = await createProduct(shop, samples.cheap);
  const second = await createProduct(shop, samples.cheap);
  await openGrid(shop, [first.name, second.name]);
  const grid = page.getByRole('grid', { name: 'Produits à modifier' });
  const bar = page.getByRole('region', { name: 'Modifications' });
  // The latest comes first.
  const [a, b] = [second, first];
  await expect(grid.getByRole('row')).toHaveCount(3);
  const cell = (name: string, column: number) =>
    grid.getByRole('row').filter({ hasText: name }).locator(`[data-column="${column}"]`);

  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('41,5');
  // Enter takes it and goes down; Escape leaves the next one as it was.
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await page.keyboard.type('99');
  await page.keyboard.press('Escape');
  await expect(cell(a.name, 2)).toContainText('41,500');
  await expect(cell(b.name, 2)).toHaveText('40,000');
  await expect(bar).toContainText('1 modification non enregistrée');
  await expect(grid).toBeFocused();

  // Pasted: prices with comma and point, one below zero; the columns that follow, too.
  await page.keyboard.press('ArrowUp');
  await paste(page, '45,25\t39.5\t12\r\n50\t60\t-1\r\n1\t2\t3\r\n');
  await expect(page.locator('output').filter({ hasText: 'Une ligne collée de trop' })).toBeVisible();
  await expect(cell(a.name, 3)).toContainText('39,500');
  await expect(cell(b.name, 3)).toContainText('Doit être inférieur au prix.');
  await expect(cell(b.name, 4)).toContainText('Cette valeur n’est pas valable.');
  await expect(bar).toContainText('6 modifications non enregistrées');
  await shop.expectAccessible();

  // Nothing is sent while a value is wrong.
  await bar.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('output').filter({ hasText: 'Rien n’a été envoyé' })).toBeVisible();
  expect((await stateOf(shop, a.id)).product.price.amount).toBe('40.000');

  // What is selected is filled from its first row; each step is taken back by Ctrl+Z.
  await cell(a.name, 3).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+d');
  await expect(cell(b.name, 3)).toContainText('39,500');
  await expect(cell(b.name, 4)).toContainText('12');
  expect(await copied(page)).toBe('39,500\t12\n39,500\t12');
  await page.keyboard.press('Control+z');
  await expect(cell(b.name, 4)).toContainText('-1');
  await page.keyboard.press('Control+Shift+z');
  await expect(cell(b.name, 4)).toContainText('12');

  await cell(b.name, 5).dblclick();
  await expect(cell(b.name, 5)).toContainText('Hors vente');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('laine, été');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 produits enregistrés')).toBeVisible();
  await expect(bar).toHaveText('');
  expect(await stateOf(shop, a.id)).toMatchObject({
    discountPrice: { amount: '39.500' },
    product: { price: { amount: '45.250' }, stock: 12 },
  });
  expect(await stateOf(shop, b.id)).toMatchObject({
    active: false,
    discountPrice: { amount: '39.500' },
    product: { price: { amount: '50.000' }, stock: 12, tags: ['laine', 'été'] },
  });
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(cell(a.name, 2)).toHaveText('40,000');
  expect((await stateOf(shop, b.id)).active).toBe(true);
});

test('a product that others changed meanwhile is refused by itself, and saved in that knowledge', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const first = await createProduct(shop, samples.cheap);
  const second = await createProduct(shop, samples.cheap);
  await openGrid(shop, [first.name, second.name]);
  const grid = page.getByRole('grid');
  const stock = (name: string) =>
    grid.getByRole('row').filter({ hasText: name }).locator('[data-column="4"]');
  await stock(second.name).click();
  await paste(page, '20\n30');
  const sold = `mutation ($input: AdminStockAdjustInput!) { adminStockAdjust(input: $input) { userErrors { code } } }`;
  await ask(shop, sold, { input: { id: first.id, delta: -1, idempotencyKey: crypto.randomUUID() } });
  await page.keyboard.press('Control+s');
  await expect(stock(first.name)).toContainText(/Le stock est passé à \d+ entre-temps\./);
  expect((await stateOf(shop, second.id)).product.stock).toBe(20);
  expect((await stateOf(shop, first.id)).product.stock).toBe(7);
  // Leaving asks.
  await page.getByRole('link', { name: 'Produits', exact: true }).first().click();
  const leaving = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
  await leaving.getByRole('button', { name: 'Rester' }).click();
  await expect(leaving).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stateOf(shop, first.id)).product.stock).toBe(30);
});

test('all that match a filter are in the grid, up to 500, and few rows are in the document', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products?f.inStock=true');
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
  const actions = page.getByRole('region', { name: 'Actions sur la sélection' });
  await actions.getByRole('button', { name: 'Tout sélectionner' }).click();
  await actions.getByRole('button', { name: 'Modifier en grille' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/bulk\?f\.inStock=true$/);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '501');
  await expect(page.getByText(/Les 500 premiers produits sur/)).toBeVisible();
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('tr[aria-rowindex="501"]')).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await shop.expectAccessible();
  // The grid is no trap: Escape lets Tab out.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid).not.toBeFocused();
});

test('the grid works on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/products/bulk?f.featured=true', 'tn');
  await expect(page.getByText('أما خير على شاشة كبيرة')).toBeVisible();
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
