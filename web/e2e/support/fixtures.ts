import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { SHOP_URL } from './startShop.ts';

export { expect } from '@playwright/test';

export type Language = 'fr' | 'en' | 'de' | 'tn';

/** The two widths that every page is tested at. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The page under test, with what nearly every test asks of it. */
export interface Shop {
  readonly page: Page;
  /** Goes to an address of the shop and waits until it is hydrated. Gives the answer's status. */
  open(path: string): Promise<number>;
  /** Chooses the language, as a returning shopper has it: in the cookie and on the device. */
  speak(language: Language): Promise<void>;
  /** Fails on any accessibility violation of what is on screen. */
  expectAccessible(): Promise<void>;
  /** Sum of the layout shifts since the page was opened that nobody caused by input. */
  layoutShift(): Promise<number>;
  /** Fails when the page can be scrolled sideways. */
  expectNoSidewaysScroll(): Promise<void>;
  /** Lets a message of the console pass that the test is about. */
  allowConsole(pattern: RegExp): void;
  /** Lets a failing request pass that the test is about. */
  allowFailure(pattern: RegExp): void;
}

interface Fixtures {
  readonly shop: Shop;
}

function baseUrl(): string {
  const url = process.env[SHOP_URL];
  if (url === undefined) throw new Error('The shop was not started');
  return url;
}

/** Adds up layout shifts from the start of every document. */
function watchShifts(): void {
  const sums = { shift: 0 };
  Object.assign(globalThis, { lawajLayout: sums });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) sums.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Tests with `shop`. Such a test fails, whatever else it asserts, on any message in the console, any error of the page, any
 * request to a foreign host and any request that fails.
 */
export const test = base.extend<Fixtures>({
  shop: async ({ page, context }, run) => {
    const url = baseUrl();
    const problems: string[] = [];
    const consoleAllowed: RegExp[] = [];
    const failureAllowed: RegExp[] = [];

    await context.addInitScript(watchShifts);
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()}`;
      // The browser's own words for an answer that `response` below looks at.
      if (message.text().startsWith('Failed to load resource: the server responded')) return;
      if (!consoleAllowed.some((pattern) => pattern.test(text)))
        problems.push(`console ${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => {
      const text = error.stack ?? error.message;
      if (!consoleAllowed.some((pattern) => pattern.test(text))) problems.push(`page error: ${text}`);
    });
    page.on('request', (request) => {
      const target = new URL(request.url());
      if (target.protocol.startsWith('http') && target.origin !== url)
        problems.push(`foreign host: ${request.url()}`);
    });
    page.on('response', (response) => {
      const request = response.request();
      if (response.status() < 400 || request.isNavigationRequest()) return;
      if (!failureAllowed.some((pattern) => pattern.test(response.url()))) {
        problems.push(`answer ${response.status()}: ${response.url()}`);
      }
    });

    await run({
      page,
      async open(path) {
        const response = await page.goto(`${url}${path}`);
        await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
        return response?.status() ?? 0;
      },
      async speak(language) {
        await context.addCookies([{ name: 'lang', value: language, url }]);
        await context.addInitScript((value) => localStorage.setItem('lang', value), language);
      },
      async expectAccessible() {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
        );
        expect(found, 'accessibility violations').toEqual([]);
      },
      layoutShift: () =>
        page.evaluate(() => (globalThis as unknown as { lawajLayout: { shift: number } }).lawajLayout.shift),
      async expectNoSidewaysScroll() {
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, 'pixels that the page is wider than its window').toBeLessThanOrEqual(0);
      },
      allowConsole: (pattern) => consoleAllowed.push(pattern),
      allowFailure: (pattern) => failureAllowed.push(pattern),
    });
    expect(problems, 'console messages, page errors, failed and foreign requests').toEqual([]);
  },
});
