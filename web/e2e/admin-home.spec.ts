/** The first screen of the back-office: each number is the total of the list that its card leads to. */
import { openAdmin, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';

const language = 'fr';
const viewport = WIDE;

test(`each number is its list's total (${language}, ${viewport.width} px)`, async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin', language);
  const cards = page.locator('#content li a');
  // The orders, those to confirm and the refusals of the day, and what there is to do; other tests make more of it meanwhile.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(14);
  for (const card of await cards.all()) await expect(card).toContainText(/\d/);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // Other tests change orders of the same shop meanwhile: a pair of figures that differs is read again.
  for (const href of hrefs)
    await expect(async () => {
      await shop.open('/admin');
      const card = page.locator(`#content li a[href="${href}"]`);
      await expect(card).toContainText(/\d/);
      const figure = await card.evaluate((link) => (link.querySelector('span') ?? link).textContent ?? '');
      const number = figure.replaceAll(/\D/g, '');
      const total = Number(number);
      await shop.open(href);
      await expect(page.locator('[data-row]'), href).toHaveCount(Math.min(total, 25), { timeout: 5_000 });
      // The list's foot: 1–25 of the total.
      if (total > 25)
        expect((await page.locator('#content').innerText()).replaceAll(/[\s.,\u202f]/g, '')).toContain(
          number,
        );
      if (total === 0)
        await expect(page.locator('#content h2, #content h3').first(), href).toBeVisible({
          timeout: 5_000,
        });
    }).toPass({ timeout: 45_000 });
});
