import { describe, expect, it } from 'vitest';
import { ownPath } from './returnTo.ts';

describe('the path to return to after signing in', () => {
  it.each([
    '/',
    '/cart',
    '/user/orders?page=2',
    '/search?q=robe#list',
    '/%2Fevil.example',
    '/%5Cevil.example',
  ])('%s is a page of the shop', (path) => expect(ownPath(path)).toBe(path));

  it.each([
    null,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/..//evil.example/page',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/\t//evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    ' //evil.example',
    '/%',
    '/login',
    '/login/',
    '/%6Cogin',
    '/register?returnTo=/',
    '/recover',
  ])('%j is none', (text) => expect(ownPath(text)).toBeUndefined());
});
