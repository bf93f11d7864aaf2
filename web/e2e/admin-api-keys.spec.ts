/** Keys of third parties: made by an owner, used by a server, changed over to a second secret, and revoked. */
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrderWithKey } from './support/orders.ts';
import { texts } from './support/texts.ts';

/** The status with which the shop answers a request with a key. */
const statusWith = async ({ page, url }: Shop, key: string): Promise<number> =>
  (
    await page.request.post(`${url}/graphql`, {
      headers: { 'lawaj-key': key },
      data: { query: '{ products(first: 1) { nodes { name } } }' },
    })
  ).status();

const language = 'tn';
const size = PHONE;

test(`a key is made, used, changed over and revoked (${language}, ${size.width} px)`, async ({ shop }) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(size);
  await openAdmin(shop, '/admin/api-keys', language);
  await shop.expectAccessible();
  const partner = `Comparateur ${crypto.randomUUID().slice(0, 8)}`;

  await page.getByRole('button', { name: t('adminApiKeys:new.title') }).click();
  const form = page.getByRole('dialog', { name: t('adminApiKeys:new.title') });
  await form.getByRole('button', { name: t('adminApiKeys:new.submit') }).click();
  await expect(form.getByLabel(t('adminApiKeys:field.name'))).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(t('adminApiKeys:field.name')).fill(partner);
  // A public key is for pages of sites, and may not use the assistant.
  await form.getByRole('radio', { name: t('adminApiKeys:kind.PUBLIC') }).check();
  await expect(form.getByRole('checkbox', { name: t('adminApiKeys:scope.ASSISTANT') })).toBeDisabled();
  await expect(form.getByLabel(t('adminApiKeys:field.origins'))).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await form.getByRole('radio', { name: t('adminApiKeys:kind.SECRET') }).check();
  // What a test key does is not real, so it may have the same scopes.
  await form.getByRole('radio', { name: t('adminApiKeys:mode.TEST') }).check();
  await expect(form.getByRole('checkbox', { name: t('adminApiKeys:scope.ORDERS_PLACE') })).toBeEnabled();
  await form.getByRole('radio', { name: t('adminApiKeys:mode.LIVE') }).check();
  // A key of a carrier reads no orders, that of a seller no tickets, and the seller has to be chosen.
  const readsOrders = form.getByRole('checkbox', { name: t('adminApiKeys:scope.ORDERS_READ') });
  await form.getByRole('radio', { name: t('adminApiKeys:binding.carrier') }).check();
  await expect(readsOrders).toBeDisabled();
  await expect(form.getByLabel(t('adminApiKeys:field.carrier'))).toBeVisible();
  await form.getByRole('radio', { name: t('adminApiKeys:binding.seller') }).check();
  await expect(readsOrders).toBeEnabled();
  await expect(form.getByRole('checkbox', { name: t('adminApiKeys:scope.TICKETS_READ') })).toBeDisabled();
  await form.getByRole('button', { name: t('adminApiKeys:new.submit') }).click();
  const seller = form.getByRole('combobox', { name: t('adminApiKeys:binding.seller') });
  await expect(seller).toHaveAttribute('aria-invalid', 'true');
  await shop.settle();
  await shop.expectAccessible();
  await seller.click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: t('adminApiKeys:new.submit') }).click();

  const made = page.getByRole('alertdialog', { name: t('adminApiKeys:made.title') });
  const first = (await made.locator('code').textContent()) ?? '';
  expect(first).toMatch(/^lawaj_live_[a-z0-9]{12}_[0-9a-f]{64}_[0-9a-f]{8}$/);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await made.getByRole('button', { name: t('adminApiKeys:made.noted') }).click();
  await expect(page.getByText(first)).toHaveCount(0);
  expect(await statusWith(shop, first)).toBe(200);

  const openMenu = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: t('admin:list.actionsOf', { name: partner }) }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  // Gateways report the use of keys every ten seconds.
  const use = page.getByRole('dialog', { name: t('adminApiKeys:use.of', { name: partner }) });
  await expect(async () => {
    await page.reload();
    await openMenu(t('adminApiKeys:use.title'));
    await expect(use.getByText('127.0.0.0/24')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(use.getByRole('table')).toHaveCount(2);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.keyboard.press('Escape');

  await openMenu(t('adminApiKeys:secret.title'));
  const secrets = page.getByRole('dialog', { name: t('adminApiKeys:secret.of', { name: partner }) });
  await secrets.getByRole('button', { name: t('adminApiKeys:secret.add') }).click();
  const second = (await made.locator('code').textContent()) ?? '';
  expect(second).not.toBe(first);
  await made.getByRole('button', { name: t('adminApiKeys:made.noted') }).click();
  expect([await statusWith(shop, first), await statusWith(shop, second)]).toEqual([200, 200]);
  await openMenu(t('adminApiKeys:secret.title'));
  await shop.settle();
  await shop.expectAccessible();
  await secrets
    .getByRole('button', { name: t('adminApiKeys:secret.revokeOf', { hint: first.slice(-4) }) })
    .click();
  await expect.poll(() => statusWith(shop, first)).toBe(401);
  expect(await statusWith(shop, second)).toBe(200);
  await page.keyboard.press('Escape');

  await openMenu(t('adminApiKeys:revoke.title'));
  const question = page.getByRole('alertdialog', { name: t('adminApiKeys:revoke.of', { name: partner }) });
  await question.getByRole('button', { name: t('adminApiKeys:revoke.title'), exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => statusWith(shop, second)).toBe(401);
  await expect(page.getByText(t('adminApiKeys:state.revoked')).first()).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
});

test('an order that was placed with a key leads to it', async ({ shop, samples }) => {
  const { page } = shop;
  const t = texts('fr');
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const name = `Boutique ${crypto.randomUUID().slice(0, 8)}`;
  const { apiKeyCreate } = await ask<{ apiKeyCreate: { text: string } }>(
    shop,
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text } }',
    { input: { kind: 'SECRET', name, scopes: ['CATALOGUE_READ', 'ORDERS_PLACE'] } },
  );
  const { id } = await placeOrderWithKey(shop, samples.cheap, apiKeyCreate.text);
  await shop.open(`/admin/orders/${id}`);
  await expect(page.getByText(t('adminOrders:source.API')).first()).toBeVisible();
  await page.getByRole('link', { name: apiKeyCreate.text.split('_')[2] ?? '' }).click();
  await expect(page).toHaveURL(/\/admin\/api-keys\?q=/);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});
