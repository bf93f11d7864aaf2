import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { ShopPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { SellerStatus } from '../../../contract/sellers.ts';
import type {
  AdminSeller,
  AdminSellersPage,
  SellerApplicationAnswer,
  SellerFigures,
} from '../../../contract/sellers.ts';
import { run } from '../../base/sql.ts';
import { addCarpets } from '../../testing/catalogue.ts';
import { orderLine, orderOf } from '../../testing/orders.ts';
import { startTestOrigin, newClient } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { ifMatch } from '../../testing/versions.ts';

let shop: TestOrigin;
let manager: Person;
let onlooker: Person;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  manager = await addPerson(shop, 'Catalogue');
  onlooker = await addPerson(shop, 'ReadOnly');
  owner = await addPerson(shop, 'Owner');
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
const list = (query = '', who: Person | undefined = owner) =>
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

  it('is listed by how long it waits', async () => {
    const { _id } = await applied({ shopName: 'Patience' });
    const listed = async (hours: number) =>
      (await list(`?status=APPLIED&limit=100&waiting=${hours}`)).body.sellers.map((seller) => seller._id);
    expect(await listed(24)).not.toContain(_id);
    await run(
      shop.database.db,
      `update seller_applications set created_at = now() - interval '25 hours' where seller_id = $1`,
      [_id],
    );
    expect(await listed(24)).toContain(_id);
    expect(await listed(72)).not.toContain(_id);
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

describe('the profile', () => {
  const changeAs = async (who: Person, id: string, body: object) =>
    shop.post<AdminSeller & ErrorBody>(`/v1/admin/sellers/${id}`, body, {
      ...who.headers,
      ...(await ifMatch(shop.database, 'sellers', id)),
    });

  it('is changed field by field; what is absent stays, and each change is told', async () => {
    const { _id } = await applied();
    const { status, body } = await changeAs(owner, _id, {
      name: 'Dar Zitoun Sahel',
      preparationHours: 36,
      commissionRate: '12.50',
      returnPolicy: 'Échange sous 14 jours.',
      phone: '22 333 444',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Dar Zitoun Sahel',
      preparationHours: 36,
      commissionRate: '12.50',
      returnPolicy: 'Échange sous 14 jours.',
      phone: '+21622333444',
      address: '3, rue de la Plage, La Marsa',
      version: 2,
    });
    expect((await changeAs(owner, _id, { returnPolicy: null })).body.returnPolicy).toBeNull();
    const entries = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'sellers')
      .where('entity_id', '=', _id)
      .where('action', '=', 'seller.update')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { before: { preparation_hours: 24 }, after: { preparation_hours: 36, commission_rate_bp: 1_250 } },
      { before: { return_policy: 'Échange sous 14 jours.' }, after: { return_policy: null } },
    ]);
  });

  it('has its texts by language; those in other languages need the French one', async () => {
    const { _id } = await applied();
    const first = await changeAs(owner, _id, {
      description: 'Huile et savons.',
      descriptions: { en: 'Oil and soap.', tn: 'زيت وصابون.' },
      returnPolicy: 'Échange sous 14 jours.',
      returnPolicies: { de: 'Umtausch binnen 14 Tagen.' },
    });
    expect(first.body).toMatchObject({
      descriptions: { en: 'Oil and soap.', tn: 'زيت وصابون.' },
      returnPolicies: { de: 'Umtausch binnen 14 Tagen.' },
    });
    const second = await changeAs(owner, _id, { descriptions: { en: 'Olive oil.', tn: null } });
    expect(second.body).toMatchObject({
      description: 'Huile et savons.',
      descriptions: { en: 'Olive oil.' },
    });
    expect(second.body.descriptions).not.toHaveProperty('tn');
    const refused = await changeAs(owner, _id, { description: null });
    expect(refused.body.error.fields).toMatchObject([{ field: 'description', code: 'REQUIRED' }]);
    expect((await changeAs(owner, _id, { description: null, descriptions: { en: null } })).status).toBe(200);
    const [entry] = await shop.database.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity', '=', 'sellers')
      .where('entity_id', '=', _id)
      .where('action', '=', 'seller.update')
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toMatchObject({
      before: { descriptions: { en: 'Olive oil.' } },
      after: { descriptions: {} },
    });
  });

  it('moves to another slug, to which the former one leads; a taken one is named', async () => {
    const { _id, slug } = await applied();
    const { slug: taken } = await applied();
    await decide(_id, { to: 'IN_REVIEW' });
    await decide(_id, { to: 'ACTIVE' });
    const now = `${slug}-sahel`;
    expect((await changeAs(manager, _id, { slug: now })).body.slug).toBe(now);
    const { body } = await shop.get<{ path: string }>(`/v1/redirects/shop/${slug}`);
    expect(body.path).toBe(`/shop/${now}`);
    const refused = await changeAs(manager, _id, { slug: taken });
    expect(refused.status).toBe(409);
    expect(refused.body.error.fields).toMatchObject([{ field: 'slug', code: 'TAKEN' }]);
  });

  it('refuses pictures that are too small for their place', async () => {
    const { _id } = await applied();
    const [small, large] = ['a', 'b'].map((letter) => `sellers/logos/${letter.repeat(32)}.jpg`);
    await directly(shop.database.db, async (trx) => {
      for (const [key, side] of [
        [small, 199],
        [large, 200],
      ] as const)
        await run(
          trx,
          `insert into media (key, folder, name, type, bytes, width, height, sha256, alt, upload_key)
           values ($1, 'sellers/logos', 'logo.jpg', 'image/jpeg', 900, $2, $2, repeat('0', 64), '{}', $1)`,
          [key, side],
        );
    });
    const refused = await changeAs(manager, _id, { logoUrl: `/media/${small}` });
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields).toMatchObject([{ field: 'logoUrl' }]);
    expect((await changeAs(manager, _id, { logoUrl: `/media/${large}` })).status).toBe(200);
  });

  it('is undone where the capability suffices', async () => {
    const { _id } = await applied();
    const { body } = await changeAs(manager, _id, { description: 'Savons et huiles.', preparationHours: 12 });
    const undone = await shop.post(
      `/v1/admin/audit/changes/${body.change?.id ?? ''}/undo`,
      {},
      manager.headers,
    );
    expect(undone.status).toBe(200);
    const { body: now } = await shop.get<AdminSeller>(`/v1/admin/sellers/${_id}`, manager.headers);
    expect(now).toMatchObject({ description: null, preparationHours: 24 });
  });

  it('is masked for roles without contact data, which change neither it nor commissions', async () => {
    const { _id, email } = await applied();
    const { body } = await shop.get<AdminSeller>(`/v1/admin/sellers/${_id}`, manager.headers);
    expect(body.email).not.toBe(email);
    expect(body.phone).toContain('***');
    for (const changes of [{ phone: '22 333 444' }, { email: 'a@example.tn' }, { commissionRate: '1.00' }]) {
      const refused = await changeAs(manager, _id, changes);
      expect(refused.status).toBe(403);
      expect(refused.body.error.message).toContain(Object.keys(changes)[0]);
    }
    expect((await changeAs(onlooker, _id, { name: 'Autre' })).status).toBe(403);
    // The decision is mailed to the address, not to its mask.
    await decide(_id, { to: 'REJECTED', note: 'Dossier incomplet' });
    expect((await shop.mails()).filter(({ to }) => to === email)).toHaveLength(2);
  });

  it.each([
    ['name', { name: 'x' }],
    ['taxNumber', { taxNumber: '12' }],
    ['regionNumber', { regionNumber: 25 }],
    ['preparationHours', { preparationHours: 241 }],
    ['commissionRate', { commissionRate: '100.01' }],
    ['logoUrl', { logoUrl: 'javascript:alert(1)' }],
  ])('names a wrong %s', async (field, changes) => {
    const { _id } = await applied();
    const { status, body } = await changeAs(owner, _id, changes);
    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field }]);
  });

  it('needs the version that was read', async () => {
    const { _id } = await applied();
    expect((await shop.post(`/v1/admin/sellers/${_id}`, { name: 'Autre' }, owner.headers)).status).toBe(428);
    await changeAs(owner, _id, { name: 'Autre' });
    const stale = await shop.post<ErrorBody>(
      `/v1/admin/sellers/${_id}`,
      { name: 'Encore' },
      { ...owner.headers, 'if-match': '"1"' },
    );
    expect(stale.status).toBe(412);
    expect(stale.body.error.fields).toMatchObject([{ field: 'name' }]);
  });
});

