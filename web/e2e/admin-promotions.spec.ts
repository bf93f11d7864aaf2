/** Promotions: created with a filter that counts its products, shown in the shop, changed and undone. */
import { paths } from '../../gateway/contract/rules/paths.ts';
import { ask, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

test('a promotion is created with its products, and the shop shows it', async ({ shop }) => {
  const { page, url } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/promotions');
  const mark = newMark();
  const title = `Soldes ${mark}`;
  await page.getByRole('link', { name: 'Nouvelle promotion' }).click();
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByLabel('Sous-titre').fill('Moins cher cette semaine');
  await expect(page.getByLabel('Fin de l’adresse')).toHaveValue(`soldes-${mark}`);
  await expect(page.getByText('Choisissez au moins une condition.')).toBeVisible();
  await page.getByLabel('Remise minimum').fill('20');
  await page.getByLabel('Note minimum').fill('0,5');
  await page.getByLabel('Disponibilité').selectOption({ label: 'En stock' });
  const count = page.getByText(/produits? en vente/);
  await expect(count).toBeVisible();
  const counted = Number((await count.innerText()).replaceAll(/\D/g, ''));
  const { products } = await ask<{ products: { totalCount: number } }>(
    shop,
    '{ products(first: 1, filter: { minDiscountPercent: 20, minRating: 0.5, stockStatus: IN_STOCK }) { totalCount } }',
    {},
  );
  expect(counted).toBe(products.totalCount);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByLabel('Note minimum')).toHaveValue('0.5');
  await expect(page.getByLabel('Disponibilité')).toHaveValue('IN_STOCK');
  const path = paths.promo(`soldes-${mark}`);
  expect((await page.request.get(`${url}${path}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('En boutique');
  await expect
    .poll(async () => (await page.request.get(`${url}${path}`)).status(), { timeout: 5_000 })
    .toBe(200);

  // A change is seen in the shop within five seconds, and can be undone.
  await page.getByLabel('Titre', { exact: true }).fill(`${title} bis`);
  await page
    .getByRole('region', { name: 'Modifications' })
    .getByRole('button', { name: 'Enregistrer' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} bis`);
  await expect
    .poll(async () => (await page.request.get(`${url}${path}`)).text(), { timeout: 5_000 })
    .toContain(`${title} bis`);
  await page.getByRole('button', { name: 'Masquer', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Masquée');
});

test('promotions read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/promotions', 'tn');
  await expect(page.getByRole('list').first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  await shop.open('/admin/promotions/new');
  await expect(page.locator('#content h1')).toHaveText('بروموسيون جديد');
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
