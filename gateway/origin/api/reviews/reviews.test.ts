import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { Review, ReviewPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import type {
  AdminReview,
  AdminReviewDetail,
  AdminReviewsPage,
  OwnReviewsPage,
  ReviewPlace,
  ReviewsModerated,
} from '../../../contract/reviews.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
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
  it('is found useful once by an account, which may take it back; the list is sorted by it and by rating', async () => {
    const id = await product();
    const ids: string[] = [];
    for (const rating of [3, 5, 1]) {
      const author = await buyer(id);
      const { body: saved } = await save(author, body(id, { rating }));
      await moderate(saved.review?._id, { to: 'PUBLISHED' });
      ids.push(saved.review?._id ?? '');
    }
    const [fair = '', , poor = ''] = ids;
    const sorted = async (sort: string) =>
      (await shop.get<ReviewPage>(`/v1/products/${id}/reviews?limit=2&sort=${sort}`)).body;
    const vote = (who: Person | undefined, reviewId: string, isUseful: boolean) =>
      shop.post<Review & ErrorBody>('/v1/user/reviews/votes', { reviewId, isUseful }, who?.headers);
    const [reader, another] = [await addPerson(shop), await addPerson(shop)];
    expect((await vote(undefined, fair, true)).status).toBe(401);
    await vote(reader, fair, true);
    expect((await vote(reader, fair, true)).body.usefulCount).toBe(1);
    expect((await vote(another, fair, true)).body.usefulCount).toBe(2);
    await vote(reader, poor, true);
    expect((await place(reader, id)).body.usefulReviewIds).toEqual([fair, poor]);

    const useful = await sorted('useful');
    expect(useful.reviews.map(({ _id, usefulCount }) => [_id, usefulCount])).toEqual([
      [fair, 2],
      [poor, 1],
    ]);
    const next = await shop.get<ReviewPage>(
      `/v1/products/${id}/reviews?sort=useful&after=${useful.cursors[1] ?? ''}`,
    );
    expect(next.body.reviews.map(({ rating }) => rating)).toEqual([5]);
    expect((await sorted('best')).reviews.map(({ rating }) => rating)).toEqual([5, 3]);
    expect((await sorted('worst')).reviews.map(({ rating }) => rating)).toEqual([1, 3]);
    const other = await shop.get<ErrorBody>(
      `/v1/products/${id}/reviews?sort=best&after=${useful.cursors[1] ?? ''}`,
    );
    expect(other.status).toBe(400);

    expect((await vote(another, fair, false)).body.usefulCount).toBe(1);
    expect((await vote(another, fair, false)).body.usefulCount).toBe(1);
  });

  it('requires a delivered product; it is moderated, and then counts', async () => {
    const id = await product();
    const who = await buyer(id);
    expect((await place(who, id)).body).toEqual({ mayReview: true, review: null, usefulReviewIds: [] });
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
        '/v1/admin/reviews?state=PENDING&sort=created',
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

describe('the list for moderators', () => {
  const list = async (query: string) =>
    (await shop.get<AdminReviewsPage>(`/v1/admin/reviews${query}`, agent.headers)).body;
  const idsOf = (page: AdminReviewsPage) => page.reviews.map(({ _id }) => _id);
  /** Three reviews of a product of their own: the second is published, the first was changed last. */
  async function three(): Promise<{ sku: string; ids: string[]; authors: Person[] }> {
    const id = await product();
    const sku = `AVIS-${id}`;
    await directly(shop.database.db, (trx) =>
      trx.updateTable('products').set({ sku }).where('id', '=', Number(id)).execute(),
    );
    const authors = [await buyer(id), await buyer(id), await buyer(id)];
    const ids: string[] = [];
    for (const [index, who] of authors.entries()) {
      const saved = await save(who, body(id, { rating: index + 1, title: `Numéro ${index}` }));
      ids.push(saved.body.review?._id ?? '');
    }
    await moderate(ids[1], { to: 'PUBLISHED' });
    for (const [index, at] of ['2026-03-03', '2026-03-02', '2026-03-01'].entries())
      await shop.database.db
        .updateTable('reviews')
        .set({ updated_at: new Date(at) })
        .where('id', '=', Number(ids[index]))
        .execute();
    return { sku, ids, authors };
  }

  it('has those that wait first, the longest waiting at their head, in pages', async () => {
    const { sku, ids } = await three();
    const [first, second, third] = ids;
    const all = await list(`?sku=${sku.toLowerCase()}`);
    expect(idsOf(all)).toEqual([third, first, second]);
    expect(all.pagination).toMatchObject({ totalItems: 3, isTotalExact: true });
    const page = await list(`?sku=${sku}&limit=2`);
    expect(idsOf(await list(`?sku=${sku}&limit=2&after=${page.cursors[1] ?? ''}`))).toEqual([second]);
    expect(idsOf(await list(`?sku=${sku}&sort=rating&order=asc`))).toEqual([first, second, third]);
    expect(idsOf(await list(`?sku=${sku}&sort=created`))).toEqual([third, second, first]);
  });

  it('is narrowed by state, rating, author and text', async () => {
    const { sku, ids, authors } = await three();
    const [first, second, third] = ids;
    expect(idsOf(await list(`?sku=${sku}&state=PUBLISHED`))).toEqual([second]);
    expect(idsOf(await list(`?sku=${sku}&rating=3`))).toEqual([third]);
    expect(idsOf(await list(`?account=${authors[0]?.accountNumber ?? ''}`))).toEqual([first]);
    expect(idsOf(await list(`?sku=${sku}&q=${encodeURIComponent('NUMÉRO 2')}`))).toEqual([third]);
    expect(idsOf(await list(`?sku=${sku}&q=${encodeURIComponent('%%')}`))).toEqual([]);
    expect(idsOf(await list('?sku=AVIS-0'))).toEqual([]);
  });

  it('marks telephone numbers, links and vulgar words', async () => {
    const id = await product();
    const marks = async (text: string) => {
      const who = await buyer(id);
      const { body: saved } = await save(who, body(id, { title: null, text }));
      return (await shop.get<AdminReview>(`/v1/admin/reviews/${saved.review?._id ?? ''}`, agent.headers)).body
        .marks;
    };
    expect(await marks('Le tapis de 200 x 300 cm est beau, livré le 12/03/2026.')).toEqual([]);
    expect(await marks('Appelez-moi au +216 98 123 456')).toEqual(['PHONE']);
    expect(await marks('Meilleur prix sur www.ailleurs.tn, ٩٨١٢٣٤٥٦')).toEqual(['PHONE', 'LINK']);
    expect(await marks('C’est de la MERDE, vendeur 9a7ba')).toEqual(['PROFANITY']);
  });

  it('leads to the order that delivered the product', async () => {
    const { ids, authors } = await three();
    const { body: found } = await shop.get<AdminReviewDetail>(
      `/v1/admin/reviews/${ids[0] ?? ''}`,
      onlooker.headers,
    );
    expect(found).toMatchObject({ accountNumber: authors[0]?.accountNumber, version: 1 });
    expect(found.order?.number).toMatch(/^CMD-/);
    expect((await shop.get('/v1/admin/reviews/999999', agent.headers)).status).toBe(404);
  });
});

describe('decisions', () => {
  const decide = (sent: object, who: Person = agent) =>
    shop.post<ReviewsModerated & ErrorBody>('/v1/admin/reviews/moderation', sent, who.headers);

  it('on several reviews leave those that were changed since', async () => {
    const id = await product();
    const authors = [await buyer(id), await buyer(id), await buyer(id)];
    const ids: string[] = [];
    for (const who of authors) ids.push((await save(who, body(id))).body.review?._id ?? '');
    const [one, two, three] = ids;
    await save(authors[1], body(id, { rating: 1 }));
    const reviews = [one, two, three, '999999'].map((review) => ({ id: review, version: 1 }));
    const { body: sent } = await decide({ to: 'PUBLISHED', reviews });
    expect(sent.rows.map(({ review, error }) => review?.state ?? error)).toEqual([
      'PUBLISHED',
      'STALE',
      'PUBLISHED',
      'NOT_FOUND',
    ]);
    expect(await ratingOf(id)).toEqual({ rating_average: 5, rating_count: 2 });
    const entries = await shop.database.db
      .selectFrom('audit_log')
      .select(['entity_id', 'actor_account'])
      .where('change_id', '=', Number(sent.change?.id))
      .where('entity', '=', 'reviews')
      .execute();
    expect(entries).toEqual(
      [one, three].map((entity_id) => ({ entity_id, actor_account: agent.accountNumber })),
    );
    const rejected = await decide({
      to: 'REJECTED',
      note: 'Hors sujet',
      reviews: [one, three].map((review) => ({ id: review, version: 2 })),
    });
    expect(rejected.body.rows.map(({ review }) => review?.moderationNote)).toEqual([
      'Hors sujet',
      'Hors sujet',
    ]);
    expect(await ratingOf(id)).toEqual({ rating_average: 0, rating_count: 0 });
  });

  it('that reject need a reason, and a capability', async () => {
    const reviews = [{ id: '1', version: 1 }];
    for (const note of [undefined, '  ']) {
      const told = await decide({ to: 'REJECTED', note, reviews });
      expect(told.body.error.fields).toMatchObject([{ field: 'note', code: 'REQUIRED' }]);
    }
    expect((await moderate('1', { to: 'REJECTED' })).body.error.fields).toMatchObject([{ field: 'note' }]);
    expect((await decide({ to: 'PUBLISHED', reviews: [] })).status).toBe(400);
    expect((await decide({ to: 'PUBLISHED', reviews: [...reviews, ...reviews] })).status).toBe(400);
    expect((await decide({ to: 'PUBLISHED', reviews }, onlooker)).status).toBe(403);
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