describe('the list', () => {
  it('is narrowed by region and by what was typed', async () => {
    const { _id } = await applied({
      shopName: 'Atelier 100%',
      regionNumber: 17,
      legalName: 'Poterie du Sud',
    });
    const ids = async (query: string) => (await list(query)).body.sellers.map((seller) => seller._id);
    expect(await ids('?region=17')).toEqual([_id]);
    expect(await ids('?q=poterie+DU')).toEqual([_id]);
    expect(await ids('?q=100%25')).toEqual([_id]);
    expect(await ids('?q=_telier')).toEqual([]);
    expect((await list('?region=25')).status).toBe(400);
  });
});

describe('the figures', () => {
  it('count what is offered and ordered; amounts are for who reads ledgers', async () => {
    const { db } = shop.database;
    const [carpet] = await addCarpets(db, ['Chez Ali']);
    if (!carpet) throw new Error('No carpet');
    await shop.post('/v1/orders', orderOf([orderLine(carpet.id, 30_000, 2)]), newClient());
    const figures = async (who: Person) =>
      (
        await shop.get<SellerFigures[]>(
          `/v1/admin/sellers/figures?ids=${carpet.sellerId},999999`,
          who.headers,
        )
      ).body;
    expect(await figures(onlooker)).toMatchObject([
      {
        _id: String(carpet.sellerId),
        listedProducts: 1,
        openOrders: 1,
        lateOrders: 0,
        orders: 1,
        cancelled: 0,
        refused: 0,
        balance: '0.000',
      },
    ]);
    expect(await figures(manager)).toMatchObject([{ orders: 1, revenue: null, balance: null }]);
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
