/** Returns: the list by state, the inspection with what follows from it, and the way there from order and scanner. */
import { openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Language, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';
import type { SampleProduct } from './support/samples.ts';
import { texts } from './support/texts.ts';

interface Part {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly { readonly id: string }[];
}

/** A delivered order of two pieces of which both are sent back. */
async function sentBack(shop: Shop, product: SampleProduct): Promise<Part & { readonly orderId: string }> {
  const { page, url } = shop;
  const ask = async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    const answer = await page.request.post(`${url}/graphql`, { data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const { id } = await placeOrder(shop, product, 2);
  await deliver(url, id);
  const { adminOrder } = (await ask(
    'query ($id: ID!) { adminOrder(id: $id) { subOrders { id number lines { id } } } }',
    { id },
  )) as { adminOrder: { subOrders: readonly [Part] } };
  const [part] = adminOrder.subOrders;
  expect(
    await ask('mutation ($input: ReturnOpenInput!) { returnOpen(input: $input) { userErrors { code } } }', {
      input: {
        subOrderId: part.id,
        lines: part.lines.map((line) => ({ lineId: line.id, quantity: 2, reason: 'Trop petit' })),
        idempotencyKey: crypto.randomUUID(),
      },
    }),
  ).toEqual({ returnOpen: { userErrors: [] } });
  return { ...part, orderId: id };
}

for (const language of ['fr', 'tn'] as const satisfies readonly Language[])
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
    await choice.press('Enter');
    await expect(page.getByText(t('adminReturns:state.INSPECTED')).first()).toBeVisible();
    await expect(page.getByText(t('adminReturns:acceptedOf', { count: '1', total: '2' }))).toBeVisible();
    await expect(choice).toHaveCount(0);

    await shop.open(`/admin/returns?f.state=OPEN&q=${encodeURIComponent(number)}`);
    await expect(page.getByText(t('admin:list.nothingFound'))).toBeVisible();
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
