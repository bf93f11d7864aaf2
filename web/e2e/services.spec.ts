import { expect, test, VIEWPORTS } from './support/fixtures.ts';

const SERVICES = ['mecanicien', 'medecin', 'architecte', 'technicien'] as const;

test.describe('the services', () => {
  test('slides stand five seconds each, lead to their promotion, and can be paused', async ({ shop }) => {
    const { page } = shop;
    await page.clock.install();
    expect(await shop.open('/services')).toBe(200);
    const slider = page.locator('main section[aria-roledescription]');
    const current = slider.locator('li[data-current="true"] a');
    await expect(slider.locator('li')).toHaveCount(2);
    await expect(current).toHaveAttribute('href', '/promo/the-50');
    // Hydrated: the first slide's time has begun.
    await page.clock.runFor(4_000);
    await expect(current).toHaveAttribute('href', '/promo/the-50');
    await page.clock.runFor(1_500);
    await expect(current).toHaveAttribute('href', '/promo/2');

    await slider.getByRole('button', { name: 'Mettre le défilement en pause' }).click();
    await page.mouse.move(0, 0);
    await slider.getByRole('button', { name: 'Reprendre le défilement' }).blur();
    await page.clock.runFor(12_000);
    await expect(current).toHaveAttribute('href', '/promo/2');

    await slider.getByRole('button', { name: 'Afficher la bannière 1' }).click();
    await current.click();
    await expect(page).toHaveURL(/\/promo\/the-50$/);
  });

  test('slides stand still under reduced motion', async ({ shop }) => {
    const { page } = shop;
    await shop.calm();
    await page.clock.install();
    await shop.open('/services');
    await page.clock.runFor(20_000);
    await expect(page.locator('main li[data-current="true"] a')).toHaveAttribute('href', '/promo/the-50');
  });

  test('the slider fills the height that header and navigation leave, but for a first sight of the services', async ({
    shop,
  }) => {
    const { page } = shop;
    for (const viewport of Object.values(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      await shop.open('/services');
      const box = await page.locator('main section[aria-roledescription]').boundingBox();
      const bar = viewport.width < 820 ? 60 : 0;
      const room = viewport.height - (box?.y ?? 0) - bar;
      expect((box?.height ?? 0) / room, `${viewport.width} px wide`).toBeGreaterThan(0.6);
      await expect(page.getByRole('list', { name: 'Nos services' })).toBeInViewport();
    }
  });

  test('two and a half cards are in a view, three and a half on a wide screen', async ({ shop }) => {
    const { page } = shop;
    for (const [{ width, height }, inView] of [
      [VIEWPORTS.phone, 2.5],
      [VIEWPORTS.desktop, 3.5],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shop.open('/services');
      const track = page.getByRole('list', { name: 'Nos services' });
      await expect(track.getByRole('link')).toHaveCount(4);
      const shown = await track.evaluate((list) => {
        const [first, second] = [...list.children].map((item) => item.getBoundingClientRect());
        const style = getComputedStyle(list);
        const inner =
          list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const card = first?.width ?? 1;
        const gap = Math.abs((second?.left ?? 0) - (first?.left ?? 0)) - card;
        // This number of whole cards with a gap after each, and a part of one more.
        const whole = Math.floor(inner / (card + gap));
        return whole + (inner - whole * (card + gap)) / card;
      });
      expect(shown).toBeCloseTo(inView, 1);
    }
  });

  test('the cards lead to the pages of the services', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/services');
    const links = page.getByRole('list', { name: 'Nos services' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set(SERVICES.map((name) => `/services/${name}`)));
    expect(hrefs).toHaveLength(SERVICES.length);
    await page.getByRole('link', { name: 'Mécanicien' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mécanicien');
  });

  for (const name of SERVICES) {
    test(`/services/${name} says what is passed on, in four languages, and takes a request`, async ({
      shop,
    }) => {
      const { page } = shop;
      const titles = new Set<string>();
      for (const language of ['fr', 'en', 'de', 'tn'] as const) {
        expect(await shop.open(`/services/${name}?lang=${language}`)).toBe(200);
        titles.add(await page.getByRole('heading', { level: 1 }).innerText());
        await expect(page.locator('main article ol > li')).toHaveCount(3);
        await expect(page.locator('main form input[name="subject"]')).not.toHaveValue('');
      }
      expect(titles.size).toBeGreaterThan(2);
      const steps = page.locator('main form');
      await expect(steps.locator('select')).toHaveCount(0);
    });
  }

  test('the texts of the services have no other address', async ({ shop }) => {
    expect(await shop.open('/service-medecin')).toBe(404);
    expect(await shop.open('/services/plombier')).toBe(404);
    const sitemap = await (await fetch(`${shop.url}/sitemap-pages-1.xml`)).text();
    expect(sitemap).not.toContain('/service-');
    for (const name of SERVICES) expect(sitemap).toContain(`/services/${name}<`);
    await shop.open('/site-map');
    await expect(shop.page.locator('a[href*="/service-"]')).toHaveCount(0);
    await expect(shop.page.locator('main a[href="/services/medecin"]')).toHaveCount(1);
  });
});

test.describe('a promotion', () => {
  for (const slug of ['the-50', '2']) {
    test(`/promo/${slug} shows its picture, words and products, which filters narrow`, async ({ shop }) => {
      const { page } = shop;
      expect(await shop.open(`/promo/${slug}`)).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.locator('main img').first()).toBeVisible();
      const count = page.getByText(/^[\d\s]+ produits?$/).first();
      const number = async () => Number((await count.innerText()).replaceAll(/\D/g, ''));
      const all = await number();
      expect(all).toBeGreaterThan(1);
      await shop.open(`/promo/${slug}?max=40`);
      expect(await number()).toBeLessThan(all);
    });
  }

  test('that is none is not found', async ({ shop }) => {
    expect(await shop.open('/promo/the-51')).toBe(404);
  });
});
