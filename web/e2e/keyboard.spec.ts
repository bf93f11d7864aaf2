import { expect, test, VIEWPORTS } from './support/fixtures.ts';

test('the keyboard alone finds a product, puts it in the cart and changes how many', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const { name, slug, id } = samples.cheap;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');

  // The first stop skips to the content; the search box comes a few stops later.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const box = page.getByRole('combobox', { name: 'Rechercher un produit' });
  for (let stop = 0; stop < 8 && !(await box.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(box).toBeFocused();

  // Answers to a part of the name may come before: a later one would take the choice back.
  const found = page.waitForResponse((response) =>
    decodeURIComponent(response.url().replaceAll('+', ' ')).includes(name),
  );
  await page.keyboard.type(name);
  await found;
  const option = page.getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  // Down the list until it is the chosen one.
  for (let down = 0; down < 12 && (await option.getAttribute('aria-selected')) !== 'true'; down += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  // Names may be shared: the very product that the rest is about.
  if (!page.url().endsWith(`/product/${slug}`)) await shop.open(`/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const add = page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true });
  for (let stop = 0; stop < 60 && !(await add.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await shop.cart()).toEqual([{ id, quantity: 1 }]);
  // Where the button was there is now "one more", and the focus with it.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Ajouter un de plus : ${name}` })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await shop.cart()).toEqual([{ id, quantity: 2 }]);

  const cart = page.locator('header').getByRole('button', { name: /^Panier/ });
  for (let stop = 0; stop < 60 && !(await cart.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(cart).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Panier' });
  await expect(drawer).toBeVisible();
  const more = drawer.getByRole('button', { name: `Ajouter un de plus : ${name}` });
  await expect(more).toBeVisible();
  for (let stop = 0; stop < 12 && !(await more.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(more).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => shop.cart()).toEqual([{ id, quantity: 3 }]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cart).toBeFocused();
});

test('the category panel opens, is walked and left by the arrow keys', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  await shop.open('/');
  const list = page.getByRole('navigation', { name: 'Catégories principales' });
  const first = list.locator('[data-category]').first();
  await first.focus();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list.locator('[data-category]').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  const panel = list.locator('section');
  await expect(panel.locator('a').first()).toBeFocused();
  await expect(panel.locator('a').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('a').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});
