/** Products as CSV: exported, changed in a file, imported again, and undone. */
import { readFile } from 'node:fs/promises';
import { ask, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { texts } from './support/texts.ts';

const PRODUCT = 'query ($id: ID!) { adminProduct(id: $id) { product { name sku price { amount } } } }';

interface Answer {
  adminProduct: { product: { name: string; sku: string; price: { amount: string } } };
}
const productOf = async (shop: Shop, id: string): Promise<Answer['adminProduct']['product']> =>
  (await ask<Answer>(shop, PRODUCT, { id })).adminProduct.product;

const choose = async ({ page }: Shop, name: string, content: string | Buffer): Promise<void> => {
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page).toHaveURL(/\/admin\/jobs\//);
};

test('an export changes nothing when it is imported again', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { name } = await createProduct(shop, samples.cheap);
  await shop.open(`/admin/products?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('group', { name: 'Exporter' }).getByRole('button', { name: 'Produits' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('products.csv');
  const content = await readFile(await file.path());
  expect(content.toString()).toContain(name);
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importer un fichier');
  await shop.expectAccessible();
  await choose(shop, 'products.csv', content);
  await expect(page.getByLabel('Champ de la colonne discountPrice')).toHaveValue('discountPrice');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('main')).toContainText('Il n’y a rien à modifier.');
  await expect(page.getByRole('link', { name: /^Changements/ })).toHaveText('Changements (0)');
  await expect(page.getByRole('link', { name: /^Refusés/ })).toHaveText('Refusés (0)');
});

test('a file of a French spreadsheet: columns, errors by line, applied, reported and undone', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id } = await createProduct(shop, samples.cheap);
  const product = await productOf(shop, id);
  await shop.open('/admin/import');
  const lines = [
    'Référence;Désignation;Tarif;Rayonnage',
    `${product.sku};Théière dorée;52,500;A1`,
    'INCONNUE-1;Théière;12,5;A2',
    `${product.sku};;gratuit;`,
  ];
  await choose(shop, 'tarifs.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tarifs.csv');
  await expect(page.getByLabel('Champ de la colonne Référence')).toHaveValue('sku');
  await expect(page.getByLabel('Champ de la colonne Désignation')).toHaveValue('name');
  const price = page.getByLabel('Champ de la colonne Tarif');
  await expect(price).toHaveValue('');
  // A field is assigned once.
  await price.selectOption('name');
  await expect(page.getByText('Ce champ est déjà assigné à une autre colonne.')).toBeVisible();
  await price.selectOption('price');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Théière dorée' })).toContainText('52,500');
  await page.getByRole('link', { name: 'Refusés (2)' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'INCONNUE-1' })).toContainText(
    'Nécessaire à la création.',
  );
  const wrong = page.getByRole('row').filter({ hasText: 'Déjà à la ligne 2.' });
  await expect(wrong).toContainText('Montant attendu');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Appliquer à 1 produit' }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible();
  expect(await productOf(shop, id)).toMatchObject({ name: 'Théière dorée', price: { amount: '52.500' } });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le rapport' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toContain(`2;${product.sku};Modifié;price;40,000;52,500;`);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
  await expect(page.getByRole('main').getByText('Terminée', { exact: true })).toBeVisible();
  expect(await productOf(shop, id)).toEqual(product);
});

test('what is no CSV is refused with its reason, on a phone in Tunisian Arabic too', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/import', 'tn');
  shop.allowFailure(/\/admin\/imports/);
  shop.allowConsole(/400/);
  const input = page.getByLabel('اختار ملف');
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert')).toHaveText('هاذا موش CSV: سجّل الجدول بفورما CSV.');
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('sku\nA\n') });
  await expect(page.getByRole('alert')).toContainText('زوز عواميد');
  await shop.expectAccessible();
});

test('columns of a seller’s next file are proposed as they were assigned', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/import');
  // The assignment is stored: another run of this test has other columns.
  const tariff = `Tarif ${crypto.randomUUID().slice(0, 8)}`;
  const send = async (): Promise<void> => {
    await page.getByRole('combobox', { name: 'Fichier du vendeur' }).click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await choose(shop, 'vendeur.csv', `Code interne;${tariff};Rayonnage\nA;1;B\n`);
  };
  await send();
  const price = page.getByLabel(`Champ de la colonne ${tariff}`);
  await expect(price).toHaveValue('');
  await page.getByLabel('Champ de la colonne Code interne').selectOption('sku');
  await price.selectOption('price');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('link', { name: 'Refusés (1)' })).toBeVisible();
  await shop.open('/admin/import');
  await expect(page.locator('#content h1')).toBeVisible();
  await shop.expectAccessible();
  await send();
  await expect(price).toHaveValue('price');
  await expect(page.getByLabel('Champ de la colonne Rayonnage')).toHaveValue('');
});

test('stocks are exported, changed in a file and imported', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const { id, name } = await createProduct(shop, samples.cheap);
  const { sku } = await productOf(shop, id);
  await shop.open(`/admin/products?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await shop.expectAccessible();
  await page.getByRole('group', { name: 'Exporter' }).getByRole('button', { name: 'Stocks' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('stock.csv');
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toMatch(new RegExp(`\\n${sku};\\d+\\r\\n`));
  await shop.open('/admin/import');
  await page.getByLabel('Contenu du fichier').selectOption('Stocks');
  await choose(shop, 'stock.csv', content.replace(/;\d+\r\n$/, ';77\r\n'));
  await expect(page.getByLabel('Champ de la colonne stock')).toHaveValue('stock');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('row').filter({ hasText: sku })).toContainText('77');
  await page.getByRole('button', { name: 'Appliquer 1 changement' }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible();
  const { adminProduct } = await ask<{ adminProduct: { product: { stock: number } } }>(
    shop,
    'query ($id: ID!) { adminProduct(id: $id) { product { stock } } }',
    { id },
  );
  expect(adminProduct.product.stock).toBe(77);
});

test('categories are imported from their screen, on a phone in Tunisian Arabic too', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/categories', 'tn');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'صدّر' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('categories.csv');
  const content = await readFile(await file.path());
  await page.getByRole('link', { name: 'ورّد' }).click();
  await expect(page.getByLabel('شنوّة فيه الملف')).toHaveValue('CATEGORIES_IMPORT');
  await shop.expectAccessible();
  await page
    .getByLabel('اختار ملف')
    .setInputFiles({ name: 'categories.csv', mimeType: 'text/csv', buffer: content });
  await expect(page).toHaveURL(/\/admin\/jobs\//);
  await page.getByRole('button', { name: 'ثبّت السطورة' }).click();
  await expect(page.getByRole('link', { name: /^التبديلات/ })).toContainText('(0)');
  await expect(page.getByRole('link', { name: /^مرفوضين/ })).toContainText('(0)');
  await shop.expectAccessible();
});

const language = 'fr';
const viewport = WIDE;

test(`what an import does beyond the usual is ticked before it is applied (${language}, ${viewport.width} px)`, async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin/import', language);
  const { id } = await createProduct(shop, samples.cheap);
  const { sku } = await productOf(shop, id);
  await page.getByLabel(t('adminImport:choose')).setInputFiles({
    name: 'tarifs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sku;price;stock\n${sku};4,000;0\n`),
  });
  await page.getByRole('button', { name: t('adminImport:columns.check') }).click();
  const warnings = page.getByRole('group', { name: t('adminJobs:warnings.title') });
  await expect(warnings.getByRole('checkbox')).toHaveCount(2);
  const apply = page.getByRole('button', { name: t('adminJobs:apply_one', { n: '1' }) });
  await expect(apply).toBeDisabled();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await warnings.getByRole('checkbox').first().check();
  await expect(apply).toBeDisabled();
  await warnings.getByRole('checkbox').last().check();
  await apply.click();
  await expect(page.getByRole('button', { name: t('adminJobs:undo') })).toBeVisible();
  expect((await productOf(shop, id)).price.amount).toBe('4.000');
});
