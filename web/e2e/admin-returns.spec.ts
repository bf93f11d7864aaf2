/** Returns: the list by state, the inspection with what follows from it, and the way there from order and scanner. */
import { picture } from '../../gateway/origin/testing/media.ts';
import { register } from './support/account.ts';
import { ask, CREATED_PRICE, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeLines, placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';
import type { SampleProduct } from './support/samples.ts';
import { texts } from './support/texts.ts';

interface Part {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly id: string }[];
}

/** Opens a return of so many pieces of each line, as their buyer. */
async function openReturn(shop: Shop, { id, lines }: Part, quantity: number): Promise<void> {
  const answer = await ask(
    shop,
    'mutation ($input: ReturnOpenInput!) { returnOpen(input: $input) { userErrors { code } } }',
    {
      input: {
        subOrderId: id,
        lines: lines.map((line) => ({ lineId: line.id, quantity, reason: 'Trop petit' })),
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  expect(answer).toEqual({ returnOpen: { userErrors: [] } });
}

/** A delivered order of two pieces of which both are sent back. */
async function sentBack(shop: Shop, product: SampleProduct): Promise<Part & { readonly orderId: string }> {
  const { id } = await placeOrder(shop, product, 2);
  await deliver(shop.url, id);
  const { adminOrder } = await ask<{ adminOrder: { subOrders: readonly [Part] } }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { id number lines { id } } } }',
    { id },
  );
  const [part] = adminOrder.subOrders;
  await openReturn(shop, part, 2);
  return { ...part, orderId: id };
}

const language = 'fr';

test(`a return is found, valued and inspected by keyboard (${language})`, async ({ shop, samples }) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', language);
  const { number, orderId } = await sentBack(shop, samples.cheap);

  // From the order to its open return.
  await shop.open(`/admin/orders/${orderId}`);
  await page.getByRole('link', { name: t('adminOrders:inspect') }).click();
  await expect(page).toHaveURL(/\/admin\/returns\?f\.state=OPEN&q=CMD/);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t('adminReturns:state.OPEN'));
  await expect(row).toContainText('Trop petit');
  await shop.settle();
  await shop.expectAccessible();
  await row.getByRole('link').click();

  const choice = page.locator('form select');
  await expect(choice).toBeFocused();
  await expect(choice).toHaveValue('2');
  const refund = page.locator('dl > div').filter({ hasText: t('adminReturns:refund') });
  await expect(refund).toContainText(/\d/);
  const all = await refund.innerText();
  await choice.selectOption('1');
  await expect(refund).not.toHaveText(all);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  // A refused piece needs its reason.
  await choice.press('Enter');
  const note = page.getByLabel(t('adminReturns:refusalReason'));
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(new RegExp(t('adminReturns:reasonMissing')));
  await note.fill('Une pièce est abîmée');
  // What came back is shown: chosen by keyboard, pictures alone.
  const attach = page.getByRole('button', { name: t('adminReturns:photos.add') });
  const choose = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await attach.press('Enter');
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('bon.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n'));
  await expect(page.getByText(t('support:files.problem.picture'))).toBeVisible();
  await choice.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: t('adminReturns:photos.unsent') })).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await page.getByRole('button', { name: t('support:files.remove', { name: 'bon.pdf' }) }).press('Enter');
  await choose('piece.png', 'image/png', await picture(60, 40, 'png'));
  await expect(page.getByText(/\d+.(ko|kB)/)).toBeVisible();
  await choice.press('Enter');
  await expect(page.getByText(t('adminReturns:state.INSPECTED')).first()).toBeVisible();
  const photo = page.getByRole('link', { name: /piece\.png/ });
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  expect(await photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  expect(
    (await page.request.get(new URL((await photo.getAttribute('href')) ?? '', shop.url).href)).status(),
  ).toBe(200);
  await shop.settle();
  await shop.expectAccessible();
  await expect(page.getByText(t('adminReturns:acceptedOf', { count: '1', total: '2' }))).toBeVisible();
  await expect(choice).toHaveCount(0);

  await shop.open(`/admin/returns?f.state=OPEN&q=${encodeURIComponent(number)}`);
  await expect(page.getByText(t('admin:list.nothingFound'))).toBeVisible();

  // What the buyer is due is paid back and recorded, and the order says how.
  await shop.open('/admin/refunds?f.reason=RETURNED');
  const due = page.getByRole('row').filter({ hasText: number });
  await due.getByRole('button', { name: t('adminOrders:refunds.record') }).click();
  const dialog = page.getByRole('dialog', { name: t('adminOrders:refunds.record') });
  await dialog.getByLabel(t('adminOrders:field.refundMethod')).selectOption('TRANSFER');
  await dialog.getByLabel(t('adminOrders:refunds.reference')).fill('VIR 118');
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('adminOrders:refunds.record') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(due).toHaveCount(0);
  await shop.open(`/admin/orders/${orderId}`);
  // Once among the payments, and once in the order's course.
  const refunded = page.getByRole('listitem').filter({ hasText: 'VIR 118' });
  await expect(refunded.filter({ hasText: t('adminOrders:refundMethod.TRANSFER') })).not.toHaveCount(0);
});

