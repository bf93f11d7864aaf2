/** Many coupons by one job: their codes and terms, who may start and undo it, and what the log says. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '../../../contract/admin/jobs.ts';
import type { AuditPage } from '../../../contract/audit.ts';
import type { AdminCouponsPage } from '../../../contract/coupons.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketing: Person;
let catalogue: Person;
let owner: Person;
let keys = 0;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  catalogue = await addPerson(shop, 'Catalogue');
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

const CODES = { prefix: 'ete-', count: 30, length: 8, fields: { type: 'percentage', percent: 10 } };
const start = (body: object, by = marketing, key = `codes-key-${(keys += 1)}`) =>
  shop.post<Job & ErrorBody>('/v1/admin/coupons/codes', body, { ...by.headers, 'idempotency-key': key });
const jobOf = async (id: string) => {
  await shop.origin.context.jobs.run();
  return (await shop.get<Job>(`/v1/admin/jobs/${id}`, marketing.headers)).body;
};
const couponsOf = async (id: string) =>
  (await shop.get<AdminCouponsPage>(`/v1/admin/coupons?job=${id}&limit=100`, marketing.headers)).body.coupons;

it('are created once for a key, with the terms and distinct codes, and undone', async () => {
  const key = 'codes-key-once';
  const { status, body } = await start(CODES, marketing, key);
  expect(status).toBe(200);
  expect((await start(CODES, marketing, key)).body._id).toBe(body._id);
  expect(await jobOf(body._id)).toMatchObject({
    kind: 'COUPONS_CREATE',
    state: 'DONE',
    done: 30,
    canUndo: true,
  });
  const coupons = await couponsOf(body._id);
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(30);
  for (const { code, percent, jobId } of coupons) {
    expect(code).toMatch(/^ETE-[2-9A-HJKMNP-Z]{8}$/);
    expect([percent, jobId]).toEqual([10, body._id]);
  }
  const report = await shop.origin.app.inject({
    url: `/v1/admin/jobs/${body._id}/report`,
    headers: marketing.headers,
  });
  const lines = report.body.trim().split('\r\n');
  expect(lines.slice(1).sort()).toEqual(coupons.map(({ code }) => code).sort());
  const audit = await shop.get<AuditPage>('/v1/admin/audit?action=coupon.codes', owner.headers);
  expect(audit.body.entries[0]).toMatchObject({
    entity: 'coupons',
    actor: { accountNumber: marketing.accountNumber },
    jobId: body._id,
  });

  const undo = (by: Person) =>
    shop.post<Job & ErrorBody>(
      `/v1/admin/jobs/${body._id}/undo`,
      {},
      {
        ...by.headers,
        'idempotency-key': `codes-key-${(keys += 1)}`,
      },
    );
  expect((await undo(catalogue)).status).toBe(403);
  const undone = await undo(marketing);
  expect((await jobOf(undone.body._id)).state).toBe('DONE');
  expect(await couponsOf(body._id)).toEqual([]);
});

it('are one for each of the chosen accounts, which alone can use it', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => addPerson(shop)));
  const accountNumbers = people.map(({ accountNumber }) => accountNumber);
  const { count: _count, ...each } = { ...CODES, accountNumbers };
  const { status, body } = await start(each);
  expect(status, JSON.stringify(body.error)).toBe(200);
  expect(await jobOf(body._id)).toMatchObject({ state: 'DONE', total: 3, done: 3 });
  const coupons = await couponsOf(body._id);
  expect(new Set(coupons.map(({ accountNumber }) => accountNumber))).toEqual(new Set(accountNumbers));
  const report = await shop.origin.app.inject({
    url: `/v1/admin/jobs/${body._id}/report`,
    headers: marketing.headers,
  });
  expect(
    report.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .sort(),
  ).toEqual(['code;account', ...coupons.map(({ code, accountNumber }) => `${code};${accountNumber}`)].sort());

  const field = async (given: object) => (await start({ ...each, ...given })).body.error.fields?.[0]?.field;
  expect(await field({ count: 3 })).toBe('count');
  expect(await field({ accountNumbers: [accountNumbers[0], '1999999999'] })).toBe('accountNumbers.1');
  expect(await field({ accountNumbers: [accountNumbers[0], accountNumbers[0]] })).toBe('accountNumbers');
  expect(await field({ fields: { ...CODES.fields, accountNumber: accountNumbers[0] } })).toBe(
    'fields.accountNumber',
  );
});

it('are refused with wrong terms, and to other roles', async () => {
  const field = async (body: object) => (await start(body)).body.error.fields?.[0]?.field;
  expect(await field({ ...CODES, count: 50_001 })).toBe('count');
  expect(await field({ ...CODES, length: 7 })).toBe('length');
  expect(await field({ ...CODES, prefix: 'été' })).toBe('prefix');
  expect(await field({ ...CODES, fields: { type: 'fixed' } })).toBe('amount');
  expect((await start(CODES, catalogue)).status).toBe(403);
});
