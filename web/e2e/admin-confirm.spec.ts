/** The confirmation desk: orders are confirmed by keyboard alone, one key each, and an outcome can be taken back. */
import { signIn } from './support/account.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { demoPerson } from './support/people.ts';

const WIDE = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

/** What is known of an order on the server. */
async function orderOf({ page, url }: Shop, id: string) {
  const answer = await page.request.post(`${url}/graphql`, {
    data: {
      query:
        'query ($id: ID!) { adminOrder(id: $id) { state total { amount } desk { attempts nextContactAt claim { isOwn } } } }',
      variables: { id },
    },
  });
  const { data } = (await answer.json()) as {
    data: {
      adminOrder: {
        state: string;
        total: { amount: string };
        desk: { attempts: number; nextContactAt: string | null; claim: { isOwn: boolean } | null };
      };
    };
  };
  return data.adminOrder;
}

/** Waits until an order is claimed; returns its number. */
async function ready({ page }: Shop, not = ''): Promise<string> {
  const title = page.locator('#content h2[tabindex="-1"]');
  if (not !== '') await expect(title).not.toHaveText(not);
  await expect(page.getByRole('button', { name: 'Confirmer tout' })).toBeEnabled();
  return title.innerText();
}

// One person works at one desk: the tests would take orders away from each other.
test.describe.configure({ mode: 'default' });

test('orders are confirmed by one key each, and the last one can be taken back', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const placed = new Map<string, string>();
  for (let count = 0; count < 8; count += 1) {
    const { id, number } = await placeOrder(shop, samples.cheap);
    placed.set(number, id);
  }
  await shop.open('/admin');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\/admin\/confirm$/);
  let keys = 0;
  let number = await ready(shop);
  await shop.settle();
  await shop.expectAccessible();
  const confirmed: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press('c');
    keys += 1;
    confirmed.push(number);
    number = await ready(shop, number);
  }
  expect(keys).toBe(confirmed.length);
  expect(new Set(confirmed).size).toBe(5);
  // A slip of the finger: nothing was sent yet.
  await page.keyboard.press('c');
  await ready(shop, number);
  await page.keyboard.press('Control+z');
  await expect(page.locator('#content h2[tabindex="-1"]')).toHaveText(number);
  const mine = confirmed.flatMap((one) => placed.get(one) ?? []);
  for (const id of mine) await expect.poll(async () => (await orderOf(shop, id)).state).toBe('CONFIRMED');
  const slipped = placed.get(number);
  if (slipped !== undefined) expect((await orderOf(shop, slipped)).state).toBe('AWAITING_CONFIRMATION');
});

test('a call without an answer, a call back and a refusal take one to three keys', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await placeOrder(shop, samples.cheap, 2));
  await shop.open('/admin/confirm');
  await ready(shop);
  const open = async (number: string) => {
    await page.getByRole('button', { name: new RegExp(number) }).click();
    await expect(page.locator('#content h2[tabindex="-1"]')).toHaveText(number);
    await ready(shop);
  };
  const [silent, later, refused, fewer] = orders;
  if (!silent || !later || !refused || !fewer) throw new Error('Orders are missing');

  await open(silent.number);
  await page.keyboard.press('n');
  await expect.poll(async () => (await orderOf(shop, silent.id)).desk.attempts).toBe(1);

  await open(later.number);
  await page.keyboard.press('b');
  await expect(page.getByRole('group', { name: /Rappeler quand/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect.poll(async () => (await orderOf(shop, later.id)).desk.nextContactAt).not.toBeNull();
  await expect(page.getByRole('heading', { name: /Rappels plus tard/ })).toBeVisible();

  await open(refused.number);
  await page.keyboard.press('x');
  await page.keyboard.press('1');
  await shop.expectAccessible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await orderOf(shop, refused.id)).state).toBe('CANCELLED');

  // One piece less: the total follows before it is saved.
  await open(fewer.number);
  const before = (await orderOf(shop, fewer.id)).total.amount;
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(samples.cheap.name).selectOption('1');
  await expect(dialog.locator('s')).toBeVisible();
  await shop.expectAccessible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  expect(Number((await orderOf(shop, fewer.id)).total.amount)).toBeLessThan(Number(before));
});

test('a phone has everything the desk needs', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await shop.speak('tn');
  await signIn(shop, demoPerson('admin'));
  await placeOrder(shop, samples.cheap);
  await shop.open('/admin/confirm');
  const confirm = page.getByRole('button', { name: 'أكّد الكل' });
  await expect(confirm).toBeEnabled();
  await shop.expectNoSidewaysScroll();
  await shop.settle();
  await shop.expectAccessible();
  const number = await page.locator('#content h2[tabindex="-1"]').innerText();
  await confirm.click();
  await expect(page.getByText(`${number} تأكّدت`)).toBeVisible();
});
