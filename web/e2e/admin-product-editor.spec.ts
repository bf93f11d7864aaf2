/** The editor of products in the back office: one form, versions, pictures, archive. */
import { paths } from '../../gateway/contract/rules/paths.ts';
import { picture } from '../../gateway/origin/testing/media.ts';
import { signIn } from './support/account.ts';
import { ask, createProduct } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson } from './support/people.ts';

const WIDE = { width: 1280, height: 844 };

test('a product is changed in one form, and the change can be undone', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id, name } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products/${id}`);
  const bar = page.getByRole('region', { name: 'Modifications' });
  await expect(bar.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Nom', { exact: true }).fill(`${name} rouge`);
  await page.getByLabel('Prix', { exact: true }).fill('45,5');
  await expect(bar).toContainText('2 modifications non enregistrées');
  await page.getByLabel('Prix réduit').fill('50');
  await page.keyboard.press('Control+s');
  // The reduced price is above the price: nothing is sent.
  await expect(page.getByLabel('Prix réduit')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Prix réduit').fill('');
  await shop.settle();
  await shop.expectAccessible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Produit enregistré')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} rouge`);
  await expect(bar.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByLabel('Prix', { exact: true })).toHaveValue('40,000');

  // What is not saved is asked about.
  await page.getByLabel('Nom', { exact: true }).fill('Autre');
  await page.getByRole('link', { name: 'Produits' }).last().click();
  await expect(page.getByRole('alertdialog')).toContainText('Quitter sans enregistrer');
  await page.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Autre');
});

