/** The back office's team: invitations from the mail to the first screen, roles, and the last owner. */
import type { Page } from '@playwright/test';
import { newAccount, register, signIn, signOut, type Account } from './support/account.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { linkTo } from './support/mail.ts';
import { demoPerson } from './support/people.ts';

const WIDE = { width: 1280, height: 844 };

const TEXTS = {
  invite: 'Inviter quelqu’un',
  send: 'Envoyer l’invitation',
  email: 'E-mail',
  role: 'Catalogue',
  accept: 'Accepter l’invitation',
  signIn: 'Se connecter',
  other: /une autre adresse que celle de ce compte/,
  gone: /n’existe plus/,
  withdraw: (email: string) => `Retirer l’invitation de ${email}`,
  change: (name: string) => `Rôle de ${name}`,
  lastOwner: /seul propriétaire/,
  remove: 'Retirer de l’équipe',
  confirm: 'Retirer l’accès',
} as const;
type Texts = typeof TEXTS;

const INVITATION = /\/admin\/invitation\?token=[\w-]+/;

async function invite(page: Page, texts: Texts, email: string): Promise<void> {
  await page.getByRole('button', { name: texts.invite }).click();
  const dialog = page.getByRole('dialog', { name: texts.invite });
  await dialog.getByLabel(texts.email).fill(email);
  await dialog.getByRole('radio', { name: texts.role }).check();
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(dialog).toHaveCount(0);
}

async function openStaff(shop: Shop): Promise<void> {
  await signIn(shop, demoPerson('admin'));
  await shop.open('/admin/staff');
  await expect(shop.page.getByRole('table')).toBeVisible();
}

const language = 'fr';
const texts = TEXTS;

test(`an invited person signs in, accepts, works, and is out once removed (${language})`, async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await shop.speak(language);
  const invited: Account = newAccount();
  const name = `${invited.firstName} Ben Salah`;
  await openStaff(shop);
  await shop.expectAccessible();
  await page.getByRole('button', { name: texts.invite }).click();
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await invite(page, texts, invited.email);
  await expect(page.getByRole('button', { name: texts.withdraw(invited.email) })).toBeVisible();
  const link = await linkTo(shop, invited.email, INVITATION);

  // Another account is refused, with the reason and a way to change the account.
  await signOut(shop);
  await register(shop);
  await shop.open(link);
  await shop.expectAccessible();
  await page.getByRole('button', { name: texts.accept }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.other })).toBeVisible();
  await shop.expectAccessible();

  // A visitor signs in first, and comes back.
  await signOut(shop);
  await register(shop, invited);
  await signOut(shop);
  await shop.open(link);
  await page.getByRole('link', { name: texts.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.locator('input[name=identifier]').fill(invited.email);
  await page.locator('input[name=password]').fill(invited.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts.accept }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const menu = page.getByRole('navigation').first();
  await expect(menu.locator('a[href="/admin/products"]')).toBeVisible();
  // What this role cannot read is not in its menu.
  await expect(menu.locator('a[href="/admin/staff"]')).toHaveCount(0);

  // The link was good for once; who opens it again is let in.
  await shop.open(link);
  await expect(page.locator('main a[href="/admin"]')).toBeVisible();

  await signOut(shop);
  await openStaff(shop);
  await page
    .getByRole('row')
    .filter({ hasText: invited.email })
    .getByRole('button', { name: texts.change(name) })
    .click();
  const dialog = page.getByRole('dialog', { name: texts.change(name) });
  await dialog.getByRole('button', { name: texts.remove }).click();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toHaveCount(0);
  await signOut(shop);
  await signIn(shop, invited);
  await shop.open('/admin/products');
  await expect(page).toHaveURL(/\/$/);
});

test(`a withdrawn invitation leads nowhere, and the last owner stays (${language})`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await shop.speak(language);
  await openStaff(shop);
  const person = newAccount();
  await invite(page, texts, person.email);
  const link = await linkTo(shop, person.email, INVITATION);
  await page.getByRole('button', { name: texts.withdraw(person.email) }).click();
  await expect(page.getByRole('button', { name: texts.withdraw(person.email) })).toHaveCount(0);

  const { email } = demoPerson('admin');
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.lastOwner)).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeDisabled();
  await expect(dialog.getByRole('button', { name: texts.remove })).toHaveCount(0);
  await shop.expectAccessible();

  await signOut(shop);
  await register(shop, person);
  await shop.open(link);
  await page.getByRole('button', { name: texts.accept }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.gone })).toBeVisible();
});

test('a role that is taken away is out with the next click', async ({ shop, browser }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openStaff(shop);
  // The browser of the other person; without the checks of the console, to which a refused read writes.
  const theirs = await (await browser.newContext({ locale: 'fr-FR', viewport: WIDE })).newPage();
  const person = await register({ ...shop, page: theirs });
  await invite(page, TEXTS, person.email);
  const link = await linkTo(shop, person.email, INVITATION);
  await theirs.goto(`${shop.url}${link}`);
  await theirs.getByRole('button', { name: TEXTS.accept }).click();
  await expect(theirs).toHaveURL(/\/admin$/);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button').click();
  await page.getByRole('radio', { name: 'Service client' }).check();
  await page.getByRole('button', { name: 'Enregistrer le rôle' }).click();
  await expect(row).toContainText('Service client');
  await row.getByRole('button').click();
  await page.getByRole('button', { name: TEXTS.remove }).click();
  await page.getByRole('button', { name: TEXTS.confirm }).click();
  await expect(row).toHaveCount(0);

  await theirs.locator('a[href="/admin/orders"]').first().click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'Votre rôle ne permet pas cela' })).toBeVisible();
  await theirs.context().close();
});
