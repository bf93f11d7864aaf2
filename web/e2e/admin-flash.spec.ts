/** Flash sales of a product: the preview is the card that the shop shows. */
import type { Locator } from '@playwright/test';
import { createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

/** A card's words without its time left, which goes on. */
const wordsOf = async (card: Locator): Promise<string> =>
  (await card.innerText())
    .replaceAll(/\d\d\s*:\s*\d\d\s*:\s*\d\d|\d+\sh\s\d+\smin/g, '')
    .replaceAll(/\s+/g, ' ');

test('a flash sale is planned with the card that the shop then shows', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, name } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products/${id}`);
  await page.getByRole('button', { name: 'Planifier une vente flash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planifier une vente flash' });
  const price = dialog.getByLabel('Prix flash');
  await price.fill('40');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('30');
  await dialog.getByLabel('Pièces prévues').fill('5');
  const preview = (time: string) => dialog.locator('figure').filter({ hasText: time }).locator('article');
  await expect(preview('Avant')).not.toContainText('30,00');
  await expect(preview('Après')).not.toContainText('30,00');
  await expect(preview('Pendant')).toContainText('30,00');
  const shown = await wordsOf(preview('Pendant'));
  const after = await wordsOf(preview('Après'));
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('En cours');

  await shop.open(`/search?q=${encodeURIComponent(name)}`);
  const card = page.locator('article').filter({ hasText: name }).first();
  await expect(card).toContainText('30,00');
  expect(await wordsOf(card)).toBe(shown);

  // A running sale is ended at the second click only.
  await shop.open(`/admin/products/${id}`);
  await page.getByRole('button', { name: 'Changer la vente flash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter la vente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, arrêter' }).click();
  await expect(page.getByRole('button', { name: 'Planifier une vente flash' })).toBeVisible();
  await shop.open(`/search?q=${encodeURIComponent(name)}`);
  await expect(card).not.toContainText('30,00');
  expect(await wordsOf(card)).toBe(after);
});
