/** Sellers: an application is decided by keys, the profile is edited, and a suspension shows what it concerns. */
import { ask, createProduct, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { applyAsSeller } from './support/sellers.ts';
import { texts } from './support/texts.ts';

async function isOnSale(shop: Shop, slug: string): Promise<boolean> {
  const { product } = await ask<{ product: { isAvailable: boolean } | null }>(
    shop,
    'query ($slug: String!) { product(by: { slug: $slug }) { isAvailable } }',
    { slug },
  );
  return product?.isAvailable === true;
}

const language = 'fr';
const viewport = WIDE;

test(`an application is accepted, the seller edited, suspended and let back (${language}, ${viewport.width} px)`, async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin', language);
  const name = (await applyAsSeller(shop)).name;

  // The menu counts it: the card counts those that have waited for a day.
  await page.reload();
  if (viewport.width < 900) await page.getByRole('button', { name: t('admin:menu.open') }).click();
  const entry = page.locator('a[href^="/admin/applications"]').filter({ visible: true });
  await expect(entry).toContainText(/[1-9]/);
  await entry.click();
  await expect(page).toHaveURL(/\/admin\/applications/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('Poteries de Sejnane')).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  const dialog = page.getByRole('alertdialog');
  const decide = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toBeVisible();
    await shop.expectAccessible();
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  // A rejection needs its reason.
  await page.keyboard.press('x');
  await dialog.getByRole('button', { name: t('adminSellers:action.REJECTED'), exact: true }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await decide(t('adminSellers:action.IN_REVIEW'));
  await page.keyboard.press('v');
  await dialog.getByRole('button', { name: t('adminSellers:action.ACTIVE'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const badge = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(badge).toContainText(t('adminSellers:status.ACTIVE'));

  // A document is added, and opens for those who decide.
  await page.getByRole('link', { name: t('adminSellers:documents.title') }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'patente.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await page.getByLabel(t('adminSellers:documents.what')).selectOption('LICENCE');
  await page.getByRole('button', { name: t('adminSellers:documents.save'), exact: true }).click();
  const paper = page
    .getByRole('list', { name: t('adminSellers:documents.title') })
    .getByRole('link', { name: /patente\.pdf/ });
  await expect(paper).toBeVisible();
  const address = new URL((await paper.getAttribute('href')) ?? '', shop.url).href;
  expect((await page.request.get(address)).status()).toBe(200);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.getByRole('link', { name: t('adminSellers:detail.profile') }).click();

  // The profile: a wrong value is named at its field and nothing is lost.
  const hours = page.getByLabel(t('adminSellers:field.preparationHours'));
  await hours.fill('300');
  await page.getByLabel(t('adminSellers:field.commissionRate')).fill('12,5');
  const save = page.getByRole('button', { name: t('admin:keys.save') });
  await save.click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await hours.fill('36');
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(hours).toHaveValue('36');
  await expect(page.getByLabel(t('adminSellers:field.commissionRate'))).toHaveValue('12.50');

  // A suspension tells what leaves the shop, which it does at once.
  const [, id = ''] = /\/admin\/sellers\/([^/?]+)/.exec(page.url()) ?? [];
  const product = await createProduct(shop, samples.cheap, 8, decodeURIComponent(id));
  await expect.poll(() => isOnSale(shop, product.slug)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: t('adminSellers:action.SUSPENDED'), exact: true }).click();
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    t('adminSellers:confirm.products_one', { count: '1' }),
  );
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('adminSellers:action.SUSPENDED'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => isOnSale(shop, product.slug), { timeout: 5_000 }).toBe(false);
  await decide(t('adminSellers:action.RESUME'));
  await expect.poll(() => isOnSale(shop, product.slug), { timeout: 5_000 }).toBe(true);

  await page.getByRole('link', { name: t('adminSellers:detail.history'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '36' }).first()).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
});
