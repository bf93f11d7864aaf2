import { ask } from './support/samples.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('the mall', () => {
  test('shows all brands by letter, each with its logo, and searches among them', async ({ shop }) => {
    const { page } = shop;
    expect(await shop.open('/mall')).toBe(200);
    const { brands } = await ask<{ brands: { totalCount: number; nodes: { name: string; slug: string }[] } }>(
      shop.url,
      '{ brands(first: 100) { totalCount nodes { name slug } } }',
    );
    const links = page.locator('main a[href^="/brand/"]');
    await expect(links).toHaveCount(Math.min(100, brands.totalCount));
    await expect(links.locator('img').first()).toBeVisible();
    const { name = '', slug = '' } = brands.nodes[7] ?? {};
    await page.getByRole('searchbox', { name: 'Chercher une marque' }).fill(name.toUpperCase());
    await expect(page.locator(`main a[href="/brand/${slug}"]`)).toBeVisible();
    expect(await links.count()).toBeLessThan(brands.nodes.length);
    await page.getByRole('searchbox').fill('xqzwvk');
    await expect(page.getByText(/Rien ne correspond/)).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.locator(`main a[href="/brand/${slug}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('a brand’s logo that fails is hidden everywhere: its name stands in its place', async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    shop.allowFailure(/\/media\//);
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    const { brand } = await ask<{ brand: { name: string } }>(
      shop.url,
      'query ($slug: String!) { brand(by: { slug: $slug }) { name } }',
      { slug: samples.brand },
    );
    for (const [address, place] of [
      ['/mall', page.locator(`main a[href="/brand/${samples.brand}"]`)],
      [`/brand/${samples.brand}`, page.locator('main header')],
      ['/', page.locator(`main a[href="/brand/${samples.brand}"]`).first()],
    ] as const) {
      await shop.open(address);
      await shop.readThrough();
      await place.scrollIntoViewIfNeeded();
      const logo = place.locator('bdi', { hasText: brand.name }).first();
      await expect(logo).toBeVisible();
      await expect(place.locator('img')).toHaveCount(0);
      await expect(place.locator('svg')).toHaveCount(0);
    }
  });

  test('shows the partner shops', async ({ shop, samples }) => {
    const { page } = shop;
    await shop.open('/mall');
    const shops = page.getByRole('region', { name: 'Boutiques partenaires' });
    // The largest ones are shown first, each with pictures of its products.
    await expect(shops.getByRole('link').first().locator('img')).toHaveCount(4);
    await shops.getByRole('button', { name: /Voir les \d+ boutiques/ }).click();
    await shops.locator(`a[href="/shop/${samples.seller}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/shop/${samples.seller}$`));
  });
});

test.describe('shops and brands', () => {
  test('a shop shows cover, logo, words, standing, terms and products', async ({ shop, samples }) => {
    const { page } = shop;
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await shop.open(`/shop/${samples.seller}`)).toBe(200);
      await expect(page.locator('main header img').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Retours et livraison' }).getByRole('listitem').first(),
      ).toBeVisible();
      await expect(page.getByText(/Colis remis au livreur/)).toBeVisible();
      await expect(page.locator('main article').first()).toBeVisible();
      await shop.expectNoSidewaysScroll();
    }
    await page.locator(`main a[href="/shop/${samples.seller}/products"]`).first().click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await shop.open('/shop/nobody')).toBe(404);
    expect(await shop.open('/shop/nobody/products')).toBe(404);
  });

  test('a brand shows its products, which filters narrow', async ({ shop, samples }) => {
    const { page } = shop;
    expect(await shop.open(`/brand/${samples.brand}`)).toBe(200);
    await expect(page.locator('main article').first()).toBeVisible();
    await shop.open(`/brand/${samples.brand}?min=999999`);
    await expect(page.getByText('Aucun produit ne correspond')).toBeVisible();
    expect(await shop.open('/brand/nobody')).toBe(404);
  });
});

test.describe('parts of the catalogue', () => {
  const PARTS = [
    ['/deals', '{ products(filter: { hasDiscount: true }) { totalCount } }', 'discount'],
    ['/new-arrivals', '{ products(filter: { createdWithinHours: 24 }) { totalCount } }', 'newest'],
    ['/best-sellers', '{ products(filter: { isBestSeller: true }) { totalCount } }', 'popularity'],
  ] as const;
  for (const [path, query, order] of PARTS) {
    test(`${path} lists what belongs there, in its own order, with filters`, async ({ shop }) => {
      const { page } = shop;
      const { products } = await ask<{ products: { totalCount: number } }>(shop.url, query);
      expect(await shop.open(path)).toBe(200);
      const count = page.getByText(/^[\d\s]+ produits?$/).first();
      const number = async () => Number((await count.innerText()).replaceAll(/\D/g, ''));
      expect(Math.abs((await number()) - products.totalCount)).toBeLessThan(3);
      await expect(page.locator('main select[name="sort"]')).toHaveValue(order);
      await page.locator('main select[name="sort"]').selectOption('price-asc');
      await expect(page).toHaveURL(new RegExp(`${path}\\?sort=price-asc$`));
      await shop.open(`${path}?min=999999`);
      await expect(page.getByText('Aucun produit ne correspond')).toBeVisible();
    });
  }

  test('deals begin with the flash sales', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/deals');
    const headings = page.locator('main h2');
    await expect(headings.first()).toHaveText('Ventes flash');
  });

  test('/products leads to all products', async ({ shop }) => {
    const answer = await fetch(`${shop.url}/products?sort=name`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(/\/allproducts\?sort=name$/);
    expect(await shop.open('/allproducts')).toBe(200);
  });

  test('a list requested without a number has 25 products, suggestions 8', async ({ shop }) => {
    const sizes = await ask<{ products: { nodes: object[] }; productSuggestions: object[] }>(
      shop.url,
      '{ products { nodes { id } } productSuggestions(query: "robe") { id } }',
    );
    expect([sizes.products.nodes.length, sizes.productSuggestions.length]).toEqual([25, 8]);
  });

  test('/categories shows the whole tree as cards', async ({ shop, samples }) => {
    const { page } = shop;
    expect(await shop.open('/categories')).toBe(200);
    const path = samples.categories[4] ?? [];
    for (let depth = 1; depth <= path.length; depth += 1) {
      const link = page.locator(`main a[href="/category/${path.slice(0, depth).join('/')}"]`);
      await expect(link).toBeVisible();
      if (depth > 1 && depth < path.length)
        await link.locator('xpath=..').locator('> details > summary').click();
    }
    await page.locator(`main a[href="/category/${path.join('/')}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/category/${path.join('/')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
