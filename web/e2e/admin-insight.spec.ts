/** What shoppers look for and ask, the synonyms that mend it, and the figures by day. */
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';

test('a search without results becomes a synonym, finds its product, and is marked as resolved', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/searches');
  const word = `zqx${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)}wv`;
  const search = () =>
    ask(shop, 'query ($query: String!) { products(filter: { query: $query }) { totalCount } }', {
      query: word,
    });
  await search();
  await expect(async () => {
    await shop.open(`/admin/searches?q=${word}&f.unanswered=true`);
    await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await shop.expectAccessible();

  await page.getByRole('link', { name: `Créer un groupe de synonymes : ${word}` }).click();
  const words = page.getByRole('textbox', { name: 'Mots' });
  await expect(words).toHaveValue(word);
  await words.fill(`${word}\ntapis`);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Groupe enregistré')).toBeVisible();
  await expect(page.getByText('tapi', { exact: true })).toBeVisible();
  await shop.open('/admin/synonyms');
  const group = page.getByRole('row').filter({ hasText: word });
  await expect(async () => {
    await page.reload();
    await expect(group).toContainText('Appliqué', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await shop.expectAccessible();
  await shop.open(`/search?q=${word}`);
  await expect(page.getByRole('article').first()).toContainText(/tapis/i);

  await shop.open(`/admin/searches?q=${word}`);
  await page.getByRole('button', { name: `Marquer résolu : ${word}` }).click();
  await expect(page.getByRole('button', { name: `Rouvrir : ${word}` })).toBeVisible();
});

test('a search leads to a page, by document and within the shop, until the redirect is deleted', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  const word = `zqy${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)}wv`;
  await openAdmin(shop, `/admin/search-redirects/new?term=${word}`);
  await expect(page.getByRole('textbox', { name: 'Texte cherché' })).toHaveValue(word);
  const path = page.getByRole('textbox', { name: 'Adresse', exact: true });
  await path.fill(`/search?q=${word}`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(path).toHaveAttribute('aria-invalid', 'true');
  await path.fill('/faq');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Redirection enregistrée')).toBeVisible();
  await expect(page.getByText(`La recherche en fait « ${word} »`)).toBeVisible();

  await expect(async () => {
    await shop.open(`/search?q=${word}&sort=price`);
    await expect(page).toHaveURL(`${shop.url}/faq`, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await shop.open('/search');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(word.toUpperCase());
  await field.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/faq`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await shop.open(`/admin/search-redirects?q=${word}`);
  await page.getByRole('link', { name: word }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Redirection supprimée')).toBeVisible();
  await expect(async () => {
    await shop.open(`/search?q=${word}`);
    await expect(page).toHaveURL(`${shop.url}/search?q=${word}`, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('the product that is opened from the results of a search is shown beside it', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/search?q=tapis');
  const first = page.getByRole('article').first().getByRole('link').first();
  const name = ((await page.getByRole('article').first().getByRole('heading').textContent()) ?? '').trim();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(async () => {
    await shop.open('/admin/searches?q=tapis&sort=opened.desc');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('link', { name })).toBeVisible({ timeout: 3_000 });
    await expect(row).toContainText('%');
  }).toPass({ timeout: 30_000 });
});

test('the figures by day are those of the list of orders', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  await placeOrder(shop, samples.cheap);
  await page.reload();
  const chart = page.getByRole('figure').filter({ hasText: 'Commandes' });
  for (const card of ['Refus à la livraison par gouvernorat', 'Produits les plus vendus', 'Stock bas'])
    await expect(page.getByRole('region', { name: card }).getByRole('rowheader').first()).toBeVisible();
  await expect(chart.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: '90 jours' }).click();
  await page.getByText('Tous les chiffres').first().click();
  const days = page.getByRole('region', { name: 'Tous les chiffres' });
  await expect(days.getByRole('rowheader')).toHaveCount(91);
  await shop.expectAccessible();
  const link = chart.getByRole('link');
  const sum = ((await link.textContent()) ?? '').replaceAll(/\D/g, '');
  await link.click();
  expect(Number(sum)).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`sur ${sum}$`))).toBeVisible();
});

for (const path of [
  '/admin',
  '/admin/searches',
  '/admin/questions',
  '/admin/synonyms',
  '/admin/synonyms/new',
  '/admin/search-redirects/new',
])
  test(`${path} reads well on a phone in Tunisian Arabic`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await openAdmin(shop, path, 'tn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The stream of events stays open: the network is never idle.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
  });
