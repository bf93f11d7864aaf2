/** The confirmation desk: orders are confirmed by keyboard alone, one key each, and an outcome can be taken back. */
import { register, signIn } from './support/account.ts';
import { ask, CREATED_PRICE, createProduct, PHONE, WIDE, type Created } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeLines, placeOrder } from './support/orders.ts';
import { addToStaff, demoPerson } from './support/people.ts';
import type { Samples } from './support/samples.ts';

interface DeskOrder {
  readonly state: string;
  readonly total: { readonly amount: string };
  readonly desk: {
    readonly attempts: number;
    readonly nextContactAt: string | null;
    readonly proposesCancelling: boolean;
  };
}

/** What is known of an order on the server. */
async function orderOf(shop: Shop, id: string): Promise<DeskOrder> {
  const { adminOrder } = await ask<{ adminOrder: DeskOrder }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { state total { amount } desk { attempts nextContactAt proposesCancelling } } }',
    { id },
  );
  return adminOrder;
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

/** Orders that are confirmed in a row, and the most keys that this may take. */
const IN_A_ROW = 20;
const MOST_KEYS = 25;

/**
 * Orders of a product of their own, with a total that no other test's orders have, and the address of the desk that shows only
 * these.
 */
async function placeMany(
  shop: Shop,
  samples: Samples,
  count: number,
  quantity: number,
): Promise<{ readonly placed: ReadonlyMap<string, string>; readonly desk: string }> {
  const { productId } = await createProduct(shop, samples.cheap, count * quantity);
  const placed = new Map<string, string>();
  for (let made = 0; made < count; made += 1) {
    const { id, number } = await placeOrder(shop, { id: productId, price: CREATED_PRICE }, quantity);
    placed.set(number, id);
  }
  const total = Number(CREATED_PRICE) * quantity;
  return { placed, desk: `/admin/confirm?min=${total}&max=${total}` };
}

test(`${IN_A_ROW} orders are confirmed by keyboard alone`, async ({ shop, samples }) => {
  test.setTimeout(240_000);
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { placed, desk } = await placeMany(shop, samples, IN_A_ROW, 17);
  await shop.open('/admin');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\/admin\/confirm$/);
  await shop.open(desk);
  await ready(shop);
  await shop.settle();
  await shop.expectAccessible();
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    keys += 1;
  };
  const title = page.locator('#content h2[tabindex="-1"]');
  const shown: string[] = [];
  let number = '';
  while (shown.length < IN_A_ROW) {
    number = await ready(shop, number);
    shown.push(number);
    await press('c');
    if (shown.length !== 10) continue;
    // One slip of the finger: it is taken back, and confirmed once more.
    await ready(shop, number);
    await press('Control+z');
    await expect(title).toHaveText(number);
    await ready(shop);
    await press('c');
  }
  await expect(page.getByText('Rien à confirmer')).toBeVisible();
  process.stdout.write(`${IN_A_ROW} orders were confirmed by ${keys} keys\n`);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  expect(shown.toSorted()).toEqual([...placed.keys()].toSorted());
  for (const id of placed.values())
    await expect.poll(async () => (await orderOf(shop, id)).state).toBe('CONFIRMED');
});

