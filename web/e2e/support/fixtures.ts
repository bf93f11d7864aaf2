import { UPLOAD_PATH } from '../../../gateway/contract/rules/media.ts';
import { expect, test as base, type Page } from '@playwright/test';
import { accessibilityViolations, type AxeScope } from './axe.ts';
import { chooseSamples, SHOP_SAMPLES, type Samples } from './samples.ts';
import { SHOP_URL } from './startShop.ts';

export { expect } from '@playwright/test';

export type Language = 'fr' | 'en' | 'de' | 'tn';

/** The two widths at which every page is tested. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Each language at one of the widths: the two cells find what all four combinations would, in half the time. */
export const LANGUAGE_AND_DEVICE = [
  ['fr', 'desktop'],
  ['tn', 'phone'],
] as const satisfies readonly (readonly [Language, keyof typeof VIEWPORTS])[];

/** The page under test, with helpers for most tests. */
export interface Shop {
  readonly page: Page;
  /** Origin of the shop, without a slash. */
  readonly url: string;
  /** Opens a URL of the shop and waits until it is hydrated. Returns the response's status. */
  open(path: string): Promise<number>;
  /** Another tab of the same shopper, hydrated and watched like the first. */
  newTab(path: string): Promise<Page>;
  /** Chooses the language, as for a returning shopper: in the cookie and on the device. */
  speak(language: Language): Promise<void>;
  /** Puts lines into the device's cart, before the next page is opened. */
  fillCart(lines: unknown): Promise<void>;
  /** The stored cart of the device. */
  cart(): Promise<unknown>;
  /** From now on reduced motion is preferred. */
  calm(): Promise<void>;
  /** Waits until all finite animations have ended. */
  settle(): Promise<void>;
  /** Fails on any accessibility violation of the current page, or of what the scope says. */
  expectAccessible(scope?: AxeScope): Promise<void>;
  /** Scrolls to the end of the page and back, so that all deferred content is loaded. */
  readThrough(): Promise<void>;
  /** Fails if the layout shifts since the page was opened, without input, exceed the limit (default .02). */
  expectStill(limit?: number): Promise<void>;
  /** Fails if the page can be scrolled sideways. */
  expectNoSidewaysScroll(): Promise<void>;
  /** Allows a console message that the test is about. */
  allowConsole(pattern: RegExp): void;
  /** Allows a failing request that the test is about. */
  allowFailure(pattern: RegExp): void;
  /** Leaves requests to the GraphQL API without a response until the returned function is called, as if the gateway were down. */
  cutOff(): Promise<() => Promise<void>>;
}

interface Fixtures {
  readonly shop: Shop;
  /** Skips the test if the run has no time left: see BROWSER_TESTS_UNTIL. */
  readonly enoughTime: void;
}

/** When the last browser test may start, in seconds since 1970. Only CI sets it, whose runs are ended at a time limit. */
const until = Number(process.env['BROWSER_TESTS_UNTIL'] ?? Number.POSITIVE_INFINITY);

interface WorkerFixtures {
  /** Origin of the shop, without a slash. */
  readonly shopUrl: string;
  readonly samples: Samples;
}

interface Shifts {
  readonly shifts: string[];
  sum: number;
}

/** Adds up layout shifts from the start of every document. */
function watchShifts(): void {
  const layout: Shifts = { shifts: [], sum: 0 };
  Object.assign(globalThis, { lawajLayout: layout });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node?: Node }[];
      };
      if (hadRecentInput) continue;
      layout.sum += value;
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      layout.shifts.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Keeps a page's frames coming. Without any movement, a browser that renders without a GPU occasionally stops producing frames
 * permanently, and everything that waits for one hangs, screenshots too. An animation on the compositor prevents that.
 */
