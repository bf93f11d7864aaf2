/** Saved views of the back-office's lists: saved, changed, shared, opened by default, deleted. */
import { newAccount, register, signIn } from './support/account.ts';
import { openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { addToStaff, demoPerson } from './support/people.ts';

const TEXTS = {
  views: 'Vues enregistrées',
  all: 'Tout',
  filter: 'Filtrer',
  state: 'En boutique',
  apply: 'Appliquer',
  create: 'Nouvelle vue',
  name: 'Nom de la vue',
  share: 'Visible pour toute l’équipe',
  opens: 'Ouvrir cette liste avec cette vue',
  save: 'Enregistrer',
  update: 'Mettre à jour',
  saveAs: 'Enregistrer sous…',
  manage: 'Gérer la vue',
  edit: 'Renommer et régler',
  remove: 'Supprimer la vue',
  changed: /modifiée/,
  display: 'Affichage',
  compact: 'Compacte',
} as const;

/** A list that no other test opens: which view it opens with is changed for the demo's owner. */
const LIST = '/admin/brands';

// Both change which view the owner's list opens with.
test.describe.configure({ mode: 'serial' });

const language = 'fr';
test(`a view is saved, changed, shared, opened by default and deleted (${language})`, async ({
  shop,
  browser,
}) => {
  const texts = TEXTS;
  const { page } = shop;
  const name = `Prêtes ${Date.now()}`;
  const exact = (text: string) => ({ name: text, exact: true });
  const views = page.getByRole('navigation', { name: texts.views });
  const tab = views.getByRole('link', { name: new RegExp(name) });
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(texts.name) });
  await page.setViewportSize(WIDE);
  await openAdmin(shop, LIST, language);
  await expect(views.getByRole('link', exact(texts.all))).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', exact(texts.filter)).click();
  await page.getByLabel(texts.state, { exact: true }).selectOption('true');
  await page.getByRole('button', exact(texts.apply)).click();
  await expect(page).toHaveURL(/f\.active=true/);
  await page.getByRole('button', exact(texts.create)).click();
  await dialog.getByRole('button', exact(texts.save)).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill(name);
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByRole('button', exact(texts.save)).click();
  await expect(dialog).toHaveCount(0);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/admin\/brands\?view=[^&]+$/);

  // It is the same after a reload, and the condition is shown.
  const address = page.url();
  await shop.open(address.slice(shop.url.length));
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main button').filter({ hasText: texts.state })).toBeVisible();
  await expect(tab).not.toHaveAccessibleName(texts.changed);

  // A change is marked, and saved by "update".
  await page.getByRole('button', exact(texts.display)).click();
  await page.getByRole('radio', { name: texts.compact }).click();
  await page.keyboard.press('Escape');
  await expect(tab).toHaveAccessibleName(texts.changed);
  await expect(page).toHaveURL(/d=compact/);
  await expect(page.getByRole('button', exact(texts.saveAs))).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', exact(texts.update)).click();
  await expect(tab).not.toHaveAccessibleName(texts.changed);
  await expect(page).toHaveURL(address);

  // Shared, and the one that opens the list.
  await page.getByRole('button', exact(texts.manage)).click();
  await page.getByRole('button', exact(texts.edit)).click();
  await dialog.getByLabel(texts.share).check();
  await dialog.getByLabel(texts.opens).check();
  await dialog.getByRole('button', exact(texts.save)).click();
  await expect(dialog).toHaveCount(0);
  await shop.open(LIST);
  await expect(page).toHaveURL(address);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', exact(texts.all)).click();
  await expect(page).toHaveURL(/view=all$/);

  // Another role sees it in another browser, as it is saved, and cannot change it.
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const there = { ...shop, page: theirs };
  const account = await register(there, newAccount());
  await addToStaff(shop.url, theirs.request, account.email, 'SUPPORT');
  await signIn(there, account);
  await theirs.setViewportSize(WIDE);
  await theirs.goto(address);
  const shared = theirs.getByRole('link', { name: new RegExp(name) });
  await expect(shared).toHaveAttribute('aria-current', 'page');
  await expect(theirs.locator('section[data-density=compact]')).toBeVisible();
  await expect(theirs.getByRole('button', { name: TEXTS.create })).toBeVisible();
  await expect(theirs.getByRole('button', { name: TEXTS.manage })).toHaveCount(0);
  await theirs.getByRole('button', { name: TEXTS.create }).click();
  await expect(theirs.getByLabel(TEXTS.name)).toBeVisible();
  await expect(theirs.getByLabel(TEXTS.share)).toHaveCount(0);
  await other.close();

  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize(PHONE);
  await tab.scrollIntoViewIfNeeded();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  await page.getByRole('button', exact(texts.manage)).click();
  await page.getByRole('button', exact(texts.remove)).click();
  await page.getByRole('alertdialog').getByRole('button', exact(texts.remove)).click();
  await expect(tab).toHaveCount(0);
  await expect(views.getByRole('link', exact(texts.all))).toHaveAttribute('aria-current', 'page');
  await shop.open(LIST);
  await expect(views.getByRole('link', exact(texts.all))).toHaveAttribute('aria-current', 'page');
});

test('a person’s own view is not seen by another admin', async ({ shop, browser }) => {
  const { page } = shop;
  const texts = TEXTS;
  const name = `Privée ${Date.now()}`;
  const exact = (text: string) => ({ name: text, exact: true });
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/coupons?f.active=true');
  await page.getByRole('button', exact(texts.create)).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(texts.name) });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', exact(texts.save)).click();
  const tab = page.getByRole('navigation', { name: texts.views }).getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const address = page.url();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const there = { ...shop, page: theirs };
  const account = await register(there, newAccount());
  await addToStaff(shop.url, theirs.request, account.email, 'OWNER');
  await signIn(there, account);
  await theirs.setViewportSize(WIDE);
  // By the list, and by the address of the view.
  for (const place of [`${shop.url}/admin/coupons`, address]) {
    await theirs.goto(place);
    await expect(theirs.getByRole('navigation', { name: texts.views })).toBeVisible();
    await expect(theirs.getByRole('table')).toBeVisible();
    await expect(theirs.getByText(name)).toHaveCount(0);
  }
  await other.close();

  await page.getByRole('button', exact(texts.manage)).click();
  await page.getByRole('button', exact(texts.remove)).click();
  await page.getByRole('alertdialog').getByRole('button', exact(texts.remove)).click();
  await expect(tab).toHaveCount(0);
});

test('every other list has its views', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  for (const list of [
    'orders',
    'parcels/list',
    'returns',
    'products',
    'tickets',
    'users',
    'sellers',
    'coupons',
    'refunds',
    'cash',
    'cash/missing',
    'staff',
    'audit',
    'webhooks',
  ]) {
    await shop.open(`/admin/${list}`);
    await expect(page.getByRole('navigation', { name: TEXTS.views })).toBeVisible();
  }
});
