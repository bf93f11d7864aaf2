/** The back office's products: the list, its filters and sorts. */
import { signIn } from './support/account.ts';
import { PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson } from './support/people.ts';

test('products are found, narrowed and sorted, and the address says how', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  await shop.open('/admin');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page).toHaveTitle('Produits · Lawaj');
  await expect(page.getByRole('table', { name: 'Produits' }).getByRole('row')).toHaveCount(26);
  await shop.settle();
  await shop.expectAccessible();

  await page.keyboard.press('/');
  await page.keyboard.type(samples.cheap.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  const row = page.getByRole('row', { name: samples.cheap.name }).first();
  await expect(row).toContainText('En vente');

  await shop.open('/admin/products');
  await page.getByRole('button', { name: 'Prix actuel' }).click();
  await expect(page).toHaveURL(/sort=price/);
  const heading = page.getByRole('columnheader', { name: 'Prix actuel' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const prices = async (): Promise<number[]> => {
    const cells = await page.locator('tbody tr td:nth-child(4)').allInnerTexts();
    return cells.map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
  };
  await expect
    .poll(async () => {
      const found = await prices();
      return found.length === 25 && found.every((price, index) => price >= (found[index - 1] ?? 0));
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Prix actuel' }).click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Filtrer' }).click();
  const brands = page.getByRole('group', { name: 'Marque' });
  const brand = brands.getByRole('checkbox').first();
  await expect(brand).toBeEnabled();
  await shop.expectAccessible();
  const name = (await brands.getByRole('checkbox').first().locator('..').innerText()).trim();
  await brand.check();
  await page.getByLabel('Prix maximal').fill('1 000,5');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/f\.brand=.*f\.maxPrice=1/);
  // The chip says the brand's name, after a reload too.
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(chips).toContainText(`Marque : ${name}`);
  await shop.open(`/admin/products${new URL(page.url()).search}`);
  await expect(chips).toContainText(`Marque : ${name}`);
  await expect
    .poll(async () => {
      const found = await prices();
      return (
        found.length > 0 &&
        found.every((price, index) => price <= Math.min(found[index - 1] ?? Infinity, 1000.5))
      );
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(page.getByText(/^26–50 sur /)).toBeVisible();
});

test('a product is opened by keyboard, with its neighbours and the way back to the list', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const list = '/admin/products?f.inStock=true&sort=name';
  await shop.open(list);
  await expect(page.locator('[data-row]').nth(1)).toBeVisible();
  const names = await page.locator('[data-row] th bdi').allInnerTexts();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/[^/?]+$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(names[0] ?? '');
  await page.keyboard.press(']');
  await expect(title).toHaveText(names[1] ?? '');
  await page.keyboard.press('[');
  await expect(title).toHaveText(names[0] ?? '');
  await page.getByRole('link', { name: 'Produits' }).last().click();
  await expect(page).toHaveURL(`${shop.url}${list}`);

  // One with variants, which are read apart.
  await shop.open(`/admin/products?q=${encodeURIComponent(samples.variant.name)}`);
  await page.getByRole('row', { name: samples.variant.name }).first().getByRole('link').click();
  await expect(title).toHaveText(samples.variant.name);
  await expect(page).toHaveTitle(`${samples.variant.name} · Lawaj`);
  await expect(page.getByRole('heading', { name: /^Variantes \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Au moins une photo')).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'Voir dans la boutique' }).click();
  await expect(page).toHaveURL(`${shop.url}/product/${samples.variant.slug}`);
});

test('a product that does not exist leads back to the list', async ({ shop }) => {
  await signIn(shop, demoPerson('admin'));
  await shop.open(`/admin/products/${btoa('AdminProduct:999999999').replace(/=+$/, '')}`);
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Introuvable');
  await shop.page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(shop.page).toHaveURL(/\/admin\/products$/);
});

test('what nothing answers to can be cleared', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  await shop.open('/admin/products?f.active=archived&f.minPrice=90000');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const language of ['fr', 'tn'] as const) {
  test(`a phone shows products as cards (${language})`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await signIn(shop, demoPerson('admin'));
    await shop.speak(language);
    await shop.open('/admin/products');
    await expect(page.locator('[data-row]')).toHaveCount(25);
    await expect(page.getByRole('table')).toHaveCount(0);
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
  });
}
