/** Unsaved changes of an editor: leaving by a reload asks, and what a reload interrupts is offered again. */
import { ask, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

const CREATE =
  'mutation ($input: AdminBrandCreateInput!) { adminBrandCreate(input: $input) { brand { id version } } }';
const UPDATE =
  'mutation ($input: AdminBrandUpdateInput!) { adminBrandUpdate(input: $input) { userErrors { code } } }';

interface Brand {
  readonly id: string;
  readonly version: number;
}

async function createBrand(shop: Shop): Promise<Brand> {
  const { adminBrandCreate } = await ask<{ adminBrandCreate: { brand: Brand } }>(shop, CREATE, {
    input: {
      fields: { name: `Marque ${crypto.randomUUID().slice(0, 8)}` },
      idempotencyKey: crypto.randomUUID(),
    },
  });
  return adminBrandCreate.brand;
}

const TEXTS = {
  country: 'Pays',
  restore: 'Reprendre',
  discard: 'Abandonner',
  save: 'Enregistrer',
  region: 'Modifications',
} as const;

/** Reloads the page and agrees to leave it. @returns whether the browser asked */
async function reload({ page }: Shop): Promise<boolean> {
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners('dialog');
  await expect(page.locator('#content h1')).toBeVisible();
  return isAsked;
}

const language = 'fr';

test(`changes that a reload interrupts are offered again (${language})`, async ({ shop }) => {
  const { page } = shop;
  const texts = TEXTS;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands', language);
  const brand = await createBrand(shop);
  await shop.open(`/admin/brands/${brand.id}`);
  const country = page.getByLabel(texts.country);
  const bar = page.getByRole('region', { name: texts.region });
  const restore = bar.getByRole('button', { name: texts.restore });
  await expect(country).toHaveValue('');
  expect(await reload(shop)).toBe(false);

  await country.fill('TN');
  expect(await reload(shop)).toBe(true);
  await expect(country).toHaveValue('');
  await expect(restore).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await restore.click();
  await expect(country).toHaveValue('TN');
  await expect(restore).toHaveCount(0);

  // Restored and interrupted once more; discarded, it is gone for good.
  expect(await reload(shop)).toBe(true);
  await bar.getByRole('button', { name: texts.discard }).click();
  await expect(restore).toHaveCount(0);
  expect(await reload(shop)).toBe(false);
  await expect(country).toHaveValue('');
  await expect(bar.getByRole('button')).toHaveCount(0);

  // Saved, nothing is offered.
  await country.fill('FR');
  await bar.getByRole('button', { name: texts.save }).click();
  await expect(bar.getByRole('button')).toHaveCount(0);
  expect(await reload(shop)).toBe(false);
  await expect(country).toHaveValue('FR');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('a restored draft of an older version asks about what another admin changed', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands');
  const { id, version } = await createBrand(shop);
  await shop.open(`/admin/brands/${id}`);
  const country = page.getByLabel('Pays');
  await country.fill('TN');
  const bar = page.getByRole('region', { name: 'Modifications' });
  await expect(bar.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  // The draft is stored before the tab's process ends without a word.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form-drafts'))).toContain('"TN"');
  page.once('dialog', (dialog) => void dialog.accept());
  await shop.open('/about');
  await ask(shop, UPDATE, { input: { id, version, changes: { country: 'FR' } } });
  await shop.open(`/admin/brands/${id}`);
  await expect(country).toHaveValue('FR');
  await bar.getByRole('button', { name: 'Reprendre' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row').filter({ hasText: 'Pays' })).toContainText('FR');
  await question.getByRole('button').last().click();
  await expect(question).toHaveCount(0);
  await expect(country).toHaveValue('TN');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('signing out removes drafts', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/brands');
  const { id } = await createBrand(shop);
  await shop.open(`/admin/brands/${id}`);
  await page.getByLabel('Pays').fill('TN');
  const stored = () => page.evaluate(() => sessionStorage.getItem('form-drafts'));
  await expect.poll(stored).toContain('"TN"');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('header [data-disclosure]').click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect.poll(stored).toBeNull();
});
