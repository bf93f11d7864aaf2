import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { ShopPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { SellerStatus } from '../../../contract/sellers.ts';
import type { AdminSeller, AdminSellersPage, SellerApplicationAnswer } from '../../../contract/sellers.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { ifMatch } from '../../testing/versions.ts';

let shop: TestOrigin;
let manager: Person;
let onlooker: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  manager = await addPerson(shop, 'Catalogue');
  onlooker = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

let count = 0;
const application = (more: Record<string, unknown> = {}) => {
  count += 1;
  return {
    shopName: 'Dar Zitoun',
    legalName: 'Dar Zitoun SARL',
    taxNumber: `${1_000_000 + count}/A/A/M/000`.replace('/A', 'A'),
    contactName: 'Amel Ben Salah',
    email: `seller${count}@example.tn`,
    phone: '98 123 456',
    address: '3, rue de la Plage, La Marsa',
    regionNumber: 4,
    message: 'Huile d’olive et savons du Sahel.',
    idempotencyKey: `application-${count}`,
    ...more,
  };
};
const apply = (body: unknown, who?: Person) =>
  shop.post<SellerApplicationAnswer & ErrorBody>('/v1/seller-applications', body, {
    ...newClient(),
    ...who?.headers,
  });
const list = (query = '', who: Person | undefined = manager) =>
  shop.get<AdminSellersPage & ErrorBody>(`/v1/admin/sellers${query}`, who?.headers);
const decideAs = async (who: Person | undefined, id: string, body: object) =>
  shop.post<AdminSeller & ErrorBody>(`/v1/admin/sellers/${id}/status`, body, {
    ...who?.headers,
    ...(await ifMatch(shop.database, 'sellers', id)),
  });
const decide = (id: string, body: object) => decideAs(manager, id, body);
async function applied(more: Record<string, unknown> = {}, who?: Person): Promise<AdminSeller> {
  const { body } = await apply(application(more), who);
  const found = (await list('?limit=100')).body.sellers.find(
    (seller) => seller.application?.number === body.number,
  );
  if (!found) throw new Error(JSON.stringify(body));
  return found;
}

describe('an application', () => {
  it('is stored with its confirmation; its shop does not exist yet', async () => {
    const { status, body } = await apply(
      application({ email: 'zitoun@example.tn', taxNumber: '7654321b', website: 'zitoun.example.tn' }),
    );
    expect([status, body.status]).toEqual([200, 'APPLIED']);
    expect(body.number).toMatch(/^SEL-\d\d-\d{6}-\d$/);
    const [seller] = (await list()).body.sellers;
    expect(seller).toMatchObject({
      name: 'Dar Zitoun',
      taxNumber: '7654321B',
      phone: '+21698123456',
      status: 'APPLIED',
      application: { number: body.number, website: 'zitoun.example.tn', accountNumber: null },
    });
    shop.forget();
    expect((await shop.get<ShopPage>('/v1/shops')).body.shops).toEqual([]);
    const mails = (await shop.mails()).filter(({ to }) => to === 'zitoun@example.tn');
    expect(mails).toMatchObject([{ subject: `Votre candidature de vendeur ${body.number}` }]);
  });

  it('is one per key, even concurrently; another body is refused', async () => {
    const body = application();
    const answers = await Promise.all([apply(body), apply(body), apply(body)]);
    expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
    expect((await apply({ ...body, message: 'Tout autre chose, vraiment.' })).status).toBe(409);
  });

  it('is one per company until it is rejected, in whatever notation its number is', async () => {
    const { _id } = await applied({ taxNumber: '5555555C' });
    const again = await apply(application({ taxNumber: '5555555 C/A/M/000' }));
    expect(again.body.error.fields).toMatchObject([{ field: 'taxNumber', code: 'TAKEN' }]);
    await decide(_id, { to: 'REJECTED', note: 'Dossier incomplet' });
    expect((await apply(application({ taxNumber: '5555555C' }))).status).toBe(200);
  });

  it('gets a unique slug', async () => {
    const [one, two, three] = [
      await applied({ shopName: 'Éclat' }),
      await applied({ shopName: 'Éclat' }),
      await applied({ shopName: 'دار الزيتون' }),
    ];
    expect([one.slug, two.slug, three.slug]).toEqual(['eclat', 'eclat-2', 'boutique']);
  });

  it.each([
    ['shopName', { shopName: ' ' }, 'TOO_SHORT'],
    ['legalName', { legalName: 'a'.repeat(121) }, 'TOO_LONG'],
    ['taxNumber', { taxNumber: '123' }, 'INVALID'],
    ['contactName', { contactName: '' }, 'REQUIRED'],
    ['email', { email: 'x' }, 'INVALID'],
    ['phone', { phone: '1' }, 'INVALID'],
    ['address', { address: 'a' }, 'TOO_SHORT'],
    ['regionNumber', { regionNumber: 25 }, 'INVALID'],
    ['website', { website: 'not a page' }, 'INVALID'],
    ['message', { message: 'bref' }, 'TOO_SHORT'],
  ])('names a wrong %s', async (field, more, code) => {
    const { status, body } = await apply(application(more));
    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field, code }]);
  });

  it('is rate limited per address', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await apply(application({ email: 'many@example.tn' }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the decision', () => {
  it('follows the table, and no other transition is possible', async () => {
    const { _id } = await applied();
    const allowed = new Set([
      'APPLIED IN_REVIEW',
      'APPLIED REJECTED',
      'IN_REVIEW ACTIVE',
      'IN_REVIEW REJECTED',
      'ACTIVE SUSPENDED',
      'SUSPENDED ACTIVE',
      'SUSPENDED CLOSED',
    ]);
    for (const from of SellerStatus.options) {
      for (const to of SellerStatus.options) {
        await directly(shop.database.db, (trx) =>
          trx.updateTable('sellers').set({ status: from }).where('id', '=', Number(_id)).execute(),
        );
        const { status } = await decide(_id, { to, note: 'Une raison' });
        expect([from, to, status]).toEqual([from, to, allowed.has(`${from} ${to}`) ? 200 : 409]);
      }
    }
  });

  it('opens the shop, three months without commission, and notifies the applicant', async () => {
    const { _id, email } = await applied({ language: 'en' });
    await decide(_id, { to: 'IN_REVIEW' });
    const { body } = await decide(_id, { to: 'ACTIVE' });
    const days = (Date.parse(body.commissionFreeUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(93);
    const mails = (await shop.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toContain('Dar Zitoun can sell on Lawaj');
    const event = await shop.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('subject', '=', _id)
      .where('type', '=', 'seller.changed')
      .execute();
    expect(event).toHaveLength(2);
  });

  it('requires a reason for a rejection, which the applicant receives', async () => {
    const { _id, email } = await applied();
    expect((await decide(_id, { to: 'REJECTED' })).body.error.fields).toMatchObject([
      { field: 'note', code: 'REQUIRED' },
    ]);
    await decide(_id, { to: 'REJECTED', note: 'Le matricule est illisible.' });
    const mails = (await shop.mails()).filter(({ to }) => to === email);
    expect(mails.at(-1)?.text).toContain('Le matricule est illisible.');
  });

  it('is for admins: visitors and shoppers see nothing, and only Catalogue and owners decide', async () => {
    const shopper = await addPerson(shop);
    const { _id } = await applied({}, shopper);
    for (const [who, reads, writes] of [
      [undefined, 401, 401],
      [shopper, 403, 403],
      [onlooker, 200, 403],
      [manager, 200, 200],
    ] as const) {
      expect((await shop.get('/v1/admin/sellers', who?.headers)).status).toBe(reads);
      expect((await shop.get(`/v1/admin/sellers/${_id}`, who?.headers)).status).toBe(reads);
      const told = await decideAs(who, _id, { to: 'IN_REVIEW' });
      expect(told.status).toBe(writes);
    }
    expect((await shop.get('/v1/admin/sellers/999999', manager.headers)).status).toBe(404);
    expect((await list('?status=IN_REVIEW')).body.sellers.map((seller) => seller._id)).toEqual([_id]);
  });
});

describe('the personal data', () => {
  it('include the application; one that never became a shop is removed with the account', async () => {
    const who = await addPerson(shop);
    const waits = await applied({ shopName: 'Attend' }, who);
    const opened = await applied({ shopName: 'Ouverte' }, who);
    await decide(opened._id, { to: 'IN_REVIEW' });
    await decide(opened._id, { to: 'ACTIVE' });
    const { body } = await shop.get<AccountExport>('/v1/user/export', who.headers);
    expect(body.data['seller applications']).toMatchObject([{ shopName: 'Attend' }, { shopName: 'Ouverte' }]);
    expect((await shop.post('/v1/user/delete', { password: TEST_PASSWORD }, who.headers)).status).toBe(200);
    expect((await shop.get(`/v1/admin/sellers/${waits._id}`, manager.headers)).status).toBe(404);
    const { body: left } = await shop.get<AdminSeller>(`/v1/admin/sellers/${opened._id}`, manager.headers);
    expect(left).toMatchObject({ name: 'Ouverte', application: { accountNumber: null } });
  });
});
