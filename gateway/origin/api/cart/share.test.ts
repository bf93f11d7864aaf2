import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_CART_TOKEN, MAX_LINE_QUANTITY } from '../../../contract/rules/limits.ts';
import { createPreviewTokens } from '../content/preview.ts';
import { createCartTokens } from './share.ts';

const SECRET = 'a secret of a test, thirty-two long';
const LINES = [
  { productId: '12', variantId: '3', quantity: 2 },
  { productId: '7', variantId: null, quantity: 99 },
];

describe('the token of a shared cart', () => {
  it('is read by another process with the same secret, and by no other', () => {
    const { token, expiresAt } = createCartTokens(SECRET).make(LINES, 1_000);
    expect(expiresAt).toEqual(new Date(1_000 + 30 * 24 * 3_600_000));
    expect(createCartTokens(SECRET).read(token)).toEqual({ lines: LINES, expiresAt });
    expect(createCartTokens(`${SECRET}!`).read(token)).toBeUndefined();
  });

  it('cannot be changed, or made for another purpose', () => {
    const tokens = createCartTokens(SECRET);
    const { token } = tokens.make(LINES, 0);
    const [claims = '', signature = ''] = token.split('.');
    const more = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('*2', '*3')).toString(
      'base64url',
    );
    const other = createPreviewTokens(SECRET).make({ name: 'v0', number: 1 }, '1', 0).token;
    for (const broken of [
      '',
      '.',
      'x',
      claims,
      `${claims}.`,
      `${more}.${signature}`,
      token.slice(0, -1),
      `${token}.x`,
      other,
    ])
      expect([broken, tokens.read(broken)]).toEqual([broken, undefined]);
  });

  it('has room for the largest cart', () => {
    const line = { productId: '9'.repeat(18), variantId: '9'.repeat(18), quantity: MAX_LINE_QUANTITY };
    const full = Array.from({ length: MAX_CART_LINES }, () => line);
    expect(createCartTokens(SECRET).make(full, Date.now()).token.length).toBeLessThanOrEqual(MAX_CART_TOKEN);
  });
});
