/** The home content and the promotions, over HTTP with the database. */
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { Homepage, Promo } from '../../../contract/content.ts';
import type { AdminCouponsPage } from '../../../contract/coupons.ts';
import type { CouponsTable } from '../../db/tables.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';
import type { TestOrigin } from '../../testing/origin.ts';

let shop: TestOrigin;
let seller: { id: number; slug: string; name: string };
let closed: { id: number; slug: string; name: string };
let home: { slug: string };

const HOUR = 3_600_000;
const from = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  seller = await addSeller(db, 'Ouverte');
  closed = await addSeller(db, 'Fermée', { status: 'SUSPENDED' });
  const category = await addCategory(db, 'Maison');
  home = category;
  const below = await addCategory(db, 'Cuisine', category);
  await addProducts(db, [
    { name: 'Cher', seller_id: seller.id, category: below, price: 120_000, discount_price: 60_000 },
    { name: 'Moyen', seller_id: seller.id, category, price: 60_000, discount_price: 45_000 },
    { name: 'Petit', seller_id: seller.id, category, price: 10_000 },
    { name: 'Fermé', seller_id: closed.id, category, price: 10_000, discount_price: 1_000 },
  ]);
  await db
    .insertInto('promos')
    .values([
      promo('moitie', { minDiscountPercent: '50' }),
      promo('entiere', {}),
      promo('future', { invented: '1' }),
      { ...promo('finie', { minDiscountPercent: '5' }), active: false },
    ])
    .execute();
});
afterAll(() => shop.close());

const promo = (slug: string, filter: Record<string, string>) => ({
  slug,
  title: JSON.stringify({ fr: 'Titre', en: 'Title' }),
  subtitle: JSON.stringify({ fr: 'Sous-titre' }),
  image_key: 'abcdef0123456-0',
  filter: JSON.stringify(filter),
});

/** Restores the stored home content. */
async function homepage(content: object): Promise<Homepage> {
  const { db } = shop.database;
  const text = JSON.stringify(content);
  await db
    .insertInto('homepages')
    .values({ name: 'v0', content: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content: text }))
    .execute();
  return (await shop.get<Homepage>('/v1/admin/homepages-name/v0')).body;
}

async function give(...coupons: (Partial<Insertable<CouponsTable>> & { code: string })[]): Promise<void> {
  const { db } = shop.database;
  await directly(db, (trx) => trx.deleteFrom('coupons').execute());
  await directly(db, (own) =>
    own
      .insertInto('coupons')
      .values(coupons.map((coupon) => ({ type: 'fixed' as const, value: 5_000, ...coupon })))
      .execute(),
  );
}

