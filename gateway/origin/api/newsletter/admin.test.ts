/** The newsletter's subscribers over HTTP, as staff see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscriber, SubscribersFile, SubscribersPage } from '../../../contract/admin/newsletter.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { run } from '../../base/sql.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketing: Person;
let support: Person;
let readOnly: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  support = await addPerson(shop, 'Support');
  readOnly = await addPerson(shop, 'ReadOnly');
  for (const email of ['amel@example.tn', 'beya@example.tn', 'chiheb@example.tn'])
    await shop.post('/v1/mail/welcome', { email, language: 'de' }, newClient());
  for (const email of ['amel@example.tn', 'beya@example.tn']) {
    const mail = (await shop.mails()).find(({ to }) => to === email);
    await shop.post('/v1/mail/confirm', { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] }, newClient());
  }
});
afterAll(() => shop.close());

const PATH = '/v1/admin/newsletter';
const list = async (who: Person, query = '') =>
  (await shop.get<SubscribersPage>(`${PATH}${query}`, who.headers)).body.subscribers;

describe('subscribers', () => {
  it('are listed with state, source and consent, by state, language and address', async () => {
    expect(
      (await list(support)).map(({ email, state, source, confirmedAt }) => [
        email,
        state,
        source,
        confirmedAt !== null,
      ]),
    ).toEqual([
      ['chiheb@example.tn', 'PENDING', 'form', false],
      ['beya@example.tn', 'CONFIRMED', 'form', true],
      ['amel@example.tn', 'CONFIRMED', 'form', true],
    ]);
    expect(await list(support, '?state=PENDING&language=de')).toHaveLength(1);
    expect(await list(support, '?language=fr')).toHaveLength(0);
    expect(await list(support, '?email=AMEL@example.tn')).toHaveLength(1);
  });

  it('are masked for roles without contact data, which do not find them by address either', async () => {
    expect((await list(marketing)).map(({ email }) => email)).not.toContain('amel@example.tn');
    expect(await list(marketing, '?email=amel@example.tn')).toEqual([]);
  });

  it('with consent are exported by marketing, which is logged', async () => {
    expect((await shop.get(`${PATH}/file`, support.headers)).status).toBe(403);
    const { body } = await shop.get<SubscribersFile>(`${PATH}/file`, marketing.headers);
    const lines = body.content.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^amel@example\.tn;de;form;2\d{3}-.*Z;2\d{3}-.*Z$/);
    await shop.origin.context.access.flush();
    const entries = await run<{ actor_account: string; reason: string }>(
      shop.database.db,
      `select actor_account, reason from access_log where entity = 'newsletter_subscribers'`,
      [],
    );
    expect(entries).toEqual([{ actor_account: marketing.accountNumber, reason: 'EXPORT' }]);
  });

  it('are withdrawn by marketing, once, with an entry in the audit log without the address', async () => {
    const [beya] = await list(support, '?email=beya@example.tn');
    const end = (who: Person) =>
      shop.post<Subscriber & ErrorBody>(`${PATH}/${beya?._id}/withdraw`, {}, who.headers);
    expect((await end(readOnly)).status).toBe(403);
    const { body } = await end(marketing);
    expect(body).toMatchObject({ state: 'WITHDRAWN' });
    expect((await end(marketing)).body.withdrawnAt).toBe(body.withdrawnAt);
    expect(await list(support, '?state=CONFIRMED')).toHaveLength(1);
    const [entry] = await run<{ action: string; text: string }>(
      shop.database.db,
      `select action, before::text || after::text as text from audit_log where entity = 'newsletter_subscribers'`,
      [],
    );
    expect(entry?.action).toBe('newsletter.withdraw');
    expect(entry?.text).not.toContain('beya@');
    expect((await shop.post(`${PATH}/999999/withdraw`, {}, marketing.headers)).status).toBe(404);
  });

  it('cannot be confirmed by staff', async () => {
    const [pending] = await list(support, '?state=PENDING');
    for (const path of [`${PATH}/${pending?._id}`, `${PATH}/${pending?._id}/confirm`])
      expect((await shop.post(path, { state: 'CONFIRMED' }, marketing.headers)).status).toBe(404);
  });
});
