/** The first screen of the back-office: each number is the total of the list that its card leads to. */
import { openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Language } from './support/fixtures.ts';

for (const [language, viewport] of [
  ['fr', WIDE],
  ['tn', PHONE],
] as const satisfies readonly (readonly [Language, typeof WIDE])[])
  test(`each number is its list's total (${language}, ${viewport.width} px)`, async ({ shop }) => {
    test.slow();
    const { page } = shop;
    await page.setViewportSize(viewport);
    await openAdmin(shop, '/admin', language);
    const cards = page.locator('#content li > a');
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) await expect(card).toContainText(/\d/);
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    const found = await cards.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        number: (link.querySelector('span')?.textContent ?? '').replaceAll(/\D/g, ''),
      })),
    );
    for (const { href, number } of found) {
      await shop.open(href);
      const rows = page.locator('[data-row]');
      const total = Number(number);
      if (total <= 25) await expect(rows, href).toHaveCount(total);
      else {
        await expect(rows, href).toHaveCount(25);
        // The list's foot: 1–25 of the total.
        await expect
          .poll(async () => (await page.locator('#content').innerText()).replaceAll(/[\s.,\u202f]/g, ''))
          .toContain(number);
      }
      if (total === 0) await expect(page.locator('#content h2, #content h3').first(), href).toBeVisible();
    }
  });
