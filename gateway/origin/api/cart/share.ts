/** Shared carts: a token holds the lines themselves, so nothing is stored. */
import type { CartShareRequest } from '../../../contract/cart.ts';
import { createSignedTexts } from '../../base/signed-text.ts';

/** How long a shared cart can be opened (ms). */
const VALID = 30 * 24 * 3_600_000;

type Lines = CartShareRequest['lines'];

export interface CartTokens {
  make(lines: Lines, now: number): { token: string; expiresAt: Date };
  /** What a token holds, expired or not; undefined: the shop did not make it. */
  read(token: string): { lines: Lines; expiresAt: Date } | undefined;
}

/** A line in few characters, because the token is part of an address: `12.3*2` is two of variant 3 of product 12. */
const write = ({ productId, variantId, quantity }: Lines[number]): string =>
  `${productId}${variantId == null ? '' : `.${variantId}`}*${quantity}`;

function parse(line: string): Lines[number] {
  const [ids = '', quantity] = line.split('*');
  const [productId = '', variantId] = ids.split('.');
  return { productId, variantId: variantId ?? null, quantity: Number(quantity) };
}

/** @param secret the key that signs sessions */
export function createCartTokens(secret: string): CartTokens {
  const texts = createSignedTexts(secret, 'cart');
  return {
    make(lines, now) {
      const expires = Math.floor((now + VALID) / 1_000);
      const token = texts.sign([expires, ...lines.map(write)].join(' '));
      return { token, expiresAt: new Date(expires * 1_000) };
    },

    read(token) {
      const text = texts.read(token);
      if (text === undefined) return undefined;
      const [expires, ...lines] = text.split(' ');
      return { lines: lines.map(parse), expiresAt: new Date(Number(expires) * 1_000) };
    },
  };
}
