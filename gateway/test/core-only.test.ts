/** The back-office on an upstream that offers the specification's calls alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { SAMPLE_TICKET, SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';
import type { Answer } from './harness.ts';

const documents = documentFile({});
let now = Date.parse('2026-11-24T08:00:00Z');
let core: ContractUpstream;
let complete: ContractUpstream;
let onCore: Gateway;
let onComplete: Gateway;
beforeAll(async () => {
  core = await startContractUpstream({ isCoreOnly: true });
  complete = await startContractUpstream();
  const open = ({ url: restUrl }: ContractUpstream) =>
    createGateway({ restUrl, documents: 'open', persistedFile: documents.file, now: () => now });
  onCore = open(core);
  onComplete = open(complete);
  await until(() => onCore.ready() && onComplete.ready());
});
afterAll(async () => {
  await Promise.all([onCore.close(), onComplete.close()]);
  await Promise.all([core.close(), complete.close()]);
  documents.remove();
});

const read = (gateway: Gateway, query: string): Promise<Answer> =>
  ask(gateway, query, undefined, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SESSION_TOKEN}` },
    body: JSON.stringify({ query }),
  });
const STAFF = '{ viewer { staff { isReadOnly capabilities } } }';
const staffOf = async (gateway: Gateway) => {
  const { data, errors } = await read(gateway, STAFF);
  expect(errors).toBeUndefined();
  return (data as unknown as { viewer: { staff: { isReadOnly: boolean; capabilities: string[] } } }).viewer
    .staff;
};

it('is read-only: the role allows reading, and nothing else', async () => {
  expect(await staffOf(onCore)).toEqual({ isReadOnly: true, capabilities: ['READ', 'PEOPLE_CONTACT'] });
  const { isReadOnly, capabilities } = await staffOf(onComplete);
  expect(isReadOnly).toBe(false);
  expect(capabilities).toContain('CATALOGUE');
});

it('reads the lists and details from the core calls', async () => {
  core.sent();
  const { data, errors } = await read(
    onCore,
    `{
      adminOrders { nodes { number } }
      adminTickets(sort: PRIORITY) { nodes { ticket { number } } }
      adminUsers { nodes { accountNumber } }
      adminCoupons { nodes { code } }
      adminSellers { nodes { id name profile { legalName } } }
      products { nodes { name } }
      categories { name }
    }`,
  );
  expect(errors).toBeUndefined();
  for (const list of Object.values(data ?? {}) as ({ nodes: unknown[] } | unknown[])[])
    expect(Array.isArray(list) ? list : list.nodes).toHaveLength(1);
  expect(core.sent().every((call) => call.startsWith('GET /v1/admin/'))).toBe(true);
  const ids = await read(onCore, '{ adminOrders { nodes { id } } adminSellers { nodes { id } } }');
  const {
    adminOrders: { nodes: orders },
    adminSellers: { nodes: sellers },
  } = ids.data as unknown as Record<'adminOrders' | 'adminSellers', { nodes: { id: string }[] }>;
  const details = await read(
    onCore,
    `{ adminOrder(by: { id: "${orders[0]?.id}" }) { number } adminSeller(id: "${sellers[0]?.id}") { name } }`,
  );
  expect(details.errors).toBeUndefined();
  expect(details.data).toEqual({ adminOrder: { number: SAMPLE_TICKET }, adminSeller: { name: 'sample' } });
});

it.each([
  ['a page of another program', { status: 404, body: 'Cannot GET' }],
  ['405', { status: 405, body: {} }],
])('knows an API without the extended calls by %s', async (_, answer) => {
  now += 6 * 60_000;
  core.answer((call) => (call === 'GET /v1/admin/two-step' ? answer : undefined));
  expect(await staffOf(onCore)).toMatchObject({ isReadOnly: true });
  core.answer(() => undefined);
});

it('asks once in five minutes, and not again for a failure that says nothing', async () => {
  const PROBE = 'GET /v1/admin/two-step';
  now += 6 * 60_000;
  core.sent();
  await staffOf(onCore);
  await staffOf(onCore);
  expect(core.sent().filter((call) => call === PROBE)).toHaveLength(1);
  // The API is replaced by one that offers everything, and fails at first.
  now += 6 * 60_000;
  core.answer((call) => (call === PROBE ? { status: 500, body: {} } : undefined));
  expect(await staffOf(onCore)).toMatchObject({ isReadOnly: false });
  core.answer((call) => (call === PROBE ? { status: 404, body: {} } : undefined));
  expect(await staffOf(onCore)).toMatchObject({ isReadOnly: true });
  core.answer(() => undefined);
});
