import type { Locator, Page } from '@playwright/test';
import { pauseClock } from './support/clock.ts';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { ask, type SampleProduct } from './support/samples.ts';

/** Figures as French writes them in the cart: `32,500 TND`. */
const tnd = (amount: string) => new RegExp(`${amount.replace('.', ',')}\\sTND`);

/** A row of the totals. */
function total(page: Page, label: string | RegExp): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
}

const badge = (page: Page) => page.locator('header').getByRole('button', { name: /^Panier/ });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Panier' });

/** The card of a product in a list. */
async function openCard(shop: Shop, product: SampleProduct): Promise<Locator> {
  await shop.open(`/search?q=${encodeURIComponent(`"${product.name}"`)}`);
  const card = shop.page
    .locator('main article')
    .filter({ has: shop.page.locator(`a[href="/product/${product.slug}"]`) });
  await expect(card).toHaveCount(1);
  return card;
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('fr');
});

test('a card adds, counts, takes away and removes, and says so', async ({ shop, samples }) => {
  const { name, price, id } = samples.cheap;
  const card = await openCard(shop, samples.cheap);
  await card.getByRole('button', { name: `Ajouter au panier : ${name}` }).click();
  await expect(toast(shop.page, `${name} ajouté au panier`)).toContainText(/Prix\s: \d+,\d{2,3}\sTND/);
  await expect(toast(shop.page, `${name} ajouté au panier`)).toContainText(
    price.replace('.', ',').replace(/0$/, ''),
  );
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 1 article');
  expect(await shop.cart()).toEqual([{ id, quantity: 1 }]);

  await card.getByRole('button', { name: `Ajouter un de plus : ${name}` }).click();
  await expect(toast(shop.page, '+1 Total : 2')).toBeVisible();
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 2 articles');
  await expect(card.getByRole('status', { name: 'Quantité : 2' })).toHaveText('2');

  await card.getByRole('button', { name: `En retirer un : ${name}` }).click();
  await expect(toast(shop.page, '-1 Total : 1')).toBeVisible();
  expect(await shop.cart()).toEqual([{ id, quantity: 1 }]);

  await card.getByRole('button', { name: `En retirer un : ${name}` }).click();
  await expect(toast(shop.page, 'Retiré du panier')).toContainText(`${name} a été retiré du panier`);
  await expect(badge(shop.page)).toHaveAccessibleName('Panier');
  await expect(card.getByRole('button', { name: `Ajouter au panier : ${name}` })).toBeVisible();
  expect(await shop.cart()).toEqual([]);
});

