import { expect, LANGUAGE_AND_DEVICE, test, VIEWPORTS } from './support/fixtures.ts';
import { ask } from './support/samples.ts';

const SHARE = `mutation ($input: CartShareInput!) { cartShare(input: $input) { url } }`;

async function share(url: string, lines: readonly object[]): Promise<string> {
  const { cartShare } = await ask<{ cartShare: { url: string } }>(url, SHARE, { input: { lines } });
  return cartShare.url;
}

test('a shared cart is shown with its prices, and asks before it replaces another', async ({
  shop,
  samples,
}) => {
  const { cheap, other, dear } = samples;
  await shop.page.setViewportSize(VIEWPORTS.desktop);
  await shop.speak('fr');
  await shop.fillCart([{ id: dear.id, quantity: 1 }]);
  const address = await share(shop.url, [
    { productId: cheap.id, quantity: 2 },
    { productId: other.id, quantity: 1 },
    { productId: btoa('Product:999999999').replaceAll('=', ''), quantity: 1 },
  ]);
  expect(await shop.open(address)).toBe(200);
  const main = shop.page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Panier partagé');
  await expect(main.locator('[data-cart-line]')).toHaveCount(2);
  await expect(main).toContainText('1 article n’est plus vendu');
  await expect(shop.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  const take = main.getByRole('button', { name: 'Mettre dans mon panier' });
  await take.click();
  const question = main.getByRole('group', { name: /Votre panier contient déjà/ });
  await expect(question.getByRole('button', { name: 'Les ajouter à mon panier' })).toBeFocused();
  await shop.expectAccessible();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(take).toBeFocused();
  expect(await shop.cart()).toEqual([{ id: dear.id, quantity: 1 }]);

  await take.click();
  await question.getByRole('button', { name: 'Les ajouter à mon panier' }).click();
  await expect(main.getByRole('link', { name: 'Voir le panier' })).toBeFocused();
  await expect(main).toContainText('3 articles ajoutés au panier');
  expect(await shop.cart()).toEqual([
    { id: dear.id, quantity: 1 },
    { id: cheap.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ]);

  await shop.open(address);
  await take.click();
  await question.getByRole('button', { name: 'Remplacer mon panier' }).click();
  await expect(main).toContainText('3 articles ajoutés au panier');
  expect(await shop.cart()).toEqual([
    { id: cheap.id, quantity: 2 },
    { id: other.id, quantity: 1 },
  ]);
});

for (const [language, device] of LANGUAGE_AND_DEVICE)
  test(`a shared cart in ${language} on a ${device}, and a damaged one`, async ({ shop, samples }) => {
    await shop.page.setViewportSize(VIEWPORTS[device]);
    await shop.speak(language);
    const address = await share(shop.url, [
      { productId: samples.cheap.id, quantity: 2 },
      {
        productId: samples.variant.id,
        variantId: samples.variant.variants.find(({ stock }) => stock > 0)?.id,
        quantity: 1,
      },
      { productId: samples.variant.id, quantity: 1 },
    ]);
    await shop.open(address);
    await expect(shop.page.locator('main [data-cart-line]')).toHaveCount(3);
    await shop.readThrough();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await shop.expectStill();
    // An empty cart has nothing to lose: it is not asked about.
    await shop.page.locator('main section').getByRole('button').click();
    await expect(shop.page.locator('main section').getByRole('link').first()).toBeFocused();
    expect(await shop.cart()).toHaveLength(2);

    await shop.open(`${address.slice(0, -3)}x`);
    await expect(shop.page.locator('main h2')).toHaveText(
      language === 'fr' ? 'Ce lien n’est pas complet' : 'الرابط هذا ناقص',
    );
    await shop.expectAccessible();
  });
