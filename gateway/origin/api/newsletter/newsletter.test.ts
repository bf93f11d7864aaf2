import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { confirmSubscription, subscribe, sweepSubscriptions } from './subscribe.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

const welcome = (body: unknown) => shop.post<{ subscribed: true } & ErrorBody>('/v1/mail/welcome', body);
const mailsTo = async (address: string) => (await shop.mails()).filter(({ to }) => to === address);
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const CODE = /LAWAJ-[A-Z2-9]{10}/;
const codeIn = (text: string | undefined): string | undefined => CODE.exec(text ?? '')?.[0];
const confirm = (token: string) => shop.post('/v1/mail/confirm', { token });
const HOUR = 3_600_000;
/** Subscribes at so many hours from now. */
const subscribeIn = (hours: number, email: string) =>
  subscribe(
    shop.database.db,
    shop.origin.context.mailer,
    { email, language: 'fr', source: 'form' },
    new Date(Date.now() + hours * HOUR),
  );
/** Secret of the link in the latest message to an address. */
const latestToken = async (address: string) => tokenIn((await mailsTo(address)).at(-1)?.text ?? '');
/** Subscribes an address and confirms it; returns the welcome message. */
async function member(email: string) {
  await welcome({ email });
  expect((await confirm(await latestToken(email))).status).toBe(200);
  return (await mailsTo(email)).at(-1);
}
const rowOf = (email: string) =>
  shop.database.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('POST /v1/mail/welcome', () => {
  it.each([
    ['fr', 'Confirmez votre inscription à la newsletter'],
    ['en', 'Confirm your newsletter subscription'],
    ['de', 'Bestätigen Sie Ihre Newsletter-Anmeldung'],
    ['tn', 'أكّد التسجيل متاعك في النشرة'],
  ])('asks the address to confirm, without a code, in %s', async (language, subject) => {
    const email = `asks.${language}@example.tn`;
    expect(await welcome({ email, language })).toMatchObject({ status: 200, body: { subscribed: true } });
    const [mail, second] = await mailsTo(email);
    expect(second).toBeUndefined();
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(
      `https://shop.test/newsletter/confirm?token=${tokenIn(mail?.text ?? '')}&lang=`,
    );
    expect(codeIn(mail?.text)).toBeUndefined();
    expect(await rowOf(email)).toMatchObject({ coupon_code: null, confirmed_at: null });
    expect(JSON.stringify(await rowOf(email))).not.toContain(tokenIn(mail?.text ?? ''));
  });

  it('returns the same response for a pending address, and repeats the request with a growing delay', async () => {
    const email = 'waits@example.tn';
    const first = await welcome({ email });
    expect(await welcome({ email: 'WAITS@example.tn' })).toEqual(first);
    let messages = 1;
    // Hours from the first message on: a day after it, two days after the second, four after the third.
    for (const [hours, isAsked] of [
      [23, false],
      [25, true],
      [25 + 47, false],
      [25 + 49, true],
      [25 + 49 + 95, false],
      [25 + 49 + 97, true],
    ] as const) {
      await subscribeIn(hours, email);
      messages += isAsked ? 1 : 0;
      expect((await mailsTo(email)).length, `after ${hours} h`).toBe(messages);
    }
  });

  it('sends a confirmed address its own code again, a week later at the earliest, and no second one', async () => {
    const email = 'again@example.tn';
    const code = codeIn((await member(email))?.text);
    expect(code).toBeDefined();
    await welcome({ email });
    await subscribeIn(6 * 24, email);
    expect(await mailsTo(email)).toHaveLength(2);
    await subscribeIn(8 * 24, email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    expect(codeIn(mails[2]?.text)).toBe(code);
    await shop.database.db
      .updateTable('coupons')
      .set({ used_count: 1 })
      .where('code', '=', code ?? '')
      .execute();
    await subscribeIn(16 * 24, email);
    expect((await mailsTo(email)).at(-1)?.text).not.toMatch(CODE);
  });

  it('creates one subscriber for two concurrent requests', async () => {
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

  it('limits the requests for one address, whatever its state', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await welcome({ email: 'often@example.tn' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('POST /v1/mail/confirm', () => {
  it('sends the welcome message with a personal coupon of 10 %, once, in the requested language', async () => {
    await welcome({ email: '  Amel@Example.tn ', language: 'en' });
    const token = await latestToken('Amel@Example.tn');
    const both = await Promise.all([confirm(token), confirm(token)]);
    for (const answer of both) expect(answer).toEqual({ status: 200, body: { confirmed: true } });
    const [mail, second] = await mailsTo('amel@example.tn');
    expect(second).toBeUndefined();
    expect(mail?.subject).toBe('Welcome to Lawaj');
    const code = codeIn(mail?.text);
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

  it('refuses a link after 48 hours, and one that a later one replaced', async () => {
    const email = 'late@example.tn';
    await welcome({ email });
    const first = await latestToken(email);
    const { db } = shop.database;
    const inTwoDays = new Date(Date.now() + 49 * HOUR);
    expect(await confirmSubscription(db, shop.origin.context.mailer, first, inTwoDays)).toBe(false);
    await subscribeIn(25, email);
    const second = await latestToken(email);
    expect((await confirm(first)).status).toBe(404);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm('x'.repeat(43))).status).toBe(404);
    expect((await confirm('x')).status).toBe(400);
  });

  it('restores a former subscriber with a new link and the same code; the old link does not', async () => {
    const email = 'returns@example.tn';
    await welcome({ email });
    const link = await latestToken(email);
    await confirm(link);
    const code = codeIn((await mailsTo(email)).at(-1)?.text);
    await shop.post('/v1/mail/unsubscribe', { token: await latestToken(email) });
    expect((await confirm(link)).status).toBe(404);
    await subscribeIn(25, email);
    expect((await rowOf(email)).unsubscribed_at).toBeInstanceOf(Date);
    expect((await confirm(await latestToken(email))).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ unsubscribed_at: null, coupon_code: code });
    expect(codeIn((await mailsTo(email)).at(-1)?.text)).toBe(code);
  });

  it('expires after 90 days; then the address is removed', async () => {
    const { db } = shop.database;
    await member('stays@example.tn');
    for (const email of ['old@example.tn', 'young@example.tn']) await welcome({ email });
    const before = (days: number) => new Date(Date.now() - days * 24 * HOUR);
    for (const [email, days] of [
      ['stays@example.tn', 91],
      ['old@example.tn', 91],
      ['young@example.tn', 89],
    ] as const)
      await db
        .updateTable('newsletter_subscribers')
        .set({ confirm_asked_at: before(days) })
        .where('email', '=', email)
        .execute();
    await sweepSubscriptions(db);
    const left = await db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(left.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['stays@example.tn', 'young@example.tn']),
    );
    expect(left.map(({ email }) => email)).not.toContain('old@example.tn');
  });
});

describe('POST /v1/mail/unsubscribe', () => {
  it('ends the subscription by the link of any message, once or twice', async () => {
    const token = tokenIn((await member('leaves@example.tn'))?.text ?? '');
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

  it('refuses other links', async () => {
    expect((await shop.post('/v1/mail/unsubscribe', { token: 'x'.repeat(43) })).status).toBe(404);
    expect((await shop.post('/v1/mail/unsubscribe', { token: 'x' })).status).toBe(400);
  });
});
