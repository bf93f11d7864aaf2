/** Texts of the catalogue by language: written in the editor, shown in the shop. */
import { createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

test('a product’s texts in other languages are shown and found in them, French elsewhere', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, name, slug } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products/${id}`);
  const tabs = page.getByRole('tablist', { name: 'Langue des textes' });
  await expect(tabs.first().getByRole('tab', { name: 'English' })).toContainText('à traduire');
  await tabs.first().getByRole('tab', { name: 'English' }).click();
  // The French text stands where there is none.
  const english = page.getByRole('tabpanel', { name: /English/ }).getByLabel('Nom', { exact: true });
  await expect(english).toHaveAttribute('placeholder', name);
  const inEnglish = `Desk lamp ${name.split(' ')[1]}`;
  await english.fill(inEnglish);
  // The tabs are walked by the arrow keys.
  await tabs.first().getByRole('tab', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const tunisian = page.getByRole('tabpanel', { name: /تونسي/ }).getByLabel('Nom', { exact: true });
  await expect(tunisian).toHaveAttribute('dir', 'rtl');
  await tunisian.fill('لامبة');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Enregistrer' }).last().click();
  await expect(tabs.first().getByRole('tab', { name: 'تونسي' })).not.toContainText('à traduire');

  for (const [language, shown] of [
    ['en', inEnglish],
    ['tn', 'لامبة'],
    ['de', name],
  ] as const) {
    await shop.speak(language);
    await expect(async () => {
      await shop.open(`/product/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown, { timeout: 500 });
    }).toPass();
    // What is not translated is marked as French.
    await expect(page.locator('h1 bdi')).toHaveAttribute(
      'lang',
      { en: 'en', tn: 'ar-TN', de: 'fr' }[language],
    );
  }
  await shop.speak('en');
  await shop.open(`/search?q=${encodeURIComponent(inEnglish)}`);
  await expect(page.locator('article').filter({ hasText: inEnglish }).first()).toBeVisible();
});
