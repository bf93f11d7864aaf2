import { messages, panel, write } from './support/assistant.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

// Here the shop's own assistant replies, from the demo catalogue.

test('a first request gets a question, then narrower results, and its product links to its page', async ({
  shop,
}) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/contact');
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill('tapis');
  await page.getByRole('option', { name: /^Recherche IA/ }).click();
  const last = messages(page).last();
  // The assistant asks for colour, size, budget and features.
  await expect(last).toContainText(/couleur|taille|budget|caractéristiques/, { timeout: 30_000 });
  await expect(last.getByRole('article').first()).toBeVisible();
  await write(page, 'moins de 150 dinars');
  await expect(last).toContainText(/jusqu’à 150,00\sTND/);
  await write(page, 'le premier');
  await expect(last).toContainText('Vendu par');
  await expect(last.getByRole('article')).toHaveCount(1);
  const name = (await last.getByRole('heading').first().textContent()) ?? '';
  await last.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('delivery and returns are answered from the shop’s own rules and the carrier’s times, in Tunisian Arabic too', async ({
  shop,
}) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.speak('tn');
  await shop.open('/contact');
  await page.getByRole('button', { name: 'كلّمنا' }).click();
  await page.getByRole('button', { name: 'المساعد الذكي', exact: true }).click();
  await write(page, 'قداش التوصيل لصفاقس؟');
  const last = messages(page).last();
  await expect(last).toContainText(/8/, { timeout: 30_000 });
  await expect(last).toContainText(/99/);
  // When it would arrive, as the carrier has it.
  await expect(last).toContainText(/شركة التوصيل تاخذ.*توصل بين/s);
  await write(page, 'وكيفاش نرجّع حاجة؟');
  await expect(last).toContainText('الترجيع واسترجاع الفلوس');
});