describe('the home content', () => {
  test('a coupon’s card describes the coupon’s effect', async () => {
    await give(
      { code: 'PREMIER', value: 12_500, min_purchase: 99_000 },
      { code: 'DEUX', type: 'percentage', value: 35, scope: 'seller', scope_id: seller.id },
      { code: 'TROIS', type: 'free_delivery', value: 0 },
    );
    const { couponCards, hiddenReward } = await homepage({
      couponCards: ['DEUX', 'PREMIER', 'INCONNU'],
      hiddenReward: 'trois',
    });
    expect(couponCards).toEqual([
      {
        type: 'percentage',
        code: '35',
        description: expect.objectContaining({ fr: 'Chez Ouverte', en: 'At Ouverte' }) as unknown,
        couponCode: 'DEUX',
        amount: null,
        percent: 35,
        minPurchase: null,
        seller: { _id: String(seller.id), name: 'Ouverte', slug: seller.slug },
        endsAt: null,
      },
      {
        type: 'fixed',
        code: '12.500',
        description: expect.objectContaining({ fr: 'Dès 99\u00a0TND d’achat' }) as unknown,
        couponCode: 'PREMIER',
        amount: '12.500',
        percent: null,
        minPurchase: '99.000',
        seller: null,
        endsAt: null,
      },
    ]);
    expect(hiddenReward).toMatchObject({ type: 'free_delivery', code: '', couponCode: 'TROIS' });
  });

  test('the list of coupons knows which have a card, why not, and which the home page refers to', async () => {
    await give(
      { code: 'CARTE' },
      { code: 'SIENNE', scope: 'seller', scope_id: seller.id },
      { code: 'FERMEE', scope: 'seller', scope_id: closed.id },
      { code: 'CATEGORIE', scope: 'category', scope_id: 1 },
      { code: 'PERSONNEL', account_number: '1', starts_at: from(1) },
      { code: 'NOUVEAU', first_order_only: true },
      { code: 'PASSE', ends_at: from(-1) },
      { code: 'FUTUR', starts_at: from(1) },
      { code: 'ETEINT', active: false },
      { code: 'EPUISE', usage_limit: 1, used_count: 1 },
    );
    const reader = await addPerson(shop, 'ReadOnly');
    const list = async (query: string) =>
      (await shop.get<AdminCouponsPage>(`/v1/admin/coupons?${query}`, reader.headers)).body.coupons;
    const all = await list('order=asc');
    const { couponCards } = await homepage({ couponCards: all.map(({ code }) => code) });
    expect(all.filter(({ cardProblem }) => cardProblem === null).map(({ code }) => code)).toEqual(
      couponCards?.map(({ couponCode }) => couponCode),
    );
    expect(Object.fromEntries(all.map(({ code, cardProblem }) => [code, cardProblem]))).toEqual({
      CARTE: null,
      SIENNE: null,
      FERMEE: 'SELLER',
      CATEGORIE: 'SCOPE',
      PERSONNEL: 'PERSONAL',
      NOUVEAU: 'FIRST_ORDER',
      PASSE: 'OVER',
      FUTUR: 'PLANNED',
      ETEINT: 'PAUSED',
      EPUISE: 'EXHAUSTED',
    });
    expect((await list('card=true&order=asc')).map(({ code }) => code)).toEqual(['CARTE', 'SIENNE', 'FUTUR']);
    expect(await list('card=false')).toHaveLength(7);
    await homepage({ couponCards: ['CARTE'], hiddenReward: 'futur' });
    const onHome = (await list('order=asc')).filter(({ isOnHome }) => isOnHome);
    expect(onHome.map(({ code }) => code)).toEqual(['CARTE', 'FUTUR']);
    expect((await list('code=carte')).map(({ code }) => code)).toEqual(['CARTE']);
  });

  test('a coupon that is not public at present has no card', async () => {
    await give(
      { code: 'BON', ends_at: from(2) },
      { code: 'PASSE', ends_at: from(-1) },
      { code: 'FUTUR', starts_at: from(1) },
      { code: 'ETEINT', active: false },
      { code: 'EPUISE', usage_limit: 1, used_count: 1 },
      { code: 'PERSONNEL', account_number: '1' },
      { code: 'FERMEE', scope: 'seller', scope_id: closed.id },
    );
    const codes = ['PASSE', 'BON', 'FUTUR', 'ETEINT', 'EPUISE', 'PERSONNEL', 'FERMEE'];
    const { couponCards, hiddenReward, validUntil } = await homepage({
      couponCards: codes,
      hiddenReward: 'ETEINT',
    });
    expect(couponCards?.map(({ couponCode }) => couponCode)).toEqual(['BON']);
    expect(hiddenReward).toBeNull();
    // The next one begins before this one ends.
    expect(Date.parse(validUntil ?? '') - Date.now()).toBeLessThanOrEqual(HOUR);
  });

  test('shows are sorted by start, without past ones', async () => {
    const show = (startsAt: string, endsAt: string, slug = seller.slug) => ({
      title: { fr: startsAt },
      seller: slug,
      startsAt,
      endsAt,
    });
    const soon = show(from(1), from(2));
    const { liveShows, validUntil } = await homepage({
      liveShows: [
        show(from(30), from(31)),
        show(from(-2), from(-1)),
        soon,
        show(from(3), from(4), closed.slug),
      ],
    });
    expect(liveShows?.map(({ startsAt }) => startsAt)).toEqual([soon.startsAt, expect.any(String)]);
    expect(liveShows?.[0]?.seller).toEqual({
      _id: String(seller.id),
      name: 'Ouverte',
      slug: seller.slug,
    });
    expect(validUntil).toBe(soon.startsAt);
  });

  test('a band shows the largest reduction of its category, and those of hidden ones are left out', async () => {
    const { discountBands } = await homepage({
      discountBands: [
        { title: { fr: 'Maison' }, category: home.slug },
        { title: { fr: 'Rien' }, category: 'nulle-part' },
      ],
    });
    expect(discountBands).toEqual([
      {
        title: { fr: 'Maison' },
        subtitle: null,
        imageUrl: null,
        category: expect.objectContaining({ slug: home.slug }) as unknown,
        maxDiscountPercent: 50,
      },
    ]);
  });

  test('a banner says what is reduced where it leads, as the list there does', async () => {
    const slide = (redirectUrl: string) => ({ name: 'Soldes', imageUrl: '/media/soldes-0', redirectUrl });
    const { slider1 } = await homepage({
      slider1: [slide('/deals'), slide(`/category/${home.slug}`), slide('/faq')],
    });
    const offer = { fromPrice: '45.000', maxDiscountPercent: 50 };
    expect(slider1).toEqual([
      { ...slide('/deals'), offer },
      { ...slide(`/category/${home.slug}`), offer },
      slide('/faq'),
    ]);
  });

  test('only active shops are presented', async () => {
    const { partners } = await homepage({ partners: [closed.slug, seller.slug, 'nulle-part'] });
    expect(partners?.map(({ slug }) => slug)).toEqual([seller.slug]);
  });
});

