import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Invoice } from '../../contract/invoices.ts';
import { serverPaths } from '../../contract/rules/server-paths.ts';
import { CONFIRM_EMAIL_PAGE } from './confirm-email.ts';
import { answerInvoice } from './invoices.ts';
import { answerLinkPage } from './link-page.ts';
import type { LinkAction, LinkPage } from './link-page.ts';
import { answerMailbox } from '../http/mailbox.ts';
import { answerPayments } from './payments.ts';
import type { PaymentDesk, SimulatedView } from './payments.ts';
import { NEWSLETTER_CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from './newsletter-links.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves a page where a link of a message leads. */
const serveLink = <Outcome extends string>(page: LinkPage<Outcome>, act: LinkAction<Outcome>) =>
  serve((request, response) => answerLinkPage(page, request, response, [], act, '127.0.0.1'));

describe('the page that confirms a newsletter subscription', () => {
  it('asks first: only the button confirms, in four languages', async () => {
    const asked: string[] = [];
    const url = await serveLink(NEWSLETTER_CONFIRM_PAGE, async (token) => (asked.push(token), 'done'));
    for (const [lang, words, after] of [
      ['fr', 'Confirmer mon inscription', 'Votre inscription est confirmée.'],
      ['en', 'Confirm my subscription', 'Your subscription is confirmed.'],
      ['de', 'Anmeldung bestätigen', 'Ihre Anmeldung ist bestätigt.'],
      ['tn', 'أكّد التسجيل متاعي', 'التسجيل متاعك تأكّد.'],
    ] as const) {
      const address = `${url}${serverPaths.newsletterConfirm}?token=abc&lang=${lang}`;
      const html = await (await fetch(address)).text();
      expect(html).toContain(words);
      expect(asked).toEqual([]);
      const done = await (await fetch(address, { method: 'POST' })).text();
      expect(asked.splice(0)).toEqual(['abc']);
      expect(done).toContain(after);
      expect(done).toContain(`href="/?lang=${lang}"`);
    }
  });

  it('says when the link is of no use', async () => {
    const url = await serveLink(NEWSLETTER_CONFIRM_PAGE, async () => 'unknown');
    expect((await fetch(`${url}${serverPaths.newsletterConfirm}?token=x`, { method: 'POST' })).status).toBe(
      404,
    );
  });
});

describe('the page for leaving the newsletter', () => {
  it('asks first: only the button changes anything', async () => {
    const asked: string[] = [];
    const url = await serveLink(UNSUBSCRIBE_PAGE, async (token) => (asked.push(token), 'done'));
    const address = `${url}/newsletter/unsubscribe?token=abc"><script>&lang=tn`;
    const page = await fetch(address);
    const html = await page.text();
    expect(asked).toEqual([]);
    expect(html).toContain('dir="rtl"');
    expect(html).not.toContain('<script>');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const done = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([done.status, asked]).toEqual([200, ['abc"><script>']]);
  });

  it('says when the link is of no use', async () => {
    const url = await serveLink(UNSUBSCRIBE_PAGE, async () => 'unknown');
    expect((await fetch(`${url}/newsletter/unsubscribe?token=x`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the page that confirms a new e-mail address', () => {
  it('asks first: only the button changes anything, in four languages', async () => {
    const asked: string[] = [];
    const url = await serveLink(CONFIRM_EMAIL_PAGE, async (token) => (asked.push(token), 'done'));
    for (const [lang, words] of [
      ['fr', 'Confirmer mon adresse'],
      ['en', 'Confirm my address'],
      ['de', 'Adresse bestätigen'],
      ['tn', 'أكّد العنوان متاعي'],
    ] as const) {
      const page = await fetch(`${url}${serverPaths.confirmEmail}?token=abc"><script>&lang=${lang}`);
      const html = await page.text();
      expect(html).toContain(words);
      expect(html).not.toContain('<script>');
      expect(html).toContain(`dir="${lang === 'tn' ? 'rtl' : 'ltr'}"`);
    }
    expect(asked).toEqual([]);
    const done = await fetch(`${url}${serverPaths.confirmEmail}?token=abc`, { method: 'POST' });
    expect([done.status, asked]).toEqual([200, ['abc']]);
    expect(await done.text()).toContain('href="/user/account"');
  });

  it.each([
    ['unknown', 404],
    ['taken', 409],
    ['failed', 503],
  ] as const)('says when it is %s', async (outcome, status) => {
    const url = await serveLink(CONFIRM_EMAIL_PAGE, async () => outcome);
    const answer = await fetch(`${url}${serverPaths.confirmEmail}?token=x`, { method: 'POST' });
    expect(answer.status).toBe(status);
  });
});

describe('the mailbox', () => {
  it('shows messages to this machine only, escaped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    closing.push(() => rm(folder, { recursive: true }));
    const mail = { id: '1', at: '2026', to: 'a@example.tn', subject: '<b>', text: 'https://shop.test/x <i>' };
    await writeFile(join(folder, '1.json'), JSON.stringify(mail));
    const url = await serve((request, response) => answerMailbox(request, response, [], folder));
    const html = await (await fetch(`${url}/dev/mail`)).text();
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('<a href="https://shop.test/x">');
    expect(html).not.toContain('<i>');
    expect((await fetch(`${url}/dev/mail`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });
});

describe('the payment simulator', () => {
  const REFERENCE = 'abcdefghijklmnopqrstuv';
  const KEY = `7-${REFERENCE}`;
  const payment: SimulatedView = {
    orderNumber: 'CMD-26-000042-3',
    amount: '38.000',
    language: 'tn',
    isOpen: true,
    returnUrl: `https://shop.test/payments/return/${KEY}`,
  };
  const open = (desk: Partial<PaymentDesk>) =>
    serve((request, response) =>
      answerPayments(request, response, request.url ?? '', [], {
        check: async () => null,
        simulated: async (reference) => (reference === REFERENCE ? payment : null),
        decide: async () => payment,
        ...desk,
      }),
    );

  it('asks the payer in the language of the order, and leads back by the shop’s own name', async () => {
    const decided: unknown[] = [];
    const url = await open({
      decide: async (...asked) => (decided.push(asked), payment),
    });
    const page = await fetch(`${url}/payments/simulator/${REFERENCE}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const part of ['dir="rtl"', 'CMD-26-000042-3', '38,000\u00a0TND', `href="/payments/return/${KEY}"`])
      expect(html).toContain(part);
    const send = (body: string) =>
      fetch(`${url}/payments/simulator/${REFERENCE}`, { method: 'POST', body, redirect: 'manual' });
    const paid = await send('decision=PAY');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/payments/return/${KEY}`]);
    expect(decided).toEqual([[REFERENCE, 'PAY']]);
    expect((await send('decision=BOTH')).status).toBe(400);
    expect((await fetch(`${url}/payments/simulator/vvvvvvvvvvvvvvvvvvvvvv`)).status).toBe(404);
    expect((await fetch(`${url}/payments/simulator/x`)).status).toBe(404);
  });

  it('says that a payment is over', async () => {
    const url = await open({
      simulated: async () => ({ ...payment, isOpen: false }),
      decide: async () => 'late',
    });
    const late = await fetch(`${url}/payments/simulator/${REFERENCE}`, {
      method: 'POST',
      body: 'decision=PAY',
    });
    expect(late.status).toBe(200);
    expect(await late.text()).not.toContain('<form');
  });

  it('has a message for a payer whose order cannot be found now', async () => {
    const url = await open({ check: () => Promise.reject(new Error('down')) });
    const page = await fetch(`${url}/payments/return/${KEY}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect((await fetch(`${url}/payments/notice/${KEY}`, { method: 'POST' })).status).toBe(503);
  });
});

describe('an invoice', () => {
  const KEY = 'abcdefghijklmnopqrstuv';
  const invoice: Invoice = {
    number: 'F26-12-000042',
    issuedAt: '2026-11-21T09:00:00.000Z',
    orderNumber: 'CMD-26-000042-3/1',
    orderedAt: '2026-11-19T09:00:00.000Z',
    language: 'fr',
    seller: {
      name: 'Chez Ali',
      legalName: 'Ali <SARL>',
      taxNumber: '1234567/A',
      address: null,
      regionNumber: 4,
    },
    buyer: 'Amel & Co',
    address: {
      recipient: 'Amel',
      phone: '+21698123456',
      secondPhone: null,
      regionNumber: 4,
      delegation: 'La Marsa',
      postalCode: '2070',
      street: '3, rue de la Plage',
      landmark: null,
      note: null,
    },
    paymentMethod: 'CASH_ON_DELIVERY',
    lines: [
      {
        name: 'Tapis',
        sku: 'T-1',
        quantity: 2,
        unitPrice: '700.000',
        discount: '0.000',
        total: '1400.000',
        vatRate: '19.00',
      },
    ],
    deliveryShare: '0.000',
    vat: [{ rate: '19.00', net: '1176.471', vat: '223.529' }],
    total: '1400.000',
    stamp: '1.000',
  };
  const open = (read: () => Promise<Invoice | null>) =>
    serve((request, response) =>
      answerInvoice(request, response, request.url?.split('?')[0] ?? '', [], read),
    );

  it('is a page for print, in the language of the order or in one that is asked for', async () => {
    const url = await open(async () => invoice);
    const page = await fetch(`${url}/invoices/${KEY}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    for (const part of [
      'Facture',
      'F26-12-000042',
      'Ali &lt;SARL&gt;',
      'Amel &amp; Co',
      '1234567/A',
      '19\u00a0%',
      'Droit de timbre (à la charge du vendeur)',
    ])
      expect(html).toContain(part);
    expect(html.replace(/\s/gu, ' ')).toMatch(/1.176,471/);
    const arabic = await (await fetch(`${url}/invoices/${KEY}?lang=tn`)).text();
    expect(arabic).toContain('dir="rtl"');
    expect(arabic).toContain('فاتورة');
  });

  it('that does not exist or cannot be read says so', async () => {
    const missing = await open(async () => null);
    expect((await fetch(`${missing}/invoices/${KEY}`)).status).toBe(404);
    const read = await open(() => Promise.reject(new Error('down')));
    expect((await fetch(`${read}/invoices/${KEY}?lang=de`)).status).toBe(503);
    expect((await fetch(`${read}/invoices/x`)).status).toBe(404);
  });
});