test('messages stay as long as the shop promises', async ({ shop, samples }) => {
  const { name } = samples.cheap;
  const { page } = shop;
  const card = await openCard(shop, samples.cheap);
  // Loads what shows messages, whose first one would else come at a time of its own.
  await card.getByRole('button', { name: `Ajouter au panier : ${name}` }).click();
  await toast(page, 'ajouté au panier').getByRole('button').click();
  await card.getByRole('button', { name: `Retirer du panier : ${name}` }).click();
  await toast(page, 'Retiré du panier').getByRole('button').click();
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(0);
  await page.clock.install();
  await pauseClock(page, 1000);

  const lasts = async (button: string, text: string, duration: number) => {
    await card.getByRole('button', { name: button }).click();
    await page.clock.runFor(100);
    await expect(toast(page, text)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(duration - 400);
    await expect(toast(page, text)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(800);
    await expect(toast(page, text).and(page.locator('[data-state="open"]'))).toHaveCount(0);
    await page.clock.runFor(1000);
  };
  await lasts(`Ajouter au panier : ${name}`, 'ajouté au panier', 3000);
  await lasts(`Ajouter un de plus : ${name}`, '+1 Total : 2', 2000);
  await lasts(`En retirer un : ${name}`, '-1 Total : 1', 2000);
  await lasts(`Retirer du panier : ${name}`, 'Retiré du panier', 2000);
});

test('the drawer shows the gateway’s totals, with the delivery fee below 99 TND', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await shop.fillCart([{ id: samples.cheap.id, quantity: 2 }]);
  await shop.open('/allproducts');
  await badge(page).click();
  const { cartQuote } = await ask<{
    cartQuote: Record<'itemsTotal' | 'deliveryFee' | 'total', { amount: string }>;
  }>(
    shop.url,
    'query ($input: CartQuoteInput!) { cartQuote(input: $input) { itemsTotal { amount } deliveryFee { amount } total { amount } } }',
    { input: { lines: [{ productId: samples.cheap.id, quantity: 2 }] } },
  );
  expect(Number(cartQuote.itemsTotal.amount)).toBeCloseTo(2 * Number(samples.cheap.price), 3);
  await expect(total(page, 'Total articles:')).toHaveText(tnd(cartQuote.itemsTotal.amount));
  if (Number(cartQuote.itemsTotal.amount) < 99) {
    expect(cartQuote.deliveryFee.amount).toBe('8.000');
    await expect(total(page, 'Livraison:')).toHaveText(tnd('8.000'));
  }
  await expect(total(page, /^Total:$/)).toHaveText(tnd(cartQuote.total.amount));

  await drawer(page)
    .getByRole('button', { name: `Ajouter un de plus : ${samples.cheap.name}` })
    .click();
  await expect(total(page, 'Total articles:')).toHaveText(tnd((3 * Number(samples.cheap.price)).toFixed(3)));
  // The page under the drawer is inert, yet updated.
  await expect(page.locator('header button[aria-haspopup="dialog"]')).toContainText('3');
  await drawer(page).getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(drawer(page)).toHaveCount(0);
});

test('delivery is free from 99 TND on', async ({ shop, samples }) => {
  await shop.fillCart([{ id: samples.dear.id, quantity: 1 }]);
  await shop.open('/cart');
  await expect(total(shop.page, 'Livraison:')).toHaveText('Gratuite');
  await expect(total(shop.page, /^Total:$/)).toHaveText(tnd(samples.dear.price));
});

test('the cart is stored, and synchronised with another tab', async ({ shop, samples }) => {
  const card = await openCard(shop, samples.cheap);
  await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
  const other = await shop.newTab('/cart');
  await other.setViewportSize(VIEWPORTS.desktop);
  await expect(badge(other)).toHaveAccessibleName('Panier, 1 article');
  await expect(other.getByRole('main').getByRole('link', { name: samples.cheap.name })).toBeVisible();

  await card.getByRole('button', { name: /^Ajouter un de plus/ }).click();
  await expect(badge(other)).toHaveAccessibleName('Panier, 2 articles');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^En retirer un/ })
    .click();
  await expect(badge(shop.page)).toHaveAccessibleName('Panier, 1 article');
  await other.getByRole('main').getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(other.getByRole('main')).toContainText('Panier vide');
  await expect(badge(shop.page)).toHaveAccessibleName('Panier');
  expect(await shop.cart()).toEqual([]);
});

for (const broken of ['{', '[{"id":7,"quantity":1},null,{"id":"x","quantity":-3}]']) {
  test(`a device that holds ${broken} still shops`, async ({ shop, samples }) => {
    await shop.fillCart(broken);
    const card = await openCard(shop, samples.cheap);
    await expect(badge(shop.page)).toHaveAccessibleName('Panier');
    await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
    expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
  });
}

test('an unknown product shows nothing and can be removed', async ({ shop, samples }) => {
  const { page } = shop;
  const unknown = Buffer.from('Product:99999999').toString('base64url');
  await shop.fillCart([
    { id: unknown, quantity: 4 },
    { id: samples.cheap.id, quantity: 1 },
  ]);
  await shop.open('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: samples.cheap.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Quantité/ })).toHaveCount(1);
  await expect(total(page, 'Total articles:')).toHaveText(tnd(samples.cheap.price));
  await page.getByRole('button', { name: 'Les retirer' }).click();
  expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
});

test('what is no product id at all is dropped, and the rest is priced', async ({ shop, samples }) => {
  shop.allowFailure(/\/graphql/);
  await shop.fillCart([
    { id: 'not an id', quantity: 1 },
    { id: samples.cheap.id, quantity: 1 },
  ]);
  await shop.open('/cart');
  await expect(total(shop.page, 'Total articles:')).toHaveText(tnd(samples.cheap.price));
  expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 1 }]);
});