test('staff open a return of several lines, each with its pieces and reason (fr)', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const products = [
    await createProduct(shop, samples.cheap, 5),
    await createProduct(shop, samples.cheap, 5),
    await createProduct(shop, samples.cheap, 5),
  ];
  const { id } = await placeLines(
    shop,
    products.map(({ productId }) => ({ productId, quantity: 2, unitPrice: CREATED_PRICE })),
  );
  await deliver(shop.url, id);
  await shop.open(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Demander le retour' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Demander le retour' });
  const lines = dialog.getByRole('checkbox');
  await expect(lines).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Ouvrir le retour' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Cochez au moins un article.');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Space');
  await lines.nth(2).press('Space');
  await dialog.getByLabel('Quantité').nth(0).selectOption('2');
  await dialog.getByLabel('Raison').nth(1).selectOption({ label: 'La taille ne va pas' });
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Ouvrir le retour' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const { adminOrder } = await ask<{ adminOrder: { subOrders: readonly object[] } }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { state returns { lines { quantity reason } } } } }',
    { id },
  );
  expect(adminOrder.subOrders).toEqual([
    {
      state: 'RETURN_OPEN',
      returns: [
        {
          lines: [
            { quantity: 2, reason: 'Abîmé ou en panne' },
            { quantity: 1, reason: 'La taille ne va pas' },
          ],
        },
      ],
    },
  ]);
  await expect(page.getByRole('link', { name: 'Contrôler le retour' })).toBeVisible();
});

test('the scanner leads from a returned parcel to its inspection', async ({ shop, samples }) => {
  const { page } = shop;
  await openAdmin(shop, '/admin');
  const { number } = await sentBack(shop, samples.cheap);
  await shop.open('/admin/parcels?mode=RETURN');
  await page.getByLabel('Code du colis').fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Contrôler le retour' }).click();
  // The scanner names the parcel as well, and stays until the list has loaded.
  await expect(page.getByLabel('Code du colis')).toHaveCount(0);
  await expect(page.locator('#content').getByText(number)).toBeVisible();
});

interface Entry {
  readonly kind: string;
  readonly amount: { readonly amount: string };
  readonly subOrderNumber: string | null;
}

/** Amounts of a sub-order in its seller's ledger, in millimes, the oldest first. */
async function entriesOf(shop: Shop, sellerId: string, number: string): Promise<[string, number][]> {
  const { sellerLedger } = await ask<{ sellerLedger: { nodes: readonly Entry[] } }>(
    shop,
    `query ($id: ID!) { sellerLedger(sellerId: $id, first: 100) { nodes { kind subOrderNumber amount { amount } } } }`,
    { id: sellerId },
  );
  return sellerLedger.nodes
    .filter(({ subOrderNumber }) => subOrderNumber === number)
    .map(({ kind, amount }): [string, number] => [kind, Math.round(Number(amount.amount) * 1_000)])
    .toReversed();
}

