/** The simulated carrier's labels: pages of 10 by 15 cm in French. No database here. */
import type { LabelPaper } from '../../../contract/admin/parcels.ts';
import { REGIONS } from '../../../contract/rules/regions.ts';
import { escapeHtml } from '../../../contract/html.ts';
import type { LabelledParcel, ParcelAsk } from './carrier.ts';
import { barcodeSvg } from './code128.ts';

/**
 * Two millimetres lower than the page, so that it fits one page of A6 too. Bars and cash stand at the foot, never cut off by what
 * is above them: each text has a number of lines, and a longer one ends in an ellipsis.
 */
const STYLE = `@page{size:100mm 150mm;margin:0}
body{margin:0;color:#000;background:#fff;font:10pt/1.25 system-ui,Arial,sans-serif}
main{box-sizing:border-box;width:100mm;height:148mm;padding:5mm;display:grid;grid:auto auto 1fr auto auto/minmax(0,1fr);gap:2mm;overflow-wrap:anywhere}
main+main{break-before:page}
section{border-block-start:1px solid #000;padding-block-start:1mm;overflow:clip;min-height:0}
h1,h2,p{margin:0}h1{font-size:13pt}h2{font-size:8pt;font-weight:400;text-transform:uppercase}.small{font-size:8pt}
.cut{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);overflow:hidden}
.name,.phones{font-size:12pt;font-weight:700}.cash strong{font-size:20pt;line-height:1.1}
.code svg{display:block;width:100%;height:22mm}.code p{text-align:center;font:12pt ui-monospace,monospace}`;

/** Four labels on a page of A4, to be cut apart. */
const FOUR = `@page{size:A4;margin:0}
body{display:grid;grid-template-columns:100mm 100mm;justify-content:center}
main{block-size:148mm;outline:1px dashed #999}main+main{break-before:auto}main:nth-child(4n+1):not(:first-child){break-before:page}`;

/** A text as one paragraph of at most so many lines; empty for an empty text. */
function paragraph(text: string | null, most: number, className = ''): string {
  if (text === null || text === '') return '';
  return `<p class="cut ${className}" style="--lines:${most}"><bdi>${escapeHtml(text)}</bdi></p>`;
}

const AMOUNT = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 3 });

/** Millimes as `12,500 TND`. */
export const dinars = (millimes: number): string => `${AMOUNT.format(millimes / 1_000)}\u00a0TND`;

const region = (number: number): string => REGIONS[number - 1] ?? '';

/** `+21698123456` in local notation: `98 123 456`. */
const phone = (number: string): string => number.replace(/^\+216(\d{2})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A page with labels. */
const page = (title: string, labels: readonly string[], style = STYLE): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${labels.join('\n')}</body></html>
`;

/** Sender, recipient, cash to collect, the sub-order's number, and the carrier's as bars. */
function draw({ trackingNumber, parcel: { reference, sender, address, cash } }: LabelledParcel): string {
  const { secondPhone } = address;
  const phones = [address.phone, secondPhone].filter((number) => number !== null).map(phone);
  const toCollect =
    cash === 0
      ? '<strong>Rien à encaisser</strong>'
      : `<h2>Contre remboursement</h2><strong>${dinars(cash)}</strong>`;
  return `<main>
<h1>Commande ${escapeHtml(reference)}</h1>
<section class="small"><h2>Expéditeur</h2>${paragraph(sender.name, 1)}${paragraph(sender.address, 2)}${paragraph(
    [region(sender.regionNumber), sender.phone === null ? '' : phone(sender.phone)]
      .filter(Boolean)
      .join(', '),
    1,
  )}</section>
<section><h2>Destinataire</h2>${paragraph(address.recipient, 2, 'name')}${paragraph(address.street, 4)}${paragraph(
    `${address.postalCode} ${address.delegation}, ${region(address.regionNumber)}`,
    1,
  )}${paragraph(phones.join(' / '), 1, 'phones')}${paragraph(address.landmark, 3)}${paragraph(address.note, 3, 'small')}</section>
<section class="cash">${toCollect}</section>
<section class="code">${barcodeSvg(trackingNumber)}<p>${escapeHtml(trackingNumber)}</p></section>
</main>`;
}

/** The label of a parcel. */
export const drawLabel = (trackingNumber: string, parcel: ParcelAsk): string =>
  page(trackingNumber, [draw({ trackingNumber, parcel })]);

/** Labels of several parcels, each on a page of its own or four on a page of A4. */
export const drawLabels = (parcels: readonly LabelledParcel[], paper: LabelPaper): string =>
  page('Étiquettes', parcels.map(draw), paper === 'A4' ? `${STYLE}\n${FOUR}` : STYLE);
