import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/hold.ts';

/** The footer's categories and how many columns they stand in at which width. */
const COLUMNS = [
  [390, 1],
  [640, 2],
  [820, 3],
  [1024, 4],
] as const;

/** The specification's links, as far as the page exists. */
const LINKS = [
  '/products',
  '/categories',
  '/deals',
  '/new-arrivals',
  '/best-sellers',
  '/gift-cards',
  '/shipping',
  '/returns',
  '/size-guide',
  '/privacy',
  '/cookie-policy',
  '/credits',
  '/careers',
  '/blog',
  '/terms',
  '/contact',
  '/about',
  '/faq',
  '/rules',
  '/site-map',
] as const;

test.describe('the footer', () => {
  test('lists the categories in 1, 2, 3 or 4 columns by width', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    for (const [width, columns] of COLUMNS) {
      await page.setViewportSize({ width, height: 900 });
      const tracks = await page
        .locator('footer #categories > ul')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(tracks, `${width} px`).toBe(columns);
    }
  });

  test('lists the top-level categories, each linked to its page', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open('/faq');
    const links = page.locator('footer #categories > ul > li > a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect(href).toMatch(/^\/category\/[^/]+$/);
    expect(hrefs).toContain(`/category/${samples.categories[0]?.[0] ?? ''}`);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${hrefs[0] ?? ''}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('opens what is below a category, and below that, by keyboard too', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open('/faq');
    const path = samples.categories[4] ?? [];
    expect(path.length).toBe(5);
    let node = page.locator('footer #categories > ul > li', {
      has: page.locator(`> a[href="/category/${path[0] ?? ''}"]`),
    });
    for (let depth = 1; depth < path.length; depth += 1) {
      const expander = node.locator('> details > summary');
      // A disclosure of the browser's own: it tells its state by itself.
      await expander.focus();
      await page.keyboard.press('Enter');
      await expect(node.locator('> details')).toHaveAttribute('open');
      node = node.locator('> details > ul > li', {
        has: page.locator(`> a[href="/category/${path.slice(0, depth + 1).join('/')}"]`),
      });
      await expect(node).toBeVisible();
    }
    await expect(node.locator('> details')).toHaveCount(0);
    await shop.expectAccessible();
    await page.locator('footer details[open] > summary').first().click();
    await expect(node).toBeHidden();
  });

  test('links to every page that it names', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    const hrefs = await page
      .locator('footer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of LINKS) {
      expect(hrefs, path).toContain(path);
      expect((await fetch(`${shop.url}${path}`)).status, path).toBe(200);
    }
    await page.locator('footer a[href="/products"]').click();
    await expect(page).toHaveURL(/\/allproducts$/);
  });

  test('links to cookies, the site map and the configured social networks', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    const footer = page.locator('footer');
    await expect(footer.locator('a[href="/track-order"]')).toHaveText('Suivre ma commande');
    await expect(footer.locator('a[href="/cookie-policy"]')).toHaveText('Cookies');
    await expect(footer.locator('a[href="/site-map"]')).toHaveText('Plan du site');
    const social = footer.getByRole('navigation', { name: 'Suivez-nous' }).getByRole('link');
    await expect(social).toHaveText(['Facebook', 'Instagram', 'TikTok']);
    await expect(social.first()).toHaveAttribute('href', 'https://facebook.example/lawaj');
  });

  test('names who runs the shop, cards and carriers', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/faq');
    const footer = page.locator('footer');
    const company = footer.getByRole('list', { name: 'Qui exploite Lawaj' }).getByRole('listitem');
    await expect(company).toHaveText([
      'Lawaj Démo SARL',
      'RC \u20660000000X\u2069',
      'MF \u20660000000/X/A/M/000\u2069',
      '1, rue de l’Exemple, 1000 Tunis',
    ]);
    await expect(footer.getByRole('list', { name: 'Paiement en ligne' }).getByRole('listitem')).toHaveText([
      'Visa',
      'Mastercard',
      'e-DINAR',
    ]);
    await expect(footer.getByRole('list', { name: 'Livré par' }).getByRole('listitem')).toHaveText([
      'Démo Express',
      'Colis Exemple',
    ]);
  });

  test('shows no QR code without a session', async ({ shop }) => {
    await shop.speak('en');
    await shop.open('/faq');
    await expect(shop.page.locator('footer').getByRole('button', { name: 'My QR code' })).toHaveCount(0);
  });
});

test.describe('the QR dialog', () => {
  test('is titled Scan me, shows a code of 300 px and is closed by Close', async ({ shop }) => {
    const { page } = shop;
    await shop.speak('en');
    await shop.open('/dev');
    await page.getByRole('button', { name: 'My QR code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan me' });
    const code = dialog.getByRole('img', { name: 'QR code of your account' });
    await expect(code).toBeVisible();
    await expect(code).toHaveAttribute('width', '300');
    await shop.expectAccessible({
      only: ['aria-dialog-name', 'svg-img-alt', 'color-contrast', 'button-name'],
    });
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
  });
});

test('nothing of the footer shows in the first screen before its sheets are there', async ({ shop }) => {
  const { page } = shop;
  const release = await holdRequests(page, '**/assets/Footer*.css');
  const opened = shop.open('/');
  const expanders = page.locator('footer summary');
  await expect(expanders.last()).toBeAttached();
  const places = await expanders.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(Math.min(...places)).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  release();
  await opened;
});
