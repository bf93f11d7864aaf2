/** Parcels and delivery companies: one is chosen, what it scans is shown, and the parcel is given to another with a reason. */
import { ask, CREATED_PRICE, createProduct, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { confirmOrder, placeOrder } from './support/orders.ts';
import { texts } from './support/texts.ts';

const language = 'tn';

test(`a parcel is given to a company, whose scans are shown, and to another one with a reason (${language})`, async ({
  shop,
  samples,
}) => {
  test.setTimeout(180_000);
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', language);
  const mark = newMark();
  const [first, second] = [`Colis Express ${mark}`, `Rapid Poste ${mark}`];
  const keys = new Map<string, string>();
  for (const carrier of [first, second]) {
    const { apiKeyCreate } = await ask<{ apiKeyCreate: { text: string | null; userErrors: unknown[] } }>(
      shop,
      'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text userErrors { code message } } }',
      {
        input: { kind: 'SECRET', name: 'Quai', scopes: ['SHIPMENTS_READ', 'SHIPMENTS_WRITE'], carrier },
      },
    );
    expect(apiKeyCreate.userErrors).toEqual([]);
    keys.set(carrier, apiKeyCreate.text ?? '');
  }
  const { productId } = await createProduct(shop, samples.cheap, 3);
  const { id, number } = await placeOrder(shop, { id: productId, price: CREATED_PRICE });
  await confirmOrder(shop, id);

  await shop.open(`/admin/orders/${number}`);
  const parcel = page.getByRole('region', { name: t('adminParcels:column.carrier') });
  await expect(parcel).toContainText(t('adminParcels:company.unchosen'));
  await parcel.getByRole('button', { name: t('adminParcels:company.choose') }).click();
  const dialog = page.getByRole('dialog', { name: t('adminParcels:company.title') });
  await dialog.getByLabel(t('adminParcels:column.carrier')).selectOption(first);
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('adminParcels:company.submit') }).click();
  await expect(parcel).toContainText(first);
  await expect(parcel).toContainText(t('adminParcels:company.waiting'));

  // Prepared, it is handed over, and the company reports with its key.
  await page.getByRole('button', { name: t('adminOrders:step.PREPARING') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('adminOrders:step.PREPARING') })
    .click();
  const report = async (carrier: string, state: string): Promise<string> => {
    const answer = await page.request.post(`${shop.url}/graphql`, {
      headers: { 'lawaj-key': keys.get(carrier) ?? '' },
      data: {
        query:
          'mutation ($input: ShipmentEventsReportInput!) { shipmentEventsReport(input: $input) { results { outcome } } }',
        variables: {
          input: {
            events: [
              {
                eventId: crypto.randomUUID(),
                trackingNumber: `${number}-1`,
                state,
                at: new Date().toISOString(),
                place: 'Sfax Sud',
              },
            ],
          },
        },
      },
    });
    const { data } = (await answer.json()) as {
      data: { shipmentEventsReport: { results: { outcome: string }[] } };
    };
    return data.shipmentEventsReport.results[0]?.outcome ?? '';
  };
  await expect.poll(() => report(first, 'PICKED_UP'), { timeout: 90_000 }).toBe('RECORDED');
  await report(first, 'DELIVERY_FAILED');
  await shop.open(`/admin/orders/${number}`);
  const scans = parcel.getByRole('list', { name: t('adminParcels:company.scans') });
  await expect(scans.getByRole('listitem')).toHaveCount(2);
  await expect(scans).toContainText(t('adminParcels:carrier.DELIVERY_FAILED'));
  await expect(scans).toContainText('Sfax Sud');
  await expect(scans).toContainText('Quai');

  await page.setViewportSize(PHONE);
  await parcel.getByRole('button', { name: t('adminParcels:company.change') }).click();
  await dialog.getByLabel(t('adminParcels:column.carrier')).selectOption(second);
  const reason = dialog.getByLabel(t('adminParcels:company.reason'));
  await dialog.getByRole('button', { name: t('adminParcels:company.submit') }).click();
  await expect(dialog.getByText(t('admin:problem.REQUIRED'))).toBeVisible();
  await reason.fill('Ne livre pas cette zone');
  await dialog.getByRole('button', { name: t('adminParcels:company.submit') }).click();
  await expect(parcel).toContainText(second);
  const past = parcel.getByRole('list', { name: t('adminParcels:company.past') });
  await expect(past).toContainText(first);
  await expect(past).toContainText('Ne livre pas cette zone');
  await expect(scans.getByRole('listitem')).toHaveCount(2);
  await shop.expectNoSidewaysScroll();
  await shop.settle();
  await shop.expectAccessible();
  expect(await report(first, 'RETURNED')).toBe('UNKNOWN');
  await expect.poll(() => report(second, 'PICKED_UP'), { timeout: 90_000 }).toBe('RECORDED');
});

test('several parcels are given to a company from their list, each with a result', async ({
  shop,
  samples,
}) => {
  test.setTimeout(120_000);
  const { page } = shop;
  const t = texts('fr');
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', 'fr');
  const carrier = `Navette ${crypto.randomUUID().slice(0, 6)}`;
  await ask(
    shop,
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { userErrors { code } } }',
    { input: { kind: 'SECRET', name: 'Quai', scopes: ['SHIPMENTS_READ'], carrier } },
  );
  const { productId } = await createProduct(shop, samples.cheap, 3);
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id, number } = await placeOrder(shop, { id: productId, price: CREATED_PRICE });
    await confirmOrder(shop, id);
    numbers.push(number);
  }
  await shop.open('/admin/parcels/list?f.stage=TO_PREPARE&sort=-since&n=100');
  for (const number of numbers)
    await page.getByRole('checkbox', { name: new RegExp(`${number}/1$`) }).check();
  await page.getByRole('button', { name: t('adminParcels:company.title'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('adminParcels:company.title') });
  await dialog.getByLabel(t('adminParcels:column.carrier')).selectOption(carrier);
  await dialog.getByRole('button', { name: t('adminParcels:company.submit') }).click();
  const results = page.getByRole('dialog', { name: t('adminParcels:results') });
  await expect(results.getByText(t('orders:state.CONFIRMED'))).toHaveCount(2);
  await page.keyboard.press('Escape');
  await shop.open(`/admin/orders/${numbers[0]}`);
  await expect(page.getByRole('region', { name: t('adminParcels:column.carrier') })).toContainText(carrier);
});