test('a variant is chosen on the product’s page and stored in the cart’s line', async ({ shop, samples }) => {
  const { page } = shop;
  const { variant } = samples;
  const card = await openCard(shop, variant);
  await card.getByRole('link', { name: `Choisir une variante : ${variant.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${variant.slug}`));

  const main = page.getByRole('main');
  const chosen = variant.variants.find(({ stock }) => stock > 0);
  const axes = [
    ['Couleur', chosen?.color],
    ['Taille', chosen?.size],
  ] as const;
  for (const [label, value] of axes) {
    if (value == null) continue;
    const option = main.getByRole('group', { name: label }).locator(`input[value="${value}"]`);
    if (!(await option.isChecked())) await option.check({ force: true });
  }
  await main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click();
  await expect(badge(page)).toHaveAccessibleName('Panier, 1 article');
  expect(await shop.cart()).toEqual([{ id: variant.id, quantity: 1, variantId: chosen?.id }]);

  await badge(page).click();
  await expect(drawer(page).getByText(/^Variante\s: /)).toBeVisible();
});

test('in English, messages are to the letter, green for more and red for less, at the top right', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await shop.speak('en');
  const {
    price,
    names: { en: name },
  } = samples.cheap;
  const card = await openCard(shop, samples.cheap);
  /** Which of red, green and blue is the strongest in a message's ground. */
  const ground = async (text: string) => {
    const color = await toast(page, text).evaluate((node) => getComputedStyle(node).backgroundColor);
    const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  };
  await card.getByRole('button', { name: `Add to cart: ${name}` }).click();
  const added = toast(page, `${name} added to cart`);
  await expect(added).toContainText(`Price: ${price.replace(/0$/, '')} TND`);
  await shop.settle();
  const box = await added.boundingBox();
  if (box === null) throw new Error('The message is not on screen');
  expect(box.x + box.width).toBeGreaterThan(VIEWPORTS.desktop.width - 40);
  expect(box.y).toBeLessThan(200);
  await card.getByRole('button', { name: `Add one more: ${name}` }).click();
  await expect(toast(page, '+1 Total: 2')).toBeVisible();
  expect(await ground('+1 Total: 2')).toBe('green');
  await card.getByRole('button', { name: `Take one away: ${name}` }).click();
  await expect(toast(page, '-1 Total: 1')).toBeVisible();
  expect(await ground('-1 Total: 1')).toBe('red');
});

test('a message is announced, waits under the pointer and the focus, and leaves the focus where it is', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/dev');
  const button = page.getByRole('button', { name: 'Toast info' });
  await button.click();
  const message = page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');
  await expect(message).toHaveCount(1);
  await expect(button).toBeFocused();
  await expect(message).toHaveAttribute('role', 'status');
  await expect(page.locator('[aria-live="polite"]').filter({ has: message })).toBeAttached();
  await page.clock.install();
  await pauseClock(page, 500);
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toHaveCount(1);
  await page.mouse.move(2, 2);
  await message.getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(message).toHaveCount(1);
  await button.focus();
  await page.clock.runFor(20_000);
  await expect(message).toHaveCount(0);
});

test('an information stays for 5 s when nothing else is said', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/dev');
  const button = page.getByRole('button', { name: 'Toast info' });
  const message = page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');
  // Loads what shows messages.
  await button.click();
  await message.getByRole('button').click();
  await expect(message).toHaveCount(0);
  await page.clock.install();
  await pauseClock(page, 1000);
  await button.click();
  await page.clock.runFor(100);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(4600);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(800);
  await expect(message).toHaveCount(0);
});

test('the panel "Panier" opens from anywhere; its lines lead to their products, and it closes', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { id, name, slug } = samples.cheap;
  await shop.fillCart([{ id, quantity: 1 }]);
  for (const path of ['/', `/product/${samples.dear.slug}`, '/faq']) {
    await shop.open(path);
    await badge(page).click();
    await expect(drawer(page).getByRole('link', { name })).toHaveAttribute('href', `/product/${slug}`);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
  }
  await badge(page).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: name });
  await expect(line.locator('img')).toBeVisible();
  await expect(drawer(page).getByRole('textbox', { name: 'Code Coupon' })).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Commander' })).toHaveAttribute('href', '/cart');
  await shop.expectAccessible();
  await line.getByRole('button', { name: `Retirer du panier : ${name}` }).click();
  await expect(drawer(page)).toContainText('Panier vide');
});

