import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../e2e/support/chromium.ts';
import { SLOW_PHONE } from './slowPhone.ts';

const TIMEOUT = 60_000;
const BITS_PER_BYTE = 8;

/**
 * Milliseconds from the request of the home page, on the slow phone, until a tap on a card's cart button has an effect: it is
 * tapped every 30 ms until the cart's count changes, like an impatient shopper.
 */
export async function addToCartAfter(shop: string): Promise<number> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      locale: 'fr-FR',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_PHONE.requestLatencyMs,
      downloadThroughput: (SLOW_PHONE.downloadThroughputKbps * 1024) / BITS_PER_BYTE,
      uploadThroughput: (SLOW_PHONE.uploadThroughputKbps * 1024) / BITS_PER_BYTE,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdownMultiplier });
    await page.addInitScript(() => {
      const tap = () => {
        if ((localStorage.getItem('shopping-cart') ?? '').includes('quantity')) {
          Object.assign(globalThis, { answeredAfter: performance.now() });
          return;
        }
        document
          .querySelector<HTMLButtonElement>('main article button[title="Ajouter au panier"]:not(:disabled)')
          ?.click();
        setTimeout(tap, 30);
      };
      tap();
    });
    await page.goto(shop, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(
      () => (globalThis as { answeredAfter?: number }).answeredAfter,
      null,
      {
        timeout: TIMEOUT,
        polling: 50,
      },
    );
    return (await answered.jsonValue()) ?? Number.NaN;
  } finally {
    await browser.close();
  }
}
