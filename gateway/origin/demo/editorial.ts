/** Updates the demo shop's home content, coupons, promotions and upcoming shows to this version. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { emit } from '../api/events/feed.ts';
import { asSystem } from '../base/system.ts';
import { pictureKey, pictureSetKey, viewsOf } from '../media/recipe.ts';
import type { Database } from '../db/tables.ts';
import { HOME_RECIPES, homeContent } from './home.ts';
import { COUPONS, PROMOS } from './offers.ts';
import { slugify } from './words.ts';

/** Entries that were added once are not added again: a deleted coupon stays deleted. */
const GIVEN = 'demo offers';

interface Given {
  coupons: string[];
  promos: string[];
  /** Whether the facts about the company were given. */
  facts: boolean;
}

/** Who runs the demo shop: everything about it is made up, and looks it. */
const FACTS = {
  shop_email: 'contact@lawaj.example',
  open_days: [1, 2, 3, 4, 5, 6],
  opens_at: '08:30',
  closes_at: '18:00',
  company_name: 'Lawaj Démo SARL',
  company_register: '0000000X',
  company_tax_number: '0000000/X/A/M/000',
  company_address: '1, rue de l’Exemple, 1000 Tunis',
  carrier_marks: ['Démo Express', 'Colis Exemple'],
  payment_marks: ['Visa', 'Mastercard', 'e-DINAR'],
};

/**
 * Adds missing entries and updates those that staff have not edited. Needs the sellers; idempotent until a
 * show is over.
 */
export async function updateDemoEditorial(db: Kysely<Database>, now: Date): Promise<void> {
  await addPictures(db);
  const row = await db.selectFrom('settings').select('value').where('name', '=', GIVEN).executeTakeFirst();
  const given: Given = { coupons: [], promos: [], facts: false, ...row?.value };
  await addCoupons(db, new Set(given.coupons));
  await keepPromos(db, new Set(given.promos));
  await keepHome(db, now);
  if (!given.facts) await addFacts(db);
  const value = JSON.stringify({
    coupons: COUPONS.map(({ code }) => code),
    promos: PROMOS.map(({ slug }) => slug),
    facts: true,
  });
  await db
    .insertInto('settings')
    .values({ name: GIVEN, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(sql<boolean>`settings.value <> excluded.value`),
    )
    .execute();
}

async function addPictures(db: Kysely<Database>): Promise<void> {
  const rows = HOME_RECIPES.map((recipe) => ({
    key: pictureSetKey(recipe),
    views: viewsOf(recipe),
    recipe: JSON.stringify(recipe),
  }));
  await db
    .insertInto('pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addCoupons(db: Kysely<Database>, given: ReadonlySet<string>): Promise<void> {
  const missing = COUPONS.filter(({ code }) => !given.has(code));
  if (missing.length > 0) await asSystem(db, 'demo');
  for (const { code, type, value, minPurchase, seller } of missing) {
    const shop =
      seller === null
        ? null
        : await db
            .selectFrom('sellers')
            .select('id')
            .where('slug', '=', slugify(seller))
            .executeTakeFirstOrThrow();
    const added = await db
      .insertInto('coupons')
      .values({
        code,
        type,
        value,
        min_purchase: minPurchase,
        scope: shop ? 'seller' : 'all',
        scope_id: shop?.id ?? null,
        funded_by: shop ? 'seller' : 'platform',
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    if (added.length > 0) await emit(db, 'coupon.changed', code);
  }
}

/** Fills in the facts of a shop that has none. */
async function addFacts(db: Kysely<Database>): Promise<void> {
  await asSystem(db, 'demo');
  const written = await db
    .updateTable('shop_settings')
    .set(FACTS)
    .where('company_name', 'is', null)
    .where('shop_email', 'is', null)
    .returning('id')
    .execute();
  if (written.length > 0) await emit(db, 'settings.changed', 'shop');
}

async function keepPromos(db: Kysely<Database>, given: ReadonlySet<string>): Promise<void> {
  for (const { slug, title, subtitle, recipe, filter } of PROMOS) {
    const columns = {
      title: JSON.stringify(title),
      subtitle: JSON.stringify(subtitle),
      image_key: pictureKey(pictureSetKey(recipe), 0),
      filter: JSON.stringify(filter),
    };
    const written = given.has(slug)
      ? await db
          .updateTable('promos')
          .set({ ...columns, updated_at: sql`now()` })
          .where('slug', '=', slug)
          .where('edited', '=', false)
          .where(
            sql<boolean>`(title, subtitle, image_key, filter) is distinct from (${columns.title}::jsonb, ${columns.subtitle}::jsonb, ${columns.image_key}::text, ${columns.filter}::jsonb)`,
          )
          .returning('slug')
          .execute()
      : await db
          .insertInto('promos')
          .values({ slug, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('slug')
          .execute();
    if (written.length > 0) await emit(db, 'promo.changed', slug);
  }
}

async function keepHome(db: Kysely<Database>, now: Date): Promise<void> {
  const written = await db
    .insertInto('homepages')
    .values({ name: 'v0', content: JSON.stringify(homeContent(now)) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ content: row.ref('excluded.content'), updated_at: sql`now()` }))
        .where('homepages.edited', '=', false)
        .where(sql<boolean>`homepages.content <> excluded.content`),
    )
    .returning('name')
    .execute();
  if (written.length > 0) await emit(db, 'homepage.changed', 'v0');
}
