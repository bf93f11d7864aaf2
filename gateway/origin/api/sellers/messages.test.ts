import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { AuditPage } from '../../../contract/audit.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type {
  SellerMessageAnswer,
  SellerMessagesPage,
  SellerReach,
} from '../../../contract/seller-messages.ts';
import type { AdminSellersPage } from '../../../contract/sellers.ts';
import { run } from '../../base/sql.ts';
import { addSeller } from '../../testing/catalogue.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';

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
/** Sellers of this test by region: the regions keep them apart. */
let region = 0;
beforeEach(() => {
  region += 1;
});

const FRENCH = { subject: 'Horaires de l’Aïd', text: 'Les enlèvements s’arrêtent vendredi.\n\nBonne fête !' };
const ENGLISH = { subject: 'Eid hours', text: 'Pick-ups stop on Friday.' };
const TEXTS = { fr: FRENCH };

/** A seller with an address. */
async function seller(more: { email?: string | null; status?: string } = {}): Promise<string> {
  count += 1;
  const { id } = await addSeller(shop.database.db, `Boutique ${count}`);
  await directly(shop.database.db, (trx) =>
    run(trx, 'update sellers set email = $2, status = $3, governorate_id = $4 where id = $1', [
      id,
      more.email === undefined ? `boutique${count}@example.tn` : more.email,
      more.status ?? 'ACTIVE',
      region,
    ]),
  );
  return String(id);
}

/** A seller that applied with an account, whose language is this one. */
async function sellerWithAccount(language: string): Promise<{ id: string; email: string; person: Person }> {
  const person = await addPerson(shop, null);
  count += 1;
  const email = `compte${count}@example.tn`;
  await shop.post(
    '/v1/seller-applications',
    {
      shopName: `Atelier ${count}`,
      legalName: 'Atelier SARL',
      taxNumber: `${2_000_000 + count}A`,
      contactName: 'Amel Ben Salah',
      email,
      phone: '98 123 456',
      address: '3, rue de la Plage, La Marsa',
      regionNumber: region,
      message: 'Huile d’olive et savons du Sahel.',
      language: 'fr',
      idempotencyKey: `message-application-${count}`,
    },
    { ...newClient(), ...person.headers },
  );
  await run(shop.database.db, 'update users set language = $2 where account_number = $1', [
    person.accountNumber,
    language,
  ]);
  const { body } = await shop.get<AdminSellersPage>(`/v1/admin/sellers?region=${region}`, owner.headers);
  return { id: body.sellers[0]?._id ?? '', email, person };
}

const send = (body: object, { key = `message-${(count += 1)}`, who = manager } = {}) =>
  shop.post<SellerMessageAnswer & ErrorBody>('/v1/admin/seller-messages', body, {
    ...who.headers,
    'idempotency-key': key,
  });
const reach = async (query: string, who = manager) =>
  (await shop.get<SellerReach & ErrorBody>(`/v1/admin/seller-messages/reach${query}`, who.headers)).body;
const history = async (id: string, who = onlooker) =>
  (await shop.get<SellerMessagesPage & ErrorBody>(`/v1/admin/sellers/${id}/messages`, who.headers)).body;
/** Messages with this subject that were sent. */
const mailed = async (subject: string) => (await shop.mails()).filter((mail) => mail.subject === subject);

