/** Keys of third parties in the live shop. */
import { expect } from 'vitest';
import type { ApiKeyScope } from '../contract/rules/api-keys.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import type { Browser } from './live-shop.ts';

/** What a key is bound to, if anything. */
export interface TestBinding {
  seller?: number;
  carrier?: string;
}

/** A live secret key that an owner makes. @returns its text */
export async function makeKey(
  owner: Browser,
  scopes: readonly ApiKeyScope[],
  { seller, carrier }: TestBinding = {},
): Promise<string> {
  const { data, errors } = await owner.ask(
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text userErrors { field message } } }',
    {
      input: {
        kind: 'SECRET',
        name: 'System of a partner',
        scopes: scopes.map((scope) => scope.replace(':', '_').toUpperCase()),
        ...(seller !== undefined && { sellerId: toGlobalId('Seller', seller) }),
        ...(carrier !== undefined && { carrier }),
      },
    },
  );
  expect(errors).toBeUndefined();
  const { text, userErrors } = (
    data as unknown as { apiKeyCreate: { text: string | null; userErrors: unknown[] } }
  ).apiKeyCreate;
  expect(userErrors).toEqual([]);
  return String(text);
}

/** The id of a key, by its text. */
export const keyIdOf = (text: string): string => text.split('_')[2] ?? '';
