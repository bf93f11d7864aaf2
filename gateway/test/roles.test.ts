/** Who is an admin, in each form that an upstream may use (specification, section 3). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';

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

it.each([
  [['Admin'], true, true],
  [['User', 'Admin'], true, true],
  ['Admin', true, true],
  ['User, Admin', true, true],
  ['User|Admin', 'yes', true],
  ['Admin', '', false],
  ['Admin', null, false],
  ['Admin', false, false],
  ['Administrateur', true, false],
  ['', true, false],
  [[], true, false],
])('role %j with the admin field %j: %s', async (role, admin, isAdmin) => {
  upstream.answer((call, sample) =>
    call.startsWith('GET /v1/admin/users/')
      ? { status: 200, body: { ...(sample as object), role, admin } }
      : undefined,
  );
  const { data, errors } = await ask(gateway, '{ viewer { isAdmin } }', undefined, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SESSION_TOKEN}` },
    body: JSON.stringify({ query: '{ viewer { isAdmin } }' }),
  });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ viewer: { isAdmin } });
});

it('reads an admin once for consecutive mutations', async () => {
  let reads = 0;
  upstream.answer((call, sample) => {
    if (!call.startsWith('GET /v1/admin/users/')) return undefined;
    reads += 1;
    return {
      status: 200,
      body: { ...(sample as object), role: ['Admin'], admin: true, adminRole: 'Orders' },
    };
  });
  const send = () =>
    ask(gateway, 'mutation { webhookResend(input: { ids: [] }) { ids } }', undefined, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${SESSION_TOKEN}` },
    });
  for (let n = 0; n < 3; n += 1) expect((await send()).errors).toBeUndefined();
  expect(reads).toBe(1);
});
