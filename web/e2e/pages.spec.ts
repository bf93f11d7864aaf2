import { expect, test, LANGUAGE_AND_DEVICE, VIEWPORTS, type Language } from './support/fixtures.ts';
import type { Samples } from './support/samples.ts';

/** Every page of the shop. */
const PAGES: Readonly<Record<string, (samples: Samples) => string>> = {
  'the home page': () => '/',
  'the home page, assistant first': () => '/home2',
  'the home page, deals first': () => '/home3',
  'a category of level 1': ({ categories }) => category(categories[0]),
  'a category of level 2': ({ categories }) => category(categories[1]),
  'a category of level 3': ({ categories }) => category(categories[2]),
  'a category of level 4': ({ categories }) => category(categories[3]),
  'a category of level 5': ({ categories }) => category(categories[4]),
  'a filtered category': ({ bigCategory }) =>
    `${category(bigCategory)}?min=20&max=900&stock=1&sort=price-asc&page=2`,
  'a list without a match': () => '/allproducts?min=999999',
  'all products': () => '/allproducts',
  'search results': () => '/search?q=robe',
  'search without a result': () => '/search?q=xqzwvkjh',
  'the empty search': () => '/search',
  'a product': ({ cheap }) => `/product/${cheap.slug}`,
  'a product with variants': ({ variant }) => `/product/${variant.slug}`,
  'a brand': ({ brand }) => `/brand/${brand}`,
  'a shop': ({ seller }) => `/shop/${seller}`,
  'the products of a shop': ({ seller }) => `/shop/${seller}/products`,
  'all categories': () => '/categories',
  'the deals': () => '/deals',
  'the new arrivals': () => '/new-arrivals',
  'the best sellers': () => '/best-sellers',
  'the mall': () => '/mall',
  'the services': () => '/services',
  'a service': () => '/services/medecin',
  'a promotion': () => '/promo/the-50',
  'the contact page': () => '/contact',
  'selling in the shop': () => '/sell',
  'the empty cart': () => '/cart',
  'an order without a cart': () => '/order',
  'tracking an order': () => '/track-order',
  'a link to no order': () => '/track-order?token=aaaaaaaaaaaaaaaaaaaaaa',
  'the gallery of components': () => '/dev',
  'an unknown address': () => '/nothing/here',
};

const DARK = [
  'the home page',
  'a category of level 1',
  'a product with variants',
  'the gallery of components',
];

/** The language that is read through and audited at a width; of French on a phone it is seen that nothing is too wide. */
const AUDITED = new Map<string, Language>(
  LANGUAGE_AND_DEVICE.map(([language, device]) => [device, language]),
);
const LANGUAGES: Readonly<Record<keyof typeof VIEWPORTS, readonly Language[]>> = {
  phone: ['fr', 'tn'],
  desktop: ['fr'],
};

function category(path: readonly string[] | undefined): string {
  return `/category/${(path ?? []).join('/')}`;
}

for (const [name, address] of Object.entries(PAGES)) {
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    test(`${name} on a ${device}`, async ({ shop, samples }) => {
      await shop.page.setViewportSize(viewport);
      for (const language of LANGUAGES[device as keyof typeof VIEWPORTS]) {
        await test.step(`in ${language}`, async () => {
          await shop.speak(language);
          expect(await shop.open(address(samples))).toBe(name === 'an unknown address' ? 404 : 200);
          const html = shop.page.locator('html');
          await expect(html).toHaveAttribute('lang', language === 'tn' ? 'ar-TN' : 'fr');
          await expect(html).toHaveAttribute('dir', language === 'tn' ? 'rtl' : 'ltr');
          await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const isAudited = language === AUDITED.get(device);
          if (isAudited) await shop.readThrough();
          await shop.expectNoSidewaysScroll();
          await shop.expectStill();
          if (isAudited) await shop.expectAccessible();
        });
      }
    });
  }
}

for (const name of DARK) {
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    test(`${name} in the dark on a ${device}`, async ({ shop, samples }) => {
      await shop.page.setViewportSize(viewport);
      await shop.page.emulateMedia({ colorScheme: 'dark' });
      await shop.open(PAGES[name]?.(samples) ?? '/');
      await shop.readThrough();
      const ground = await shop.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const [red = 255] = ground.match(/\d+/g)?.map(Number) ?? [];
      expect(red, `ground ${ground}`).toBeLessThan(60);
      await shop.expectAccessible({ only: ['color-contrast'] });
    });
  }
}
