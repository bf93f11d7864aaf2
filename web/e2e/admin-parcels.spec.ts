/** Parcels by scanner: a step for each barcode, taken back in time, and nothing lost while the server does not answer. */
import { signIn } from './support/account.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { demoPerson } from './support/people.ts';

const PHONE = { width: 390, height: 844 };

async function confirm({ page, url }: Shop, orderId: string): Promise<void> {
  const answer = await page.request.post(`${url}/graphql`, {
    data: {
      query: 'mutation ($input: OrderConfirmInput!) { orderConfirm(input: $input) { userErrors { code } } }',
      variables: { input: { orderId, idempotencyKey: crypto.randomUUID() } },
    },
  });
  expect(await answer.json()).toEqual({ data: { orderConfirm: { userErrors: [] } } });
}

async function stateOf({ page, url }: Shop, id: string): Promise<string> {
  const answer = await page.request.post(`${url}/graphql`, {
    data: { query: 'query ($id: ID!) { adminOrder(id: $id) { state } }', variables: { id } },
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
  for (const { id } of [one, other]) await confirm(shop, id);
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
  await confirm(shop, id);
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
