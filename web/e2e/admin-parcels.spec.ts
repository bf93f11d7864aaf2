/** Parcels by scanner: a step for each barcode, taken back in time, and nothing lost while the server does not answer. */
import { signIn } from './support/account.ts';
import { ask, CREATED_PRICE, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { confirmOrder, placeOrder } from './support/orders.ts';
import { demoPerson } from './support/people.ts';
import { texts } from './support/texts.ts';

async function stateOf({ page, url }: Shop, id: string): Promise<string> {
  const answer = await page.request.post(`${url}/graphql`, {
    data: { query: 'query ($id: ID!) { adminOrder(by: { id: $id }) { state } }', variables: { id } },
  });
  const { data } = (await answer.json()) as { data: { adminOrder: { state: string } } };
  return data.adminOrder.state;
}

test('a scan is a step, the same code takes it back, and wrong codes are named', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await signIn(shop, demoPerson('admin'));
  const [one, other] = [await placeOrder(shop, samples.cheap), await placeOrder(shop, samples.cheap)];
  for (const { id } of [one, other]) await confirmOrder(shop, id);
  await shop.open('/admin/parcels');
  const field = page.getByLabel('Code du colis');
  await expect(field).toBeFocused();
  const scan = async (code: string) => {
    await field.fill(code);
    await page.keyboard.press('Enter');
  };
  await scan(one.number.toLowerCase());
  await scan(other.number);
  await scan(other.number);
  await expect(page.getByText(`${other.number} repris, rien n’est envoyé`)).toBeVisible();
  await scan('CMD-26-999999-9');
  await expect(page.getByText('Code inconnu')).toBeVisible();
  await expect.poll(() => stateOf(shop, one.id)).toBe('PREPARING');
  expect(await stateOf(shop, other.id)).toBe('CONFIRMED');
  await shop.expectNoSidewaysScroll();
  await shop.settle();
  await shop.expectAccessible();

  // A confirmed parcel is not handed over before it is prepared.
  await page.getByLabel('Remettre au transporteur').click();
  await expect(page).toHaveURL(/mode=HAND_OVER/);
  await scan(other.number);
  await expect(page.getByText('Autre état')).toBeVisible();
});

test('a scan that was not answered is stored, and sent after a reload', async ({ shop, samples }) => {
  const { page } = shop;
  await signIn(shop, demoPerson('admin'));
  const { id, number } = await placeOrder(shop, samples.cheap);
  await confirmOrder(shop, id);
  await shop.open('/admin/parcels');
  const field = page.getByLabel('Code du colis');
  await expect(field).toBeFocused();
  shop.allowConsole(/Failed to load resource: net::ERR_|No response received from the server/);
  await page.route('**/graphql**', (route) => route.abort('connectionrefused'));
  await field.fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pas encore envoyé')).toBeVisible();
  expect(await stateOf(shop, id)).toBe('CONFIRMED');
  await page.unroute('**/graphql**');
  await shop.open('/admin/parcels');
  await expect.poll(() => stateOf(shop, id)).toBe('PREPARING');
  await expect(page.getByText('Scannez un premier colis.')).toHaveCount(0);
});

interface Parcel {
  readonly number: string;
  readonly state: string;
  readonly trackingNumber: string | null;
}

async function parcelOf(shop: Shop, id: string): Promise<Parcel> {
  const { adminOrder } = await ask<{ adminOrder: { subOrders: readonly [Parcel] } }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { number state trackingNumber } } }',
    { id },
  );
  return adminOrder.subOrders[0];
}

/** Parcels that are handed over to the courier in one go. */
const HANDED_OVER = 10;

const language = 'tn';

test(`parcels are prepared, labelled and handed over by scanning their labels; wrong scans change nothing (${language})`, async ({
  shop,
  samples,
}) => {
  test.setTimeout(240_000);
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', language);
  const { productId } = await createProduct(shop, samples.cheap, HANDED_OVER + 2);
  const ids: string[] = [];
  for (let count = 0; count < HANDED_OVER + 2; count += 1) {
    const { id } = await placeOrder(shop, { id: productId, price: CREATED_PRICE });
    await confirmOrder(shop, id);
    ids.push(id);
  }
  const numbers = (await Promise.all(ids.map((id) => parcelOf(shop, id)))).map(({ number }) => number);
  const [unprepared = '', ...prepared] = numbers;
  const [wrong = ''] = prepared;

  /** Selects parcels in a list of a stage. */
  const select = async (stage: 'TO_PREPARE' | 'READY', chosen: readonly string[]): Promise<void> => {
    await shop.open(`/admin/parcels/list?f.stage=${stage}&sort=-since&n=100`);
    for (const number of chosen) await page.getByRole('checkbox', { name: new RegExp(`${number}$`) }).check();
  };
  await select('TO_PREPARE', prepared);
  await page.getByRole('button', { name: t('adminParcels:mode.PREPARE'), exact: true }).click();
  const results = page.getByRole('dialog', { name: t('adminParcels:results') });
  await expect(results.getByText(t('orders:state.PREPARING'))).toHaveCount(prepared.length);
  await page.keyboard.press('Escape');

  // The carrier accepts them within half a minute, and their labels are one document.
  for (const id of ids.slice(1))
    await expect
      .poll(async () => (await parcelOf(shop, id)).trackingNumber, { timeout: 60_000 })
      .not.toBeNull();
  await select('READY', prepared);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('l');
  const labels = await opened;
  await expect(labels.locator('main')).toHaveCount(prepared.length);
  /** What the scanner reads from each parcel's label. */
  const codes = new Map<string, string>();
  for (const label of await labels.locator('main').all()) {
    const number = (await label.locator('h1').innerText()).replace('Commande ', '');
    codes.set(number, await label.locator('.code p').innerText());
  }
  expect([...codes.keys()].toSorted()).toEqual(prepared.toSorted());
  expect(new Set(codes.values()).size).toBe(prepared.length);
  await labels.close();

  await page.setViewportSize(PHONE);
  await shop.open('/admin/parcels?mode=HAND_OVER');
  const field = page.getByLabel(t('adminParcels:code'));
  await expect(field).toBeFocused();
  const scan = async (code: string) => {
    await field.fill(code);
    await page.keyboard.press('Enter');
  };
  const lines = page.locator('#content ol > li');
  // One parcel that stays here is scanned by mistake, and taken back in time; another was never prepared.
  const code = codes.get(wrong) ?? '';
  await scan(code);
  await expect(lines).toHaveCount(1);
  await scan(code);
  await expect(page.getByText(t('adminParcels:said.takenBack', { code }))).toBeVisible();
  await expect(lines).toHaveCount(0);
  await scan(unprepared);
  for (const number of prepared.slice(1)) await scan(codes.get(number) ?? '');
  const handedOver = lines.filter({ hasText: t('orders:state.SHIPPED') });
  await expect(handedOver).toHaveCount(HANDED_OVER);
  const refused = lines.filter({ hasText: t('adminParcels:refused.CONFLICT') });
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText(unprepared);
  await expect(refused).toContainText(t('orders:state.CONFIRMED'));
  const states = await Promise.all(ids.map(async (id) => (await parcelOf(shop, id)).state));
  expect(states).toEqual(['CONFIRMED', 'PREPARING', ...prepared.slice(1).map(() => 'SHIPPED')]);
  await shop.expectNoSidewaysScroll();
  await shop.settle();
  await shop.expectAccessible();
});
