/**
 * `/payments/…`: where payers come back to, what payment services call, and the page of the payment simulator. What a caller says
 * is not read: the key in the address names a payment, and the service is asked how it stands.
 */
import { serverPaths } from '../../contract/rules/server-paths.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../contract/html.ts';
import { PAYMENT_KEY } from '../../contract/payments.ts';
import { readBody } from '../http/body.ts';
import type { Language } from '../../contract/rules/page-rendering.ts';
import { sendText } from '../http/reply.ts';
import { sendSmallPage } from './small-page.ts';
import { HOME } from './texts.ts';

/** A payment of the simulator, as its page shows it. */
export interface SimulatedView {
  orderNumber: string;
  amount: string;
  language: Language;
  isOpen: boolean;
  returnUrl: string;
}

/** What the front needs to know of payments. null: there is no such payment; failures are thrown. */
export interface PaymentDesk {
  check(key: string): Promise<{ isSettled: boolean; path: string } | null>;
  simulated(reference: string): Promise<SimulatedView | null>;
  /** 'late': it was decided before, or its time is over. */
  decide(reference: string, decision: 'PAY' | 'REFUSE'): Promise<SimulatedView | 'late' | null>;
}

interface Texts {
  title: string;
  note: string;
  order: string;
  pay: string;
  refuse: string;
  leave: string;
  back: string;
  over: string;
  unknown: string;
  failed: string;
  home: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    title: 'Simulateur de paiement',
    note: 'Cette boutique est une démonstration : aucun paiement réel n’a lieu.',
    order: 'Commande',
    pay: 'Payer',
    refuse: 'Refuser le paiement',
    leave: 'Quitter sans payer',
    back: 'Revenir à la commande',
    over: 'Ce paiement est terminé.',
    unknown: 'Ce paiement n’existe pas.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant : rien n’est perdu.',
    home: HOME.fr,
  },
  en: {
    title: 'Payment simulator',
    note: 'This shop is a demonstration: no real payment is made.',
    order: 'Order',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    leave: 'Leave without paying',
    back: 'Back to the order',
    over: 'This payment is over.',
    unknown: 'There is no such payment.',
    failed: 'That did not work. Try again in a moment: nothing is lost.',
    home: HOME.en,
  },
  de: {
    title: 'Zahlungssimulator',
    note: 'Dieser Shop ist eine Vorführung: Es wird nichts wirklich bezahlt.',
    order: 'Bestellung',
    pay: 'Bezahlen',
    refuse: 'Zahlung ablehnen',
    leave: 'Ohne Zahlung verlassen',
    back: 'Zurück zur Bestellung',
    over: 'Diese Zahlung ist abgeschlossen.',
    unknown: 'Diese Zahlung gibt es nicht.',
    failed: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen: Es ist nichts verloren.',
    home: HOME.de,
  },
  tn: {
    title: 'محاكي الخلاص',
    note: 'الحانوت هذا للتجربة: حتى خلاص حقيقي ما يصير.',
    order: 'الطلبيّة',
    pay: 'خلّص',
    refuse: 'ارفض الخلاص',
    leave: 'اخرج من غير ما تخلّص',
    back: 'ارجع للطلبيّة',
    over: 'الخلاص هذا وفى.',
    unknown: 'الخلاص هذا ما هوش موجود.',
    failed: 'ما مشاتش. عاود جرّب بعد شوية: ما ضاع شي.',
    home: HOME.tn,
  },
};

const LARGEST_FORM = 1_024;
/** Bodies of services' calls are taken in and thrown away. */
const LARGEST_NOTICE = 64 * 1024;
const REFERENCE = /^[\w-]{22}$/;

