import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientKey } from '../../contract/client-network.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { Limits } from './limits.ts';
import { needsClientLimit, registerRoutes } from '../api/route.ts';
import { routes } from '../api/routes.ts';

async function countUntilRefused(limits: Limits, name: Parameters<Limits['take']>[0]): Promise<number> {
  for (let taken = 0; taken < 1000; taken++) {
    const refusal = await limits.take(name, 'somebody').catch((error: unknown) => error);
    if (refusal !== undefined) {
      expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
      return taken;
    }
  }
  return Number.POSITIVE_INFINITY;
}

it('a factor raises the limits by client, and no others', async () => {
  expect(await countUntilRefused(new Limits(), 'registration by client')).toBe(60);
  expect(await countUntilRefused(new Limits(4), 'registration by client')).toBe(240);
  expect(await countUntilRefused(new Limits(4), 'newsletter by address')).toBe(4);
});

describe('public paths that change something', () => {
  const open = routes.filter(needsClientLimit);
  let shop: TestOrigin;
  let port: number;
  beforeAll(async () => {
    shop = await startTestOrigin();
    port = Number(new URL(await shop.origin.listen()).port);
  });
  afterAll(() => shop.close());

  /** Status and Retry-After of a POST whose announced body is never sent. */
  const withoutBody = (path: string): Promise<{ status: number | undefined; wait: number }> =>
    new Promise((done, failed) => {
      const headers = { 'content-type': 'application/json', 'content-length': 1_000 };
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (answer) => {
        done({ status: answer.statusCode, wait: Number(answer.headers['retry-after']) });
        sent.destroy();
      });
      sent.once('error', failed);
      sent.flushHeaders();
    });

  it('are all known', () => {
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/v1/cart/quote', '/v1/orders', '/v1/auth/login', '/v1/mail/welcome']),
    );
    expect(open.length).toBeGreaterThan(15);
  });

  it.each(open.map(({ path, clientLimit }) => ({ path, clientLimit })))(
    '$path refuses a client that asked too often before it reads the body',
    async ({ path, clientLimit }) => {
      if (clientLimit === undefined) throw new Error('no limit');
      while (shop.origin.context.limits.tryTake(clientLimit, clientKey('127.0.0.1')));
      const { status, wait } = await withoutBody(path.replace(/:\w+/g, '1'));
      expect(status).toBe(429);
      expect(wait).toBeGreaterThan(0);
    },
  );

  it('counts requests with rejected bodies', async () => {
    const client = { 'x-client-address': '41.9.9.9', 'x-gateway-token': TEST_SERVICE_TOKEN };
    for (let n = 0; n < 10; n += 1)
      expect((await shop.post('/v1/seller-applications', {}, client)).status).toBe(400);
    expect((await shop.post('/v1/seller-applications', {}, client)).status).toBe(429);
  });

  it('do not start without a limit', () => {
    const app = Fastify();
    for (const declared of open) {
      const { clientLimit: _, ...route } = declared;
      expect(() => registerRoutes(app, shop.origin.context, [route])).toThrow('declares no clientLimit');
    }
  });
});
