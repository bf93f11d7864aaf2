/** Media uploads of the back office: queue, refusals, retries, and the library. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signIn } from './support/account.ts';
import { ask, createProduct } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { demoPerson } from './support/people.ts';

const UPLOADS = '**/admin/upload-photos-supabase*';
/** A picture of the shop's own files. */
const PICTURE = readFileSync(fileURLToPath(new URL('../../gateway/docs/images/home.png', import.meta.url)));

interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const picture = (name: string): TestFile => ({ name, mimeType: 'image/png', buffer: PICTURE });

async function openMedia(shop: Shop): Promise<void> {
  await signIn(shop, demoPerson('admin'));
  await shop.open('/admin/media');
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Médias');
}

const choose = (shop: Shop, files: TestFile[]): Promise<void> =>
  shop.page.getByLabel('Choisir des fichiers').setInputFiles(files);

const unique = (name: string): string => `${name}-${Math.random().toString(36).slice(2, 8)}.png`;

test('a picture is uploaded, listed, described, and put into the bin', async ({ shop }) => {
  const { page } = shop;
  const name = unique('tapis');
  await openMedia(shop);
  await choose(shop, [picture(name)]);
  await expect(page.getByText('Envoi réussi')).toBeVisible();
  await expect(page.getByText('1 réussis, 0 échoués')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Envois' });
  await expect(panel).toContainText('0 en cours, 1 terminés, 0 échoués');
  await shop.expectAccessible();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Fichier' });
  await dialog.getByLabel('Français').fill('Un tapis bleu');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(dialog.getByLabel('Français')).toHaveValue('Un tapis bleu');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Corbeille' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('several files are moved to a folder, and put into the bin unless they are used, each with its result', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const mark = Math.random().toString(36).slice(2, 8);
  const names = [`banc-${mark}.png`, `coffre-${mark}.png`, `table-${mark}.png`];
  await openMedia(shop);
  await choose(shop, names.map(picture));
  await expect(page.getByText('3 réussis, 0 échoués')).toBeVisible();
  const FILES = 'query ($q: String!) { adminMedia(filter: { query: $q }) { nodes { name url folder } } }';
  const filesOf = async () => {
    const { adminMedia } = await ask<{
      adminMedia: { nodes: { name: string; url: string; folder: string }[] };
    }>(shop, FILES, { q: mark });
    return adminMedia.nodes.toSorted((a, b) => a.name.localeCompare(b.name));
  };
  const product = await createProduct(shop, samples.cheap);
  const used = (await filesOf()).at(-1);
  await ask(
    shop,
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id: product.id, version: 1, changes: { images: [used?.url] } } },
  );
  await shop.open(`/admin/media?q=${mark}`);
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  const select = async (): Promise<void> => {
    for (const name of names) await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
    await expect(bar).toContainText('3 fichiers sélectionnés');
  };
  await select();
  await shop.expectAccessible();
  await bar.getByLabel('Dossier de destination').selectOption({ label: 'Catégories, images' });
  await bar.getByRole('button', { name: 'Déplacer' }).click();
  const results = page.getByRole('dialog', { name: 'Résultat' });
  await expect(results.getByText('Déplacé', { exact: true })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect((await filesOf()).map(({ folder }) => folder)).toEqual(names.map(() => 'CATEGORIES_IMAGES'));
  await select();
  await bar.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(results.getByRole('listitem').filter({ hasText: 'table-' })).toContainText('Encore utilisé');
  await expect(results.getByText('Dans la corbeille pour 30 jours')).toHaveCount(2);
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  expect((await filesOf()).map(({ name }) => name)).toEqual([names[2]]);
});

test('what may not be uploaded is refused before it is sent, with a reason', async ({ shop }) => {
  const { page } = shop;
  await openMedia(shop);
  let requests = 0;
  await page.route(UPLOADS, (route) => {
    requests += 1;
    return route.abort();
  });
  await choose(shop, [{ name: 'texte.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') }]);
  await expect(page.getByText('Vous pouvez seulement envoyer image/*, video/*')).toBeVisible();
  await choose(shop, [{ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('bonjour') }]);
  await expect(page.getByText(/faux\.png n’est ni une image ni une vidéo/)).toBeVisible();
  expect(requests).toBe(0);
});

test('a failure that may pass is retried, a refusal is not, and both can be repeated by hand', async ({
  shop,
}) => {
  const { page } = shop;
  await openMedia(shop);
  shop.allowFailure(/upload-photos-supabase/);
  shop.allowConsole(/upload-photos-supabase|status of (?:503|415)/);
  const statuses = [503, 503, 503, 415];
  const keys: (string | undefined)[] = [];
  await page.route(UPLOADS, async (route) => {
    const status = statuses[keys.length];
    keys.push(route.request().headers()['idempotency-key']);
    if (status === undefined) return route.continue();
    const error = { code: 'X', message: `refused with ${status}` };
    await route.fulfill({
      status,
      json: { error },
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
      },
    });
  });
  const name = unique('essai');
  await choose(shop, [picture(name)]);
  await expect(page.getByText('Échec de l’envoi')).toBeVisible();
  expect(keys).toHaveLength(4);
  await page.getByRole('button', { name: `Réessayer ${name}` }).click();
  await expect(page.getByText('Envoi réussi')).toBeVisible();
  // One key for one file: whatever is repeated, it is stored once.
  expect(new Set(keys).size).toBe(1);
});

test('an upload waits while the browser is offline, and goes on by itself', async ({ shop }) => {
  const { page } = shop;
  await openMedia(shop);
  shop.allowFailure(/upload-photos-supabase/);
  shop.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  // The first one of several requests is still being sent when the connection is lost.
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((done) => (lose = done));
  let requests = 0;
  await page.route(UPLOADS, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await lost;
    return route.abort('internetdisconnected');
  });
  const panel = page.getByRole('region', { name: 'Envois' });
  await choose(shop, [picture(unique('tunnel'))]);
  await expect(panel).toContainText('1 en cours');
  await page.context().setOffline(true);
  lose();
  await expect(panel).toContainText('Hors ligne');
  await expect(panel).toContainText('1 en cours');
  expect(requests).toBe(1);
  await page.context().setOffline(false);
  await expect(page.getByText('Envoi réussi')).toBeVisible();
  await expect(panel).toContainText('0 en cours, 1 terminés, 0 échoués');
});

test('uploads go on while another screen is shown, and can be paused', async ({ shop }) => {
  const { page } = shop;
  await openMedia(shop);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  let requests = 0;
  await page.route(UPLOADS, async (route) => {
    requests += 1;
    if (requests === 1) await held;
    await route.continue().catch(() => undefined);
  });
  const name = unique('long');
  await choose(shop, [picture(name)]);
  const panel = page.getByRole('region', { name: 'Envois' });
  await panel.getByRole('button', { name: `Mettre ${name} en pause` }).click();
  await expect(panel).toContainText('En pause');
  release();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await panel.getByRole('button', { name: `Reprendre ${name} au début` }).click();
  await expect(page.getByText('Envoi réussi')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
