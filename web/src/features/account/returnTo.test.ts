import { describe, expect, it } from 'vitest';
import { ownPath } from './returnTo.ts';

describe('where one goes after signing in', () => {
  it.each(['/', '/cart', '/user/orders?page=2', '/search?q=robe#list'])('%s is a page of the shop', (path) =>
    expect(ownPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/register?returnTo=/',
    '/recover',
  ])('%j is none', (text) => expect(ownPath(text)).toBeUndefined());
});
