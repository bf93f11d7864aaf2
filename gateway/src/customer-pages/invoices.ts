/** `/invoices/<secret>?lang=…`: an invoice made to be printed. The order tells the secret to those who may see it. */
import { serverPaths } from '../../contract/rules/server-paths.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Invoice } from '../../contract/invoices.ts';
import { REGIONS } from '../../contract/rules/regions.ts';
import { escapeHtml } from '../../contract/html.ts';
import { fromTnd, toTnd } from '../../contract/money.ts';
import type { Language } from '../../contract/rules/page-rendering.ts';
import { sendPrivatePage, sendSmallPage } from './small-page.ts';
import { HOME } from './texts.ts';

/** The invoice of a secret; null: there is none. Failures are thrown. */
export type ReadInvoice = (key: string) => Promise<Invoice | null>;

interface Texts {
  title: string;
  of: string;
  /** Follows a label: French precedes it with a no-break space. */
  colon: string;
  order: string;
  seller: string;
  buyer: string;
  taxNumber: string;
  item: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  vat: string;
  amount: string;
  delivery: string;
  net: string;
  total: string;
  cash: string;
  online: string;
  /** Follows the total: it is not in it. */
  stamp: string;
  note: string;
  print: string;
  unknown: string;
  failed: string;
  home: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    title: 'Facture',
    of: 'Date',
    colon: '\u00a0:',
    order: 'Commande',
    seller: 'Vendeur',
    buyer: 'Client',
    taxNumber: 'Matricule fiscal',
    item: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    discount: 'Remise',
    vat: 'TVA',
    amount: 'Montant',
    delivery: 'Livraison',
    net: 'Hors taxes',
    total: 'Total payé',
    cash: 'Paiement à la livraison',
    online: 'Paiement en ligne',
    stamp: 'Droit de timbre (à la charge du vendeur)',
    note: 'Les prix comprennent la TVA. Le droit de timbre est à la charge du vendeur.',
    print: 'Pour l’imprimer ou l’enregistrer en PDF, utilisez la fonction d’impression de votre navigateur.',
    unknown: 'Cette facture n’existe pas.',
    failed: 'La facture ne peut pas être affichée pour le moment. Réessayez dans un instant.',
    home: HOME.fr,
  },
  en: {
    title: 'Invoice',
    of: 'Date',
    colon: ':',
    order: 'Order',
    seller: 'Seller',
    buyer: 'Customer',
    taxNumber: 'Tax number',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    discount: 'Discount',
    vat: 'VAT',
    amount: 'Amount',
    delivery: 'Delivery',
    net: 'Excluding VAT',
    total: 'Total paid',
    cash: 'Cash on delivery',
    online: 'Paid online',
    stamp: 'Fiscal stamp (paid by the seller)',
    note: 'Prices include VAT. The fiscal stamp is paid by the seller.',
    print: 'To print it or keep it as a PDF, use the print function of your browser.',
    unknown: 'There is no such invoice.',
    failed: 'The invoice cannot be shown right now. Please try again in a moment.',
    home: HOME.en,
  },
  de: {
    title: 'Rechnung',
    of: 'Datum',
    colon: ':',
    order: 'Bestellung',
    seller: 'Verkäufer',
    buyer: 'Kunde',
    taxNumber: 'Steuernummer',
    item: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    discount: 'Rabatt',
    vat: 'MwSt.',
    amount: 'Betrag',
    delivery: 'Lieferung',
    net: 'Ohne MwSt.',
    total: 'Bezahlt',
    cash: 'Zahlung bei Lieferung',
    online: 'Online bezahlt',
    stamp: 'Stempelgebühr (trägt der Verkäufer)',
    note: 'Die Preise enthalten die MwSt. Die Stempelgebühr trägt der Verkäufer.',
    print: 'Zum Drucken oder Sichern als PDF dient die Druckfunktion Ihres Browsers.',
    unknown: 'Diese Rechnung gibt es nicht.',
    failed: 'Die Rechnung kann gerade nicht gezeigt werden. Bitte gleich noch einmal versuchen.',
    home: HOME.de,
  },
  tn: {
    title: 'فاتورة',
    of: 'التاريخ',
    colon: ':',
    order: 'الطلبيّة',
    seller: 'البايع',
    buyer: 'الحريف',
    taxNumber: 'المعرّف الجبائي',
    item: 'السلعة',
    quantity: 'الكمية',
    unitPrice: 'سوم الوحدة',
    discount: 'التخفيض',
    vat: 'الأداء على القيمة المضافة',
    amount: 'المبلغ',
    delivery: 'التوصيل',
    net: 'من غير أداءات',
    total: 'المجموع المخلّص',
    cash: 'الخلاص عند التسليم',
    online: 'خلاص على الخط',
    stamp: 'معلوم الطابع الجبائي (على البايع)',
    note: 'الأسوام فيها الأداء على القيمة المضافة. معلوم الطابع الجبائي على البايع.',
    print: 'باش تطبعها ولا تسجّلها PDF، استعمل الطباعة متاع المتصفّح.',
    unknown: 'الفاتورة هذي ما هيش موجودة.',
    failed: 'ما نجّموش نورّيوك الفاتورة توّا. عاود جرّب بعد شوية.',
    home: HOME.tn,
  },
};

