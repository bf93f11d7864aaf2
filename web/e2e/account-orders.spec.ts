import type { Request } from '@playwright/test';
import { register, signIn, type Account } from './support/account.ts';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { ADDRESS, placeOrder } from './support/orders.ts';
import { acceptReturn, deliver } from './support/people.ts';
import { texts } from './support/texts.ts';

// One account for all, in this order: a shop lets few be opened in an hour.
test.describe.configure({ mode: 'serial' });
let account: Account | undefined;
async function enter(shop: Shop): Promise<void> {
  if (account === undefined) account = await register(shop);
  else await signIn(shop, account);
}

const field = ({ page }: Shop, name: string) => page.locator(`main [name="${name}"]`);
const save = ({ page }: Shop) => page.locator('main form[method="post"] button[type="submit"]');

/** Waits until the account's own data are shown. */
async function settled({ page }: Shop): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('guests are sent from every one of these pages to the home page', async ({ shop }) => {
  for (const path of ['/user/orders/T3JkZXI6MQ', '/user/account/addresses', '/user/account/points']) {
    await shop.open(path);
    await expect.poll(() => new URL(shop.page.url()).pathname).toBe('/');
    // Private pages are not stored.
    const document = await shop.page.request.get(`${shop.url}${path}`);
    expect(document.headers()['cache-control']).toMatch(/no-store|no-cache|private|max-age=0/);
  }
});

test('the account’s addresses are added, changed, made the default and removed', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await enter(shop);
  await shop.open('/user/account');
  await page.getByRole('link', { name: 'Adresses' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune adresse enregistrée' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();

  // Missing fields have an error, and the first is focused; the name is the account's.
  await expect(field(shop, 'recipient')).toHaveValue('Amel Ben Salah');
  await save(shop).click();
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(5);
  await expect(field(shop, 'phone')).toBeFocused();
  await field(shop, 'phone').fill('12 345');
  await field(shop, 'postalCode').fill('20');
  await save(shop).click();
  await expect(
    page.getByText('Ce numéro n’est pas complet : il faut 8 chiffres, comme 98 123 456.'),
  ).toBeVisible();
  await expect(page.getByText('Le code postal a 4 chiffres, comme 2070.')).toBeVisible();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  // The delegations follow the governorate.
  await expect(field(shop, 'delegation')).toBeDisabled();
  await field(shop, 'regionNumber').selectOption({ label: 'Tunis' });
  await field(shop, 'delegation').selectOption('La Marsa');
  await field(shop, 'regionNumber').selectOption({ label: 'Nabeul' });
  await expect(field(shop, 'delegation')).toHaveValue('');
  await field(shop, 'delegation').selectOption('Hammamet');
  await field(shop, 'phone').fill(ADDRESS.phone);
  await field(shop, 'postalCode').fill('8050');
  await field(shop, 'street').fill('3, avenue de la Plage');
  await save(shop).click();
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Par défaut');
  await expect(cards.first()).toContainText(/8050 Hammamet, Nabeul/);
  await expect(page.getByRole('heading', { name: 'Adresses de livraison' })).toBeFocused();

  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  for (const [name, value] of Object.entries({
    phone: ADDRESS.phone,
    postalCode: '2070',
    street: ADDRESS.street,
  }))
    await field(shop, name).fill(value);
  await field(shop, 'regionNumber').selectOption({ label: 'Tunis' });
  await field(shop, 'delegation').selectOption('La Marsa');
  await save(shop).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1)).toContainText('La Marsa');
  await page.getByRole('button', { name: 'Choisir par défaut : 12, rue du Lac' }).click();
  await expect(cards.first()).toContainText('La Marsa');
  await expect(cards.first()).toContainText('Par défaut');

  await page.getByRole('button', { name: 'Modifier : 12, rue du Lac' }).click();
  await expect(field(shop, 'delegation')).toHaveValue('La Marsa');
  await field(shop, 'landmark').fill('En face de la pharmacie');
  await save(shop).click();
  await expect(cards.first()).toContainText('En face de la pharmacie');
  await settled(shop);
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Supprimer : 12, rue du Lac' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer cette adresse ?' });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(question).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Par défaut');
});

test('a list of orders that fails to load shows an error, and can be retried', async ({ shop }) => {
  const { page } = shop;
  await enter(shop);
  // What the list's error boundary tells the console.
  shop.allowConsole(/RequestError/);
  let isDown = true;
  await page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { viewer?: { orders?: object } } };
    const isMeant = isDown && json.data?.viewer?.orders !== undefined;
    await route.fulfill(
      isMeant
        ? {
            json: {
              data: { viewer: { ...json.data?.viewer, orders: null } },
              errors: [{ message: 'x', path: ['viewer', 'orders'] }],
            },
          }
        : { response, json },
    );
  });
  await shop.open('/user/orders');
  await expect(page.locator('main [role="alert"]')).toBeVisible();
  isDown = false;
  await page.locator('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
});