/** Answers what begins with `/payments/`. */
export async function answerPayments(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  prefix: readonly string[],
  desk: PaymentDesk,
): Promise<void> {
  const [kind, name = '', ...more] = path.slice(serverPaths.payments.length).split('/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && request.method !== 'POST')
    return sendText(request, response, 405, 'Only GET and POST are answered here', { allow: 'GET, POST' });
  if (more.length === 0 && kind === 'notice' && PAYMENT_KEY.test(name))
    return answerNotice(request, response, prefix, name, desk);
  if (more.length === 0 && kind === 'return' && PAYMENT_KEY.test(name) && reads)
    return answerReturn(response, prefix, name, desk);
  if (more.length === 0 && kind === 'simulator' && REFERENCE.test(name))
    return answerSimulator(request, response, prefix, name, desk);
  sendText(request, response, 404, 'No such page');
}

function redirect(response: ServerResponse, prefix: readonly string[], path: string): void {
  response.writeHead(303, [
    ...prefix,
    'location',
    path,
    'content-length',
    '0',
    'cache-control',
    'no-store',
    // Addresses here hold secrets.
    'referrer-policy',
    'no-referrer',
  ]);
  response.end();
}

function sendMessage(
  response: ServerResponse,
  prefix: readonly string[],
  status: number,
  language: Language,
  message: 'unknown' | 'failed',
): void {
  const text = TEXTS[language];
  const body = `<h1>${text[message]}</h1><a class="button" href="/">${text.home}</a>`;
  sendSmallPage(response, prefix, { status, language, title: text.title, body });
}

/** A payment service tells that something has happened. A 503 makes it call again, where it does that. */
async function answerNotice(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  key: string,
  desk: PaymentDesk,
): Promise<void> {
  await readBody(request, LARGEST_NOTICE);
  const checked = await desk.check(key).catch(() => undefined);
  if (checked === undefined) return sendText(request, response, 503, 'Later, please');
  if (!checked) return sendText(request, response, 404, 'No such payment');
  // Some services send the payer here instead of back to the shop.
  if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document')
    return redirect(response, prefix, checked.path);
  sendText(
    request,
    response,
    checked.isSettled ? 200 : 503,
    checked.isSettled ? 'Thank you' : 'Later, please',
  );
}

/** The payer returns: the order's page shows the outcome. */
async function answerReturn(
  response: ServerResponse,
  prefix: readonly string[],
  key: string,
  desk: PaymentDesk,
): Promise<void> {
  const checked = await desk.check(key).catch(() => undefined);
  if (checked === undefined) return sendMessage(response, prefix, 503, 'fr', 'failed');
  if (checked === null) return sendMessage(response, prefix, 404, 'fr', 'unknown');
  redirect(response, prefix, checked.path);
}

/** The way back as a path: the simulator's page is the shop's own, under whatever name it was called. */
function backOf({ returnUrl }: SimulatedView): string {
  const url = URL.parse(returnUrl);
  return url === null ? '/' : url.pathname + url.search;
}

async function answerSimulator(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  reference: string,
  desk: PaymentDesk,
): Promise<void> {
  if (request.method === 'POST') {
    const form = new URLSearchParams((await readBody(request, LARGEST_FORM)).toString());
    const decision = form.get('decision');
    if (decision !== 'PAY' && decision !== 'REFUSE')
      return sendText(request, response, 400, 'decision: must be PAY or REFUSE');
    const decided = await desk.decide(reference, decision);
    if (decided === null) return sendMessage(response, prefix, 404, 'fr', 'unknown');
    if (decided !== 'late') return redirect(response, prefix, backOf(decided));
  }
  const payment = await desk.simulated(reference);
  if (payment === null) return sendMessage(response, prefix, 404, 'fr', 'unknown');
  const text = TEXTS[payment.language];
  const back = `<a href="${escapeHtml(backOf(payment))}">${payment.isOpen ? text.leave : text.back}</a>`;
  const amount = `${escapeHtml(payment.language === 'en' ? payment.amount : payment.amount.replace('.', ','))} TND`;
  const body = `<h1>${text.title}</h1><p>${text.note}</p>
<p>${text.order} <bdi>${escapeHtml(payment.orderNumber)}</bdi> · <strong><bdi>${amount}</bdi></strong></p>${
    payment.isOpen
      ? `<form method="post"><p><button name="decision" value="PAY">${text.pay}</button></p><p><button name="decision" value="REFUSE">${text.refuse}</button></p></form>`
      : `<p>${text.over}</p>`
  }<p>${back}</p>`;
  sendSmallPage(response, prefix, { language: payment.language, title: text.title, body });
}
