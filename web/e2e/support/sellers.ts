/** Sellers that a test has for itself. */
import { ask } from './admin.ts';
import { expect, type Shop } from './fixtures.ts';

/** Applies as a visitor would. */
export async function applyAsSeller(shop: Shop): Promise<{ readonly name: string; readonly email: string }> {
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const name = `Atelier ${mark}`;
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const email = `atelier${digits}@example.tn`;
  const answer = await ask<{ sellerApply: { userErrors: readonly unknown[] } }>(
    shop,
    'mutation ($input: SellerApplyInput!) { sellerApply(input: $input) { userErrors { code field } } }',
    {
      input: {
        shopName: name,
        legalName: `Atelier ${mark} SARL`,
        taxNumber: `${digits}A`,
        contactName: 'Amel Ben Salah',
        email,
        phone: '98 123 456',
        address: '3, rue de la Plage, La Marsa',
        regionNumber: 4,
        message: 'Poteries de Sejnane, faites à la main.',
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  expect(answer).toEqual({ sellerApply: { userErrors: [] } });
  return { name, email };
}
