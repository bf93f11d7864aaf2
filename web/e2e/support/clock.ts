import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock `ahead` milliseconds from now; from then on time passes by `runFor` alone. On a busy machine the moment may be
 * over before the clock gets the message: then a later one is taken.
 */
export async function pauseClock(page: Page, ahead: number): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  }).toPass();
}
