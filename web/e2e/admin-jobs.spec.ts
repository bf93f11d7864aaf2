/** Bulk changes of products: selected in the list, checked, applied and undone on the job's page. */
import { ask, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

const PRICE = 'query ($id: ID!) { adminProduct(id: $id) { discountPrice { amount } } }';

test('products are changed together: checked first, then applied, then undone', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const first = await createProduct(shop, samples.cheap);
  const second = await createProduct(shop, samples.cheap);
  const priceOf = async (id: string) => {
    const { adminProduct } = await ask<{ adminProduct: { discountPrice: { amount: string } | null } }>(
      shop,
      PRICE,
      { id },
    );
    return adminProduct.discountPrice?.amount ?? null;
  };
  await shop.open('/admin/products');
  for (const { name } of [first, second])
    await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await page.keyboard.press('m');
  await expect(bar.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Modifier 2 produits' });
  await expect(dialog.getByLabel('Champ')).toBeFocused();
  // Without a value nothing is sent.
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByLabel('Valeur')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Valeur').fill('10');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\//);
  await expect(page.getByRole('main')).toContainText('À appliquer');
  await expect(page.getByRole('row').filter({ hasText: '36,000' })).toHaveCount(2);
  expect(await priceOf(first.id)).toBeNull();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Appliquer à 2 produits' }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible();
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual(['36.000', '36.000']);
  // The same again opens the same form filled, and makes a job that is checked first.
  const job = page.url();
  await page.getByRole('button', { name: 'Refaire avec les mêmes réglages' }).press('Enter');
  const repeated = page.getByRole('dialog', { name: 'Modifier 2 produits' });
  await expect(repeated.getByLabel('Champ')).toHaveValue('DISCOUNT_PRICE');
  await expect(repeated.getByLabel('Comment')).toHaveValue('lowerPercent');
  await expect(repeated.getByLabel('Valeur')).toHaveValue('10');
  await shop.settle();
  await shop.expectAccessible();
  await repeated.getByLabel('Valeur').fill('20');
  await repeated.getByRole('button', { name: 'Vérifier' }).press('Enter');
  await expect(page).not.toHaveURL(job);
  await expect(page.getByRole('main')).toContainText('À appliquer');
  await expect(page.getByRole('row').filter({ hasText: '32,000' })).toHaveCount(2);
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual(['36.000', '36.000']);
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await shop.open(new URL(job).pathname);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
  await expect(page.getByRole('main').getByText('Terminée', { exact: true })).toBeVisible();
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([null, null]);
});

test('all that match are selected by keyboard, and the job is of their number', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products?f.featured=true');
  const range = page.getByText(/^\d+–\d+ sur \d+$/);
  await expect(range).toBeVisible();
  const total = /sur (\d+)$/.exec((await range.textContent()) ?? '')?.[1] ?? '';
  expect(Number(total)).toBeGreaterThan(25);
  await page.keyboard.press('Shift+A');
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('25 lignes sélectionnées');
  await page.keyboard.press('Shift+A');
  await expect(bar).toContainText(`Tout ce qui correspond : ${total}`);
  await bar.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Modifier ${total} produits` });
  await dialog.getByLabel('Champ').selectOption({ label: 'À la une' });
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  // They are featured already.
  await expect(page.getByRole('main')).toContainText('Il n’y a rien à modifier.');
  await expect(page.getByRole('link', { name: `Inchangés (${total})` })).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('main')).toContainText('Arrêtée');
});

/** Products of a test: enough that a change of all of them takes some batches. */
const MANY = 80;

test('a change of many products is stopped and undone; the shop follows within five seconds', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/products');
  const sample = await ask<{
    adminProduct: {
      seller: { name: string };
      categoryPath: readonly { name: string }[];
      images: readonly { address: string }[];
    };
  }>(
    shop,
    'query ($id: ID!) { adminProduct(id: $id) { seller { name } categoryPath { name } images { address } } }',
    {
      id: samples.cheap.id,
    },
  );
  // Letters alone: digits may be read as a price or a size, and then other carpets match as well.
  const mark = `Zarbia ${crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const header = 'sku;name;seller;category;price;stock;images;active';
  const line = (at: number): string =>
    [
      `${mark.toUpperCase().replace(' ', '-')}-${at}`,
      `${mark} ${at}`,
      sample.adminProduct.seller.name,
      sample.adminProduct.categoryPath.map(({ name }) => name).join(' > '),
      '40,000',
      '5',
      sample.adminProduct.images[0]?.address ?? '',
      'oui',
    ].join(';');
  const file = (from: number, count: number) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...Array.from({ length: count }, (_, at) => line(from + at))].join('\n')),
  });
  await shop.open('/admin/import');
  await page.getByLabel('Choisir un fichier').setInputFiles(file(0, MANY));
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('link', { name: /^Refusés/ })).toHaveText('Refusés (0)');
  await page.getByRole('button', { name: `Appliquer à ${MANY} produits` }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible({
    timeout: 60_000,
  });
  const imported = page.url();

  // What shoppers see: the number of products at most so dear.
  const cheap = async (): Promise<number> => {
    const { products } = await ask<{ products: { totalCount: number } }>(
      shop,
      'query ($q: String!) { products(first: 1, filter: { query: $q, maxPrice: "36" }) { totalCount } }',
      { q: mark },
    );
    return products.totalCount;
  };
  expect(await cheap()).toBe(0);
  await shop.open(`/admin/products?q=${encodeURIComponent(mark)}`);
  await expect(page.getByText(`sur ${MANY}`)).toBeVisible();
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('Shift+A');
  await page
    .getByRole('region', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Modifier', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `Modifier ${MANY} produits` });
  await dialog.getByLabel('Valeur').fill('10');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: `Appliquer à ${MANY} produits` }).click();
  // A fast machine may have done the last batch before the click arrives: then all are changed.
  const stop = page.getByRole('button', { name: 'Arrêter' });
  const ended = page.getByRole('button', { name: 'Annuler les changements' });
  await expect(page.getByText(/En cours\s: [1-9]\d* sur/).or(ended)).toBeVisible();
  await Promise.race([stop.click(), ended.waitFor()]);
  await expect(ended).toBeVisible();
  const changed = Number(/Modifiés(\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]);
  expect(changed).toBeGreaterThan(0);
  await expect.poll(cheap, { timeout: 5_000 }).toBe(changed);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
  await expect(page.getByRole('main').getByText('Terminée', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(cheap, { timeout: 5_000 }).toBe(0);

  // The next file of the same kind is sent with the settings of the first one.
  await shop.open(new URL(imported).pathname);
  await page.getByRole('link', { name: 'Refaire avec les mêmes réglages' }).click();
  await expect(page).toHaveURL(/like=/);
  await expect(page.getByRole('main')).toContainText('Mêmes réglages qu’un import précédent');
  await shop.expectAccessible();
  await page.getByLabel('Choisir un fichier').setInputFiles(file(MANY, 1));
  await expect(page.getByLabel('Champ de la colonne price')).toHaveValue('price');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('button', { name: 'Appliquer à 1 produit' })).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  // The products leave the shop again.
  await shop.open(new URL(imported).pathname);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
});

test('jobs read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/jobs', 'tn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المهام');
  await shop.expectAccessible();
});