const STYLE = `:root{color-scheme:light}
body{margin:0;background:#faf8f4;color:#1d1b16;font:.95rem/1.5 "Readex Pro Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem;background:#fff}
header,.parties{display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between}
.logo{display:inline-block;padding:.1rem .9rem;border-radius:.75rem;background:#ffc928;color:#1d1b16;font-size:1.25rem;font-weight:700}
h1{margin:0;font-size:1.5rem}h2{margin:1.25rem 0 .25rem;font-size:1rem}p{margin:.1rem 0}.muted{color:#5f5a4e}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;margin-block:1.25rem}
th,td{padding:.45rem .5rem;border-block-end:1px solid #ddd6c6;text-align:end;vertical-align:top;white-space:nowrap}
th:first-child,td:first-child{text-align:start;white-space:normal;min-width:9rem}tr.total>*{font-weight:700;border-block-end:2px solid #1d1b16}
tr{break-inside:avoid}table.sums{width:auto;margin-inline-start:auto}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
@media screen and (max-width:40rem){.scroll{font-size:.75rem}.scroll th,.scroll td{padding:.4rem .2rem}.scroll th{white-space:normal}.scroll th:first-child,.scroll td:first-child{min-width:4.5rem;overflow-wrap:anywhere}}
@media print{body{background:#fff}main{padding:0;max-width:none}.screen{display:none}.scroll{overflow:visible}@page{margin:1.5cm}}`;

const KEY = /^[\w-]{22}$/;
const LOCALES: Readonly<Record<Language, string>> = {
  fr: 'fr-TN',
  en: 'en-GB',
  de: 'de-DE',
  tn: 'ar-TN-u-nu-latn',
};

