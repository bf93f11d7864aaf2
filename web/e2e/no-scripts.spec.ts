import { expect, test, VIEWPORTS } from './support/fixtures.ts';

// The shop in a browser without scripts, or before they run.
test.use({ javaScriptEnabled: false, viewport: VIEWPORTS.desktop });

test('the home page is readable without scripts', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/`);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/product/"]').first()).toBeVisible();
  expect(await main.locator('a[href^="/category/"]').count()).toBeGreaterThan(8);
  const banner = main.getByRole('region', { name: 'Bannières' }).getByRole('img').first();
  await expect(banner).toBeVisible();
  // The menu's and the category button lead to the categories at the page's end.
  await page.locator('header a[href="#categories"]:visible').click();
  await expect(page.getByRole('navigation', { name: 'Catégories', exact: true })).toBeInViewport();
});

test('a category is filtered and sorted by its form without scripts', async ({ page, shopUrl, samples }) => {
  await page.goto(`${shopUrl}/category/${samples.bigCategory.join('/')}`);
  const main = page.getByRole('main');
  const count = main.locator('p', { hasText: /^\d[\d\s]* produits?$/ });
  const before = await count.textContent();
  await main.getByRole('checkbox', { name: /^En promotion/ }).check();
  await main.getByRole('textbox', { name: 'Minimum' }).fill('20');
  await main.getByLabel('Trier par').selectOption('price-asc');
  await main.getByRole('button', { name: 'Appliquer' }).last().click();
  await expect(page).toHaveURL(/sale=1/);
  await expect(page).toHaveURL(/min=20/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(count).not.toHaveText(before ?? '');
  await expect(main.locator('article').first()).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^En promotion/ })).toBeChecked();
  await main
    .getByRole('list', { name: 'Filtres actifs' })
    .getByRole('link', { name: /En promotion/ })
    .click();
  await expect(page).not.toHaveURL(/sale=1/);
  await expect(page).toHaveURL(/min=20/);
});

test('the filters’ sheet of a phone opens without scripts', async ({ page, shopUrl, samples }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`${shopUrl}/category/${samples.bigCategory.join('/')}`);
  const panel = page.locator('#filters');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('checkbox', { name: /^En stock/ }).check();
  await panel.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/stock=1/);
});

test('one turns the pages of a list and finds by searching without scripts', async ({
  page,
  shopUrl,
  samples,
}) => {
  await page.goto(`${shopUrl}/category/${samples.bigCategory.join('/')}`);
  const main = page.getByRole('main');
  const names = () => main.locator('article h3').allTextContents();
  const firstPage = await names();
  await main.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  const secondPage = await names();
  expect(secondPage.length).toBeGreaterThan(0);
  expect(secondPage).not.toEqual(firstPage);

  await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill(samples.cheap.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(main.locator(`a[href="/product/${samples.cheap.slug}"]`)).toHaveCount(1);
});

test('a product is readable without scripts', async ({ page, shopUrl, samples }) => {
  await page.goto(`${shopUrl}/product/${samples.variant.slug}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samples.variant.name);
  await expect(main.getByText(/TND/).first()).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Caractéristiques' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Avis clients' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Voir la boutique' })).toBeVisible();
});

test('the languages are links without scripts', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/allproducts?sort=price-asc`);
  await page.locator('summary[data-disclosure]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/sort=price-asc/);
  // The links of a page that names its language keep it.
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