test('the cart waits in words, and its English labels are the spec’s', async ({ shop, samples }) => {
  const { page } = shop;
  await shop.speak('en');
  await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql**', async (route) => {
    await held;
    await route.continue();
  });
  await shop.open('/cart');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading products...' });
  await expect(waiting).toBeVisible();
  await expect(waiting.locator('span').first()).toHaveCSS('animation-iteration-count', 'infinite');
  answer();
  await expect(page.getByRole('main').getByRole('link', { name: samples.cheap.names.en })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(total(page, /^Total:$/)).toHaveText(/^\d+\.\d{3}\sTND$/);
  await page.getByRole('button', { name: 'Delete all' }).click();
  expect(await shop.cart()).toEqual([]);
});

test('the cart’s page has its lines under the shops that sell them', async ({ shop }) => {
  const { page } = shop;
  const { products } = await ask<{
    products: {
      nodes: readonly { id: string; name: string; hasVariants: boolean; seller: { name: string } }[];
    };
  }>(
    shop.url,
    '{ products(filter: { inStock: true }, first: 50) { nodes { id name hasVariants seller { name } } } }',
  );
  const one = products.nodes.find(({ hasVariants }) => !hasVariants);
  const two = products.nodes.find(
    ({ hasVariants, seller }) => !hasVariants && one !== undefined && seller.name !== one.seller.name,
  );
  if (one === undefined || two === undefined) throw new Error('The catalogue has only one seller');
  await shop.fillCart([
    { id: one.id, quantity: 1 },
    { id: two.id, quantity: 1 },
  ]);
  await shop.open('/cart');
  for (const { name, seller } of [one, two]) {
    const group = page.getByRole('region', { name: `Vendu par ${seller.name}` });
    await expect(group.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(group.getByRole('listitem')).toHaveCount(1);
  }
  await shop.expectAccessible();
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.expectNoSidewaysScroll();
});

test('a coupon is entered, stored, applied and removed; one that does not apply shows why', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { homepage } = await ask<{
    homepage: {
      couponCards: readonly { couponCode: string; type: string; minPurchase: { amount: string } | null }[];
    };
  }>(shop.url, '{ homepage { couponCards { couponCode type minPurchase { amount } } } }');
  const cards = homepage.couponCards.filter((card) => card.minPurchase !== null);
  const least = cards.toSorted((a, b) => Number(a.minPurchase?.amount) - Number(b.minPurchase?.amount))[0];
  if (least === undefined) throw new Error('There is no coupon with a minimum purchase');
  const { id, price } = samples.cheap;
  await shop.fillCart([{ id, quantity: 1 }]);
  await shop.open('/cart');
  const field = page.getByRole('textbox', { name: 'Code Coupon' });
  await field.fill('NEXISTEPAS');
  await field.press('Enter');
  await expect(page.getByText('Ce coupon n’existe pas')).toBeVisible();
  await expect(field).toHaveValue('NEXISTEPAS');
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill(least.couponCode);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText(/^Ajoutez .* d’articles pour ce coupon$/)).toBeVisible();
  // Stored on the device: enough of the product, and it applies.
  const enough = Math.ceil(Number(least.minPurchase?.amount) / Number(price));
  const more = page.getByRole('button', { name: /^Ajouter un de plus/ });
  for (let pieces = 1; pieces < enough; pieces += 1) await more.click();
  await expect(total(page, 'Remise :')).toHaveText(/^−\d+,\d{3}\sTND$/);
  await page.reload();
  await expect(field).toHaveValue(least.couponCode);
  await expect(total(page, 'Remise :')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: `Retirer le coupon ${least.couponCode}` }).click();
  await expect(total(page, 'Remise :')).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('a cart of a hundred lines is priced, and the next product is refused because it is full', async ({
  shop,
}) => {
  const { page } = shop;
  interface Page {
    readonly nodes: readonly { id: string; slug: string; hasVariants: boolean }[];
  }
  const list = (page: number) =>
    `products(first: 100, page: ${page}, filter: { inStock: true, maxPrice: "60" }) { nodes { id slug hasVariants } }`;
  const found = await ask<{ one: Page; two: Page }>(shop.url, `{ one: ${list(1)} two: ${list(2)} }`);
  const plain = [...found.one.nodes, ...found.two.nodes].filter(({ hasVariants }) => !hasVariants);
  const [next] = plain.slice(100);
  if (next === undefined) throw new Error('The catalogue has too few products');
  await shop.fillCart(plain.slice(0, 100).map(({ id }) => ({ id, quantity: 1 })));
  const longest: number[] = [];
  page.on('request', (request) => longest.push(request.url().length));
  await shop.open('/cart');
  await expect(total(page, 'Total articles')).toHaveText(/\d,\d{3}\sTND/);
  await expect(page.getByRole('main').getByText('Un panier contient au plus 100')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Commander', exact: true })).toBeVisible();
  expect(Math.max(...longest)).toBeLessThan(4_200);
  await shop.expectNoSidewaysScroll();

  await shop.open(`/product/${next.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(toast(page, 'Limite atteinte')).toContainText('au plus 100 produits différents');
  expect(await shop.cart()).toHaveLength(100);
});

test('plus stops at the stock, and pressing in a row updates one message', async ({ shop }) => {
  const { page } = shop;
  const { products } = await ask<{
    products: {
      nodes: readonly {
        name: string;
        slug: string;
        stock: number;
        isAvailable: boolean;
        hasVariants: boolean;
      }[];
    };
  }>(
    shop.url,
    '{ products(first: 100, filter: { inStock: true }, sort: { field: CREATED_AT, direction: ASC }) { nodes { name slug stock isAvailable hasVariants } } }',
  );
  const few = products.nodes.find(
    ({ stock, hasVariants, isAvailable }) => isAvailable && !hasVariants && stock >= 3 && stock <= 12,
  );
  if (few === undefined) throw new Error('No product has so few pieces');
  await shop.open(`/product/${few.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  const plus = main.getByRole('button', { name: `Ajouter un de plus : ${few.name}` }).first();
  for (let pieces = 1; pieces < few.stock; pieces += 1) await plus.click();
  await expect(plus).toBeDisabled();
  await expect(toast(page, `+1 Total : ${few.stock}`)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '+1 Total' })).toHaveCount(1);
  const inCart = (await shop.cart()) as { quantity: number }[];
  expect(inCart.map(({ quantity }) => quantity)).toEqual([few.stock]);
  // In the cart as well.
  await shop.open('/cart');
  await expect(main.getByRole('button', { name: `Ajouter un de plus : ${few.name}` })).toBeDisabled();
});

test('a wrong code leaves the good coupon where it is, and its share stands at the line', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { homepage } = await ask<{
    homepage: { couponCards: readonly { couponCode: string; minPurchase: { amount: string } | null }[] };
  }>(shop.url, '{ homepage { couponCards { couponCode minPurchase { amount } } } }');
  const [least] = homepage.couponCards
    .filter((card) => card.minPurchase !== null)
    .toSorted((a, b) => Number(a.minPurchase?.amount) - Number(b.minPurchase?.amount));
  if (least === undefined) throw new Error('There is no coupon with a minimum purchase');
  const { id, price } = samples.dear;
  const quantity = Math.ceil(Number(least.minPurchase?.amount) / Number(price));
  await shop.fillCart([{ id, quantity }]);
  await shop.open('/cart');
  const field = page.getByRole('textbox', { name: 'Code Coupon' });
  await field.fill(least.couponCode);
  await field.press('Enter');
  await expect(total(page, 'Remise :')).toHaveText(/^−\d+,\d{3}\sTND$/);
  const discount = await total(page, 'Remise :').textContent();
  await expect(page.getByRole('main').locator('li').filter({ hasText: 'Coupon' })).toContainText(
    discount?.slice(1) ?? '?',
  );
  await field.fill('NEXISTEPAS');
  await field.press('Enter');
  await expect(page.getByText('Ce coupon n’existe pas')).toBeVisible();
  await expect(total(page, 'Remise :')).toHaveText(discount ?? '');
  await shop.expectAccessible();
  await page.reload();
  await expect(field).toHaveValue(least.couponCode);
  await expect(total(page, 'Remise :')).toHaveText(discount ?? '');
});