describe('a promotion', () => {
  const names = async (query: string): Promise<string[]> =>
    (await shop.get<ProductPage>(`/v1/admin/products?sortBy=price&${query}`)).body.products.map(
      ({ name }) => name,
    );

  test('has its texts and its picture', async () => {
    const { body } = await shop.get<Promo>('/v1/promos/moitie');
    expect(body).toEqual({
      slug: 'moitie',
      title: { fr: 'Titre', en: 'Title' },
      subtitle: { fr: 'Sous-titre' },
      imageUrl: '/media/abcdef0123456-0',
    });
  });

  test.each(['nulle-part', 'finie', 'entiere', 'future'])(
    '%s does not exist: unknown, expired, without a filter, or of another version',
    async (slug) => {
      expect((await shop.get(`/v1/promos/${slug}`)).status).toBe(404);
      expect(await names(`promo=${slug}`)).toEqual([]);
    },
  );

  test('its own filter and the requested one are combined', async () => {
    expect(await names('promo=moitie')).toEqual(['Cher']);
    expect(await names('promo=moitie&minDiscountPercent=10')).toEqual(['Cher']);
    expect(await names('promo=moitie&maxPrice=50')).toEqual([]);
  });
});

describe('the filters of the home page’s buttons', () => {
  const names = async (query: string): Promise<string[]> =>
    (await shop.get<ProductPage>(`/v1/admin/products?sortBy=price&${query}`)).body.products.map(
      ({ name }) => name,
    );

  test.each([
    ['minDiscountPercent=25', ['Moyen', 'Cher']],
    ['minDiscountPercent=26', ['Cher']],
    ['freeDelivery=true', []],
    ['freeDelivery=false', ['Petit', 'Moyen', 'Cher']],
    ['maxPrice=20', ['Petit']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(['minDiscountPercent=0', 'minDiscountPercent=101', 'freeDelivery=yes'])(
    '%s is refused',
    async (query) => {
      expect((await shop.get(`/v1/admin/products?${query}`)).status).toBe(400);
    },
  );
});
