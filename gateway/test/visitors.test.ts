/** What visitors can send to the shop: their address for the newsletter, and questions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());

const SUBSCRIBE = `mutation ($input: NewsletterSubscribeInput!) {
  newsletterSubscribe(input: $input) { subscribed userErrors { field code } }
}`;
const TICKET = `mutation ($input: TicketCreateInput!) {
  ticketCreate(input: $input) { ticketNumber userErrors { field code } }
}`;

describe('newsletterSubscribe', () => {
  it('sends the confirmation in the requested language, in French by default; the code comes after', async () => {
    const visitor = shop.browser();
    const { data, errors } = await visitor.ask(SUBSCRIBE, {
      input: { email: ' nour@example.tn ', language: 'TN' },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ newsletterSubscribe: { subscribed: true, userErrors: [] } });
    await visitor.ask(SUBSCRIBE, { input: { email: 'sami@example.tn' } });
    expect((await shop.mailsTo('nour@example.tn'))[0]?.html).toContain('dir="rtl"');
    const [mail] = await shop.mailsTo('sami@example.tn');
    expect(mail?.subject).toBe('Confirmez votre inscription à la newsletter');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await shop.gateway.confirmSubscription('x'.repeat(43), '41.0.0.1')).toBe('unknown');
    expect(await shop.gateway.confirmSubscription(token, '41.0.0.1')).toBe('done');
    expect((await shop.mailsTo('sami@example.tn'))[1]?.subject).toBe('Bienvenue chez Lawaj');
  });

  it('names the invalid field, and reports the rate limit', async () => {
    const visitor = shop.browser();
    const wrong = await visitor.ask(SUBSCRIBE, { input: { email: 'nour+x@example.tn' } });
    expect(wrong.data).toEqual({
      newsletterSubscribe: { subscribed: false, userErrors: [{ field: ['email'], code: 'INVALID' }] },
    });
    const much = [];
    for (let n = 0; n < 5; n += 1)
      much.push(await visitor.ask(SUBSCRIBE, { input: { email: 'much@example.tn' } }));
    expect(much.at(-1)?.data).toEqual({
      newsletterSubscribe: { subscribed: false, userErrors: [{ field: [], code: 'RATE_LIMITED' }] },
    });
  });

  it('counts by the address of the shopper, not of the gateway', async () => {
    const first = shop.browser('41.0.0.2');
    for (let n = 0; n < 40; n += 1) await first.ask(SUBSCRIBE, { input: { email: `n${n}@example.tn` } });
    const input = { email: 'last@example.tn' };
    expect((await first.ask(SUBSCRIBE, { input })).data).toMatchObject({
      newsletterSubscribe: { subscribed: false },
    });
    expect((await shop.browser('41.0.0.3').ask(SUBSCRIBE, { input })).data).toMatchObject({
      newsletterSubscribe: { subscribed: true },
    });
  });

  it('ends by the link in the message', async () => {
    const mail = (await shop.mailsTo('sami@example.tn')).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await shop.gateway.unsubscribe(token, '41.0.0.1')).toBe('done');
    expect(await shop.gateway.unsubscribe('x'.repeat(43), '41.0.0.1')).toBe('unknown');
    expect(await shop.gateway.unsubscribe('x', '41.0.0.1')).toBe('unknown');
  });
});

describe('ticketCreate', () => {
  const input = {
    name: 'Nour',
    email: 'nour@example.tn',
    category: 'ORDER',
    subject: 'Ma commande',
    message: 'Où est-elle, je vous prie ?',
    idempotencyKey: 'abcdefgh-1',
  };

  it('returns the number, and the same one for the same key', async () => {
    const visitor = shop.browser();
    const { data, errors } = await visitor.ask(TICKET, { input });
    expect(errors).toBeUndefined();
    const number = (data as unknown as { ticketCreate: { ticketNumber: string } }).ticketCreate.ticketNumber;
    expect(number).toMatch(/^TKT-/);
    expect((await visitor.ask(TICKET, { input })).data).toEqual({
      ticketCreate: { ticketNumber: number, userErrors: [] },
    });
    const other = await visitor.ask(TICKET, { input: { ...input, subject: 'Autre chose' } });
    expect(other.data).toEqual({
      ticketCreate: { ticketNumber: null, userErrors: [{ field: [], code: 'CONFLICT' }] },
    });
  });

  it('names every invalid field', async () => {
    const { data } = await shop.browser().ask(TICKET, {
      input: {
        ...input,
        name: '',
        email: 'x',
        phone: '12',
        subject: 'a',
        message: 'b',
        idempotencyKey: 'abcdefgh-2',
      },
    });
    expect(data).toEqual({
      ticketCreate: {
        ticketNumber: null,
        userErrors: [
          { field: ['name'], code: 'REQUIRED' },
          { field: ['email'], code: 'INVALID' },
          { field: ['phone'], code: 'INVALID' },
          { field: ['subject'], code: 'TOO_SHORT' },
          { field: ['message'], code: 'TOO_SHORT' },
        ],
      },
    });
  });
});
