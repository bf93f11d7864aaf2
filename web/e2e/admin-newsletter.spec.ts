/** The newsletter's subscribers: listed with their state, exported, withdrawn. */
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

test('a subscriber is found, exported with its state, and withdrawn', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/newsletter');
  const email = `abonne-${crypto.randomUUID().slice(0, 8)}@example.tn`;
  await ask(
    shop,
    'mutation ($input: NewsletterSubscribeInput!) { newsletterSubscribe(input: $input) { userErrors { code } } }',
    { input: { email } },
  );
  await page.getByRole('searchbox', { name: 'E-mail entier' }).fill(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('À confirmer');
  await expect(row).toContainText('Formulaire');
  await shop.expectAccessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('newsletter.csv');
  await row.getByRole('button', { name: `Retirer ${email}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Seule la personne peut se réinscrire.');
  await shop.expectAccessible();
  await question.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(page.getByText('Inscription retirée')).toBeVisible();
  await expect(row).toContainText('Retiré');
});

test('subscribers read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/newsletter', 'tn');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
