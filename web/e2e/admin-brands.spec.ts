/** Brands: created, edited, shown in the shop, and merged. */
import { readFileSync } from 'node:fs';
import { paths } from '../../gateway/contract/rules/paths.ts';
import { ask, createProduct, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

const BRAND = 'query ($id: ID!) { adminBrand(id: $id) { reference slug } }';
interface Brand {
  readonly adminBrand: { readonly reference: string; readonly slug: string };
}

/** Creates a brand in its dialog and puts it into the shop; returns its id. */
async function createBrand({ page, open }: Shop, name: string): Promise<string> {
  await open('/admin/brands');
  await page.getByRole('button', { name: 'Nouvelle marque' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle marque' });
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(dialog.getByLabel('Nom')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Nom').fill(name);
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByRole('main')).toContainText('En boutique');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

test('brands are created, edited and merged; products and addresses follow', async ({ shop, samples }) => {
  const { page, url } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands');
  const mark = newMark();
  const [kept, gone] = [`Aoula ${mark}`, `Zaouia ${mark}`];
  const keptId = await createBrand(shop, kept);
  const goneId = await createBrand(shop, gone);
  const save = page
    .getByRole('region', { name: 'Modifications' })
    .getByRole('button', { name: 'Enregistrer' });
  await page.getByLabel('Pays').fill('t');
  await save.click();
  await expect(page.getByLabel('Pays')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Pays').fill('tn');
  await page.getByLabel('Fin de l’adresse').fill(`zaouia-neuve-${mark}`);
  await shop.expectAccessible();
  await save.click();
  await expect(save).toHaveCount(0);
  const { adminBrand: brand } = await ask<Brand>(shop, BRAND, { id: goneId });
  expect(brand.slug).toBe(`zaouia-neuve-${mark}`);

  const product = await createProduct(shop, samples.cheap);
  await ask(
    shop,
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id: product.id, version: 1, changes: { brandId: brand.reference } } },
  );
  await shop.open(`/admin/brands/${goneId}`);
  await page.getByRole('button', { name: 'Fusionner…' }).click();
  const question = page.getByRole('dialog', { name: `Fusionner ${gone}` });
  const merge = question.getByRole('button', { name: 'Fusionner', exact: true });
  await question.getByLabel('Fusionner dans').selectOption({ label: kept });
  await expect(merge).toBeDisabled();
  await question.getByLabel('Je sais que cela ne peut pas être annulé').check();
  await shop.expectAccessible();
  await merge.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept);

  const { adminBrand: present } = await ask<Brand>(shop, BRAND, { id: keptId });
  const BRAND_OF = 'query ($id: ID!) { adminProduct(id: $id) { brand { name } } }';
  await expect
    .poll(async () => {
      const { adminProduct } = await ask<{ adminProduct: { brand: { name: string } | null } }>(
        shop,
        BRAND_OF,
        {
          id: product.id,
        },
      );
      return adminProduct.brand?.name;
    })
    .toBe(kept);
  await expect
    .poll(async () => {
      const response = await page.request.get(`${url}${paths.brand(brand.slug)}`, { maxRedirects: 0 });
      return { status: response.status(), location: response.headers()['location'] };
    })
    .toEqual({ status: 301, location: paths.brand(present.slug) });
});

test('brands are hidden together: checked first, then applied, then undone; their list is a file', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands');
  const mark = newMark();
  const names = [`Barka ${mark}`, `Chadha ${mark}`];
  const ids: string[] = [];
  for (const name of names) ids.push(await createBrand(shop, name));
  const shown = async (): Promise<boolean[]> => {
    const found: boolean[] = [];
    for (const id of ids) {
      const { adminBrand } = await ask<{ adminBrand: { active: boolean } }>(
        shop,
        'query ($id: ID!) { adminBrand(id: $id) { active } }',
        { id },
      );
      found.push(adminBrand.active);
    }
    return found;
  };
  await shop.open(`/admin/brands?q=${mark}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('brands.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(names);
  for (const name of names) await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await page
    .getByRole('region', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Modifier', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Modifier 2 marques' });
  await dialog.getByLabel('Valeur').selectOption({ label: 'Non' });
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\//);
  await expect(page.getByRole('main')).toContainText('À appliquer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modification groupée de marques');
  expect(await shown()).toEqual([true, true]);
  await shop.expectAccessible();
  await page.getByRole('button', { name: /^Appliquer/ }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible();
  expect(await shown()).toEqual([false, false]);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
  await expect(page.getByRole('main').getByText('Terminée', { exact: true })).toBeVisible();
  expect(await shown()).toEqual([true, true]);
});

test('all brands that match are selected by keyboard', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands');
  await expect(page.getByText(/^1–25 sur \d+$/)).toBeVisible();
  await page.keyboard.press('Shift+A');
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('25 lignes sélectionnées');
  await page.keyboard.press('Shift+A');
  // Other tests make brands meanwhile.
  await expect(bar).toContainText(/Tout ce qui correspond\s: \d+/);
  const total = /: (\d+)/.exec((await bar.textContent()) ?? '')?.[1] ?? '';
  await bar.getByRole('button', { name: 'Modifier', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Modifier ${total} marques` })).toBeVisible();
});

test('brands read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/brands', 'tn');
  await expect(page.getByRole('list').first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