test('two agents never get the same order', async ({ shop, samples, browser }) => {
  test.setTimeout(240_000);
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { placed, desk } = await placeMany(shop, samples, 8, 19);
  const context = await browser.newContext({ locale: 'fr-FR', viewport: WIDE });
  const there = { ...shop, page: await context.newPage() };
  const problems: string[] = [];
  there.page.on('console', (message) => {
    // Logged in place of the registration that the tests' configuration blocks.
    if (!message.text().startsWith('Service Worker registration blocked')) problems.push(message.text());
  });
  there.page.on('pageerror', (error) => problems.push(error.message));
  const agent = await register(there);
  await addToStaff(shop.url, there.page.request, agent.email, 'ORDERS');
  await signIn(there, agent);

  // Both open the same queue at once, and go through it side by side.
  const agents = [shop, there] as const;
  await Promise.all(agents.map((at) => at.page.goto(`${shop.url}${desk}`)));
  const confirmed: [string[], string[]] = [[], []];
  const theirs = (number = '') => there.page.getByRole('button', { name: new RegExp(`${number}.*Chez `) });
  for (let round = 0; round < placed.size / 2; round += 1) {
    const numbers = await Promise.all(agents.map((at, index) => ready(at, confirmed[index]?.at(-1))));
    expect(new Set(numbers).size).toBe(2);
    // Each sees what the other handles, once the queue is asked for again.
    if (round === 0) await expect(theirs(numbers[0])).toBeVisible({ timeout: 60_000 });
    for (const [index, number] of numbers.entries()) confirmed[index]?.push(number);
    await Promise.all(agents.map(({ page: desktop }) => desktop.keyboard.press('c')));
  }
  expect(confirmed.flat().toSorted()).toEqual([...placed.keys()].toSorted());

  // Each order was confirmed once, by the one who had it.
  for (const [number, id] of placed) {
    await expect.poll(async () => (await orderOf(shop, id)).state).toBe('CONFIRMED');
    const { adminOrder } = await ask<{ adminOrder: { desk: { timeline: { nodes: readonly unknown[] } } } }>(
      shop,
      `query ($id: ID!) { adminOrder(by: { id: $id }) { desk { timeline(kinds: [CONTACT], first: 10) {
        nodes { outcome actorName } } } } }`,
      { id },
    );
    expect(adminOrder.desk.timeline.nodes, number).toHaveLength(1);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('three calls without an answer are each called back after the pause that is set, and cancelling is proposed then', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { placed, desk } = await placeMany(shop, samples, 1, 23);
  const [[number = '', id = ''] = []] = placed;
  await shop.open(desk);
  for (const attempt of [1, 2, 3]) {
    // The first time it is the next in the queue, then it waits among the call-backs.
    if (attempt > 1) await page.getByRole('button', { name: new RegExp(number) }).click();
    await ready(shop);
    const { adminSettings } = await ask<{
      adminSettings: { noAnswerMinutes: number; callAttempts: number };
    }>(shop, '{ adminSettings { noAnswerMinutes callAttempts } }', {});
    const pause = adminSettings.noAnswerMinutes * 60_000;
    const from = Date.now();
    await page.keyboard.press('n');
    await expect.poll(async () => (await orderOf(shop, id)).desk.attempts).toBe(attempt);
    const { state, desk: at } = await orderOf(shop, id);
    expect(state).toBe('AWAITING_CONFIRMATION');
    const next = Date.parse(at.nextContactAt ?? '') - from;
    expect(next).toBeGreaterThanOrEqual(pause);
    expect(next).toBeLessThanOrEqual(pause + 60_000);
    expect(at.proposesCancelling).toBe(attempt >= adminSettings.callAttempts);
    await expect(page.getByRole('heading', { name: /Rappels plus tard/ })).toBeVisible();
    await shop.open(desk);
  }
});

test('a line that is removed is taken off the total and back in stock', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const STOCK = 9;
  const kept = await createProduct(shop, samples.cheap, STOCK);
  const removed = await createProduct(shop, samples.cheap, STOCK);
  const { id, number } = await placeLines(
    shop,
    [kept, removed].map(({ productId }, index) => ({
      productId,
      quantity: index + 1,
      unitPrice: CREATED_PRICE,
    })),
  );
  const stockOf = async (product: Created): Promise<number> => {
    const { adminProduct } = await ask<{ adminProduct: { product: { stock: number } } }>(
      shop,
      'query ($id: ID!) { adminProduct(id: $id) { product { stock } } }',
      { id: product.productId },
    );
    return adminProduct.product.stock;
  };
  // Three pieces of 40 dinars are delivered for nothing; one piece is not.
  expect((await orderOf(shop, id)).total.amount).toBe('120.000');
  const stocks = () => Promise.all([kept, removed].map(stockOf));
  await expect.poll(stocks).toEqual([STOCK - 1, STOCK - 2]);
  await shop.open('/admin/confirm?min=120&max=120');
  await ready(shop);
  await page.getByRole('button', { name: new RegExp(number) }).click();
  await expect(page.locator('#content h2[tabindex="-1"]')).toHaveText(number);
  await ready(shop);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(removed.name).selectOption('0');
  await expect(dialog.locator('strong').filter({ hasText: '48,000' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  const { adminOrder } = await ask<{ adminOrder: unknown }>(
    shop,
    `query ($id: ID!) { adminOrder(by: { id: $id }) { total { amount } deliveryFee { amount } itemsTotal { amount }
      subOrders { total { amount } lines { name quantity } } } }`,
    { id },
  );
  expect(adminOrder).toEqual({
    total: { amount: '48.000' },
    deliveryFee: { amount: '8.000' },
    itemsTotal: { amount: '40.000' },
    subOrders: [{ total: { amount: '48.000' }, lines: [{ name: kept.name, quantity: 1 }] }],
  });
  await expect.poll(stocks).toEqual([STOCK - 1, STOCK]);
});
