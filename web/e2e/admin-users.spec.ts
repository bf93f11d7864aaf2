/** Accounts: the list with its figures, one account by tabs, and what staff do to it. */
import { newAccount } from './support/account.ts';
import { ask, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { texts } from './support/texts.ts';

/** A new account, registered from a browser without a session. Returns its number and e-mail address. */
async function register(shop: Shop): Promise<{ accountNumber: string; email: string }> {
  const mark = newMark();
  const email = `client-${mark}@example.tn`;
  const { phone } = newAccount();
  const { accountRegister } = await ask<{
    accountRegister: { viewer: { accountNumber: string } | null };
  }>(
    shop,
    'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { viewer { accountNumber } userErrors { field code } } }',
    {
      input: { firstName: 'Sonia', lastName: `Test ${mark}`, phone, email, password: `secret ${mark} long` },
    },
  );
  if (accountRegister.viewer === null) throw new Error('The account was not registered');
  await shop.page.context().clearCookies({ name: 'token' });
  return { accountNumber: accountRegister.viewer.accountNumber, email };
}

/** Corrects the first name, as a colleague does meanwhile. */
async function correct(shop: Shop, accountNumber: string, firstName: string): Promise<void> {
  const { adminUserAccount } = await ask<{ adminUserAccount: { version: number } }>(
    shop,
    'query ($of: String!) { adminUserAccount(accountNumber: $of) { version } }',
    { of: accountNumber },
  );
  await ask(
    shop,
    'mutation ($input: UserUpdateInput!) { userUpdate(input: $input) { userErrors { code } } }',
    {
      input: { accountNumber, version: adminUserAccount.version, firstName, reason: 'Autre faute' },
    },
  );
}

test('an account is found, its points adjusted, given a coupon, corrected and blocked', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await shop.open('/');
  const other = await register(shop);
  const { accountNumber, email } = await register(shop);
  await openAdmin(shop, `/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.locator('[data-row]');
  await expect(row).toHaveCount(1);
  await shop.settle();
  await shop.expectAccessible();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sonia');
  await expect(page.locator('#content')).toContainText(email);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ajuster les points' }).click();
  await dialog.getByLabel('Points à ajouter').fill('250');
  await dialog.getByRole('button', { name: 'Ajuster' }).click();
  await expect(dialog.getByLabel('Motif')).toHaveAccessibleDescription(/Trop court/);
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByLabel('Motif').fill('Geste commercial');
  await dialog.getByRole('button', { name: 'Ajuster' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('dl').filter({ hasText: 'Refus' })).toContainText('250');
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await expect(page.locator('#content')).toContainText('+250');
  await expect(page.locator('#content')).toContainText('Geste commercial');

  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Offrir un coupon' }).click();
  await dialog.getByLabel('Montant').fill('5,5');
  await dialog.getByLabel('Motif').fill('Colis en retard');
  await dialog.getByRole('button', { name: 'Créer le coupon' }).click();
  await expect(page.getByText(/Coupon créé.*LAWAJ-/)).toBeVisible();
  await page.getByRole('link', { name: 'Coupons', exact: true }).last().click();
  await expect(page.locator('#content')).toContainText('5,500');

  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Corriger' }).click();
  await dialog.getByLabel('Prénom').fill('Sonya');
  await dialog.getByLabel('Langue').selectOption('DE');
  await dialog.getByLabel('E-mail').fill(other.email);
  await dialog.getByLabel('Motif').fill('Faute de frappe');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('E-mail').fill(email);
  // A colleague corrects the same field first: whose name is saved is a question.
  await correct(shop, accountNumber, 'Sonja');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Sonja');
  await shop.settle();
  await shop.expectAccessible();
  await question.getByRole('button', { name: 'Enregistrer mes changements sur la nouvelle version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sonya');
  await expect(page.locator('#content')).toContainText('Deutsch');

  await page.getByRole('link', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: /^Fermer la session/ }).click();
  await expect(page.locator('#content')).toContainText('Rien pour l’instant.');
  await page.getByRole('link', { name: 'Profil' }).click();

  await page.getByRole('button', { name: 'Bloquer la connexion' }).click();
  await dialog.getByLabel('Motif').fill('Fraude');
  await dialog.getByRole('button', { name: 'Bloquer' }).click();
  await expect(page.getByRole('button', { name: 'Débloquer la connexion' })).toBeVisible();
  await expect(page.locator('#content')).toContainText('Fraude');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.locator('#content')).toContainText('Rien pour l’instant.');
  await page.getByRole('link', { name: 'Historique' }).click();
  // Two entries each of block, both corrections and coupon (the action and what it changed), one of the points and of the session.
  await expect(page.locator('#content details')).toHaveCount(10);
  await shop.open(`/admin/users?f.blocked=yes&q=${accountNumber}`);
  await expect(row).toHaveCount(1);
});

test('every tab of an account on a telephone (tn)', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  const t = texts('tn');
  await page.setViewportSize(PHONE);
  await shop.open('/');
  const { accountNumber } = await register(shop);
  await openAdmin(shop, `/admin/users?q=${accountNumber}`, 'tn');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  for (const tab of [
    'profile',
    'orders',
    'addresses',
    'points',
    'tickets',
    'reviews',
    'sessions',
    'coupons',
    'history',
  ] as const) {
    await shop.open(`/admin/users/${accountNumber}?tab=${tab}`);
    await expect(page.getByRole('link', { name: t(`adminPeople:tab.${tab}`) }).last()).toBeVisible();
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
  }
});
