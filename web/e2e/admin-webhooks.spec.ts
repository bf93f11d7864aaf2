/** Webhook deliveries: the list and its filters. That one that was given up is delivered after it was resent is tested in `admin-dead-letters.spec.ts`. */
import { openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

test('deliveries are listed by state and webhook', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/webhooks?f.state=DEAD');
  await expect(page.getByRole('searchbox', { name: 'Numéro de commande ou de ticket' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Abandonnée');
  await shop.expectAccessible();
});

test('deliveries read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/webhooks', 'tn');
  await expect(page.getByText('ما فمّا حتى تبعيثة')).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