function keepDrawing(): void {
  const start = (): void => {
    const twinkle = [{ opacity: 1 }, { opacity: 0.9999 }];
    document.documentElement.animate(twinkle, { duration: 1000, iterations: Infinity });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** Waits until every finite animation has ended. */
async function settle(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  for (let running = ending(); running.length > 0; running = ending()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}

/**
 * Tests with `shop`. Such a test fails, whatever else it asserts, on any message in the console, any error of the page, any
 * request to a foreign host and any request that fails.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopUrl: [process.env[SHOP_URL] ?? '', { scope: 'worker', option: true }],
  samples: [
    async ({ shopUrl }, run) => {
      const chosen = process.env[SHOP_SAMPLES];
      await run(chosen === undefined ? await chooseSamples(shopUrl) : (JSON.parse(chosen) as Samples));
    },
    { scope: 'worker' },
  ],

  enoughTime: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
    async ({}, run, info) => {
      info.skip(Date.now() / 1000 > until, 'this machine had no time left for them');
      await run();
    },
    { auto: true },
  ],

  shop: async ({ page, context, shopUrl: url }, run) => {
    const problems: string[] = [];
    const consoleAllowed: RegExp[] = [];
    const failureAllowed: RegExp[] = [];

    const watch = (tab: Page) => {
      tab.on('console', (message) => {
        const text = `${message.type()}: ${message.text()}`;
        // The browser's own message for a response that is checked by `response` below.
        if (message.text().startsWith('Failed to load resource: the server responded')) return;
        // Logged in place of the registration that the tests' configuration blocks.
        if (message.text().startsWith('Service Worker registration blocked')) return;
        if (!consoleAllowed.some((pattern) => pattern.test(text)))
          problems.push(`console ${text} (${message.location().url})`);
      });
      tab.on('pageerror', (error) => {
        const text = error.stack ?? error.message;
        if (!consoleAllowed.some((pattern) => pattern.test(text))) problems.push(`page error: ${text}`);
      });
      tab.on('request', (request) => {
        const target = new URL(request.url());
        // Uploads have a port of their own.
        const isUpload = target.hostname === new URL(url).hostname && target.pathname === UPLOAD_PATH;
        if (target.protocol.startsWith('http') && target.origin !== url && !isUpload)
          problems.push(`foreign host: ${request.url()}`);
      });
      tab.on('response', (response) => {
        const request = response.request();
        if (response.status() < 400 || request.isNavigationRequest()) return;
        if (!failureAllowed.some((pattern) => pattern.test(response.url()))) {
          problems.push(`answer ${response.status()}: ${response.url()}`);
        }
      });
    };
    const go = async (tab: Page, path: string) => {
      const response = await tab.goto(`${url}${path}`);
      await tab.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
      // The footer's code loads after the page's own.
      await tab.waitForFunction(() => {
        const footer = document.querySelector('footer');
        return footer === null || Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
      });
      return response?.status() ?? 0;
    };
    await context.addInitScript(watchShifts);
    watch(page);

    await run({
      page,
      url,
      open: (path) => go(page, path),
      async newTab(path) {
        const tab = await context.newPage();
        watch(tab);
        await go(tab, path);
        return tab;
      },
      async speak(language) {
        await context.addCookies([{ name: 'lang', value: language, url }]);
        await context.addInitScript((value) => localStorage.setItem('lang', value), language);
      },
      async fillCart(lines) {
        const text = typeof lines === 'string' ? lines : JSON.stringify(lines);
        await context.addInitScript((value) => {
          // Once: what the page writes later stays.
          if (sessionStorage.getItem('filled') !== null) return;
          sessionStorage.setItem('filled', '');
          localStorage.setItem('shopping-cart', value);
        }, text);
      },
      cart: () => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? 'null') as unknown),
      async calm() {
        await page.addInitScript(keepDrawing);
        await page.evaluate(keepDrawing);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      },
      settle: () => page.evaluate(settle),
      async expectAccessible(scope) {
        await page.evaluate(settle);
        expect(await accessibilityViolations(page, scope), 'accessibility violations').toEqual([]);
      },
      async readThrough() {
        await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: 'instant' });
            await frame();
            await frame();
          }
        });
        // The gallery permanently shows loading states.
        if (new URL(page.url()).pathname !== '/dev')
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      },
      async expectStill(limit = 0.02) {
        const { sum, shifts } = await page.evaluate(
          () => (globalThis as unknown as { lawajLayout: Shifts }).lawajLayout,
        );
        expect(sum, `layout shift:\n${shifts.join('\n')}`).toBeLessThanOrEqual(limit);
      },
      async expectNoSidewaysScroll() {
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, 'pixels that the page is wider than its window').toBeLessThanOrEqual(0);
      },
      allowConsole: (pattern) => consoleAllowed.push(pattern),
      allowFailure: (pattern) => failureAllowed.push(pattern),
      async cutOff() {
        consoleAllowed.push(/Failed to load resource: net::ERR_|No response received from the server/);
        await page.route('**/graphql?**', (route) => route.abort('connectionrefused'));
        return () => page.unroute('**/graphql?**');
      },
    });
    expect(problems, 'console messages, page errors, failed and foreign requests').toEqual([]);
  },
});
