/** A message to sellers: written once, confirmed with the number that it reaches, mailed to each and listed in its history. */
import { openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { mailsWith } from './support/mail.ts';
import { applyAsSeller } from './support/sellers.ts';
import { texts } from './support/texts.ts';

test('a message reaches the checked sellers, and stands in their history (fr, 1280 px)', async ({ shop }) => {
  const { page } = shop;
  const t = texts('fr');
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin', 'fr');
  const one = await applyAsSeller(shop);
  const two = await applyAsSeller(shop);
  await shop.open('/admin/sellers');
  for (const { name } of [one, two])
    await page.locator('[data-row]', { hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('adminSellers:message.write') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('adminSellers:message.next') }).click();
  await expect(dialog.getByText(t('admin:problem.REQUIRED')).first()).toBeVisible();
  const subject = `Enlèvements ${crypto.randomUUID().slice(0, 6)}`;
  await dialog.getByLabel(t('adminSellers:message.subject')).fill(subject);
  await dialog
    .getByLabel(t('adminSellers:message.text'))
    .fill('Les enlèvements s’arrêtent vendredi.\nBonne fête !');
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t('adminSellers:message.next') }).click();
  await dialog.getByRole('button', { name: t('adminSellers:message.send_other', { n: '2' }) }).click();
  await expect(dialog).toBeHidden();
  for (const { email } of [one, two])
    await expect
      .poll(
        async () =>
          (await mailsWith(page.request, shop.url, email)).filter((mail) => mail.includes(subject)).length,
      )
      .toBe(1);
  await page.locator('[data-row]', { hasText: two.name }).getByRole('link').first().click();
  await page.getByRole('link', { name: t('adminSellers:message.list'), exact: true }).click();
  await expect(page.getByText(subject)).toBeVisible();
  await expect(page.getByText(t('adminSellers:message.state.SENT'), { exact: true })).toBeVisible();
  await shop.expectAccessible();
});
