import { accountButton, register, type Account } from './support/account.ts';
import { expect, test, LANGUAGE_AND_DEVICE, VIEWPORTS, type Shop } from './support/fixtures.ts';

const toast = ({ page }: Shop, title: string) =>
  page.locator('[data-part="root"][data-scope="toast"]', { hasText: title });
const heart = ({ page }: Shop) => page.locator('main article button[aria-pressed]').first();
const LIST = '/search?q=robe';

/** Lets every change of the wishlist fail. */
async function failChanges({ page }: Shop): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: { data: null, errors: [{ message: 'x', extensions: { code: 'UPSTREAM_ERROR' } }] },
    }),
  );
}

const WORDS = {
  fr: { title: 'Connexion requise', login: 'Se connecter' },
  tn: { title: 'لازم تدخل لحسابك', login: 'ادخل' },
} as const;

for (const [language, device] of LANGUAGE_AND_DEVICE) {
  const words = WORDS[language];
  const viewport = VIEWPORTS[device];
  test(`a guest’s heart offers to sign in, and the product is liked then (${language}, ${device})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await shop.speak(language);
    const account: Account = await register(shop);
    await page.context().clearCookies({ name: /^(token|signed-in)$/ });
    await shop.open(LIST);
    await heart(shop).click();
    await expect(toast(shop, words.title)).toHaveAttribute('data-type', 'warning');
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await shop.expectAccessible();
    await dialog.getByRole('link', { name: words.login }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.locator('main [name="identifier"]').fill(account.email);
    await page.locator('main [name="password"]').fill(account.password);
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname + url.search === LIST);
    await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
    await expect(accountButton(shop)).toBeVisible();
  });
}

test('a heart changes at once, is busy until it is stored, and every tab that comes knows it', async ({
  shop,
}) => {
  const { page } = shop;
  await register(shop);
  await shop.open(LIST);
  await expect(accountButton(shop)).toBeVisible();
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'false');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  await heart(shop).click();
  await expect(heart(shop)).toHaveAttribute('aria-busy', 'true');
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(heart(shop)).toHaveAttribute('aria-busy', 'false');
  // One request for the whole page.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/graphql?')) asked.push(request.url());
  });
  await shop.open(LIST);
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
  // The viewer and the wishlist: one request.
  expect(asked).toHaveLength(1);
  await accountButton(shop).click();
  await expect(page.getByRole('link', { name: /^Mes favoris\s*1$/ })).toBeVisible();
});

test('a change that fails is reported, and changes nothing', async ({ shop }) => {
  const { page } = shop;
  await register(shop);
  await shop.open(LIST);
  await expect(accountButton(shop)).toBeVisible();
  await failChanges(shop);
  await heart(shop).click();
  await expect(toast(shop, 'Erreur')).toContainText("Impossible d'ajouter aux favoris");
  await expect(toast(shop, 'Erreur')).toHaveAttribute('data-type', 'error');
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/graphql');
  await heart(shop).click();
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(shop)).toHaveAttribute('aria-busy', 'false');
  await failChanges(shop);
  await heart(shop).click();
  await expect(toast(shop, 'Impossible de retirer des favoris')).toBeVisible();
  await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart whose code cannot be had says so', async ({ shop }) => {
  const { page } = shop;
  shop.allowConsole(/Failed to load resource/);
  await shop.open(LIST);
  await page.route('**/assets/pressHeart-*', (route) => route.abort());
  await heart(shop).click();
  await expect(toast(shop, 'Erreur')).toContainText('Impossible de modifier les favoris');
});

test('a check that fails is for the console alone', async ({ shop }) => {
  const { page } = shop;
  await register(shop);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  shop.allowConsole(/wishlist could not be checked/);
  await page.route('**/graphql?**', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      data: { session: { viewer: { wishlistProductIds: string[] | null } } };
    };
    answer.data.session.viewer.wishlistProductIds = null;
    const path = ['session', 'viewer', 'wishlistProductIds'];
    return route.fulfill({
      json: { ...answer, errors: [{ message: 'x', path, extensions: { code: 'FORBIDDEN' } }] },
    });
  });
  await shop.open(LIST);
  await expect.poll(() => errors.some((text) => text.includes('wishlist could not be checked'))).toBe(true);
  await expect(accountButton(shop)).toBeVisible();
  await expect(page.locator('[data-part="root"][data-scope="toast"]')).toHaveCount(0);
});

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test(`the wishlist shows what is liked as cards, and a heart takes it off (${device})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await register(shop);
    await shop.open('/user/wishlist');
    await expect(page.getByRole('heading', { name: 'Aucun favori pour l’instant' })).toBeVisible();
    await shop.expectAccessible();
    await shop.open(LIST);
    await expect(accountButton(shop)).toBeVisible();
    await heart(shop).click();
    await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
    // Leaving the page earlier would cancel the request.
    await expect(heart(shop)).toHaveAttribute('aria-busy', 'false');
    const name = await page.locator('main article a').first().innerText();
    await shop.open('/user/wishlist');
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('main article')).toContainText(name);
    await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await expect(heart(shop)).toHaveAttribute('aria-pressed', 'true');
    await heart(shop).click();
    await expect(page.locator('main article')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Aucun favori pour l’instant' })).toBeVisible();
  });
}
