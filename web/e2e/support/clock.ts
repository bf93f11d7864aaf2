import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the page's clock `ahead` milliseconds from now; from then on time passes by `runFor` alone. On a busy machine the moment may be
 * over before the clock gets the message: then a later one is taken.
 */
export async function pauseClock(page: Page, ahead: number): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  }).toPass();
}

/**
 * Lets the page's stopped clock run in steps of `step` ms until `target` is visible. However long the page waits for code or data, what
 * appears is then at most one step old: a message that stays for 2 s cannot be gone before a busy machine looks.
 */
export async function runUntilVisible(page: Page, target: Locator, step = 50): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(target).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 60_000 });
}
