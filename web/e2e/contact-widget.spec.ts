import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Nous contacter' });
const icon = (page: Page) => button(page).locator('use').getAttribute('href');

test.describe('the floating contact widget', () => {
  test('is at the end of the bottom of every page, above the navigation', async ({ shop, samples }) => {
    const { page } = shop;
    for (const viewport of Object.values(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      for (const path of [
        '/',
        '/allproducts',
        `/product/${samples.cheap.slug}`,
        '/cart',
        '/contact',
        '/nothing',
      ]) {
        await shop.open(path);
        const box = await button(page).boundingBox();
        expect(box, path).not.toBeNull();
        const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
        expect(viewport.width - x - width, `${path} at the right`).toBeLessThan(32);
        expect(y, `${path} at the bottom`).toBeGreaterThan(viewport.height * 0.75);
        if (viewport.width < 820) expect(y + height).toBeLessThanOrEqual(viewport.height - 60);
        const style = await button(page).evaluate((element) => {
          const { position, zIndex } = getComputedStyle(element.parentElement ?? element);
          return { position, zIndex };
        });
        expect(style).toEqual({ position: 'fixed', zIndex: '15' });
      }
    }
    await shop.speak('tn');
    await shop.open('/contact');
    expect((await page.locator('button[aria-label="كلّمنا"]').boundingBox())?.x).toBeLessThan(32);
  });

  test('shows another icon every 1.5 s, but not under the pointer, and keeps its name', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.open('/contact');
    await page.mouse.move(0, 0);
    // The script that changes the icons comes when the page has nothing else to do.
    await page.clock.runFor(3_000);
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await icon(page);
      seen.push((before ?? '').replace(/^.*#/, ''));
      await page.clock.runFor(1_500);
      await expect.poll(() => icon(page)).not.toBe(before);
    }
    expect(new Set(seen)).toEqual(new Set(['message-circle', 'messages-square', 'phone']));
    expect(seen[3]).toBe(seen[0]);

    await button(page).hover();
    const held = await icon(page);
    await page.clock.runFor(6_000);
    expect(await icon(page)).toBe(held);
    await page.mouse.move(0, 0);
    await button(page).focus();
    await page.clock.runFor(6_000);
    expect(await icon(page)).toBe(held);
  });

  test('stands still under reduced motion', async ({ shop }) => {
    const { page } = shop;
    await shop.calm();
    await page.clock.install();
    await shop.open('/contact');
    const before = await icon(page);
    await page.clock.runFor(10_000);
    expect(await icon(page)).toBe(before);
  });

  test('opens live chat, video, a call, the contact page and the assistant', async ({ shop }) => {
    const { page } = shop;
    await shop.speak('en');
    await shop.open('/faq');
    const open = page.getByRole('button', { name: 'Contact us' });
    await open.click();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('list', { name: 'Contact us' });
    const live = menu.getByRole('link', { name: /^Live/ });
    await expect(live).toHaveAttribute('href', 'https://messages.example/lawaj');
    await expect(live).toHaveAttribute('target', '_blank');
    await expect(menu.getByRole('link', { name: /^Video/ })).toHaveAttribute(
      'href',
      'https://messenger.example/lawaj',
    );
    await expect(menu.getByRole('link', { name: 'Direct Call' })).toHaveAttribute('href', 'tel:+21671000000');
    await expect(menu.getByRole('button', { name: 'AI Assistant' })).toBeVisible();
    await shop.expectAccessible();
    await menu.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menu).toBeHidden();
  });

  test('leads to the assistant', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    await button(page).click();
    await page.getByRole('button', { name: 'Assistant IA', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Nous contacter' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Assistant Lawaj' })).toBeVisible();
  });

  test('is closed by Escape, which gives the focus back, and by a press elsewhere', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    const menu = page.getByRole('list', { name: 'Nous contacter' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // Backwards from the button: the list follows it.
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(menu).toBeVisible();
    await page.locator('h1').click();
    await expect(menu).toBeHidden();
  });
});
