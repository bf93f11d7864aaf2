import type { Page } from '@playwright/test';
import { accountButton, register, signIn } from './support/account.ts';
import { expect, test, VIEWPORTS, type Language, type Shop } from './support/fixtures.ts';
import { demoPerson } from './support/people.ts';
import { ADDED_STOCK, ask } from './support/samples.ts';
import { texts } from './support/texts.ts';

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly currentPrice: { readonly amount: string };
  readonly seller: { readonly id: string; readonly name: string };
}

/** The worker whose tests may order a product: those of the others run at the same time and count its stock as well. */
const workerOf = (id: string): number =>
  Buffer.from(id).reduce((sum, byte) => sum + byte, 0) % test.info().config.workers;

/** Two products of different sellers, both cheap enough to order several of, that no other test orders meanwhile. */
async function twoSellers(url: string, language: Language = 'fr'): Promise<readonly [Sold, Sold]> {
  interface Candidate extends Sold {
    readonly hasVariants: boolean;
    readonly stock: number;
    readonly flashSale: object | null;
  }
  const plain: Candidate[] = [];
  let after: string | null = null;
  do {
    const {
      products,
    }: {
      products: { nodes: readonly Candidate[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
    } = await ask(
      url,
      `query ($after: String) { products(filter: { maxPrice: "45", inStock: true }, first: 60, after: $after) { nodes { id name(language: ${language.toUpperCase()}) currentPrice { amount } seller { id name } hasVariants stock flashSale { isActive } } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
    plain.push(
      ...products.nodes.filter(
        ({ id, hasVariants, stock, flashSale }) =>
          !hasVariants &&
          stock >= 20 &&
          // The samples, which all tests may order, have more.
          stock < ADDED_STOCK &&
          flashSale === null &&
          workerOf(id) === test.info().parallelIndex,
      ),
    );
    // A first page may be full of what other tests imported.
    after = plain.length < 10 && products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null);
  // The tests of other files order from the beginning of the list.
  plain.reverse();
  const [one] = plain;
  const other = plain.find(({ seller }) => seller.id !== one?.seller.id);
  if (one === undefined || other === undefined) throw new Error('The catalogue has no two sellers');
  return [one, other];
}

/** The coupon of a card that asks for the least, and what it asks for, in dinars. */
async function leastCoupon(url: string): Promise<{ code: string; minimum: number }> {
  const { homepage } = await ask<{
    homepage: { couponCards: readonly { couponCode: string; minPurchase: { amount: string } | null }[] };
  }>(url, '{ homepage { couponCards { couponCode minPurchase { amount } } } }');
  const [least] = homepage.couponCards
    .flatMap(({ couponCode: code, minPurchase }) =>
      minPurchase === null ? [] : [{ code, minimum: Number(minPurchase.amount) }],
    )
    .toSorted((a, b) => a.minimum - b.minimum);
  if (least === undefined) throw new Error('There is no coupon with a minimum purchase');
  return least;
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const placeButton = (page: Page) => page.locator('main button[type="submit"][form]');

/** Opens the order's lines, which are one line on a phone. */
const unfold = (page: Page) => page.locator('main section[aria-labelledby="order-what"] summary').click();

/** Fills in the form as a guest. */
async function fillIn(page: Page, more: { email?: string; terms?: boolean } = {}): Promise<void> {
  await field(page, 'contactName').fill('Amel Ben Salah');
  await field(page, 'contactPhone').fill('98 123 456');
  if (more.email !== undefined) await field(page, 'contactEmail').fill(more.email);
  await field(page, 'regionNumber').selectOption('4');
  await field(page, 'delegation').selectOption('La Marsa');
  await field(page, 'postalCode').fill('2070');
  await field(page, 'street').fill('3, rue de la Plage');
  if (more.terms !== false) await page.locator('main input[name="terms"]').check();
}

/** The confirmation's number and token. */
async function placed(page: Page): Promise<{ number: string; token: string }> {
  await expect(page).toHaveURL(/\/order\/placed\?.*token=[\w-]{22}/);
  const number = /CMD-\d{2}-\d{6}-\d/;
  const line = page.locator('main section[aria-labelledby="next"]').getByText(number).first();
  await expect(line).toBeVisible();
  return {
    number: number.exec((await line.textContent()) ?? '')?.[0] ?? '',
    token: new URL(page.url()).searchParams.get('token') ?? '',
  };
}

/** The keys of all orders that the browser sends. */
function watchPlacing(page: Page): { key: string; street: string }[] {
  const sent: { key: string; street: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { variables } = request.postDataJSON() as {
      variables: { input?: { idempotencyKey?: string; address?: { street: string } } };
    };
    const { idempotencyKey: key, address } = variables.input ?? {};
    if (key !== undefined && address !== undefined) sent.push({ key, street: address.street });
  });
  return sent;
}

/** Presses the button; the order arrives, only its answer never does. */
async function loseAnswer(page: Page): Promise<void> {
  let loses = true;
  await page.route('**/graphql', async (route) => {
    const isPlacing = (route.request().postData() ?? '').includes('idempotencyKey');
    if (!isPlacing || !loses) return route.fallback();
    loses = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(page.getByRole('alert').getByText('Nous n’avons pas eu de réponse')).toBeFocused();
}

/** How many orders there are, by the stock that is left. */
async function stockOf(shop: Shop, id: string): Promise<number> {
  const { node } = await ask<{ node: { stock: number } }>(
    shop.url,
    'query ($id: ID!) { node(id: $id) { ... on Product { stock } } }',
    { id },
  );
  return node.stock;
}

test.beforeEach(async ({ shop }) => {
  // A page through a whole journey on a busy machine.
  await shop.page.setViewportSize(VIEWPORTS.phone);
});

/** On the simulator's page. */
const PAY = { fr: 'Payer', tn: 'خلّص' } as const;

const WORDS: Readonly<Record<'fr' | 'tn', { order: string; thanks: RegExp; track: RegExp; open: string }>> = {
  fr: {
    order: 'Commander',
    thanks: /Merci, votre commande est passée/,
    track: /Suivre ma commande/,
    open: 'Créer mon compte',
  },
  tn: { order: 'كمّل الطلب', thanks: /يعيّشك، طلبيّتك تعدّات/, track: /تبّع طلبيّتي/, open: 'حل حسابي' },
};

for (const language of ['fr', 'tn'] as const satisfies readonly Language[]) {
  const words = WORDS[language];
  test(`a guest orders from two sellers on a phone and pays in cash (${language})`, async ({ shop }) => {
    const { page } = shop;
    const [one, other] = await twoSellers(shop.url, language);
    await shop.speak(language);
    await shop.fillCart([
      { id: one.id, quantity: 1 },
      { id: other.id, quantity: 1 },
    ]);
    await shop.open('/cart');
    // The summary and the bar at the foot have one each.
    await page.locator('[data-bottom-bar]').getByRole('link', { name: words.order, exact: true }).click();
    await expect(page).toHaveURL(/\/order$/);
    const summary = page.locator('main section[aria-labelledby="order-what"]');
    for (const { seller, name } of [one, other]) {
      await expect(summary).toContainText(seller.name);
      await expect(summary).toContainText(name);
    }
    await expect(placeButton(page)).toBeEnabled();

    // Missing fields have an error, and the first is focused.
    await placeButton(page).click();
    await expect(field(page, 'contactName')).toBeFocused();
    await expect(field(page, 'street')).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page, { terms: false, email: `guest-${language}@example.tn` });
    await placeButton(page).click();
    await expect(page.locator('main input[name="terms"]')).toBeFocused();
    await page.locator('main input[name="terms"]').check();
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();

    await placeButton(page).click();
    const { number, token } = await placed(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
    expect(await shop.cart()).toEqual([]);
    for (const part of ['/1', '/2']) await expect(page.getByText(`${number}${part}`)).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();

    // The account that its address can have is one tap away.
    await page
      .locator('main section[aria-labelledby="next"]')
      .getByRole('button', { name: words.open })
      .click();
    await expect(page.getByRole('status').filter({ hasText: `guest-${language}@example.tn` })).toBeVisible();

    // It can be loaded again, and leads to where the order is followed.
    await page.reload();
    await placed(page);
    await page
      .locator('main section[aria-labelledby="next"]')
      .getByRole('link', { name: words.track })
      .click();
    await expect(page).toHaveURL(new RegExp(`/track-order\\?.*token=${token}`));
    await expect(page.getByRole('main')).toContainText(number);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

/** A guest's order of two sellers' parts, each of 50 to 95 TND: together they are delivered for nothing, alone they are not. */
async function placeTwoParts(shop: Shop, more: Record<string, unknown> = {}) {
  const input = {
    lines: (await twoSellers(shop.url)).map(({ id, currentPrice }) => ({
      productId: id,
      quantity: Math.ceil(50 / Number(currentPrice.amount)),
      unitPrice: currentPrice.amount,
    })),
    contactName: 'Amel Ben Salah',
    contactPhone: '98 123 456',
    address: {
      recipient: 'Amel Ben Salah',
      phone: '98 123 456',
      regionNumber: 4,
      delegation: 'La Marsa',
      postalCode: '2070',
      street: '3, rue de la Plage',
    },
    paymentMethod: 'CASH_ON_DELIVERY',
    idempotencyKey: crypto.randomUUID(),
    ...more,
  };
  const items = input.lines.reduce((sum, line) => sum + Number(line.unitPrice) * line.quantity, 0);
  const { orderPlace } = await ask<{
    orderPlace: {
      token: string;
      order: {
        number: string;
        subOrders: readonly { id: string; number: string; total: { amount: string } }[];
      };
    };
  }>(
    shop.url,
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token order { number subOrders { id number total { amount } } } } }',
    { input: { expectedTotal: items.toFixed(3), ...input } },
  );
  return { token: orderPlace.token, ...orderPlace.order };
}

for (const language of ['fr', 'tn'] as const satisfies readonly Language[])
  test(`the new total is agreed to before a part is cancelled (${language})`, async ({ shop }) => {
    const { page } = shop;
    const t = texts(language);
    await shop.speak(language);
    await page.setViewportSize(VIEWPORTS.phone);
    const { token, subOrders } = await placeTwoParts(shop);
    const [kept, leaving] = subOrders;
    await shop.open(`/track-order?token=${token}`);
    await page
      .getByRole('button', { name: t('orders:cancel.openNamed', { number: leaving?.number ?? '' }) })
      .click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('orders:cancel.textPart'));
    const sums = dialog.locator('dl > div');
    const amount = (value: number) => new RegExp(value.toFixed(3).replace('.', '[.,]'));
    await expect(sums).toHaveCount(2);
    await expect(sums.first()).toContainText(t('orders:cancel.sums.delivery'));
    await expect(sums.first()).toContainText(amount(8));
    await expect(sums.last()).toContainText(t('orders:cancel.sums.total'));
    await expect(sums.last()).toContainText(amount(Number(kept?.total.amount) + 8));
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();

    // The other part is cancelled elsewhere: nothing happens for another sum than the one that was shown.
    await ask(
      shop.url,
      'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
      { input: { token, subOrderId: kept?.id, idempotencyKey: crypto.randomUUID() } },
    );
    const confirm = dialog.getByRole('button', { name: t('orders:cancel.confirm') });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('orders:cancel.problem.changed'));
    await expect(sums).toHaveCount(0);
    await expect(dialog).toContainText(t('orders:cancel.text'));
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('main').getByText(t('orders:state.CANCELLED'), { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: t('orders:cancel.open') })).toHaveCount(0);
  });

test('a part is cancelled by a shop that cannot tell the new total; one that refuses says why', async ({
  shop,
}) => {
  const { page } = shop;
  const t = texts('fr');
  await shop.speak('fr');
  const { token, subOrders } = await placeTwoParts(shop);
  let answer: object = {
    data: { orderCancellation: null },
    errors: [
      {
        message: 'The server does not offer this',
        path: ['orderCancellation'],
        extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' },
      },
    ],
  };
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { orderCancellation?: object } };
    if (json.data?.orderCancellation === undefined) return route.fulfill({ response, json });
    const { data = {} } = answer as { data?: { orderCancellation?: object | null } };
    return data.orderCancellation === null
      ? route.fulfill({ response, json: answer })
      : route.fulfill({
          response,
          json: {
            data: { orderCancellation: { ...json.data.orderCancellation, ...data.orderCancellation } },
          },
        });
  });
  await shop.open(`/track-order?token=${token}`);
  const open = page.getByRole('button', { name: `Annuler ${subOrders[1]?.number}` });
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: t('orders:cancel.confirm') });
  const unknown = answer;
  answer = { data: { orderCancellation: { refusal: 'COSTS_MORE' } } };
  await open.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('orders:cancel.problem.dearer'));
  await expect(dialog.getByRole('link', { name: t('support:askAboutOrder') })).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('orders:cancel.keep') }).click();

  answer = unknown;
  await open.click();
  await expect(dialog).toContainText(t('orders:cancel.unknown'));
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('section[aria-labelledby="order-totals"]')).toContainText('Annulé');
});

test('cancelling one seller’s sub-order shows what is left to pay', async ({ shop }) => {
  const { page } = shop;
  const [one, other] = await twoSellers(shop.url);
  await shop.speak('fr');
  await shop.fillCart([
    { id: one.id, quantity: 1 },
    { id: other.id, quantity: 1 },
  ]);
  await shop.open('/order');
  await expect(placeButton(page)).toBeEnabled();
  await fillIn(page);
  await placeButton(page).click();
  await placed(page);
  const totals = page.locator('section[aria-labelledby="order-totals"]');
  await expect(totals).not.toContainText('Annulé');
  await page.getByRole('button', { name: 'Annuler' }).nth(1).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(totals).toContainText('Annulé');
  const amounts = (await totals.locator('dd').allTextContents()).map((text) =>
    Number(
      text
        .replace('\u2212', '-')
        .replace(',', '.')
        .replaceAll(/[^\d.-]/g, ''),
    ),
  );
  // The rows add up to the total, which is the first seller's part alone.
  const total = amounts.pop() ?? 0;
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 3);
  expect(total).toBeGreaterThanOrEqual(Number(one.currentPrice.amount));
  expect(total).toBeLessThan(Number(one.currentPrice.amount) + Number(other.currentPrice.amount));
});

/** Repeats an order with an unknown outcome, like a shopper who returns to the page. */
async function placeAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(placeButton(page)).toBeEnabled();
  await fillIn(page);
  await placeButton(page).click();
  await placed(page);
}

test('a double click, another tab and a lost answer make one order each time', async ({ shop }) => {
  const { page } = shop;
  const [one] = await twoSellers(shop.url);
  const before = await stockOf(shop, one.id);
  await shop.speak('fr');
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  shop.allowConsole(/Failed to load resource/);

  await test.step('a double click while another tab orders the same', async () => {
    await shop.open('/order');
    const other = await shop.newTab('/order');
    await Promise.all([fillIn(page), fillIn(other)]);
    await expect(placeButton(page)).toBeEnabled();
    await expect(placeButton(other)).toBeEnabled();
    // The first tab's order is on its way until the other tab has sent its own.
    let bothSent: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (bothSent = resolve));
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('idempotencyKey')) await held;
      return route.fallback();
    });
    await placeButton(page).dblclick();
    await placeButton(other).click();
    bothSent();
    const [first, second] = await Promise.all([placed(page), placed(other)]);
    expect(second.token).toBe(first.token);
    expect(await stockOf(shop, one.id)).toBe(before - 1);
    await page.unroute('**/graphql');
    await other.close();
  });

  await test.step('an answer that is lost, and the same again after a reload', async () => {
    await page.evaluate(
      (id) => localStorage.setItem('shopping-cart', JSON.stringify([{ id, quantity: 1 }])),
      one.id,
    );
    await shop.open('/order');
    await fillIn(page);
    const sent = watchPlacing(page);
    await loseAnswer(page);
    expect(await shop.cart()).toEqual([{ id: one.id, quantity: 1 }]);
    await placeAgain(page);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(await stockOf(shop, one.id)).toBe(before - 2);
    expect(await shop.cart()).toEqual([]);
    expect(await attemptOf(page)).toBeNull();
    // Back leads to no form that could be sent again.
    await shop.open('/order');
    await expect(page.getByRole('main')).toContainText('Panier vide');
  });
});

/** What the device stores of an order that is being sent. */
const attemptOf = (page: Page) => page.evaluate(() => localStorage.getItem('order-attempt'));

/** Puts lines into the device's cart and opens the form again. */
async function changeCart(shop: Shop, lines: readonly { id: string; quantity: number }[]): Promise<void> {
  await shop.page.evaluate((value) => localStorage.setItem('shopping-cart', value), JSON.stringify(lines));
  await shop.open('/order');
  await expect(placeButton(shop.page)).toBeEnabled();
}

for (const [change, make] of [
  ['quantity', (one: Sold) => ({ lines: [{ id: one.id, quantity: 2 }], street: '3, rue de la Plage' })],
  ['street', (one: Sold) => ({ lines: [{ id: one.id, quantity: 1 }], street: '5, rue de la Plage' })],
  [
    'cart',
    (_: Sold, other: Sold) => ({ lines: [{ id: other.id, quantity: 1 }], street: '3, rue de la Plage' }),
  ],
] as const) {
  test(`after a lost answer an order with another ${change} is not swallowed by the one that arrived`, async ({
    shop,
  }) => {
    const { page } = shop;
    const [one, other] = await twoSellers(shop.url);
    await shop.speak('fr');
    await shop.fillCart([{ id: one.id, quantity: 1 }]);
    shop.allowConsole(/Failed to load resource/);
    await shop.open('/order');
    await fillIn(page);
    const sent = watchPlacing(page);
    const before = (await stockOf(shop, one.id)) + (await stockOf(shop, other.id));
    await loseAnswer(page);
    const { lines, street } = make(one, other);
    await changeCart(shop, lines);
    await field(page, 'street').fill(street);
    await page.locator('main input[name="terms"]').check();
    await placeButton(page).click();

    // The one that arrived is named; what is in the cart stays there and is not ordered.
    const told = page.getByRole('alert').filter({ hasText: 'est bien arrivée' });
    await expect(told.getByRole('heading')).toBeFocused();
    await expect(told).toContainText(/CMD-\d{2}-\d{6}-\d/);
    const link = (await told.getByRole('link').getAttribute('href')) ?? '';
    expect(link).toMatch(/token=[\w-]{22}/);
    expect(await shop.cart()).toEqual(lines);
    expect((await stockOf(shop, one.id)) + (await stockOf(shop, other.id))).toBe(before - 1);
    expect(await attemptOf(page)).toBeNull();
    await shop.expectAccessible();

    // Pressed again, it is an order of its own.
    await expect(placeButton(page)).toHaveText('Commander aussi ce panier');
    await placeButton(page).click();
    const second = await placed(page);
    expect(link).not.toContain(second.token);
    await expect(page.getByRole('main')).toContainText(street);
    expect(await shop.cart()).toEqual([]);
    const [first, , last] = [...new Set(sent.map(({ key }) => key))].flatMap((key) => [key, key]);
    expect(last).not.toBe(first);
    expect((await stockOf(shop, one.id)) + (await stockOf(shop, other.id))).toBe(
      before - 1 - (lines[0]?.quantity ?? 0),
    );
    await shop.open(link);
    await expect(page.getByRole('main')).toContainText('3, rue de la Plage');
  });
}

test('signing in between a lost response and the next try orders once', async ({ shop }) => {
  const { page } = shop;
  const [, one] = await twoSellers(shop.url);
  const before = await stockOf(shop, one.id);
  await shop.speak('fr');
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  shop.allowConsole(/Failed to load resource/);
  const sent = watchPlacing(page);
  await shop.open('/order');
  await fillIn(page);
  await loseAnswer(page);
  const account = await register(shop);
  await shop.open('/order');
  // The account's address of mail is filled in by itself; it is the same order all the same.
  await expect(field(page, 'contactEmail')).toHaveValue(account.email);
  await expect(placeButton(page)).toBeEnabled();
  await page.locator('main input[name="terms"]').check();
  await placeButton(page).click();
  await placed(page);
  await expect(page.getByRole('main')).toContainText('3, rue de la Plage');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(await stockOf(shop, one.id)).toBe(before - 1);
  expect(await shop.cart()).toEqual([]);
});

test('the next account on a device orders its own cart, whatever was lost before', async ({ shop }) => {
  const { page } = shop;
  const [one, other] = await twoSellers(shop.url);
  await shop.speak('fr');
  shop.allowConsole(/Failed to load resource/);
  await register(shop);
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  await shop.open('/order');
  await expect(placeButton(page)).toBeEnabled();
  await fillIn(page);
  await loseAnswer(page);
  expect(await attemptOf(page)).not.toBeNull();
  await shop.open('/user/account');
  await accountButton(shop).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(accountButton(shop)).toHaveCount(0);
  // Nothing of what was typed and sent stays for who uses the device next.
  expect(await attemptOf(page)).toBeNull();
  await register(shop);
  await changeCart(shop, [{ id: other.id, quantity: 1 }]);
  await fillIn(page);
  await field(page, 'street').fill('9, rue des Jasmins');
  await placeButton(page).click();
  await placed(page);
  await expect(page.getByRole('main')).toContainText('9, rue des Jasmins');
  await expect(page.getByRole('main')).toContainText(other.name);
  await expect(page.getByRole('main')).not.toContainText(one.name);
});

test('what has changed is shown, and agreed to before anything is ordered', async ({ shop }) => {
  const { page } = shop;
  const [one, other] = await twoSellers(shop.url);
  await shop.speak('fr');
  await shop.fillCart([
    { id: one.id, quantity: 1 },
    { id: other.id, quantity: 3 },
  ]);
  await shop.open('/order');
  await fillIn(page);
  let differs = true;
  await page.route('**/graphql', async (route) => {
    if (!differs || !(route.request().postData() ?? '').includes('idempotencyKey')) return route.fallback();
    differs = false;
    const difference = { lineIndex: null, currentPrice: null, availableQuantity: null };
    return route.fulfill({
      json: {
        data: {
          orderPlace: {
            order: null,
            token: null,
            paymentUrl: null,
            differences: [
              { ...difference, code: 'OUT_OF_STOCK', lineIndex: 0, availableQuantity: 0 },
              { ...difference, code: 'STOCK_REDUCED', lineIndex: 1, availableQuantity: 2 },
              { ...difference, code: 'PRICE_CHANGED', lineIndex: 1, currentPrice: { amount: '9.500' } },
            ],
            userErrors: [],
          },
        },
      },
    });
  });
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Quelque chose a changé' });
  await expect(alert.getByRole('heading')).toBeFocused();
  await expect(alert).toContainText(one.name);
  await expect(alert).toContainText('il n’en reste que 2');
  await expect(alert).toContainText(/9,500\sTND/);
  await expect(placeButton(page)).toBeDisabled();
  await shop.expectAccessible();
  // What a flash sale still has for the visitor is counted by the telephone, which stays out of addresses.
  const requote = page.waitForRequest((request) => {
    const sent = request.postData() ?? '';
    return sent.includes('"contactPhone"') && !sent.includes('idempotencyKey');
  });
  await alert.getByRole('button', { name: 'Accepter ces changements' }).click();
  expect((await requote).url()).toBe(`${shop.url}/graphql`);
  expect(await shop.cart()).toEqual([{ id: other.id, quantity: 2 }]);
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  await placed(page);
  await expect(page.getByRole('main')).not.toContainText(one.name);
});

test('a coupon that is copied from its card takes its amount off', async ({ shop, context }) => {
  const { page } = shop;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  await shop.speak('fr');
  const { code: copied, minimum } = await leastCoupon(shop.url);
  const [one] = await twoSellers(shop.url);
  const quantity = Math.ceil(minimum / Number(one.currentPrice.amount));
  await shop.fillCart([{ id: one.id, quantity }]);
  await shop.open('/');
  await page.locator('[data-room="coupons"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Copier le code ${copied}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Code copié!' })).toBeVisible();
  await shop.open('/order');
  await unfold(page);
  const code = page.getByRole('textbox', { name: 'Code Coupon' });
  await code.focus();
  await page.keyboard.press('Control+V');
  await expect(code).toHaveValue(copied);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  const summary = page.locator('main section[aria-labelledby="order-what"]');
  await expect(summary.getByText(`Coupon ${copied}`)).toBeVisible();
  await fillIn(page);
  await placeButton(page).click();
  await placed(page);
  const discount = page
    .locator('main dl > div')
    .filter({ hasText: `Coupon ${copied}` })
    .locator('dd');
  await expect(discount).toHaveText(/^−\d+,\d{3}\sTND$/);
});

test('number and telephone show how an order stands; its link lets it be cancelled', async ({ shop }) => {
  const { page } = shop;
  const [one] = await twoSellers(shop.url);
  await shop.speak('fr');
  const { orderPlace } = await ask<{ orderPlace: { order: { number: string } | null; token: string } }>(
    shop.url,
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number } token } }',
    {
      input: {
        lines: [{ productId: one.id, quantity: 1, unitPrice: one.currentPrice.amount }],
        contactName: 'Amel Ben Salah',
        contactPhone: '98 765 432',
        address: {
          recipient: 'Amel Ben Salah',
          phone: '98 765 432',
          regionNumber: 4,
          delegation: 'La Marsa',
          postalCode: '2070',
          street: '3, rue de la Plage',
        },
        paymentMethod: 'CASH_ON_DELIVERY',
        expectedTotal: (Number(one.currentPrice.amount) + 8).toFixed(3),
        idempotencyKey: `track-${Date.now()}`,
      },
    },
  );
  const number = orderPlace.order?.number ?? '';
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await shop.open('/track-order');
  await page.getByRole('button', { name: 'Voir où elle en est' }).click();
  await expect(field(page, 'number')).toBeFocused();
  await field(page, 'number').fill(number.toLowerCase());
  await field(page, 'phone').fill('20 000 000');
  await page.getByRole('button', { name: 'Voir où elle en est' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Aucune commande' })).toBeVisible();
  await field(page, 'phone').fill('+216 98 765 432');
  await page.getByRole('button', { name: 'Voir où elle en est' }).click();
  await expect(page.getByRole('heading', { name: number })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Suivi' })).toContainText('À confirmer');
  await expect(page.getByRole('main')).not.toContainText('rue de la Plage');
  await shop.expectAccessible();
  // A telephone number stands in no address that a log could keep.
  expect(addresses.filter((address) => address.includes('98765432'))).toEqual([]);

  await shop.open('/track-order?token=aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByText('Ce lien ne montre aucune commande')).toBeVisible();

  await shop.open(`/track-order?token=${orderPlace.token}`);
  await expect(page.getByRole('main')).toContainText('3, rue de la Plage');
  await page.getByRole('button', { name: `Annuler ${number}/1` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Suivi' })).toContainText('Annulée');
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveCount(0);
  expect(
    addresses.filter((address) => address.includes('/graphql') && address.includes(orderPlace.token)),
  ).toEqual([]);
});

test('a signed-in shopper orders to a saved address and pays online, at the second try', async ({ shop }) => {
  const { page } = shop;
  const [one] = await twoSellers(shop.url);
  await shop.speak('fr');
  const account = await register(shop);
  const address = {
    recipient: 'Tante Zohra',
    phone: '97 111 222',
    regionNumber: 4,
    delegation: 'La Marsa',
    postalCode: '2070',
    street: '9, rue des Jasmins',
  };
  await page.request.post(`${shop.url}/graphql`, {
    data: {
      query: 'mutation ($input: AddressSaveInput!) { addressSave(input: $input) { userErrors { code } } }',
      variables: { input: { address } },
    },
  });
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  await shop.open('/order');
  await expect(field(page, 'contactEmail')).toHaveValue(account.email);
  await expect(page.getByRole('radio', { name: /Tante Zohra/ })).toBeChecked();
  await expect(field(page, 'street')).toHaveCount(0);
  await page.getByRole('radio', { name: /^En ligne/ }).check();
  await page.locator('main input[name="terms"]').check();
  await expect(placeButton(page)).toHaveText(/^Payer .*\d,\d{3}\sTND/);
  await placeButton(page).click();
  // The simulator stands in for a payment service.
  await page.getByRole('button', { name: 'Refuser le paiement' }).click();
  await expect(page).toHaveURL(/\/track-order\?/);
  await expect(page.getByRole('main')).toContainText('9, rue des Jasmins');
  const pay = page.getByRole('main').getByText('Payer maintenant');
  await pay.click();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page).toHaveURL(/\/track-order\?/);
  await expect(page.locator('main section[aria-labelledby="order-payment"]')).toContainText('Payée');
  await expect(pay).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Suivi' })).toContainText('Confirmée');
  expect(await shop.cart()).toEqual([]);
});

for (const language of ['fr', 'tn'] as const satisfies readonly Language[]) {
  test(`a shopper spends points and a coupon, and pays the rest online (${language})`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    const t = texts(language);
    await shop.speak(language);
    await signIn(shop, demoPerson('shopper'));
    const [one] = await twoSellers(shop.url);
    const { code, minimum } = await leastCoupon(shop.url);
    const price = Number(one.currentPrice.amount);
    // Points pay for a fifth of the items at most: 100 of them are 1 TND.
    const quantity = Math.max(1, Math.ceil(minimum / price), Math.ceil(15 / price));
    await shop.fillCart([{ id: one.id, quantity }]);
    await shop.open('/order');
    await fillIn(page, { terms: false });
    await unfold(page);
    await page.getByRole('textbox', { name: t('cartDetails:coupon') }).fill(code);
    await page.getByRole('button', { name: t('cartDetails:coupons.apply') }).click();
    const summary = page.locator('main section[aria-labelledby="order-what"]');
    await expect(summary.getByText(t('orders:totals.coupon', { code }))).toBeVisible();
    await page
      .getByRole('combobox', { name: t('checkout:points.label') })
      .selectOption({ label: t('checkout:points.use', { points: '200' }) });
    await expect(summary.getByText(t('orders:totals.points', { points: '200' })).last()).toBeVisible();
    await expect(summary).toContainText(/2,000\sTND/);
    await page.getByRole('radio', { name: t('checkout:pay.name.SIMULATOR') }).check();
    await page.locator('main input[name="terms"]').check();
    await placeButton(page).click();
    await page.getByRole('button', { name: PAY[language], exact: true }).click();
    await expect(page).toHaveURL(/\/track-order\?/);
    await expect(page.locator('main section[aria-labelledby="order-payment"]')).toContainText(
      t('orders:payment.state.PAID'),
    );
    await expect(page.getByRole('main')).toContainText(t('orders:totals.coupon', { code }));
    await expect(page.getByRole('main')).toContainText(t('orders:totals.points', { points: '200' }));
    expect(await shop.cart()).toEqual([]);
    await shop.open('/user/account/points');
    await expect(page.getByRole('main')).toContainText(/[−-]\s?200/);
  });
}

test('a reload or another language keeps the way to pay and the accepted terms, for this order only', async ({
  shop,
}) => {
  const { page } = shop;
  const [one] = await twoSellers(shop.url);
  await shop.speak('fr');
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  await shop.open('/order');
  await fillIn(page);
  const online = page.locator('main input[name="payment"]').last();
  await online.check();
  await page.reload();
  await expect(online).toBeChecked();
  const terms = page.locator('main input[name="terms"]');
  await expect(terms).toBeChecked();
  await shop.open('/order?lang=de');
  await expect(online).toBeChecked();
  await expect(terms).toBeChecked();
  await shop.open('/order?lang=fr');
  await page.locator('main input[name="payment"]').first().check();
  await placeButton(page).click();
  await placed(page);
  await changeCart(shop, [{ id: one.id, quantity: 1 }]);
  await expect(terms).not.toBeChecked();
});

test('a lower price is applied at once and shown', async ({ shop }) => {
  const { page } = shop;
  const [one] = await twoSellers(shop.url);
  await shop.speak('fr');
  await shop.fillCart([{ id: one.id, quantity: 1 }]);
  await shop.open('/order');
  await fillIn(page);
  await expect(placeButton(page)).toBeEnabled();
  // The shopper saw a higher price than the shop asks now.
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('idempotencyKey')) return route.fallback();
    const { variables, ...rest } = JSON.parse(body) as {
      variables: { input: { lines: { unitPrice: string }[]; expectedTotal: string } };
    };
    const { input } = variables;
    const dearer = (amount: string) => (Number(amount) + 3).toFixed(3);
    for (const line of input.lines) line.unitPrice = dearer(line.unitPrice);
    input.expectedTotal = dearer(input.expectedTotal);
    return route.continue({ postData: JSON.stringify({ ...rest, variables }) });
  });
  await placeButton(page).click();
  await placed(page);
  const told = page.getByRole('status').filter({ hasText: 'Moins cher que prévu' });
  await expect(told).toContainText(one.name);
  await expect(told).toContainText(one.currentPrice.amount.replace('.', ','));
});

test('on a phone an order is placed by keyboard, with total and button in sight, though the gateway fails at first', async ({
  shop,
}) => {
  const { page } = shop;
  const t = texts('fr');
  const [one] = await twoSellers(shop.url);
  await shop.speak('fr');
  await shop.fillCart([{ id: one.id, quantity: 2 }]);
  await shop.open('/order');
  shop.allowConsole(/Failed to load resource/);
  shop.allowFailure(/\/graphql$/);
  // Nothing leads away but the logo and the way back to the cart.
  await expect(page.getByRole('link', { name: t('checkout:back') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('layout:bottom.label') })).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const bar = page.locator('[data-bottom-bar="beside-widget"]');
  await expect(bar.getByRole('button')).toHaveText(/^Commander · .*\d,\d{3}\sTND/);
  await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 });
  const fold = page.locator('main section[aria-labelledby="order-what"] summary');
  await expect(fold).toContainText(/\d,\d{3}\sTND/);
  await expect(page.getByRole('textbox', { name: t('cartDetails:coupon') })).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('cartDetails:coupon') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: t('cartDetails:coupon') })).toBeHidden();

  const current = page.getByRole('navigation', { name: t('checkout:steps.label') }).locator('[aria-current]');
  await expect(current).toHaveText(new RegExp(t('checkout:contact.title')));
  await field(page, 'contactName').focus();
  await page.keyboard.type('Amel Ben Salah');
  await page.keyboard.press('Tab');
  await expect(field(page, 'contactPhone')).toBeFocused();
  await page.keyboard.type('981');
  await page.keyboard.press('Enter');
  // The error is next to its field and says what is expected.
  await expect(field(page, 'contactPhone')).toBeFocused();
  await expect(page.getByText(t('checkout:error.phone'))).toBeVisible();
  await expect(page.getByText(t('address:required.street'))).toBeVisible();
  await page.keyboard.type('23456');
  await expect(page.getByText(t('checkout:error.phone'))).toBeHidden();
  await expect(current).toHaveText(new RegExp(t('checkout:address.title')));
  for (const [name, value] of [
    ['regionNumber', 'Tunis'],
    ['delegation', 'La Marsa'],
  ] as const) {
    await field(page, name).focus();
    await expect(field(page, name).locator('option', { hasText: new RegExp(`^${value}$`) })).toBeAttached();
    await page.keyboard.type(value);
    await expect(field(page, name)).not.toHaveValue('');
  }
  await page.keyboard.press('Tab');
  await expect(field(page, 'postalCode')).toBeFocused();
  await page.keyboard.type('2070');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3, rue de la Plage');
  await expect(current).toHaveText(new RegExp(t('checkout:pay.title')));
  await page.locator('main input[name="terms"]').focus();
  await page.keyboard.press('Space');
  await expect(current).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(placeButton(page)).toBeFocused();

  let fails = true;
  await page.route('**/graphql', (route) => {
    if (!fails || !(route.request().postData() ?? '').includes('idempotencyKey')) return route.fallback();
    fails = false;
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'unavailable' });
  });
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect(alert.getByRole('heading')).toBeFocused();
  await expect(alert.getByRole('heading')).toBeInViewport();
  await expect(field(page, 'street')).toHaveValue('3, rue de la Plage');
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.keyboard.press('Tab');
  await expect(placeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await placed(page);
  expect(await shop.cart()).toEqual([]);
});
