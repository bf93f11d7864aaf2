/** Flash sales of several products: planned with a result for each, seen in the calendar, extended and stopped. */
import { createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

test('flash sales are planned for a selection, seen by day, extended and stopped', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const [one, two] = [await createProduct(shop, samples.cheap), await createProduct(shop, samples.cheap, 3)];
  await shop.open('/admin/products');
  for (const { name } of [one, two])
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Vente flash', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vente flash de 2 produits' });
  await dialog.getByLabel('Remise').fill('25');
  await dialog.getByLabel('Pièces prévues').fill('5');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Planifier' }).click();
  // The second one has too few pieces: it stays in the dialog with the reason.
  const refusals = page.getByRole('dialog').getByRole('alert');
  await expect(refusals).toContainText(two.name);
  await expect(refusals).toContainText('plus de pièces que le stock');
  await expect(refusals).not.toContainText(one.name);
  await page.getByRole('dialog').getByLabel('Pièces prévues').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Planifier' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await shop.open(`/admin/flash-sales?q=${encodeURIComponent(one.name)}`);
  const row = page.getByRole('row').filter({ hasText: one.name });
  await expect(row).toContainText('30,000');
  await expect(row).toContainText('En cours');
  await page.getByRole('button', { name: 'En calendrier' }).click();
  const bar = page.getByRole('link', { name: new RegExp(one.name) });
  await expect(bar).toBeVisible();
  // The bars are reached and opened by keyboard.
  await expect(async () => {
    // The calendar is drawn again when its sales were read again.
    await bar.focus();
    await expect(bar).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'En liste' }).click();

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Prolonger', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Jours de plus').selectOption('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Prolonger' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
  await expect(row).toContainText('Terminée');
});

test('flash sales read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/flash-sales', 'tn');
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  await shop.open('/admin/flash-sales?layout=board');
  await expect(page.getByRole('button', { name: 'جمعة قبل' })).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
