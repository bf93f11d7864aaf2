/** The palette's search: from a number or a telephone to the order in one step. */
import { signIn } from './support/account.ts';
import { ask, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { ADDRESS, placeOrder } from './support/orders.ts';
import { demoPerson } from './support/people.ts';

const language = 'tn';
test(`a number leads to its order and a telephone to its latest order, with Enter (${language})`, async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id, number } = await placeOrder(shop, samples.cheap);
  await openAdmin(shop, '/admin', language);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  const option = palette.getByRole('option').first();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await expect(option).toContainText(ADDRESS.recipient);
  await expect(option).toContainText(number);
  await expect(option).toHaveAttribute('data-highlighted', '');
  await shop.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/admin/orders/${id}`);
  await expect(palette).toHaveCount(0);

  // A telephone leads to the latest order with it.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(ADDRESS.phone);
  await expect(option).toContainText('CMD-');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CMD-');
});

test('Enter before the answer arrives opens the order, not the list', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id, number } = await placeOrder(shop, samples.cheap);
  await openAdmin(shop, '/admin');
  let answer = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql**', async (route) => {
    const request = route.request();
    if (`${request.url()} ${request.postData() ?? ''}`.includes(number)) await isHeld;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(number);
  await expect(palette.getByRole('option').first()).toContainText(number);
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('combobox')).toHaveValue(number);
  answer();
  await expect(page).toHaveURL(`${shop.url}/admin/orders/${id}`);
  await expect(palette).toHaveCount(0);
});

test('an SKU leads to its product with Enter, and a name finds the account', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const { id } = await createProduct(shop, samples.cheap);
  const { adminProduct } = await ask<{ adminProduct: { product: { sku: string } } }>(
    shop,
    'query ($id: ID!) { adminProduct(id: $id) { product { sku } } }',
    { id },
  );
  const { viewer } = await ask<{ viewer: { accountNumber: string; lastName: string } }>(
    shop,
    '{ viewer { accountNumber lastName } }',
    {},
  );
  const palette = page.getByRole('dialog');
  const option = palette.getByRole('option').first();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(adminProduct.product.sku.toLowerCase());
  await expect(option).toContainText(adminProduct.product.sku);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/products/${encodeURIComponent(id)}`));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(viewer.lastName);
  await expect(palette.getByRole('option').filter({ hasText: viewer.accountNumber })).toBeVisible();
  await shop.expectAccessible();
  // An action by its name comes before products that answer to its words.
  await palette.getByRole('combobox').fill('nouveau produit');
  await expect(palette.getByText('Résultats', { exact: true })).toBeVisible();
  await expect(option).toHaveText('Nouveau produit');
});
