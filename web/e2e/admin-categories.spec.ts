/** The tree of categories: moved by mouse and by keyboard, with what follows in the shop. */
import { paths } from '../../gateway/contract/rules/paths.ts';
import { ask, createProduct, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

interface Made {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly slug: string;
}

const CREATE = `mutation ($input: AdminCategoryCreateInput!) { adminCategoryCreate(input: $input) {
  category { id reference name slug } userErrors { code field message } } }`;
const STATE = `query ($id: ID!) { adminCategory(id: $id) { parentId path { slug } following { total done } } }`;
interface State {
  readonly adminCategory: {
    readonly parentId: string | null;
    readonly path: readonly { readonly slug: string }[];
    readonly following: object | null;
  };
}

/** Creates a category that is shown in the shop. */
async function createCategory(shop: Shop, word: string, parent: Made | null): Promise<Made> {
  const name = `${word} ${crypto.randomUUID().slice(0, 6)}`;
  const fields = { name, active: true };
  const { adminCategoryCreate } = await ask<{ adminCategoryCreate: { category: Made } }>(shop, CREATE, {
    input: { parentId: parent?.id ?? null, fields, idempotencyKey: crypto.randomUUID() },
  });
  return adminCategoryCreate.category;
}

const stateOf = async (shop: Shop, { id }: Made) => (await ask<State>(shop, STATE, { id })).adminCategory;

/** Where an address of the shop leads, and by which status. */
async function leadsTo({ page, url }: Shop, path: string) {
  const response = await page.request.get(`${url}${path}`, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers()['location'] };
}

test('a branch is carried by keyboard; its products, breadcrumbs and old addresses follow', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/categories');
  const [first, second] = [
    await createCategory(shop, 'Rangée', null),
    await createCategory(shop, 'Suite', null),
  ];
  const below = await createCategory(shop, 'Branche', first);
  const leaf = await createCategory(shop, 'Feuille', below);
  const product = await createProduct(shop, samples.cheap);
  await ask(
    shop,
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id: product.id, version: 1, changes: { categoryId: leaf.reference } } },
  );
  const before = paths.category([first.slug, below.slug, leaf.slug]);
  expect((await leadsTo(shop, before)).status).toBe(200);

  await shop.open(`/admin/categories/${below.id}`);
  const tree = page.getByRole('tree', { name: 'Arbre des catégories' });
  const item = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await item(below.name).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${below.name} est prise.`)).toBeVisible();
  // Out of its parent, past the following category, and into it.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`sous ${second.name}.`)).toBeVisible();
  await shop.expectAccessible();
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Déplacer la catégorie' });
  await expect(question).toContainText(`${below.name} va sous ${second.name}`);
  await question.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await expect(page.getByText(`${below.name} est déplacée`)).toBeVisible();
  expect((await stateOf(shop, below)).parentId).toBe(second.id);

  // The job brings the product along.
  const after = paths.category([second.slug, below.slug, leaf.slug]);
  await expect.poll(async () => (await stateOf(shop, below)).following).toBeNull();
  await expect.poll(() => leadsTo(shop, before)).toEqual({ status: 301, location: after });
  await expect
    .poll(async () => {
      await shop.open(paths.product(product.slug));
      return page.getByRole('navigation', { name: 'Fil d’Ariane' }).innerText();
    })
    .toContain(second.name);
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(leaf.name);
  await shop.open(after);
  await expect(page.getByText(product.name).first()).toBeVisible();
});

test('a branch is dragged by mouse', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/categories');
  const [first, second] = [
    await createCategory(shop, 'Rayon', null),
    await createCategory(shop, 'Coin', null),
  ];
  const below = await createCategory(shop, 'Étage', first);
  await shop.open(`/admin/categories/${below.id}`);
  const tree = page.getByRole('tree', { name: 'Arbre des catégories' });
  const item = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await expect(item(second.name)).toBeVisible();
  await item(below.name).dragTo(item(second.name));
  const question = page.getByRole('alertdialog', { name: 'Déplacer la catégorie' });
  await expect(question).toContainText(`${below.name} va sous ${second.name}`);
  await question.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await expect.poll(async () => (await stateOf(shop, below)).parentId).toBe(second.id);
  expect((await stateOf(shop, first)).parentId).toBeNull();
});

test('a new end of an address leaves the former one leading to it', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/categories');
  const parent = await createCategory(shop, 'Salle', null);
  const child = await createCategory(shop, 'Table', parent);
  await shop.open(`/admin/categories/${parent.id}`);
  const slug = `${parent.slug}-neuve`;
  await page.getByLabel('Fin de l’adresse').fill(slug);
  await page
    .getByRole('region', { name: 'Modifications' })
    .getByRole('button', { name: 'Enregistrer' })
    .click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  // The addresses of what is below it change as well.
  await expect
    .poll(() => leadsTo(shop, paths.category([parent.slug, child.slug])))
    .toEqual({ status: 301, location: paths.category([slug, child.slug]) });
});

test('categories are moved below another one together, and moved back', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/categories');
  // Below one that exists: top categories are on every page of the shop.
  const { adminCategories } = await ask<{ adminCategories: readonly [Made] }>(
    shop,
    '{ adminCategories { id reference name slug } }',
    {},
  );
  const [base] = adminCategories;
  const target = await createCategory(shop, 'Étage', base);
  const moved = [await createCategory(shop, 'Banc', base), await createCategory(shop, 'Coffre', base)];
  const parents = async () => {
    const found: (string | null)[] = [];
    for (const one of moved) found.push((await stateOf(shop, one)).parentId);
    return found;
  };
  await shop.open('/admin/categories');
  await page.getByRole('button', { name: 'Sélectionner plusieurs' }).click();
  const choice = page.getByRole('group', { name: 'Catégories à modifier' });
  await expect(choice.getByRole('button', { name: 'Modifier' })).toBeDisabled();
  for (const { name } of moved) await choice.getByRole('checkbox', { name }).check();
  await expect(choice).toContainText('2 sélectionnées');
  await shop.expectAccessible();
  await choice.getByRole('button', { name: 'Modifier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier 2 catégories' });
  await dialog.getByLabel('Champ').selectOption({ label: 'Catégorie au-dessus' });
  await dialog.getByLabel('Valeur').fill(target.name);
  await page.getByRole('option', { name: target.name }).click();
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByRole('main')).toContainText('À appliquer');
  await expect(page.getByRole('row').filter({ hasText: target.name })).toHaveCount(2);
  expect(await parents()).toEqual([base.id, base.id]);
  await page.getByRole('button', { name: /^Appliquer/ }).click();
  await expect(page.getByRole('button', { name: 'Annuler les changements' })).toBeVisible();
  expect(await parents()).toEqual([target.id, target.id]);
  await page.getByRole('button', { name: 'Annuler les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Annulation d’une tâche');
  await expect(page.getByRole('main').getByText('Terminée', { exact: true })).toBeVisible();
  expect(await parents()).toEqual([base.id, base.id]);
});

test('the tree reads well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/categories', 'tn');
  await expect(page.getByRole('tree')).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