test('an inspection puts pieces back in stock, and charges buyer’s refund, points and seller’s ledger with their figures', async ({
  shop,
  samples,
  browser,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const STOCK = 8;
  const PRICE = 40_000;
  const product = await createProduct(shop, samples.cheap, STOCK);
  const stock = async (): Promise<number> => {
    const { adminProduct } = await ask<{ adminProduct: { product: { stock: number } } }>(
      shop,
      'query ($id: ID!) { adminProduct(id: $id) { product { stock } } }',
      { id: product.productId },
    );
    return adminProduct.product.stock;
  };
  // A buyer with an account of their own.
  const context = await browser.newContext();
  const buyer = { ...shop, page: await context.newPage() };
  await register(buyer);
  const pending = async (): Promise<number> => {
    const { viewer } = await ask<{ viewer: { loyalty: { pending: number } } }>(
      buyer,
      '{ viewer { loyalty { pending } } }',
      {},
    );
    return viewer.loyalty.pending;
  };
  const { id: orderId } = await placeOrder(buyer, { id: product.productId, price: CREATED_PRICE }, 2);
  await expect.poll(stock).toBe(STOCK - 2);
  expect(await pending()).toBe(80);
  await deliver(shop.url, orderId);
  const { adminOrder } = await ask<{
    adminOrder: { subOrders: readonly [Part & { readonly seller: { readonly id: string } }] };
  }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { id number seller { id } lines { id } } } }',
    { id: orderId },
  );
  const [part] = adminOrder.subOrders;
  const { id: subOrderId, number, seller } = part;
  for (const to of ['REMITTED', 'RECONCILED']) {
    const { orderPaymentTransition } = await ask<{ orderPaymentTransition: unknown }>(
      shop,
      'mutation ($input: OrderPaymentTransitionInput!) { orderPaymentTransition(input: $input) { userErrors { code } } }',
      { input: { orderId, subOrderId, to, idempotencyKey: crypto.randomUUID() } },
    );
    expect(orderPaymentTransition).toEqual({ userErrors: [] });
  }
  const sale = await entriesOf(shop, seller.id, number);
  const commission = sale.find(([kind]) => kind === 'COMMISSION')?.[1] ?? Number.NaN;
  expect(sale).toEqual([
    ['SALE', 2 * PRICE],
    ['COMMISSION', commission],
    ['DELIVERY_SHARE', 8_000],
  ]);
  // For each piece the seller gives back what it was credited for it.
  const charge = Math.round((2 * PRICE + commission) / 2);

  const answers: readonly (readonly [accepted: number, state: string, left: number])[] = [
    [1, 'DELIVERED', 40],
    [1, 'RETURNED', 0],
  ];
  for (const [index, [accepted, state, points]] of answers.entries()) {
    const back = 2 - index;
    await openReturn(buyer, part, back);
    await shop.open(`/admin/returns?f.state=OPEN&q=${encodeURIComponent(number)}`);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
    const choice = page.locator('form select');
    await choice.selectOption(String(accepted));
    const fact = (label: string) => page.locator('dl > div').filter({ hasText: label });
    await expect(fact('Le client récupère')).toContainText('40,000');
    await expect(fact('Retenu au vendeur')).toContainText((charge / 1_000).toFixed(3).replace('.', ','));
    if (accepted < back) await page.locator('form textarea').fill('Une pièce est abîmée');
    await choice.press('Enter');
    await expect(page.getByText('Contrôlé').first()).toBeVisible();

    await expect.poll(stock).toBe(STOCK - 2 + index + 1);
    const { adminOrder: after } = await ask<{ adminOrder: unknown }>(
      shop,
      'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { state refundDue { amount } lines { returnedQuantity } } } }',
      { id: orderId },
    );
    expect(after).toEqual({
      subOrders: [
        {
          state,
          refundDue: { amount: `${40 * (index + 1)}.000` },
          lines: [{ returnedQuantity: index + 1 }],
        },
      ],
    });
    expect(await pending()).toBe(points);
    expect(await entriesOf(shop, seller.id, number)).toEqual([
      ...sale,
      ...Array.from({ length: index + 1 }, () => ['REFUND', -charge]),
    ]);
  }
  await shop.open('/admin/refunds?f.reason=RETURNED&n=100&sort=-due');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('80,000');
  await shop.expectAccessible();
  await context.close();
});
