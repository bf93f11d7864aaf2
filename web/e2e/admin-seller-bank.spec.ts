/** The bank account of a seller: its key is checked, and it stays. */
import { openAdmin, PHONE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

const RIB = '10006035183598478831';

const language = 'tn';
const viewport = PHONE;
const place = 1;

test(`a seller's bank account is set (${language}, ${viewport.width} px)`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin/sellers', language);
  await page.locator('[data-row] a').nth(place).click();
  const edit = page.getByRole('button', { name: /RIB/ });
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${RIB.slice(0, -1)}2`);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(/موش صحيح/)).toBeVisible();
  await shop.expectAccessible();
  await dialog.getByRole('textbox').fill(`${RIB.slice(0, 5)} ${RIB.slice(5)}`);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#content')).toContainText(RIB);
  await shop.expectNoSidewaysScroll();
  await page.reload();
  await expect(page.locator('#content')).toContainText(RIB);
});
