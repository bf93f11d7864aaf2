import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { TicketAnswer } from '../../../contract/support.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { isChecked } from '../../base/checkDigit.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

let keys = 0;
const question = (more: Record<string, unknown> = {}) => ({
  name: 'Amel Ben Ali',
  email: 'amel@example.tn',
  phone: '98 123 456',
  category: 'delivery',
  subject: 'Où est mon colis ?',
  message: 'Je l’attends depuis trois jours.',
  idempotencyKey: `key-00000-${(keys += 1)}`,
  ...more,
});
const open = (body: unknown, client = '41.0.0.1') =>
  shop.post<TicketAnswer & ErrorBody>('/v1/tickets', body, {
    'x-client-address': client,
    'x-gateway-token': 'test-service-token-0123',
  });

describe('POST /v1/tickets', () => {
  it('opens a ticket with its message, its event and its confirmation', async () => {
    const body = question();
    const { status, body: answer } = await open(body);
    expect(status).toBe(200);
    expect(answer.number).toMatch(/^TKT-\d\d-\d{6}-\d$/);
    expect(isChecked(answer.number.replace(/\D/g, ''))).toBe(true);
    const { db } = shop.database;
    const ticket = await db
      .selectFrom('tickets')
      .selectAll()
      .where('number', '=', answer.number)
      .executeTakeFirstOrThrow();
    expect(ticket).toMatchObject({
      status: 'NEW',
      priority: 'NORMAL',
      phone: '+21698123456',
      account_number: null,
    });
    expect(
      await db.selectFrom('ticket_messages').selectAll().where('ticket_id', '=', ticket.id).execute(),
    ).toMatchObject([{ author: 'customer', text: body.message }]);
    const event = await db
      .selectFrom('outbox')
      .selectAll()
      .where('subject', '=', answer.number)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ type: 'ticket.created', data: { category: 'delivery' } });
    expect(JSON.stringify(event.data)).not.toContain('amel');
    const mail = (await shop.mails()).find(({ text }) => text.includes(answer.number));
    expect(mail).toMatchObject({ to: 'amel@example.tn', subject: `Votre demande ${answer.number}` });
    // The address is not verified: the text is not sent there.
    expect(mail?.text).not.toContain('Où est mon colis');
  });

  it('opens one ticket per key, even concurrently', async () => {
    const body = question({ email: 'once@example.tn' });
    const answers = await Promise.all([open(body), open(body), open(body)]);
    expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
    expect((await shop.mails()).filter(({ to }) => to === 'once@example.tn')).toHaveLength(1);
  });

  it('refuses a key that was used for another question', async () => {
    const body = question({ email: 'other@example.tn' });
    await open(body);
    const { status, body: answer } = await open({ ...body, message: 'Tout autre chose, vraiment.' });
    expect([status, answer.error.code]).toEqual([409, 'CONFLICT']);
  });

  it.each([
    ['name', { name: ' ' }, 'REQUIRED'],
    ['email', { email: 'x' }, 'INVALID'],
    ['phone', { phone: '123' }, 'INVALID'],
    ['category', { category: 'nothing' }, 'INVALID'],
    ['subject', { subject: 'a' }, 'TOO_SHORT'],
    ['message', { message: 'a'.repeat(5_001) }, 'TOO_LONG'],
    ['idempotencyKey', { idempotencyKey: 'x' }, 'INVALID'],
  ])('names a wrong %s', async (field, more, code) => {
    const { status, body } = await open(question(more));
    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field, code }]);
  });

  it('limits one address and one client; the client’s address is accepted from the gateway only', async () => {
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await open(question({ email: 'much@example.tn' }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    for (let n = 0; n < 30; n += 1) await open(question({ email: `m${n}@example.tn` }), '41.0.0.9');
    expect((await open(question({ email: 'new@example.tn' }), '41.0.0.9')).status).toBe(429);
    expect((await open(question({ email: 'new@example.tn' }), '41.0.0.10')).status).toBe(200);
  });
});
