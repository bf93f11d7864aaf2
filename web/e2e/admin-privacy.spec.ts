/** The privacy tab of an account: everything stored is exported, and the account is deleted with a reason. */
import { readFile } from 'node:fs/promises';
import { newAccount, register, signOut } from './support/account.ts';
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

/** A new account; the browser is signed out again. Returns its number and e-mail address. */
async function newPerson(shop: Shop): Promise<{ accountNumber: string; email: string }> {
  await shop.open('/');
  const { email } = await register(shop, newAccount());
  const { viewer } = await ask<{ viewer: { accountNumber: string } }>(
    shop,
    '{ viewer { accountNumber } }',
    {},
  );
  await signOut(shop);
  return { accountNumber: viewer.accountNumber, email };
}

test('data are exported with a reason, and the account is deleted once its number was copied', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  const { accountNumber, email } = await newPerson(shop);
  await openAdmin(shop, `/admin/users/${accountNumber}?tab=privacy`);
  await shop.settle();
  await shop.expectAccessible();
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Exporter les données' }).click();
  await dialog.getByRole('button', { name: 'Exporter les données' }).click();
  await expect(dialog.getByLabel('Motif')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Motif').fill('Demande écrite du 24 novembre');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Exporter les données' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${accountNumber}.json`);
  const content = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ account: { accountNumber, contact: { email } } });
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Supprimer le compte…' }).click();
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByLabel('Motif').fill('Demande écrite du 24 novembre');
  await dialog.getByLabel(/Numéro du compte/).fill('1000000000');
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.getByLabel(/Numéro du compte/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(/Numéro du compte/).fill(accountNumber);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page.getByText('Compte supprimé')).toBeVisible();
  await shop.open(`/admin/users/${accountNumber}`);
  await expect(page.locator('#content')).not.toContainText(email);
});

test('the privacy tab reads well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  const { accountNumber } = await newPerson(shop);
  await openAdmin(shop, `/admin/users/${accountNumber}?tab=privacy`, 'tn');
  await expect(page.getByRole('button', { name: 'صدّر البيانات' })).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
