/** Settings of the shop: locked by the environment, changed, seen in the shop within seconds, undone. */
import { openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { OUTSIDE } from './support/startShop.ts';

// One after the other: both change the same settings.
test.describe.configure({ mode: 'default' });

test('a link appears in the shop, a value of the environment is locked, and a change is undone', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/settings');
  const facebook = page.getByLabel('Facebook', { exact: true });
  await expect(facebook).toBeDisabled();
  await expect(facebook).toHaveValue(OUTSIDE.SOCIAL_FACEBOOK_URL);
  await expect(page.getByText('Valeur d’environnement').first()).toBeVisible();
  await shop.expectAccessible();

  const link = page.getByLabel('LinkedIn', { exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await link.fill('linkedin.example');
  await save.click();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  const url = `https://linkedin.example/${crypto.randomUUID()}`;
  await link.fill(url);
  await page.getByLabel('Appels échoués avant de proposer l’annulation').fill('5');
  const saturday = page
    .getByRole('group', { name: 'Jours ouvrables' })
    .getByRole('checkbox', { name: 'Samedi' });
  await saturday.check();
  await save.click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  const linked = async () => (await (await page.request.get(`${shop.url}/`)).text()).includes(url);
  await expect.poll(linked, { timeout: 5_000 }).toBe(true);

  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Historique' }) });
  await expect(history).toContainText('LinkedIn');
  await history.locator('summary').first().click();
  await history.getByRole('button').first().click();
  await expect(link).toHaveValue('');
  await expect(saturday).not.toBeChecked();
  await expect.poll(linked, { timeout: 5_000 }).toBe(false);
});

test('an error names the field of the hours and of the marks, and both are saved', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/settings');
  const [closes, carriers] = [page.getByLabel('Ferme à'), page.getByLabel('Transporteurs affichés')];
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(carriers).toHaveValue('Démo Express, Colis Exemple');
  await closes.fill('07:00');
  await save.click();
  await expect(closes).toHaveAttribute('aria-invalid', 'true');
  await closes.fill('18:30');
  await carriers.fill('Démo Express, Démo Express');
  await save.click();
  await expect(carriers).toHaveAttribute('aria-invalid', 'true');
  await carriers.fill('Démo Express');
  await save.click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await closes.fill('18:00');
  await carriers.fill('Démo Express, Colis Exemple');
  await save.click();
  await expect(page.getByText('Réglages enregistrés').last()).toBeVisible();
});

test('settings read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/settings', 'tn');
  await expect(page.getByText('قيمة من السيرفور').first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});

test('VAT rates and the stamp are added for a day to come, and removed', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/settings');
  const taxes = page.getByRole('region', { name: 'TVA et timbre fiscal' });
  await expect(taxes.getByRole('row')).toHaveCount(2);
  await expect(taxes).toContainText('Utilisés');
  await page.getByRole('button', { name: 'Ajouter des taux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('À partir du').fill('2090-01-01');
  await dialog.getByLabel('TVA, taux normal').fill('20,5');
  await dialog.getByLabel('TVA, taux intermédiaire').fill('21');
  await dialog.getByLabel('Droit de timbre').fill('1,5');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Ajouter des taux' }).click();
  await expect(
    dialog.getByText('Le taux normal est le plus élevé, le taux réduit le plus bas.'),
  ).toBeVisible();
  await dialog.getByLabel('TVA, taux intermédiaire').fill('13');
  await dialog.getByRole('button', { name: 'Ajouter des taux' }).click();
  await expect(page.getByText('Taux ajoutés')).toBeVisible();
  const added = taxes.getByRole('row').filter({ hasText: '01/01/2090' });
  await expect(added).toContainText('20.5');
  await expect(added).toContainText('1,500');
  await added.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(page.getByText('Taux retirés')).toBeVisible();
  await expect(added).toHaveCount(0);
});
