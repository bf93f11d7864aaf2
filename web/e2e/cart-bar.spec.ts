import { expect, test, VIEWPORTS } from './support/fixtures.ts';

for (const language of ['fr', 'tn'] as const)
  test(`on a phone total and order button of the cart stay in sight, and the widget stands beside them (${language})`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.speak(language);
    await shop.fillCart([
      { id: samples.cheap.id, quantity: 1 },
      { id: samples.other.id, quantity: 2 },
      { id: samples.dear.id, quantity: 1 },
    ]);
    await shop.open('/cart');
    const bar = page.locator('[data-bottom-bar="beside-widget"]');
    const order = bar.getByRole('link');
    await expect(order).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/TND|د\.ت|DT/);
    // It is there at the page's end too, and nothing lies over it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(order).toBeInViewport({ ratio: 1 });
    const covered = await order.evaluate((link) => {
      const box = link.getBoundingClientRect();
      return [0.02, 0.5, 0.98].some(
        (part) =>
          !link.contains(document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2)),
      );
    });
    expect(covered).toBe(false);
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
    await order.click();
    await expect(page).toHaveURL(/\/order/);
  });
