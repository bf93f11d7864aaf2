import type { Page } from '@playwright/test';

/** Holds the page's requests back, as on a slow connection; the returned function lets them go. */
export async function holdRequests(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await late;
    await route.continue();
  });
  return release;
}

/** Likewise the font; the returned function waits until it is there. */
export async function holdFont(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/*.woff2');
  return async () => {
    release();
    await page.waitForFunction(() => document.fonts.check('16px "Readex Pro Variable"'));
  };
}