test('a new address of a product leaves the former one leading to it, with the same breadcrumbs', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id, name, slug } = await createProduct(shop, samples.cheap);
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await shop.open(paths.product(slug));
  const before = await crumbs.innerText();
  expect(before.split('\n').length).toBeGreaterThan(1);
  await shop.open(`/admin/products/${id}`);
  await page.getByLabel('Adresse', { exact: true }).fill(`${slug}-neuve`);
  await expect(
    page.getByText(`L’ancienne adresse ${paths.product(slug)} mènera à la nouvelle`),
  ).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Produit enregistré')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${shop.url}${paths.product(slug)}`, { maxRedirects: 0 });
      return { status: answer.status(), location: answer.headers()['location'] };
    })
    .toEqual({ status: 301, location: paths.product(`${slug}-neuve`) });
  await page.goto(`${shop.url}${paths.product(slug)}`);
  await expect(page).toHaveURL(new RegExp(`${slug}-neuve$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await crumbs.innerText()).toBe(before);
});

test('two admins change one product, and nothing is overwritten unasked', async ({
  shop,
  samples,
  browser,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id, name } = await createProduct(shop, samples.cheap);
  const context = await browser.newContext({ locale: 'fr-FR' });
  try {
    const other = await context.newPage();
    await signIn({ ...shop, page: other }, demoPerson('admin'));
    await other.setViewportSize(WIDE);
    await shop.open(`/admin/products/${id}`);
    await other.goto(`${shop.url}/admin/products/${id}`);
    await expect(other.getByLabel('Nom', { exact: true })).toHaveValue(name);

    await page.getByLabel('Prix', { exact: true }).fill('41');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Produit enregistré')).toBeVisible();

    // Both changed the price; the name was changed by one only.
    await other.getByLabel('Prix', { exact: true }).fill('42');
    await other.getByLabel('Nom', { exact: true }).fill(`${name} bis`);
    await other.keyboard.press('Control+s');
    const dialog = other.getByRole('alertdialog');
    await expect(dialog).toContainText('Rien n’a été écrasé');
    const row = dialog.getByRole('row', { name: /Prix/ });
    await expect(row).toContainText('40,000');
    await expect(row).toContainText('41,000');
    await expect(row).toContainText('42,000');
    await expect(dialog.getByRole('row')).toHaveCount(2);
    const stored = async () =>
      (
        await ask<{ adminProduct: { product: { name: string; price: { amount: string } } } }>(
          shop,
          'query ($id: ID!) { adminProduct(id: $id) { product { name price { amount } } } }',
          { id },
        )
      ).adminProduct.product;
    expect(await stored()).toEqual({ name, price: { amount: '41.000' } });
    await row.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: /Enregistrer mes changements/ }).click();
    await expect(other.getByText('Produit enregistré')).toBeVisible();
    expect(await stored()).toEqual({ name: `${name} bis`, price: { amount: '41.000' } });
  } finally {
    await context.close();
  }
});

test('a new product is saved while its six pictures are still being sent, and gets them though one is cut', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.allowConsole(/Failed to load resource: net::ERR_CONNECTION_RESET/);
  let sent = 0;
  await page.route('**/admin/upload-photos-supabase*', async (route) => {
    sent += 1;
    const isCut = sent === 2;
    await held;
    await (isCut ? route.abort('connectionreset') : route.continue());
  });
  await shop.open('/admin/products');
  await page.getByRole('link', { name: 'Nouveau produit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau produit');
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase();
  const names = [1, 2, 3, 4, 5, 6].map((number) => `lampe-${number}-${mark}.png`);
  await page.locator('input[type=file]').setInputFiles(
    await Promise.all(
      names.map(async (name, index) => ({
        name,
        mimeType: 'image/png',
        buffer: Buffer.from(await picture(40 + index, 30, 'png')),
      })),
    ),
  );
  for (const name of names) await expect(page.getByText(`Envoi de ${name}`)).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill(`Bougie ${mark}`);
  await page.getByLabel('Référence', { exact: true }).fill(`bougie-${mark}`);
  await page.getByLabel('Prix', { exact: true }).fill('12,5');
  await page.getByLabel('Stock', { exact: true }).fill('7');
  for (const label of ['Catégorie', 'Vendeur']) {
    const field = page.getByRole('combobox', { name: label });
    await field.click();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).not.toHaveValue('');
  }
  const choices = ['Catégorie', 'Vendeur'].map((name) => page.getByRole('combobox', { name }));
  const chosen = await Promise.all(choices.map((field) => field.inputValue()));
  await shop.settle();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Créer le produit' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/(?!new)[^/]+$/);
  await expect(page.getByText(`Envoi de ${names[5]}`)).toBeVisible();
  release();
  await expect(page.getByText('Photos (6 sur 12)')).toBeVisible();
  expect(sent).toBe(7);
  // It was saved by itself.
  await expect(page.getByRole('listitem').filter({ hasText: 'Au moins une photo' })).toContainText('Rempli');
  await expect(page.getByRole('region', { name: 'Modifications' }).getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Photos (6 sur 12)')).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue(`Bougie ${mark}`);
  await expect(page.getByLabel('Référence', { exact: true })).toHaveValue(`BOUGIE-${mark}`);
  await expect(page.getByLabel('Prix', { exact: true })).toHaveValue('12,500');
  await expect(
    page.locator('dt', { hasText: /^Stock$/ }).locator('xpath=following-sibling::dd[1]'),
  ).toContainText('7');
  await Promise.all(choices.map((field, index) => expect(field).toHaveValue(chosen[index] ?? '')));
});

test('stock is corrected with a reason, and a product archived and restored', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { id } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products/${id}`);
  await page.getByRole('button', { name: 'Corriger' }).click();
  await page.getByLabel('Changement').selectOption('take');
  await page.getByLabel('Pièces', { exact: true }).fill('3');
  await expect(page.getByText('De 8 à 5')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Stock enregistré')).toBeVisible();
  const { adminAudit } = await ask<{ adminAudit: { nodes: readonly { action: string }[] } }>(
    shop,
    'query ($id: ID!) { adminAudit(first: 1, filter: { nodeId: $id }) { nodes { action } } }',
    { id },
  );
  expect(adminAudit.nodes).toEqual([{ action: 'product.stock.damaged' }]);

  await page.getByRole('button', { name: 'Archiver' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Il quitte la boutique tout de suite.');
  await dialog.getByRole('button', { name: 'Archiver' }).click();
  await expect(page.getByText('Produit archivé')).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByText('Produit restauré')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'En vente' })).not.toBeChecked();
});

for (const [language, width] of [
  ['fr', 1280],
  ['tn', 390],
] as const) {
  test(`the editor is accessible and fits (${language}, ${width} px)`, async ({ shop, samples }) => {
    const { page } = shop;
    await page.setViewportSize({ width, height: 844 });
    await signIn(shop, demoPerson('admin'));
    await shop.speak(language);
    await shop.open(`/admin/products/${samples.variant.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(samples.variant.name);
    await shop.settle();
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
  });
}
