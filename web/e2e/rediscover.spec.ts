import { accountButton, register } from './support/account.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.phone);
  await shop.speak('fr');
});

test('an empty cart and a search without results show the products that were opened on the device', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const rail = page.getByRole('region', { name: 'Vus récemment' });
  await shop.open('/cart');
  await expect(page.getByRole('heading', { name: 'Panier vide' })).toBeVisible();
  await expect(rail).toHaveCount(0);

  for (const { id, slug, name } of [samples.cheap, samples.other]) {
    await shop.open(`/product/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-products'))).toContain(id);
  }
  await shop.open('/cart');
  await expect(rail.getByRole('article')).toHaveCount(2);
  // The latest first.
  await expect(rail.getByRole('article').first()).toContainText(samples.other.name);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  await shop.open('/search?q=xyzzyqwvk');
  await expect(rail.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Demander à l’assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Recherche IA' })).toContainText('xyzzyqwvk');
});

test('favourites come before what was seen, which signing out removes from the device', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const seen = () => page.evaluate(() => localStorage.getItem('seen-products'));
  await register(shop);
  await shop.open(`/product/${samples.cheap.slug}`);
  const heart = page.locator('main button[aria-pressed][aria-busy]').first();
  await expect(accountButton(shop)).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('aria-busy', 'false');
  await shop.open('/cart');
  await expect(page.getByRole('region', { name: 'Vos favoris' }).getByRole('article')).toHaveCount(1);
  // A product is in one row.
  await expect(page.getByRole('region', { name: 'Vus récemment' })).toHaveCount(0);
  await expect.poll(seen).not.toBeNull();
  await accountButton(shop).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(accountButton(shop)).toHaveCount(0);
  await expect.poll(seen).toBeNull();
});