/** Amounts as the shop writes them: three places, French style in French and Tunisian. */
function formats(language: Language): Record<'money' | 'date', (value: string) => string> {
  const number = new Intl.NumberFormat(language === 'tn' ? 'fr-TN' : LOCALES[language], {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Africa/Tunis' });
  return {
    money: (tnd) => `<bdi>${number.format(fromTnd(tnd) / 1_000)}</bdi>`,
    date: (at) => escapeHtml(date.format(new Date(at))),
  };
}

/** The page's body; every part of it is escaped. */
export function invoiceBody(invoice: Invoice, language: Language): string {
  const text = TEXTS[language];
  const { money, date } = formats(language);
  const { seller, address } = invoice;
  const line = (value: string | null): string =>
    value === null || value.trim() === '' ? '' : `<p><bdi>${escapeHtml(value)}</bdi></p>`;
  const region = (number: number): string => REGIONS[number - 1] ?? '';
  const rows = invoice.lines.map(
    ({ name, sku, quantity, unitPrice, discount, total, vatRate }) =>
      `<tr><td><bdi>${escapeHtml(name)}</bdi><br><small class="muted">${escapeHtml(sku)}</small></td><td>${quantity}</td><td>${money(unitPrice)}</td><td>${money(discount)}</td><td>${percent(vatRate)}</td><td>${money(total)}</td></tr>`,
  );
  const net = toTnd(invoice.vat.reduce((sum, share) => sum + fromTnd(share.net), 0));
  const vat = invoice.vat.map(
    (share) => `<tr><td>${text.vat} ${percent(share.rate)}</td><td>${money(share.vat)}</td></tr>`,
  );
  const stamp =
    fromTnd(invoice.stamp) === 0 ? '' : `<tr><td>${text.stamp}</td><td>${money(invoice.stamp)}</td></tr>`;
  return `<header><div><strong class="logo">lawaj</strong></div><div><h1>${text.title} <bdi>${escapeHtml(invoice.number)}</bdi></h1>
<p>${text.of}${text.colon} ${date(invoice.issuedAt)}</p><p>${text.order}${text.colon} <bdi>${escapeHtml(invoice.orderNumber)}</bdi>, ${date(invoice.orderedAt)}</p></div></header>
<div class="parties"><section><h2>${text.seller}</h2>${line(seller.legalName)}${seller.name === seller.legalName ? '' : line(seller.name)}${line(seller.address)}${line(region(seller.regionNumber))}${
    seller.taxNumber === null
      ? ''
      : `<p>${text.taxNumber}${text.colon} <bdi>${escapeHtml(seller.taxNumber)}</bdi></p>`
  }</section>
<section><h2>${text.buyer}</h2>${line(invoice.buyer)}${line(address.street)}${line(`${address.postalCode} ${address.delegation}`)}${line(region(address.regionNumber))}</section></div>
<div class="scroll"><table><thead><tr><th scope="col">${text.item}</th><th scope="col">${text.quantity}</th><th scope="col">${text.unitPrice}</th><th scope="col">${text.discount}</th><th scope="col">${text.vat}</th><th scope="col">${text.amount} (TND)</th></tr></thead>
<tbody>${rows.join('')}<tr><td>${text.delivery}</td><td></td><td></td><td></td><td></td><td>${money(invoice.deliveryShare)}</td></tr></tbody></table></div>
<table class="sums"><tbody><tr><td>${text.net}</td><td>${money(net)}</td></tr>${vat.join('')}<tr class="total"><td>${text.total} (TND)</td><td>${money(invoice.total)}</td></tr>${stamp}</tbody></table>
<p>${invoice.paymentMethod === 'ONLINE' ? text.online : text.cash}</p><p class="muted">${text.note}</p><p class="muted screen">${text.print}</p>`;
}

/** `19.00` → `19 %`, `5.50` → `5,5 %`: the rate alone, the same in all four languages but for the sign. */
const percent = (rate: string): string => `<bdi>${Number(rate).toString().replace('.', ',')} %</bdi>`;

/** Answers with the invoice that the path names. */
export async function answerInvoice(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  prefix: readonly string[],
  readInvoice: ReadInvoice,
): Promise<void> {
  const asked = new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('lang');
  const isLanguage = asked === 'fr' || asked === 'en' || asked === 'de' || asked === 'tn';
  const key = path.slice(serverPaths.invoices.length);
  const invoice = KEY.test(key) ? await readInvoice(key).catch(() => undefined) : null;
  const language: Language = isLanguage ? asked : (invoice?.language ?? 'fr');
  const text = TEXTS[language];
  if (invoice == null)
    return sendSmallPage(response, prefix, {
      status: invoice === null ? 404 : 503,
      language,
      title: text.title,
      body: `<h1>${invoice === null ? text.unknown : text.failed}</h1><a class="button" href="/">${text.home}</a>`,
    });
  sendPrivatePage(response, prefix, {
    language,
    title: `${text.title} ${invoice.number}`,
    style: STYLE,
    body: `<main>${invoiceBody(invoice, language)}</main>`,
  });
}
