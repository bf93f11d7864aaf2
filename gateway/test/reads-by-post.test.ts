/** Reads that the REST API expects as POST, while it fails: an upstream in trouble is asked once for a request. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';

const line = `{ productId: "${toGlobalId('Product', '1')}", quantity: 1 }`;
const READS: Readonly<Record<string, string>> = {
  'POST /v1/cart/shared': '{ sharedCart(token: "a-token") { isExpired } }',
  'POST /v1/cart/quote': `{ cartQuote(input: { lines: [${line}] }) { total { amount } } }`,
  'POST /v1/orders/status': '{ orderStatus(number: "CMD-26-000042-3", phone: "20123456") { number } }',
  'POST /v1/orders/cancellation': `{ orderCancellation(by: { id: "${toGlobalId('Order', '1')}" }) { total { amount } } }`,
  'POST /v1/admin/coupons/test': `{ adminCouponTest(input: { lines: [${line}] }) { quote { total { amount } } } }`,
};

let upstream: ContractUpstream;
let gateway: Gateway;
const documents = documentFile({});
beforeAll(async () => {
  upstream = await startContractUpstream();
  gateway = createGateway({ restUrl: upstream.url, documents: 'open', persistedFile: documents.file });
  await until(() => gateway.ready());
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  documents.remove();
});

const headers = { 'content-type': 'application/json', cookie: `token=${SESSION_TOKEN}` };

it.each(Object.keys(READS))('%s is sent once for a request whose field fails', async (call) => {
  upstream.answer((asked) =>
    asked === call ? { status: 500, body: { error: { code: 'INTERNAL', message: 'no' } } } : undefined,
  );
  upstream.sent();
  const { errors } = await ask(gateway, READS[call] ?? '', undefined, {
    headers,
    body: JSON.stringify({ query: READS[call] }),
  });
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_ERROR');
  expect(upstream.sent().filter((asked) => asked === call)).toHaveLength(1);
});
