/** Coupons: created, tried on a cart as the shop prices it, used, paused and listed. */
import { readFile } from 'node:fs/promises';
import { ask, createProduct, CREATED_PRICE, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { ADDRESS } from './support/orders.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

interface Quote {
  readonly cartQuote: {
    readonly total: { readonly amount: string };
    readonly lines: readonly { readonly discount: { readonly amount: string } }[];
    readonly problems: readonly { readonly couponReason: string | null }[];
  };
}

/** The price of a cart as the shop gives it to this account. */
const quoteOf = async (shop: Shop, productId: string, quantity: number, couponCode: string) =>
  (
    await ask<Quote>(
      shop,
      `query ($input: CartQuoteInput!) { cartQuote(input: $input) {
         total { amount } lines { discount { amount } } problems { couponReason } } }`,
      { input: { lines: [{ productId, quantity }], couponCode } },
    )
  ).cartQuote;

const written = (amount: string): string => amount.replace('.', ',');

test('codes in bulk are created by a job, which gives them as a file', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/coupons');
  await page.getByRole('link', { name: 'Codes en série' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Codes en série');
  const prefix = `S${crypto.randomUUID().slice(0, 6).toUpperCase()}-`;
  await page.getByLabel('Préfixe', { exact: true }).fill(prefix.toLowerCase());
  await page.getByLabel('Nombre de codes').fill('0');
  await page.getByLabel('Pourcentage', { exact: true }).fill('15');
  await page.getByRole('button', { name: 'Créer les codes' }).click();
  await expect(page.getByLabel('Nombre de codes')).toHaveAttribute('aria-invalid', 'true');
  await shop.settle();
  await shop.expectAccessible();
  await page.getByLabel('Nombre de codes').fill('12');
  await page.getByRole('button', { name: 'Créer les codes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Création de coupons');
  const created = page.getByRole('row').filter({ hasText: prefix });
  await expect(created).toHaveCount(12);
  await expect(created.filter({ hasText: 'Créé' })).toHaveCount(12);
  await shop.settle();
  await shop.expectAccessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger les codes' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(new RegExp(`^${prefix}[2-9A-Z]{8}$`));
});

test('the screen of codes reads well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/coupons/codes', 'tn');
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});

test('a coupon is created, says what the cart says, and is frozen once it was used', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/coupons');
  const product = await createProduct(shop, samples.cheap);
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.getByRole('link', { name: 'Nouveau coupon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau coupon');

  // What is missing is said at its field.
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Pourcentage', { exact: true }).fill('60');
  await expect(page.getByText('Plus de 50')).toBeVisible();
  await page.getByLabel('Réduction maximum').fill('15');
  await expect(page.getByText('Plus de 50')).toHaveCount(0);
  await page.getByLabel('Achat minimum').fill('50');

  // The test field answers before anything is saved.
  const trial = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Essayer sur un panier' }) });
  const picker = trial.getByRole('combobox', { name: 'Ajouter un produit' });
  await picker.click();
  await picker.fill(product.name);
  await trial.getByRole('option', { name: new RegExp(product.name) }).click();
  await expect(trial).toContainText('10,000');
  await expect(trial).not.toContainText('Le coupon s’applique');
  await trial.getByLabel(`Quantité de ${product.name}`).fill('2');
  await expect(trial).toContainText('Le coupon s’applique');
  await expect(trial).toContainText('15,000');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);

  // Saved, it gives in the shop what it gave here.
  await picker.click();
  await picker.fill(product.name);
  await trial.getByRole('option', { name: new RegExp(product.name) }).click();
  await trial.getByLabel(`Quantité de ${product.name}`).fill('2');
  await expect(trial).toContainText('Le coupon s’applique');
  const quote = await quoteOf(shop, product.productId, 2, code);
  expect(quote.lines.map(({ discount }) => discount.amount)).toEqual(['15.000']);
  await expect(trial).toContainText(written(quote.total.amount));

  const { orderPlace } = await ask<{ orderPlace: { order: { id: string; number: string } | null } }>(
    shop,
    `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number } differences { code } userErrors { code } } }`,
    {
      input: {
        lines: [{ productId: product.productId, quantity: 2, unitPrice: CREATED_PRICE }],
        contactName: ADDRESS.recipient,
        contactPhone: ADDRESS.phone,
        address: ADDRESS,
        paymentMethod: 'CASH_ON_DELIVERY',
        couponCode: code,
        expectedTotal: quote.total.amount,
        idempotencyKey: `e2e-${crypto.randomUUID()}`,
      },
    },
  );
  const number = orderPlace.order?.number ?? '';
  expect(number).not.toBe('');
  const path = new URL(page.url()).pathname;
  await shop.open(`${path}?tab=uses`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('15,000');
  await shop.open(path);
  await expect(page.getByLabel('Code', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Pourcentage', { exact: true })).toBeDisabled();

  // Paused, the shop does not know it any more.
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByRole('main')).toContainText('En pause');
  const paused = await quoteOf(shop, product.productId, 2, code);
  expect(paused.problems.map(({ couponReason }) => couponReason)).toEqual(['UNKNOWN']);

  // Several at once, from the list.
  await shop.open(`/admin/coupons?q=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect(row).toContainText('En cours');
  await shop.expectAccessible();
  await ask(
    shop,
    'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
    { input: { orderId: orderPlace.order?.id, idempotencyKey: crypto.randomUUID() } },
  );
});

test('coupons read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/coupons', 'tn');
  await expect(page.getByRole('list').first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  await shop.open('/admin/coupons/new');
  await expect(page.locator('#content h1')).toHaveText('كوبون جديد');
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