test('points that came and left stand in their history, with the order that they are of', async ({
  shop,
}) => {
  const { page } = shop;
  await enter(shop);
  // A day's worth of what a shop does in weeks: the gateway's own tests show that it answers so.
  await page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data?: { viewer?: { loyalty?: { balance?: number; value?: object; history?: { edges: object[] } } } };
    };
    const loyalty = body.data?.viewer?.loyalty;
    if (loyalty?.value !== undefined) Object.assign(loyalty, { balance: 1250, value: { amount: '12.000' } });
    loyalty?.history?.edges.push(
      ...[
        {
          __typename: 'PointsEntry',
          id: '2',
          kind: 'EARNED',
          points: 1350,
          at: '2026-11-20T12:00:00.000Z',
          orderId: 'T3JkZXI6MQ',
          orderNumber: 'CMD-26-000001-1',
        },
        {
          __typename: 'PointsEntry',
          id: '1',
          kind: 'BURNED',
          points: -100,
          at: '2026-11-19T12:00:00.000Z',
          orderId: null,
          orderNumber: null,
        },
      ].map((node) => ({ node, cursor: node.id })),
    );
    await route.fulfill({ response, json: body });
  });
  await shop.open('/user/account/points');
  await expect(page.locator('main dl')).toContainText(/1\s250 points/);
  await expect(page.locator('main dl')).toContainText(/12,000\sTND/);
  await expect(page.getByText('Commande terminée')).toBeVisible();
  await expect(page.getByText(/^\+1\s350$/)).toBeVisible();
  await expect(page.getByText('−100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CMD-26-000001-1' })).toHaveAttribute(
    'href',
    '/user/orders/T3JkZXI6MQ',
  );
});

