import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { startTestOrigin } from '../../origin/testing/origin.ts';
import type { TestOrigin } from '../../origin/testing/origin.ts';
import type { BotPersona } from '../../contract/chat.ts';
import { openTestHost } from '../testing/host.ts';
import type { TestHost } from '../testing/host.ts';

let origin: TestOrigin;
let host: TestHost;

/** Eight gift boxes, best-selling first: alternating between beauty and fashion, the second one sold out. */
beforeAll(async () => {
  origin = await startTestOrigin();
  const { db } = origin.database;
  const seller = await addSeller(db, 'Atelier Sfax');
  const beauty = await addCategory(db, 'Beauté & santé', undefined, { slug: 'beaute-sante' });
  const fashion = await addCategory(db, 'Mode', undefined, { slug: 'mode' });
  const care = await addCategory(db, 'Soins', beauty);
  const scarves = await addCategory(db, 'Foulards', fashion);
  await addProducts(
    db,
    Array.from({ length: 8 }, (_, place) => ({
      name: `Panier garni ${'ABCDEFGH'[place]}`,
      seller_id: seller.id,
      category: place % 2 === 0 ? care : scarves,
      sold_count: 80 - place * 10,
      stock: place === 1 ? 0 : 5,
    })),
  );
  origin.forget();
  host = await openTestHost(await origin.origin.listen());
}, 60_000);
afterAll(async () => {
  await host.close();
  await origin.close();
});

describe('among products that fit equally well', () => {
  it.each([
    // The shop's order is ACDE BFGH. A, C, E and G are in beauty: they come first within each group of four, but not across groups.
    ['BEAUTY_EXPERT', 'ACEDGFHB'],
    ['FASHION_STYLIST', 'DACEFHGB'],
    ['TECH_ADVISOR', 'ACDEFGHB'],
  ] satisfies [BotPersona, string][])(
    'what the %s knows comes first, and what is sold out last',
    async (persona, order) => {
      const { products } = await host.ask('un panier garni', { persona });
      expect(products.map(({ name }) => name.at(-1)).join('')).toBe(order);
    },
  );
});
