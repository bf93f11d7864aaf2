/** Moderation of reviews: the queue, its keys, decisions on several, and the rating that follows. */
import { ask, createProduct, newMark, openAdmin, PHONE, type Created, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';
import type { SampleProduct } from './support/samples.ts';
import { texts } from './support/texts.ts';

/** A product of its own, which the page's account has received and reviewed. */
async function reviewed(shop: Shop, sample: SampleProduct, rating: number, text: string): Promise<Created> {
  const product = await createProduct(shop, sample);
  const { product: shown } = await ask<{ product: { id: string } }>(
    shop,
    'query ($slug: String!) { product(by: { slug: $slug }) { id } }',
    { slug: product.slug },
  );
  const { id } = await placeOrder(shop, { ...product, id: shown.id, price: '40.000' });
  await deliver(shop.url, id);
  const saved = await ask(
    shop,
    'mutation ($input: ReviewSaveInput!) { reviewSave(input: $input) { userErrors { code } } }',
    { input: { productId: shown.id, rating, text } },
  );
  expect(saved).toEqual({ reviewSave: { userErrors: [] } });
  return product;
}

test('a review is published by key, and the rating of its product follows', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const product = await reviewed(
    shop,
    samples.cheap,
    4,
    'Belle lumière, appelez le 98 123 456 pour en voir plus.',
  );

  // The card's number is the list's total.
  await shop.open('/admin');
  const card = page.getByRole('link', { name: /Avis à modérer/ });
  await expect(card).toContainText(/\d/);
  const count = /\d+/.exec(await card.innerText())?.[0] ?? '';
  await card.click();
  await expect(page).toHaveURL(/f\.state=PENDING/);
  await expect(page.getByText(new RegExp(`sur ${count}$`))).toBeVisible();

  await shop.open(`/admin/reviews?q=${encodeURIComponent('belle lumière')}&f.state=PENDING&n=100`);
  const row = page.getByRole('row').filter({ hasText: product.name });
  await expect(row).toContainText('Téléphone');
  await shop.settle();
  await shop.expectAccessible();
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
  await expect(page.getByRole('link', { name: /CMD-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Autres avis de l’auteur' })).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  const address = new URL(page.url()).pathname;
  await page.keyboard.press('p');
  await expect(page.getByText('Avis publié').first()).toBeVisible();
  await shop.open(address);
  await expect(page.getByRole('button', { name: 'Publier' })).toHaveCount(0);
  await expect(page.locator('details').first()).toContainText('Modération');

  await expect
    .poll(async () => {
      const answer = await ask<{ product: { ratingAverage: number; ratingCount: number } }>(
        shop,
        'query ($slug: String!) { product(by: { slug: $slug }) { ratingAverage ratingCount } }',
        { slug: product.slug },
      );
      return answer.product;
    })
    .toEqual({ ratingAverage: 4, ratingCount: 1 });
});

test('a review is rejected on a telephone, with a reason that its author reads (tn)', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const t = texts('tn');
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin', 'tn');
  const product = await reviewed(shop, samples.cheap, 1, 'C’est de la merde, vraiment.');
  await shop.open(`/admin/reviews?f.sku=${product.name.replace('Lampe ', 'LAMPE-')}`);
  await expect(page.getByText(t('adminReviews:mark.PROFANITY'))).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.getByRole('link', { name: product.name }).click();
  await page.getByRole('button', { name: t('adminReviews:reject') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('adminReviews:reject') }).click();
  const reason = dialog.getByLabel(t('adminReviews:reason'));
  await expect(reason).toHaveAccessibleDescription(new RegExp(t('admin:problem.REQUIRED')));
  await shop.settle();
  await shop.expectAccessible();
  await reason.fill('كلام خايب');
  await dialog.getByRole('button', { name: t('adminReviews:reject') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('reviews:state.REJECTED')).first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.open(`/product/${product.slug}`);
  await shop.readThrough();
  await expect(page.getByText('كلام خايب')).toBeVisible();
});

test('several reviews are rejected with one reason', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const mark = newMark();
  for (const rating of [2, 3])
    await reviewed(shop, samples.cheap, rating, `Essai ${mark} de plusieurs avis.`);
  await shop.open(`/admin/reviews?q=${mark}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox').first().check();
  await page.keyboard.press('Shift+X');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motif').fill('Hors sujet');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText('2 avis refusés')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Refusé' })).toHaveCount(2);
});
