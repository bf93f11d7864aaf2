/** Moderation of reviews through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCarpet } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let agent: Member;
let product: number;
const LIST = `query ($filter: AdminReviewFilter, $sort: AdminReviewSort) {
  adminReviews(filter: $filter, sort: $sort) {
    nodes { id rating state marks version order { number } product { name } }
    total { value isExact }
  }
}`;
const MODERATE = `mutation ($input: ReviewModerateInput!) {
  reviewModerate(input: $input) { review { state moderationNote version } change { reference } userErrors { field code } }
}`;
const MODERATE_ALL = `mutation ($input: ReviewsModerateInput!) {
  reviewsModerate(input: $input) { results { review { state } userErrors { code } } change { reference } userErrors { field code } }
}`;

async function addReview(rating: number, text = 'Les couleurs sont celles de la photo.'): Promise<string> {
  const { id } = await shop.database.db
    .insertInto('reviews')
    .values({ product_id: product, rating, text, title: null, author_name: 'Amel B.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('AdminReview', id);
}

beforeAll(async () => {
  shop = await openLiveShop();
  product = await addCarpet(shop.database.db);
  agent = await signUp(shop, 'Support');
});
afterAll(() => shop.close());

it('lists, publishes and rejects, by version', async () => {
  const first = await addReview(5);
  const second = await addReview(2, 'Appelez le 98 123 456');
  const { data } = await agent.ask(LIST, { filter: { state: 'PENDING' } });
  expect(data).toEqual({
    adminReviews: {
      nodes: [
        {
          id: first,
          rating: 5,
          state: 'PENDING',
          marks: [],
          version: 1,
          order: null,
          product: { name: 'Tapis' },
        },
        {
          id: second,
          rating: 2,
          state: 'PENDING',
          marks: ['PHONE'],
          version: 1,
          order: null,
          product: { name: 'Tapis' },
        },
      ],
      total: { value: 2, isExact: true },
    },
  });
  const sorted = await agent.ask(LIST, {
    sort: { field: 'RATING', direction: 'ASC' },
    filter: { rating: 2 },
  });
  expect(sorted.data).toMatchObject({ adminReviews: { nodes: [{ id: second }] } });

  const refused = await agent.ask(MODERATE, { input: { id: second, version: 1, to: 'REJECTED' } });
  expect(refused.data).toEqual({
    reviewModerate: { review: null, change: null, userErrors: [{ field: ['reason'], code: 'REQUIRED' }] },
  });
  const input = { id: second, version: 1, to: 'REJECTED', reason: 'Coordonnées' };
  const { data: rejected } = await agent.ask(MODERATE, { input });
  expect(rejected).toMatchObject({
    reviewModerate: {
      review: { state: 'REJECTED', moderationNote: 'Coordonnées', version: 2 },
      userErrors: [],
    },
  });
  const { data: stale } = await agent.ask(MODERATE, { input });
  expect(stale).toMatchObject({ reviewModerate: { review: null, userErrors: [{ code: 'STALE' }, {}, {}] } });

  const { data: all } = await agent.ask(MODERATE_ALL, {
    input: {
      to: 'PUBLISHED',
      reviews: [
        { id: second, version: 1 },
        { id: first, version: 1 },
      ],
    },
  });
  expect(all).toMatchObject({
    reviewsModerate: {
      results: [
        { review: null, userErrors: [{ code: 'STALE' }] },
        { review: { state: 'PUBLISHED' }, userErrors: [] },
      ],
      userErrors: [],
    },
  });
});

it('names arguments and refuses other ids', async () => {
  const { errors } = await agent.ask(LIST, { filter: { search: 'a' } });
  expect(errors?.[0]?.message).toContain('filter.search');
  const { data } = await agent.ask('query ($id: ID!) { adminReview(id: $id) { id } }', {
    id: toGlobalId('AdminReview', 999_999),
  });
  expect(data).toEqual({ adminReview: null });
});
