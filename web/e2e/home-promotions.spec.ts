import type { Locator, Page } from '@playwright/test';
import { pauseClock, runUntilVisible } from './support/clock.ts';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { ask } from './support/samples.ts';
import { OUTSIDE } from './support/startShop.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Bannières' });
const slide = (page: Page, number: number) =>
  hero(page)
    .locator('li')
    .nth(number - 1);
const dots = (page: Page) => hero(page).getByRole('button', { name: /^Afficher la bannière/ });
const toasts = (page: Page) => page.locator('[data-part="root"][data-scope="toast"]');
const reward = (page: Page) => page.getByRole('region', { name: 'Récompense cachée' });

interface Slides {
  readonly homepage: {
    readonly slider1: readonly { name: string; redirectUrl: string | null; image: { url: string } }[];
  };
}
const slides = (shop: Shop) =>
  ask<Slides>(shop.url, '{ homepage { slider1 { name redirectUrl image { url } } } }').then(
    ({ homepage }) => homepage.slider1,
  );

async function stopClock(page: Page): Promise<void> {
  await pauseClock(page, 500);
}

/** Scrolls until a group of the page that comes late has come; from the top again where the page came late itself. */
async function bring(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      if (isAtEnd) scrollTo({ top: 0, behavior: 'instant' });
      else scrollBy({ top: innerHeight, behavior: 'instant' });
    });
    await expect(wanted).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 45_000 });
  await wanted.scrollIntoViewIfNeeded();
}

/** Goes to the home page by a link, with another answer for what it shows first. */
async function openHomeWith(shop: Shop, change: (homepage: Record<string, unknown>) => void): Promise<void> {
  await shop.open('/faq');
  await shop.page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { homepage?: Record<string, unknown> } };
    if (answer.data?.homepage) change(answer.data.homepage);
    await route.fulfill({ response, json: answer });
  });
  await shop.page.locator('header a[href="/"]').first().click();
  await expect(shop.page).toHaveURL(`${shop.url}/`);
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

// Requests that are pending when a test ends are not failures.
test.afterEach(({ shop }) => shop.page.unrouteAll({ behavior: 'ignoreErrors' }));

test('promo buttons: all at 20 TND, new arrivals, selling on the sellers’ site in a new tab, bestsellers, free delivery', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const buttons = page.getByRole('navigation', { name: 'Bons plans' }).getByRole('link');
  await expect(buttons).toHaveText([
    'Tout à 20 TND',
    'Nouveautés',
    'Vendre sur Lawaj',
    'Meilleures ventes',
    'Livraison gratuite',
  ]);
  const sell = buttons.nth(2);
  await expect(sell).toHaveAttribute('href', OUTSIDE.SELLER_SITE_URL);
  await expect(sell).toHaveAttribute('target', '_blank');
  for (const index of [0, 1, 3, 4]) {
    const href = (await buttons.nth(index).getAttribute('href')) ?? '';
    expect((await page.request.get(`${shop.url}${href}`)).status()).toBe(200);
  }
});

test('each banner leads where it says and is named; one without a link opens the newsletter', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const banners = await slides(shop);
  expect(banners.some(({ redirectUrl }) => redirectUrl === null)).toBe(true);
  for (const [index, { name, redirectUrl, image }] of banners.entries()) {
    await dots(page).nth(index).click();
    const shown = slide(page, index + 1);
    await expect(shown).toHaveAttribute('data-current', 'true');
    const picture = shown.getByRole('img', { name, exact: true });
    await expect(picture).toHaveAttribute('src', new RegExp(image.url.split('?')[0] ?? ''));
    if (redirectUrl === null) {
      await shown.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toContainText('10 %');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } else {
      await expect(shown.getByRole('link', { name })).toHaveAttribute('href', redirectUrl);
    }
  }
});

