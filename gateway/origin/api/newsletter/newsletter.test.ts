import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { subscribe } from './subscribe.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

const welcome = (body: unknown) => shop.post<{ subscribed: true } & ErrorBody>('/v1/mail/welcome', body);
const mailsTo = async (address: string) => (await shop.mails()).filter(({ to }) => to === address);
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('POST /v1/mail/welcome', () => {
  it('sends one message with a personal coupon of 10 %, in the language asked for', async () => {
    expect(await welcome({ email: '  Amel@Example.tn ', language: 'en' })).toMatchObject({
      status: 200,
      body: { subscribed: true },
    });
    const [mail, second] = await mailsTo('Amel@Example.tn');
    expect(second).toBeUndefined();
    expect(mail?.subject).toBe('Welcome to Lawaj');
    const code = /LAWAJ-[A-Z2-9]{10}/.exec(mail?.text ?? '')?.[0];
    expect(mail?.html).toContain(code);
    const coupon = await shop.database.db
      .selectFrom('coupons')
      .selectAll()
      .where('code', '=', code ?? '')
      .executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({ type: 'percentage', usage_limit: 1, used_count: 0, active: true });
    expect(coupon.value).toBe(10);
    expect(coupon.max_discount).toBe(50_000);
    const days = ((coupon.ends_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThanOrEqual(90);
    expect(mail?.text).toMatch(/50\u00a0TND at most.*90 days/);
    expect(mail?.headers['List-Unsubscribe']).toContain('https://shop.test/newsletter/unsubscribe?token=');
  });

  it('gives a known address the same answer, no second coupon and no second message that day', async () => {
    const first = await welcome({ email: 'again@example.tn' });
    const second = await welcome({ email: 'AGAIN@example.tn' });
    expect(second).toEqual(first);
    expect(await mailsTo('again@example.tn')).toHaveLength(1);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await subscribe(
      shop.database.db,
      shop.origin.context.mailer,
      { email: 'again@example.tn', language: 'fr' },
      tomorrow,
    );
    const [one, two] = await mailsTo('again@example.tn');
    const code = /LAWAJ-\w+/;
    expect(two && code.exec(two.text)?.[0]).toBe(one && code.exec(one.text)?.[0]);
  });

  it('makes one subscriber of two requests at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => welcome({ email: 'twice@example.tn' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsTo('twice@example.tn')).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined, 'REQUIRED'],
    ['an empty text', '   ', 'REQUIRED'],
    ['no at-sign', 'amel.example.tn', 'INVALID'],
    ['a space', 'am el@example.tn', 'INVALID'],
    ['a plus sign', 'amel+x@example.tn', 'INVALID'],
    ['no dot in the domain', 'amel@example', 'INVALID'],
    ['a second header', 'amel@example.tn\r\nBcc: all@example.tn', 'INVALID'],
    ['two addresses', 'amel@example.tn,beya@example.tn', 'INVALID'],
    ['more than 254 characters', `${'a'.repeat(250)}@example.tn`, 'TOO_LONG'],
  ])('refuses %s and names the field', async (_, email, code) => {
    const { status, body } = await welcome({ email });
    expect(status).toBe(400);
    expect(body.error.fields?.[0]).toMatchObject({ field: 'email', code });
  });

  it('limits how often one address is asked for, whatever it is', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await welcome({ email: 'often@example.tn' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('POST /v1/mail/unsubscribe', () => {
  it('ends the subscription by the link of any message, once or twice', async () => {
    await welcome({ email: 'leaves@example.tn' });
    const [mail] = await mailsTo('leaves@example.tn');
    const token = tokenIn(mail?.text ?? '');
    for (let n = 0; n < 2; n += 1)
      expect(await shop.post('/v1/mail/unsubscribe', { token })).toEqual({
        status: 200,
        body: { unsubscribed: true },
      });
    const row = await shop.database.db
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', 'leaves@example.tn')
      .executeTakeFirstOrThrow();
    expect(row.unsubscribed_at).toBeInstanceOf(Date);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('does not know other links', async () => {
    expect((await shop.post('/v1/mail/unsubscribe', { token: 'x'.repeat(43) })).status).toBe(404);
    expect((await shop.post('/v1/mail/unsubscribe', { token: 'x' })).status).toBe(400);
  });
});
