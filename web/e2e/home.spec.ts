import type { Page } from '@playwright/test';
import { pauseClock } from './support/clock.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Bannières' });
const dots = (page: Page) => hero(page).getByRole('button', { name: /^Afficher la bannière/ });

/** Which slide is shown, from 1. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(
    hero(page)
      .locator('li')
      .nth(number - 1),
  ).toHaveAttribute('data-current', 'true');
}

/** Stops the clock at a moment; time then only advances on request. */
async function stopClock(page: Page): Promise<void> {
  await pauseClock(page, 500);
}

test.beforeEach(async ({ shop }) => {
  await shop.page.setViewportSize(VIEWPORTS.desktop);
});

// Requests that are pending when a test ends are not failures.
test.afterEach(({ shop }) => shop.page.unrouteAll({ behavior: 'ignoreErrors' }));

test('banners take turns every 5 s and wait under the pointer', async ({ shop }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/');
  await expectSlide(page, 1);
  await stopClock(page);
  // A click restarts the timer, so that the rest is exact.
  await dots(page).nth(1).click();
  await page.mouse.move(2, 2);
  await expectSlide(page, 2);
  await page.clock.runFor(4990);
  await expectSlide(page, 2);
  await page.clock.runFor(20);
  await expectSlide(page, 3);
  await hero(page).hover();
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
  await page.mouse.move(2, 2);
  const count = await dots(page).count();
  await page.clock.runFor(5000 * (count - 2) + 10);
  await expectSlide(page, 1);
  await hero(page).getByRole('button', { name: 'Mettre le défilement en pause' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
});

test('banners go on after a dot was clicked or tapped, and wait while the keyboard is on them', async ({
  shop,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/');
  await stopClock(page);
  await dots(page).nth(1).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5010);
  await expectSlide(page, 3);
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
});

test('flash sales tick every second and end at zero', async ({ shop }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/');
  const section = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Ventes flash', exact: true }) });
  const digits = section.locator('[dir="ltr"]').first();
  await section.scrollIntoViewIfNeeded();
  await expect(digits).toHaveText(/^\d{2,}:\d\d:\d\d$/);
  // It ticks: the time that the document came with has been corrected.
  await expect(digits).not.toHaveText((await digits.textContent()) ?? '');
  const seconds = (text: string | null) =>
    (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  await stopClock(page);
  await page.clock.runFor(250);
  const before = seconds(await digits.textContent());
  await page.clock.runFor(3000);
  expect(before - seconds(await digits.textContent())).toBe(3);

  // When the soonest has ended it disappears, and the next one's time is shown.
  const sales = await section.locator('article').count();
  await page.clock.fastForward((before - 3 + 2) * 1000);
  await page.clock.runFor(1000);
  await expect
    .poll(async () => (await section.count()) === 0 || (await section.locator('article').count()) < sales)
    .toBe(true);
});

test('a sale that ends while the product is shown shows zeros, then the ordinary price', async ({ shop }) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open('/allproducts?flash=1');
  const card = page
    .locator('main article')
    .filter({ has: page.locator('[dir="ltr"]', { hasText: ':' }) })
    .first();
  const digits = card.locator('[dir="ltr"]', { hasText: ':' });
  await expect(digits).toHaveText(/^\d{2,}:\d\d:\d\d$/);
  const [hours = 0, minutes = 0, seconds = 0] = ((await digits.textContent()) ?? '').split(':').map(Number);
  const price = await card.locator('ins, b, strong, span').filter({ hasText: /TND/ }).first().textContent();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await page.clock.fastForward((hours * 3600 + minutes * 60 + seconds + 2) * 1000);
  const same = page
    .locator('main article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await expect(same.locator('[dir="ltr"]', { hasText: ':' })).toHaveCount(0);
  await expect(same).not.toContainText(price ?? '');
});

test('carousel arrows scroll by 300 px and show only where there are more than 10 px to go', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const track = page.getByRole('list', { name: 'Ventes flash' });
  await track.scrollIntoViewIfNeeded();
  const carousel = track.locator('..');
  const back = carousel.getByRole('button', { name: 'Faire défiler vers le début', includeHidden: true });
  const forth = carousel.getByRole('button', { name: 'Faire défiler vers la suite', includeHidden: true });
  // Where it stops by itself is the snapping's business.
  await track.evaluate((element) => (element.style.scrollSnapType = 'none'));
  const position = () => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const scroll = (left: number) =>
    track.evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), left);
  await expect(forth).toHaveAttribute('data-shown', 'true');
  await expect(back).not.toHaveAttribute('data-shown');
  await scroll(10);
  await shop.settle();
  await expect(back).not.toHaveAttribute('data-shown');
  await scroll(12);
  await expect(back).toHaveAttribute('data-shown', 'true');
  await scroll(0);
  await forth.click();
  await expect.poll(position).toBe(300);
  await back.click();
  await expect.poll(position).toBe(0);
  await scroll(1e6);
  await expect(forth).not.toHaveAttribute('data-shown');
});