test('the focus holds the banners, and reduced motion too', async ({ shop }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/');
  await stopClock(page);
  await dots(page).nth(1).focus();
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toHaveAttribute('data-current', 'true');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // The page hears of it a moment later: the clock goes on until five of its seconds have passed since.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return slide(page, 2).getAttribute('data-current');
    })
    .toBe('true');
  // The page hears of it with its next frame.
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wish = matchMedia('(prefers-reduced-motion: reduce)');
        wish.addEventListener('change', () => resolve(), { once: true });
      }),
  );
  await shop.calm();
  await heard;
  await page.clock.runFor(20_000);
  await expect(slide(page, 2)).toHaveAttribute('data-current', 'true');
});

test('no banners: a text next to the categories explains it, and a phone shows nothing', async ({ shop }) => {
  const { page } = shop;
  await openHomeWith(shop, (homepage) => Object.assign(homepage, { slider1: [] }));
  await expect(page.getByText('Aucune image de bannière disponible')).toBeVisible();
  await expect(hero(page)).toHaveCount(0);
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(page.getByText('Aucune image de bannière disponible')).toBeHidden();
});

test('a skeleton stands for the banners and the categories while they are under way', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/faq');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(hero(page)).toHaveCount(0);
  release();
  await expect(hero(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Longest transition of the slides, in seconds. */
const transition = (page: Page) =>
  slide(page, 1).evaluate((element) =>
    Math.max(...getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat)),
  );

test('on / a banner carousel stands beside the categories, and fades within 1 s', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/');
  expect(await transition(page)).toBe(1);
  const categories = await page.getByRole('navigation', { name: 'Catégories principales' }).boundingBox();
  const banners = await hero(page).boundingBox();
  expect(banners?.x).toBeGreaterThan((categories?.x ?? 0) + (categories?.width ?? 0));
  expect(Math.abs((banners?.y ?? 0) - (categories?.y ?? 99))).toBeLessThan(2);
});

test('/home2 shows four pictures, 5 s each with 3 s between them, round and round, held by the pointer', async ({
  shop,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/home2');
  await hero(page).scrollIntoViewIfNeeded();
  await expect(hero(page).locator('li')).toHaveCount(4);
  expect(await transition(page)).toBe(3);
  await stopClock(page);
  await dots(page).nth(2).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4990);
  await expect(slide(page, 3)).toHaveAttribute('data-current', 'true');
  await page.clock.runFor(20);
  await expect(slide(page, 4)).toHaveAttribute('data-current', 'true');
  await page.clock.runFor(5000);
  await expect(slide(page, 1)).toHaveAttribute('data-current', 'true');
  await hero(page).hover();
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toHaveAttribute('data-current', 'true');
});

for (const language of ['fr', 'tn'] as const) {
  test(`/home3 shows the banners as a carousel: 5 s each, sliding 1 s, with dots and arrows (${language})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.clock.install();
    await shop.speak(language);
    await shop.open('/home3');
    const banners = page.locator('main section:has([data-way])');
    await banners.scrollIntoViewIfNeeded();
    const at = (number: number) => banners.locator('li').nth(number - 1);
    const box = async (number: number) => (await at(number).boundingBox())?.x ?? 0;
    const count = await banners.locator('li').count();
    expect(
      await at(1).evaluate((element) =>
        Math.max(...getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat)),
      ),
    ).toBe(1);
    // What comes next waits at the end of the line.
    if (language === 'fr') expect(await box(2)).toBeGreaterThan(await box(1));
    else expect(await box(2)).toBeLessThan(await box(1));
    await stopClock(page);
    await banners.locator('[data-way="next"]').click();
    await expect(at(2)).toHaveAttribute('data-current', 'true');
    await banners.locator('[data-way="previous"]').click();
    await banners.locator('[data-way="previous"]').click();
    await expect(at(count)).toHaveAttribute('data-current', 'true');
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5010);
    await expect(at(1)).toHaveAttribute('data-current', 'true');
    await expect(banners.locator('button[aria-current]')).toHaveCount(1);
    await shop.expectNoSidewaysScroll();
  });
}

test('the ribbon rolls with every promise, can be stopped, and stands still under reduced motion', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const ribbon = page.getByRole('region', { name: 'Pourquoi acheter chez Lawaj' });
  await expect(ribbon.locator('ul').first().locator('li')).toHaveText([
    'Paiement à la livraison',
    'Paiement en ligne',
    'Service après-vente',
    'Service client 24/7',
    'Promotions jusqu’à -60 %',
    'Points de fidélité',
    'Coupons réguliers',
    'Livraison 24 h',
    'Retour sous 24 heures, satisfait ou remboursé à 100 %',
    'Support 24/7',
  ]);
  const state = () =>
    ribbon
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).animationPlayState);
  // It stands still out of sight.
  await ribbon.scrollIntoViewIfNeeded();
  await expect.poll(state).toBe('running');
  await ribbon.getByRole('button', { name: 'Arrêter le texte défilant' }).click();
  await page.mouse.move(2, 2);
  expect(await state()).toBe('paused');
  await ribbon.getByRole('button', { name: 'Relancer le texte défilant' }).click();
  await shop.calm();
  expect(
    await ribbon
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).animationName),
  ).toBe('none');
});

const COUPONS = [
  ['30 TND', 'Dès 290 TND d’achats'],
  ['12 %', 'Dès 99 TND d’achats'],
  ['35 %', 'Chez '],
  ['70 TND', 'Dès 569 TND d’achats'],
  ['100 TND', 'Dès 808 TND d’achats'],
  ['8 TND', 'Dès 89 TND d’achats'],
  ['18 %', 'Dès 170 TND d’achats'],
  ['38 TND', 'Dès 328 TND d’achats'],
] as const;
const coupons = (page: Page) => page.getByRole('list', { name: 'Coupons du moment' }).getByRole('listitem');

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`eight coupons over the promotion’s picture; a tap copies the code and confirms it for 2 s (${name})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await shop.open('/');
    await bring(page, coupons(page).first());
    await expect(coupons(page)).toHaveCount(8);
    for (const [index, [value, condition]] of COUPONS.entries()) {
      await expect(coupons(page).nth(index)).toContainText(value);
      await expect(coupons(page).nth(index)).toContainText(condition);
    }
    const section = page.locator('section').filter({ has: coupons(page).first() });
    const { homepage } = await ask<{ homepage: { promoImage: { url: string } } }>(
      shop.url,
      '{ homepage { promoImage { url } } }',
    );
    const picture = section.locator('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', new RegExp(homepage.promoImage.url.split('?')[0] ?? '-'));
    const card = coupons(page).first();
    const code = (await card.locator('code').textContent()) ?? '';
    await pauseClock(page, 500);
    // Anywhere on the card.
    await card.click({ position: { x: 30, y: 30 } });
    const toast = toasts(page).filter({ hasText: 'Code copié!' });
    await runUntilVisible(page, toast);
    await expect(toast).toContainText(`${code} est dans le presse-papiers`);
    await expect(toast).toHaveAttribute('data-type', 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
  });
}

test('if the clipboard is refused the code is selected and the message explains it', async ({ shop }) => {
  const { page } = shop;
  await page.context().addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await shop.open('/');
  await bring(page, coupons(page).first());
  const card = coupons(page).nth(1);
  const code = (await card.locator('code').textContent()) ?? '';
  await card.getByRole('button', { name: `Copier le code ${code}` }).press('Enter');
  await expect(toasts(page)).toContainText(`Le code ${code} est sélectionné`);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
});

test('the promotion’s banner opens a popup with its words and the newsletter’s form', async ({ shop }) => {
  const { page } = shop;
  const { homepage } = await ask<{
    homepage: { promoPopup: { title: string; text: string; redirectUrl: string } };
  }>(shop.url, '{ homepage { promoPopup { title text redirectUrl } } }');
  await shop.open('/');
  const banner = page.getByRole('button', { name: homepage.promoPopup.title });
  await bring(page, banner);
  await banner.click();
  const dialog = page.getByRole('dialog', { name: homepage.promoPopup.title });
  await expect(dialog).toContainText(homepage.promoPopup.text);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', homepage.promoPopup.redirectUrl);
  await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toBeVisible();
  await shop.expectAccessible();
});

test('a promotion’s banner without words opens the newsletter itself', async ({ shop }) => {
  const { page } = shop;
  await openHomeWith(shop, (homepage) => {
    if ('promoPopup' in homepage) homepage['promoPopup'] = null;
  });
  const banner = page.getByRole('button', { name: 'Voir l’offre : inscription à la newsletter' });
  await bring(page, banner);
  await banner.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Adresse e-mail' })).toBeVisible();
});

test('a hidden reward appears after 10 s without moving anything; claimed, it stays found for the session', async ({
  shop,
}) => {
  const { page } = shop;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { homepage } = await ask<{ homepage: { hiddenReward: { couponCode: string } } }>(
    shop.url,
    '{ homepage { hiddenReward { couponCode } } }',
  );
  const code = homepage.hiddenReward.couponCode;
  await page.clock.install();
  await page.context().addInitScript(() => {
    Object.assign(globalThis, { openedAt: Date.now() });
  });
  await shop.open('/');
  await pauseClock(page, 1000);
  // However long the page took until here, it was opened less than 10 s ago and stood a moment later.
  const passed = await page.evaluate(
    () => Date.now() - (globalThis as unknown as { openedAt: number }).openedAt,
  );
  await page.clock.runFor(Math.max(0, 9900 - passed));
  await page.waitForTimeout(300);
  await expect(reward(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(reward(page)).toContainText('Une surprise se cache ici', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.clock.runFor(4000);
  await expect(reward(page)).not.toContainText(code);
  await shop.expectStill();
  await reward(page).getByRole('button', { name: 'Découvrir' }).click();
  await page.clock.runFor(100);
  await expect(reward(page)).toContainText(code);
  await expect(toasts(page)).toContainText(`${code} est dans le presse-papiers`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.clock.resume();
  await shop.open('/');
  await expect(reward(page)).toContainText('Récompense trouvée !');
  await expect(reward(page)).toContainText(code);
});

test('under reduced motion the reward is there without moving, and can be sent away', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.calm();
  await page.clock.install();
  await shop.open('/');
  await page.clock.runFor(10_500);
  await expect(reward(page)).toBeVisible();
  expect(await reward(page).evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  await reward(page).getByRole('button', { name: 'Fermer la récompense' }).click();
  await expect(reward(page)).toHaveCount(0);
  await shop.open('/');
  await page.clock.runFor(12_000);
  await page.waitForTimeout(300);
  await expect(reward(page)).toHaveCount(0);
});

for (const language of ['fr', 'tn'] as const) {
  test(`three pictures above the footer lead to contact, questions and rules (${language})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.speak(language);
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.open('/');
    const links = page.locator('main nav a:is([href="/contact"], [href="/faq"], [href="/rules"])');
    await bring(page, links.first());
    await expect(links).toHaveCount(3);
    const { homepage } = await ask<{ homepage: { aboveFooter: readonly { url: string }[] } }>(
      shop.url,
      '{ homepage { aboveFooter { url } } }',
    );
    for (const [index, href] of ['/contact', '/faq', '/rules'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await expect(links.nth(index).locator('img')).toHaveAttribute(
        'src',
        new RegExp(homepage.aboveFooter[index]?.url.split('?')[0] ?? ''),
      );
    }
  });
}

for (const language of ['fr', 'tn'] as const) {
  test(`the coupons can be read and reached by everyone (${language})`, async ({ shop }) => {
    const { page } = shop;
    await shop.speak(language);
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.open('/');
    const section = page.locator('section[aria-labelledby="coupons"]');
    await bring(page, section);
    await shop.expectAccessible({ within: 'section[aria-labelledby="coupons"]' });
    const copy = await section.getByRole('button').nth(0).boundingBox();
    expect(Math.min(copy?.width ?? 0, copy?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await shop.expectNoSidewaysScroll();
  });
}
