import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { ReviewPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type {
  AdminReview,
  AdminReviewsPage,
  OwnReviewsPage,
  ReviewPlace,
} from '../../../contract/reviews.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { ifMatch } from '../../testing/versions.ts';

let shop: TestOrigin;
let category: TestCategory;
let seller: { id: number };
let agent: Person;
let onlooker: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  category = await addCategory(db, 'Maison');
  seller = await addSeller(db, 'Chez Ali');
  shop.forget();
  agent = await addPerson(shop, 'Support');
  onlooker = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

async function product(): Promise<string> {
  const [id = 0] = await addProducts(shop.database.db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 50 },
  ]);
  return String(id);
}
/** Orders a product; delivered unless requested otherwise. */
async function buy(who: Person, productId: string, isDelivered = true): Promise<void> {
  const { body } = await shop.post<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(Number(productId), 30_000)]),
    who.headers,
  );
  const part = body.order?.subOrders[0]?._id ?? '';
  if (isDelivered)
    await shop.database.db
      .updateTable('sub_orders')
      .set({ state: 'DELIVERED', delivered_at: new Date() })
      .where('id', '=', Number(part))
      .execute();
}
async function buyer(productId: string): Promise<Person> {
  const who = await addPerson(shop);
  await buy(who, productId);
  return who;
}
const body = (productId: string, more: Record<string, unknown> = {}) => ({
  productId,
  rating: 5,
  title: 'Très beau',
  text: 'Les couleurs sont celles de la photo.',
  language: 'fr',
  ...more,
});
const save = (who: Person | undefined, sent: object) =>
  shop.post<ReviewPlace & ErrorBody>('/v1/user/reviews', sent, who?.headers);
const remove = (who: Person | undefined, productId: string) =>
  shop.delete<ErrorBody>('/v1/user/reviews', { productId }, who?.headers);
const place = (who: Person | undefined, productId: string) =>
  shop.get<ReviewPlace & ErrorBody>(`/v1/user/reviews/of/${productId}`, who?.headers);
const moderate = async (id: string | undefined, sent: object, who: Person | undefined = agent) =>
  shop.post<AdminReview & ErrorBody>(`/v1/admin/reviews/${id ?? ''}/moderation`, sent, {
    ...who?.headers,
    ...(await ifMatch(shop.database, 'reviews', id ?? 0)),
  });
const published = async (productId: string) =>
  (await shop.get<ReviewPage>(`/v1/products/${productId}/reviews`)).body;
const ratingOf = (productId: string) =>
  shop.database.db
    .selectFrom('products')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', Number(productId))
    .executeTakeFirstOrThrow();

describe('a review', () => {
  it('requires a delivered product; it is moderated, and then counts', async () => {
    const id = await product();
    const who = await buyer(id);
    expect((await place(who, id)).body).toEqual({ mayReview: true, review: null });
    const { body: saved } = await save(who, body(id));
    expect(saved.review).toMatchObject({ state: 'PENDING', rating: 5, product: { _id: id, name: 'Tapis' } });
    expect((await published(id)).reviews).toEqual([]);
    expect(await ratingOf(id)).toEqual({ rating_average: 0, rating_count: 0 });
    await moderate(saved.review?._id, { to: 'PUBLISHED' });
    expect((await published(id)).reviews).toMatchObject([
      { rating: 5, title: 'Très beau', authorName: 'Amel B.', verifiedPurchase: true },
    ]);
    expect(await ratingOf(id)).toEqual({ rating_average: 5, rating_count: 1 });
    const event = await shop.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('type', '=', 'review.changed')
      .where('subject', '=', id)
      .executeTakeFirst();
    expect(event).toBeDefined();
  });

  it('is refused without a delivery', async () => {
    const id = await product();
    const who = await addPerson(shop);
    expect((await save(who, body(id))).status).toBe(403);
    await buy(who, id, false);
    expect((await place(who, id)).body.mayReview).toBe(false);
    expect((await save(who, body(id))).status).toBe(403);
    expect((await save(who, body('999999'))).status).toBe(404);
  });

  it('is one per product: writing again changes it, and it is moderated again', async () => {
    const id = await product();
    const who = await buyer(id);
    const { body: first } = await save(who, body(id));
    await moderate(first.review?._id, { to: 'PUBLISHED' });
    const { body: second } = await save(
      who,
      body(id, { rating: 2, title: ' ', text: 'Il perd ses couleurs.' }),
    );
    expect(second.review).toMatchObject({ _id: first.review?._id, state: 'PENDING', rating: 2, title: null });
    expect(await ratingOf(id)).toEqual({ rating_average: 0, rating_count: 0 });
    await Promise.all([1, 2, 3].map(() => save(who, body(id, { rating: 4 }))));
    const rows = await shop.database.db
      .selectFrom('reviews')
      .selectAll()
      .where('product_id', '=', Number(id))
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is rejected with a reason that its author reads, and no longer counts once it is removed', async () => {
    const id = await product();
    const [one, two] = [await buyer(id), await buyer(id)];
    const { body: good } = await save(one, body(id));
    const { body: bad } = await save(two, body(id, { rating: 2 }));
    for (const { review } of [good, bad]) await moderate(review?._id, { to: 'PUBLISHED' });
    expect(await ratingOf(id)).toEqual({ rating_average: 3.5, rating_count: 2 });
    const sellerBefore = await shop.database.db
      .selectFrom('sellers')
      .select('rating_count')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    await moderate(bad.review?._id, { to: 'REJECTED', note: 'Propos injurieux' });
    expect((await place(two, id)).body.review).toMatchObject({
      state: 'REJECTED',
      moderationNote: 'Propos injurieux',
    });
    expect(await ratingOf(id)).toEqual({ rating_average: 5, rating_count: 1 });
    expect((await remove(one, id)).status).toBe(200);
    expect((await remove(one, id)).status).toBe(404);
    expect(await ratingOf(id)).toEqual({ rating_average: 0, rating_count: 0 });
    const after = await shop.database.db
      .selectFrom('sellers')
      .select('rating_count')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect(after.rating_count).toBe(sellerBefore.rating_count - 2);
  });

  it('leaves a correct average under concurrent publications', async () => {
    const id = await product();
    const reviews = [];
    for (const rating of [1, 2, 3, 4, 5]) {
      const { body: saved } = await save(await buyer(id), body(id, { rating }));
      reviews.push(saved.review?._id);
    }
    await Promise.all(reviews.map((review) => moderate(review, { to: 'PUBLISHED' })));
    expect(await ratingOf(id)).toEqual({ rating_average: 3, rating_count: 5 });
  });

  it.each([
    ['rating', { rating: 0 }, 'INVALID'],
    ['rating', { rating: 6 }, 'INVALID'],
    ['title', { title: 'a'.repeat(101) }, 'TOO_LONG'],
    ['text', { text: 'bien' }, 'TOO_SHORT'],
    ['text', { text: 'a'.repeat(2_001) }, 'TOO_LONG'],
    ['language', { language: 'it' }, 'INVALID'],
    ['productId', { productId: 'x' }, 'INVALID'],
  ])('names a wrong %s', async (field, more, code) => {
    const told = await save(agent, body('1', more));
    expect(told.status).toBe(400);
    expect(told.body.error.fields).toMatchObject([{ field, code }]);
  });
});