test('one’s orders are listed, narrowed, shown, cancelled and ordered again; points follow them', async ({
  shop,
  samples,
}) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await enter(shop);
  await shop.open('/user/orders');
  await expect(page.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
  const first = await placeOrder(shop, samples.cheap, 2);
  const second = await placeOrder(shop, samples.other);

  await shop.open('/user/orders');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(second.number);
  await expect(cards.nth(1)).toContainText('2 articles');
  await expect(page.getByText('2 commandes', { exact: true })).toBeVisible();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  await page.getByRole('link', { name: first.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.number);
  await expect(page.locator('main')).toContainText('À confirmer');
  await expect(page.locator('main')).toContainText('12, rue du Lac');
  await settled(shop);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(page.getByText('2 articles ajoutés au panier')).toBeVisible();
  expect(await shop.cart()).toEqual([{ id: samples.cheap.id, quantity: 2 }]);
  await expect(page.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/cart');

  await page.getByRole('button', { name: `Annuler ${first.number}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Annulée');
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Mes commandes' }).first().click();
  await page.getByRole('link', { name: 'Annulées' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(first.number);
  await expect(page).toHaveURL(/\/user\/orders\?state=cancelled$/);
  await page.getByRole('link', { name: 'Livrées' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune commande dans cet état' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les commandes' }).click();
  await expect(cards).toHaveCount(2);

  // Another account's, or an unknown one.
  for (const id of ['T3JkZXI6OTk5OTk5OTk5', 'CMD-26']) {
    await shop.open(`/user/orders/${id}`);
    await expect(
      page.getByRole('heading', { name: 'Cette commande n’est pas dans votre compte' }),
    ).toBeVisible();
  }

  await shop.open('/user/account/points');
  const pending = Math.floor(Number(samples.other.price));
  await expect(page.getByText('En attente').locator('..')).toContainText(
    new RegExp(`^En attente${pending} points?$`),
  );
  await expect(page.getByRole('heading', { name: 'Aucun mouvement' })).toBeVisible();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
});

test('an order that changes while it is shown is updated, and is only followed while it is shown', async ({
  shop,
  samples,
}) => {
  test.slow();
  const { page } = shop;
  await enter(shop);
  const order = await placeOrder(shop, samples.other);
  const isStream = (request: Request) => request.postData()?.includes('"variables":{"id"') === true;
  const following = page.waitForRequest(isStream);
  await shop.open(`/user/orders/${order.id}`);
  const badge = page.locator('main [aria-live="polite"]').filter({ hasText: 'À confirmer' }).first();
  await expect(badge).toBeVisible();
  await following;
  await deliver(shop.url, order.id);
  await expect(page.locator('main [aria-live="polite"]').filter({ hasText: 'Livrée' }).first()).toBeVisible();
  const left = page.waitForEvent('requestfailed', isStream);
  await page.getByRole('link', { name: 'Mes commandes' }).first().click();
  await left;
});

test('an order of the list costs what is left of it once a part was cancelled', async ({ shop, samples }) => {
  const { page } = shop;
  await enter(shop);
  await placeOrder(shop, samples.cheap);
  interface Listed {
    total: { amount: string };
    subOrders: { id: string; state: string; total: { amount: string } }[];
  }
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      data?: { viewer?: { orders?: { edges?: { node: Listed }[] } } };
    };
    for (const { node: order } of json.data?.viewer?.orders?.edges ?? []) {
      const [part] = order.subOrders;
      if (part === undefined) continue;
      order.total = { amount: '42.000' };
      order.subOrders = [
        { ...part, total: { amount: '30.000' } },
        { ...part, id: `${part.id}-2`, state: 'CANCELLED', total: { amount: '12.000' } },
      ];
    }
    await route.fulfill({ response, json });
  });
  await shop.open('/user/orders');
  const card = page.locator('main article').first();
  await expect(card).toContainText('30,000');
  await expect(card).not.toContainText('42,000');
});

const language = 'tn';
test(`a delivered order can be returned, line by line, with a quantity and a reason (${language})`, async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const t = texts(language);
  await shop.speak(language);
  await page.setViewportSize(VIEWPORTS.phone);
  await enter(shop);
  const { id, number } = await placeOrder(shop, samples.cheap, 3);
  await deliver(shop.url, id);
  await shop.open(`/user/orders/${id}`);
  await expect(
    page.getByRole('link', { name: t('orders:part.invoice', { number: '' }).trim() }),
  ).toHaveAttribute('href', /^\/invoices\//);
  // All of its columns are on the phone's screen.
  const invoice = await page.context().newPage();
  await invoice.setViewportSize(VIEWPORTS.phone);
  await invoice.goto(
    `${shop.url}${await page.locator('main a[href^="/invoices/"]').first().getAttribute('href')}`,
  );
  const table = invoice.locator('.scroll').first();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await invoice.close();
  await page.getByRole('button', { name: t('orders:return.openNamed', { number: `${number}/1` }) }).click();
  const dialog = page.getByRole('dialog', { name: t('orders:return.title', { number: '' }).trim() });
  await dialog.getByRole('button', { name: t('orders:return.confirm') }).click();
  await expect(dialog.getByText(t('orders:return.problem.none'))).toBeVisible();
  // The product has its name in the shopper's language, though it was noted in French.
  await dialog.getByRole('checkbox', { name: /[\u0600-\u06ff]{3}/ }).check();
  await dialog.getByRole('combobox', { name: t('orders:return.quantity') }).selectOption('3');
  await dialog
    .getByRole('combobox', { name: t('orders:return.reason') })
    .selectOption(t('orders:return.reasons.mind'));
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('orders:return.confirm') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main')).toContainText(t('orders:state.RETURN_OPEN'));
  await expect(
    page.getByRole('button', { name: t('orders:return.openNamed', { number: '' }).trim() }),
  ).toHaveCount(0);
  // The request can be read again, and later its outcome.
  await expect(page.locator('main')).toContainText(t('orders:return.reasons.mind'));
  await expect(page.locator('main')).toContainText(t('orders:returns.waiting'));
  await shop.expectAccessible();
  await acceptReturn(shop.url, id, 3);
  await shop.open(`/user/orders/${id}`);
  await expect(page.locator('main')).toContainText(t('orders:state.RETURNED'));
  await expect(page.locator('main')).toContainText(
    t('orders:returns.accepted', { accepted: '3', quantity: '3' }),
  );
  await expect(page.locator('main')).toContainText(t('orders:return.reasons.mind'));
});

test('the account’s pages about buying read from right to left', async ({ shop, samples }) => {
  test.slow();
  const { page } = shop;
  await shop.speak('tn');
  await enter(shop);
  const { id, number } = await placeOrder(shop, samples.cheap);
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await shop.open(`/user/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.locator('main')).toContainText('المرسى');
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
    await shop.open('/user/orders');
    await expect(page.locator('main article').first()).toContainText(number);
    await shop.expectNoSidewaysScroll();
  }
  await shop.open('/user/account/points');
  await expect(page.getByRole('heading', { name: 'نقاطي' })).toBeVisible();
  await shop.expectAccessible();
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/user/account/addresses');
  await page.getByRole('button', { name: 'زيد عنوان' }).click();
  await field(shop, 'regionNumber').selectOption({ label: 'تونس' });
  await field(shop, 'delegation').selectOption({ label: 'المرسى' });
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