describe('a message to sellers', () => {
  it('is mailed to each chosen one and kept with its sender, text and delivery', async () => {
    const [one, two, other] = [await seller(), await seller({ status: 'SUSPENDED' }), await seller()];
    const subject = 'Facture de novembre';
    expect(await reach(`?ids=${one},${two}`)).toEqual({ sellers: 2, withoutAddress: 0, notActive: 1 });
    const { status, body } = await send({
      to: { ids: [one, two] },
      expectedCount: 2,
      texts: { fr: { ...FRENCH, subject } },
    });
    expect([status, body.sellers, body.notActive]).toEqual([200, 2, 1]);
    const mails = await mailed(subject);
    expect(mails.map(({ to }) => to).sort()).toHaveLength(2);
    expect(mails[0]?.text).toContain(FRENCH.text);
    for (const id of [one, two])
      expect((await history(id)).messages).toMatchObject([
        { by: 'Amel Ben Salah', subject, text: FRENCH.text, language: 'fr', state: 'SENT', sellers: 2 },
      ]);
    expect((await history(other)).messages).toEqual([]);
  });

  it('is sent once per key, even concurrently; another text is refused', async () => {
    const id = await seller();
    const subject = 'Une seule fois';
    const body = { to: { ids: [id] }, texts: { fr: { ...FRENCH, subject } } };
    const answers = await Promise.all([1, 2, 3].map(() => send(body, { key: 'the-same-key' })));
    expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
    expect((await send({ ...body, texts: TEXTS }, { key: 'the-same-key' })).status).toBe(409);
    expect(await mailed(subject)).toHaveLength(1);
    expect((await history(id)).messages).toHaveLength(1);
    const withoutKey = await shop.post<ErrorBody>('/v1/admin/seller-messages', body, manager.headers);
    expect(withoutKey.body.error.fields).toMatchObject([{ field: 'Idempotency-Key' }]);
  });

  it('goes to all that match, without the exceptions and those without an address', async () => {
    const [one, left] = [await seller(), await seller(), await seller({ email: null })];
    const to = { filter: { region }, exceptIds: [left] };
    expect(await reach(`?region=${region}&exceptIds=${left}`)).toEqual({
      sellers: 1,
      withoutAddress: 1,
      notActive: 0,
    });
    const late = await send({ to, expectedCount: 2, texts: TEXTS });
    expect([late.status, late.body.error.fields]).toMatchObject([
      409,
      [{ field: 'expectedCount', code: 'CHANGED' }],
    ]);
    expect((await send({ to, expectedCount: 1, texts: TEXTS })).body.sellers).toBe(1);
    expect((await history(one)).messages).toHaveLength(1);
    expect((await history(left)).messages).toEqual([]);
  });

  it('is in the language of the account, or else in French', async () => {
    const english = await sellerWithAccount('en');
    const german = await sellerWithAccount('de');
    await send({ to: { filter: { region } }, texts: { fr: FRENCH, en: ENGLISH } });
    expect((await mailed(ENGLISH.subject)).map(({ to }) => to)).toEqual([english.email]);
    expect((await mailed(FRENCH.subject)).map(({ to }) => to)).toContain(german.email);
    expect((await history(english.id)).messages).toMatchObject([{ ...ENGLISH, language: 'en' }]);
    expect((await history(german.id)).messages).toMatchObject([{ ...FRENCH, language: 'fr' }]);
  });

  it.each([
    ['no one', { to: { filter: { q: 'nobody at all' } }, texts: TEXTS }, 'to'],
    ['neither ids nor a filter', { to: {}, texts: TEXTS }, 'to.ids'],
    ['no French', { to: { ids: ['1'] }, texts: { en: ENGLISH } }, 'texts.fr'],
    [
      'two lines',
      { to: { ids: ['1'] }, texts: { fr: { ...FRENCH, subject: 'Une\nBcc: x@y.tn' } } },
      'texts.fr.subject',
    ],
    [
      'too much text',
      { to: { ids: ['1'] }, texts: { fr: { ...FRENCH, text: 'a'.repeat(5_001) } } },
      'texts.fr.text',
    ],
  ])('is refused with %s', async (_, body, field) => {
    const { status, body: answer } = await send(body);
    expect([status, answer.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('is for those who may edit sellers', async () => {
    const id = await seller();
    expect((await send({ to: { ids: [id] }, texts: TEXTS }, { who: onlooker })).status).toBe(403);
    expect((await reach(`?ids=${id}`, onlooker)).error.code).toBe('FORBIDDEN');
  });

  it('is in the audit log and the history of each seller, without addresses', async () => {
    const id = await seller();
    await send({ to: { ids: [id] }, texts: TEXTS });
    const { body } = await shop.get<AuditPage>(
      `/v1/admin/audit?entity=sellers&entityId=${id}&action=seller.message`,
      owner.headers,
    );
    expect(body.entries).toMatchObject([
      { action: 'seller.message', entity: 'seller_messages', kind: 'CREATED' },
    ]);
    expect(JSON.stringify(body.entries)).not.toContain('@example.tn');
  });

  it('shows that its mail was given up, or taken out of the outbox', async () => {
    const [one, two] = [await seller(), await seller()];
    const stateOf = async (id: string) => (await history(id)).messages[0]?.state;
    const { db } = shop.database;
    // As the outbox leaves them.
    const left = (trx: typeof db, id: string, failed: boolean) =>
      run(
        trx,
        `with message as (insert into seller_messages (actor_account, texts) values ('1', '{"fr": {"subject": "a", "text": "b"}}') returning id),
           mail as (insert into mail_outbox (recipient, language, template, next_try_at, failed_at)
             values ('', 'fr', 'sellerMessage', now() + interval '1 day', case when $2::boolean then now() end) returning id)
         insert into seller_message_recipients (message_id, seller_id, language, mail_id)
         select message.id, $1, 'fr', mail.id from message, mail`,
        [id, failed],
      );
    await directly(db, async (trx) => {
      await left(trx, one, true);
      await left(trx, two, false);
    });
    expect([await stateOf(one), await stateOf(two)]).toEqual(['FAILED', 'QUEUED']);
    await run(db, `delete from mail_outbox where template = 'sellerMessage'`, []);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['FAILED', 'FAILED']);
  });

  it('is part of the data of the account', async () => {
    const { id, person } = await sellerWithAccount('fr');
    await send({ to: { ids: [id] }, texts: TEXTS });
    const { body } = await shop.get<AccountExport>('/v1/user/export', person.headers);
    expect(JSON.stringify(body)).toContain(FRENCH.subject);
  });
});