describe('permissions', () => {
  it('visitors have to sign in; nobody changes another’s review', async () => {
    const id = await product();
    const who = await buyer(id);
    const other = await buyer(id);
    await save(who, body(id));
    for (const { status } of [await save(undefined, body(id)), await remove(undefined, id)])
      expect(status).toBe(401);
    expect((await place(undefined, id)).status).toBe(401);
    expect((await place(other, id)).body.review).toBeNull();
    expect((await remove(other, id)).status).toBe(404);
  });

  it('only admins see pending ones, and only Support and owners decide', async () => {
    const id = await product();
    const who = await buyer(id);
    const { body: saved } = await save(who, body(id));
    for (const [person, reads, writes] of [
      [undefined, 401, 401],
      [who, 403, 403],
      [onlooker, 200, 403],
      [agent, 200, 200],
    ] as const) {
      const list = await shop.get<AdminReviewsPage & ErrorBody>(
        '/v1/admin/reviews?state=PENDING',
        person?.headers,
      );
      expect(list.status).toBe(reads);
      if (reads === 200)
        expect(list.body.reviews[0]).toMatchObject({
          _id: saved.review?._id,
          accountNumber: who.accountNumber,
        });
      const told = await shop.post(
        `/v1/admin/reviews/${saved.review?._id ?? ''}/moderation`,
        { to: 'PUBLISHED' },
        { ...person?.headers, ...(await ifMatch(shop.database, 'reviews', saved.review?._id ?? 0)) },
      );
      expect(told.status).toBe(writes);
    }
    expect((await moderate('999999', { to: 'PUBLISHED' })).status).toBe(404);
  });
});

describe('one’s own reviews', () => {
  it('are listed with the products that lack one', async () => {
    const [first, second] = [await product(), await product()];
    const who = await buyer(first);
    await buy(who, second);
    const list = () => shop.get<OwnReviewsPage>('/v1/user/reviews', who.headers);
    expect((await list()).body).toMatchObject({ reviews: [], waiting: { length: 2 } });
    await save(who, body(first));
    const { body: page } = await list();
    expect(page.reviews.map((review) => review.product._id)).toEqual([first]);
    expect(page.waiting.map(({ _id }) => _id)).toEqual([second]);
  });

  it('are in the export, and removed with the account; the average is correct afterwards', async () => {
    const id = await product();
    const [stays, goes] = [await buyer(id), await buyer(id)];
    for (const [who, rating] of [
      [stays, 5],
      [goes, 1],
    ] as const) {
      const { body: saved } = await save(who, body(id, { rating }));
      await moderate(saved.review?._id, { to: 'PUBLISHED' });
    }
    const { body: exported } = await shop.get<AccountExport>('/v1/user/export', goes.headers);
    expect(exported.data['reviews']).toMatchObject([{ rating: 1, state: 'PUBLISHED' }]);
    expect((await shop.post('/v1/user/delete', { password: TEST_PASSWORD }, goes.headers)).status).toBe(200);
    expect(await ratingOf(id)).toEqual({ rating_average: 5, rating_count: 1 });
  });
});
