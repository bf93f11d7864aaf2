import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { rankOf } from './rank.ts';

function request(method: string, url: string, headers: Record<string, string> = {}): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  Object.assign(made, { method, url });
  Object.assign(made.headers, headers);
  return made;
}

const rank = (...asked: Parameters<typeof request>): string =>
  rankOf(request(...asked), { isOwnOrigin: (origin) => origin === 'https://shop.test' }, [
    '/cart',
    '/orders',
  ]);

describe('the rank of a request', () => {
  it('is buying with a session, and for what pages of the shop send', () => {
    expect(rank('POST', '/graphql', { origin: 'https://shop.test' })).toBe('buying');
    expect(rank('GET', '/product/tapis', { cookie: 'lang=fr; token=a.b.c' })).toBe('buying');
    expect(rank('POST', '/graphql', { authorization: 'Bearer a.b.c' })).toBe('buying');
    expect(rank('GET', '/cart')).toBe('buying');
    expect(rank('GET', '/orders/abc?lang=en')).toBe('buying');
  });

  it('is looking for other reads', () => {
    expect(rank('GET', '/')).toBe('looking');
    expect(rank('HEAD', '/product/tapis', { cookie: 'lang=fr' })).toBe('looking');
    expect(rank('GET', '/graphql?documentId=a')).toBe('looking');
  });

  it('is that of a machine with a key, and for what other sites and programs send', () => {
    expect(rank('GET', '/graphql?query={__typename}', { 'lawaj-key': 'k', cookie: 'token=a.b.c' })).toBe(
      'machine',
    );
    expect(rank('POST', '/graphql', { origin: 'https://other.test' })).toBe('machine');
    expect(rank('POST', '/graphql')).toBe('machine');
  });
});
