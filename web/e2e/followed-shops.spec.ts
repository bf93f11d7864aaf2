/** Following a shop: a visitor signs in and comes back, a shopper follows, sees what is new, and stops. */
import { accountButton, register } from './support/account.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

const EMPTY = 'Aucune boutique suivie';

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test(`a shopper follows a shop, sees what is new in it, and stops (${device})`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await register(shop);
    await shop.open('/user/account/shops');
    await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
    await shop.expectAccessible();
    const path = `/shop/${samples.seller}`;
    await shop.open(path);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const follow = page.getByRole('button', { name: `Suivre ${name}` });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await follow.click();
    const followed = page.getByRole('button', { name: `Suivie ${name}` });
    await expect(followed).toHaveAttribute('aria-pressed', 'true');
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await shop.open('/user/account/shops');
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
    const fresh = page.getByRole('region', { name: 'Nouveautés de vos boutiques' });
    await expect(fresh.locator('article').first()).toBeVisible();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await followed.click();
    await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
    await expect(fresh).toHaveCount(0);
  });
}

test('a visitor is led to sign in and comes back to the shop', async ({ shop, samples }) => {
  const { page } = shop;
  const account = await register(shop);
  await page.context().clearCookies({ name: /^(token|signed-in)$/ });
  const path = `/shop/${samples.seller}`;
  await shop.open(path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: `Suivre ${name}` }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.locator('main [name="identifier"]').fill(account.email);
  await page.locator('main [name="password"]').fill(account.password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(accountButton(shop)).toBeVisible();
  await expect(page.getByRole('button', { name: `Suivre ${name}` })).toBeVisible();
});