test('under reduced motion no slide changes by itself', async ({ shop }) => {
  const { page } = shop;
  await shop.calm();
  await page.clock.install();
  await shop.open('/');
  await expectSlide(page, 1);
  await page.clock.fastForward(30_000);
  await expectSlide(page, 1);
});

test('under reduced motion nothing moves, from the first section to the last', async ({ shop }) => {
  const { page } = shop;
  await shop.calm();
  await shop.open('/');
  await shop.readThrough();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // The tests' own keeps the page's frames coming.
      .filter(({ effect }) => (effect as KeyframeEffect).target !== document.documentElement)
      // What is switched without a transition still counts as one of no length.
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.outerHTML.slice(0, 120);
      }),
  );
  expect(moving).toEqual([]);
});

test('content far below loads when it comes near, and nothing else is requested', async ({ shop }) => {
  const { page } = shop;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  await shop.open('/');
  await page.waitForLoadState('networkidle');
  // Nothing of it is within one swipe of the screen.
  const waiting = page.locator('[data-room][data-waiting]');
  await expect(waiting.first()).toHaveAttribute('data-room', 'coupons');
  expect(asked.length).toBeLessThanOrEqual(1);
  await shop.readThrough();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Marques tunisiennes' })).toBeAttached();
  expect(asked.length).toBeGreaterThan(1);
});

for (const [width, language] of [
  [360, 'fr'],
  [412, 'tn'],
  [600, 'fr'],
  [768, 'tn'],
  [1024, 'fr'],
  [1280, 'tn'],
] as const) {
  test(`deferred content fits the space reserved for it, ${width} px wide`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize({ width, height: 800 });
    const heights = () =>
      page
        .locator('[data-room]')
        .evaluateAll((rooms) =>
          rooms.map((room) => [(room as HTMLElement).dataset['room'], (room as HTMLElement).offsetHeight]),
        );
    await shop.speak(language);
    await shop.open('/');
    const kept = await heights();
    await shop.readThrough();
    await expect(page.locator('[data-room][data-waiting]')).toHaveCount(0);
    const taken = await heights();
    const moved = kept.map(([room, height], index) => [room, Number(taken[index]?.[1]) - Number(height)]);
    // A flash sale that begins on a shelf makes it higher by a line.
    expect(moved.filter(([, by]) => Math.abs(Number(by)) > 40)).toEqual([]);
  });
}

/**
 * Another shop's answer: lists of one with the shortest of names, or nothing at all. Its categories are the same: the page, which
 * is there already, shows them too.
 */
function withCatalogue(kind: 'short' | 'empty', value: unknown, key = ''): unknown {
  if (key === 'categories') return value;
  if (Array.isArray(value))
    return kind === 'empty' ? [] : value.slice(0, 1).map((item) => withCatalogue(kind, item));
  if (typeof value === 'string') return /name|title|subtitle/i.test(key) ? 'A' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, withCatalogue(kind, content, name)]),
  );
}

for (const width of [390, 1280])
  for (const kind of ['short', 'empty'] as const)
    test(`content that loads while visible moves nothing on the screen, whatever the catalogue: ${kind}, ${width} px wide`, async ({
      shop,
    }) => {
      const { page } = shop;
      await page.setViewportSize({ width, height: 800 });
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/graphql?**', async (route) => {
        await asked;
        const response = await route.fetch();
        await route.fulfill({ response, json: withCatalogue(kind, await response.json()) });
      });
      await shop.open('/');
      await page.evaluate(async () => {
        // Not every browser moves the window with what moves above it.
        document.documentElement.style.overflowAnchor = 'none';
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await frame();
          await frame();
        }
      });
      const rooms = page.locator('[data-room]');
      await expect(page.locator('[data-room][data-waiting]')).toHaveCount(0);
      // Half of the screen shows the end of one group, the other half the beginning of the next.
      const next = page.locator('[data-room="best"]');
      const topOfNext = () => next.evaluate((element) => element.getBoundingClientRect().top);
      await next.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' }),
      );
      const before = await topOfNext();
      expect(before).toBeCloseTo(400, -1);
      answer();
      await expect(rooms.locator('[aria-busy="true"]')).toHaveCount(0);
      // A word that takes another line than expected is all that may differ.
      expect(Math.abs((await topOfNext()) - before)).toBeLessThanOrEqual(10);
      // What is below the screen takes no more room than it needs.
      const last = page.locator('[data-room="bands"]');
      if (kind === 'empty') await expect(last).toHaveJSProperty('offsetHeight', 0);
    });
