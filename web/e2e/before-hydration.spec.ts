import type { Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import type { Shop } from './support/fixtures.ts';

/** Opens a page whose scripts are delayed; the returned function releases them and waits for hydration. */
async function openEarly({ page, url }: Shop, path: string): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(?:entry-client|\w+(?:Page|Route))-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return async () => {
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    letGo();
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    // What is handed over comes with the next piece of code.
    await page.waitForLoadState('networkidle');
  };
}

const main = (page: Page) => page.getByRole('main');

test('a text that is typed into the header’s search before the scripts run stays, and is searched', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  const hydrate = await openEarly(shop, '/cart');
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.fill('robe');
  await hydrate();
  await expect(field).toHaveValue('robe');
  // It belongs to the page now: the button that empties the field is there, and Enter looks for it.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Effacer la recherche' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=robe$/);
});

test('name and password that are typed before the scripts run are sent', async ({ shop }) => {
  const { page } = shop;
  const hydrate = await openEarly(shop, '/login');
  await main(page).getByRole('textbox', { name: 'Téléphone ou e-mail' }).fill('nobody@example.tn');
  await main(page).locator('input[name="password"]').fill('not-the-right-one');
  await hydrate();
  await main(page).getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(main(page).locator('input[name="password"]')).toHaveValue('not-the-right-one');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql',
  );
  await main(page).getByRole('button', { name: 'Se connecter' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    variables: { input: { identifier: 'nobody@example.tn', password: 'not-the-right-one' } },
  });
});

test('values that are typed and ticked on the register page before the scripts run stay', async ({
  shop,
}) => {
  const { page } = shop;
  const hydrate = await openEarly(shop, '/register');
  const field = (name: string) => main(page).locator(`input[name="${name}"]`);
  await field('firstName').fill('Amel');
  await field('phone').fill('20123456');
  await field('newsletter').check();
  await hydrate();
  // Another field is rendered with all others.
  await field('lastName').fill('Ben Salah');
  await expect(field('firstName')).toHaveValue('Amel');
  await expect(field('phone')).toHaveValue('20123456');
  await expect(field('newsletter')).toBeChecked();
});

test('values that are typed and chosen in the contact form before the scripts run stay', async ({ shop }) => {
  const { page } = shop;
  const hydrate = await openEarly(shop, '/contact');
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('name').fill('Amel');
  await field('message').fill('Où est ma commande ?');
  await field('category').selectOption({ index: 1 });
  const category = await field('category').inputValue();
  await hydrate();
  await field('subject').fill('Livraison');
  await expect(field('name')).toHaveValue('Amel');
  await expect(field('message')).toHaveValue('Où est ma commande ?');
  await expect(field('category')).toHaveValue(category);
});

test('an address for the newsletter that is typed before the scripts run is subscribed', async ({ shop }) => {
  const { page } = shop;
  const hydrate = await openEarly(shop, '/cart');
  const form = page.getByRole('contentinfo').locator('form');
  await form.locator('input[name="email"]').fill('amel@example.tn');
  await hydrate();
  await expect(form.locator('input[name="email"]')).toHaveValue('amel@example.tn');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql',
  );
  await form.getByRole('button').click();
  expect((await sent).postData()).toContain('amel@example.tn');
});

test('a variant that is chosen before the scripts run is chosen', async ({ shop, samples }) => {
  const { page } = shop;
  const hydrate = await openEarly(shop, `/product/${samples.variant.slug}`);
  const group = main(page).locator('fieldset[id^="choose-"]').first();
  const option = group.locator('input:not(:disabled)').last();
  await option.check({ force: true });
  const value = await option.inputValue();
  await hydrate();
  await expect(group.locator(`input[value="${value}"]`)).toBeChecked();
  // The page says it in words, which the server did not.
  await expect(group.locator('legend span')).toHaveText(
    (await group.locator('label:has(:checked)').textContent()) ?? '',
  );
});

test('a filter that is ticked before the scripts run filters', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.desktop);
  const hydrate = await openEarly(shop, `/category/${samples.bigCategory.join('/')}`);
  await main(page)
    .getByRole('checkbox', { name: /^En promotion/ })
    .check();
  await hydrate();
  await expect(page).toHaveURL(/sale=1/);
  await expect(main(page).getByRole('checkbox', { name: /^En promotion/ })).toBeChecked();
});
