import type { Page } from '@playwright/test';
import {
  expect,
  test,
  LANGUAGE_AND_DEVICE,
  VIEWPORTS,
  type Language,
  type Shop,
} from './support/fixtures.ts';
import type { Samples } from './support/samples.ts';

/** Something that opens over a page: brings it on screen, at the widths where it exists. */
interface Overlay {
  readonly on: readonly (keyof typeof VIEWPORTS)[];
  readonly path: (samples: Samples) => string;
  readonly open: (page: Page, shop: Shop) => Promise<void>;
  /** Rules of axe that do not fit it, with the reason beside. */
  readonly except?: readonly string[];
  readonly before?: (shop: Shop, samples: Samples) => Promise<void>;
}

const phone = ['phone'] as const;
const desktop = ['desktop'] as const;
const both = ['phone', 'desktop'] as const;
/** The app's banner opens a dialog, too, above the cart's button. */
const openCart = (page: Page) =>
  page.locator('button[aria-haspopup="dialog"]:not([data-app-banner] button):visible').first().click();

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'the cart’s drawer': {
    on: both,
    path: () => '/allproducts',
    before: (shop, { cheap, dear }) =>
      shop.fillCart([
        { id: cheap.id, quantity: 2 },
        { id: dear.id, quantity: 1 },
      ]),
    async open(page) {
      await openCart(page);
      await expect(page.getByRole('dialog').locator('dl')).toBeVisible();
    },
  },
  'the empty cart’s drawer': {
    on: phone,
    path: () => '/allproducts',
    async open(page) {
      await openCart(page);
      await expect(page.getByRole('dialog').locator('a[href="/allproducts"]')).toBeVisible();
    },
  },
  'the menu’s drawer': {
    on: phone,
    path: () => '/',
    async open(page) {
      await page.locator('header a[aria-haspopup="dialog"]').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.locator('nav li').first()).toBeVisible();
      await drawer.locator('nav summary').first().click();
      await expect(drawer.locator('nav li li').first()).toBeVisible();
    },
  },
  'the filters’ sheet': {
    on: phone,
    path: () => '/allproducts',
    async open(page) {
      await page.locator('[popovertarget="filters"]:visible').first().click();
      await expect(page.locator('#filters')).toHaveAttribute('role', 'dialog');
    },
  },
  'the enlarged picture': {
    on: both,
    path: ({ pictured }) => `/product/${pictured.slug}`,
    async open(page) {
      await page.locator('#picture-1 button').click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  'the category panel of the home page': {
    on: desktop,
    path: () => '/',
    async open(page) {
      await page.locator('main [data-category]').first().hover();
      await expect(page.locator('main nav section a').nth(2)).toBeVisible();
    },
  },
  'the category menu of the header': {
    on: desktop,
    path: () => '/allproducts',
    async open(page) {
      await page.locator('header a[href="#categories"][aria-expanded]:visible').click();
      await page.locator('header [data-category]').first().hover();
      await expect(page.locator('header section a').nth(2)).toBeVisible();
    },
  },
  'the suggestions of the search': {
    on: both,
    path: () => '/allproducts',
    async open(page) {
      await page.getByRole('combobox').first().fill('robe');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'the search that found nothing': {
    on: desktop,
    path: () => '/allproducts',
    async open(page) {
      await page.getByRole('combobox').first().fill('xqzwvkjh');
      await expect(page.locator('search p').first()).toBeVisible();
    },
  },
  'language and theme': {
    on: both,
    path: () => '/allproducts',
    async open(page) {
      await page.locator('summary[data-disclosure]').click();
      await expect(page.locator('details[open] nav')).toBeVisible();
    },
  },
  messages: {
    on: both,
    path: () => '/dev',
    async open(page) {
      for (const type of ['success', 'error', 'warning', 'info']) {
        await page.getByRole('button', { name: `Toast ${type}` }).click();
      }
      const messages = page.locator('[data-scope="toast"][data-part="root"]');
      await expect(messages).toHaveCount(4);
      // The pile opens under the pointer, so that each can be read.
      await messages.first().hover();
    },
  },
  'a dialog': {
    on: desktop,
    path: () => '/dev',
    async open(page) {
      await page.getByRole('button', { name: 'Dialog' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
};

/** Languages of an overlay at a width: one each where it exists at both. */
function languagesOf({ on }: Overlay, device: keyof typeof VIEWPORTS): readonly Language[] {
  return LANGUAGE_AND_DEVICE.filter(([, at]) => on.length === 1 || at === device).map(
    ([language]) => language,
  );
}

for (const [name, overlay] of Object.entries(OVERLAYS)) {
  for (const device of overlay.on) {
    test(`${name} on a ${device} is accessible`, async ({ shop, samples }) => {
      await shop.page.setViewportSize(VIEWPORTS[device]);
      await overlay.before?.(shop, samples);
      for (const language of languagesOf(overlay, device)) {
        await test.step(`in ${language}`, async () => {
          await shop.speak(language);
          await shop.open(overlay.path(samples));
          await overlay.open(shop.page, shop);
          await shop.expectAccessible({ except: overlay.except ?? [] });
          await shop.expectNoSidewaysScroll();
        });
      }
      await test.step('in the dark', async () => {
        await shop.page.emulateMedia({ colorScheme: 'dark' });
        await shop.expectAccessible({ only: ['color-contrast'] });
      });
    });
  }
}
