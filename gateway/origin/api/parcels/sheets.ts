/** Sheets of A4 for the warehouse, in French as the labels: pieces to pick, and the list that the courier signs. No database here. */
import { REGIONS } from '../../../contract/rules/regions.ts';
import { escapeHtml } from '../../../contract/html.ts';
import { dinars } from '../delivery/label.ts';
import type { LabelledParcel } from '../delivery/carrier.ts';

/** Pieces of one article that are to be picked. */
export interface PickedLine {
  seller: string;
  name: string;
  sku: string;
  color: string | null;
  size: string | null;
  quantity: number;
  /** Numbers of the parcels that they go into. */
  parcels: string;
}

/** A line of a parcel. */
export interface PackedLine {
  sub_order_id: number;
  name: string;
  sku: string;
  color: string | null;
  size: string | null;
  quantity: number;
  /** Millimes. */
  unit_price: number;
}

/** A parcel with its lines. */
export interface PackedParcel extends LabelledParcel {
  lines: readonly PackedLine[];
}

const STYLE = `@page{size:A4;margin:12mm}
body{margin:0;color:#000;background:#fff;font:10pt/1.35 system-ui,Arial,sans-serif}
h1{margin:0 0 4mm;font-size:15pt}h2{margin:6mm 0 2mm;font-size:12pt;break-after:avoid}
table{inline-size:100%;border-collapse:collapse}tr{break-inside:avoid}
th,td{padding:1.5mm 2mm;border-block-end:1px solid #999;text-align:start;vertical-align:top;overflow-wrap:anywhere}
.figure{text-align:end;white-space:nowrap}.box{inline-size:6mm}.box span{display:block;inline-size:4mm;block-size:4mm;border:1px solid #000}
.sheet+.sheet{break-before:page}.ends{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-block-end:6mm}.ends h2{margin-block-start:0}.ends p{margin:0}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-block-start:14mm;break-inside:avoid}.sign p{margin:0;padding-block-start:2mm;border-block-start:1px solid #000}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body>${body}
</body></html>
`;

const cell = (text: string | number, className = ''): string =>
  `<td${className === '' ? '' : ` class="${className}"`}><bdi>${escapeHtml(String(text))}</bdi></td>`;

const head = (titles: readonly string[]): string =>
  `<thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`;

const titled = (title: string, body: string): string => page(title, `<h1>${title}</h1>\n${body}`);

/** Pieces to pick, by seller, with a box to tick for each article. */
export function drawPicking(lines: readonly PickedLine[]): string {
  const sellers = [...new Set(lines.map(({ seller }) => seller))];
  const tables = sellers.map((seller) => {
    const articles = lines.filter((line) => line.seller === seller);
    const rows = articles.map(
      ({ name, sku, color, size, quantity, parcels }) =>
        `<tr><td class="box"><span></span></td>${cell(quantity, 'figure')}${cell(sku)}${cell(
          [name, color, size].filter((part) => part !== null).join(' · '),
        )}${cell(parcels)}</tr>`,
    );
    return `<h2><bdi>${escapeHtml(seller)}</bdi></h2><table>${head(['', 'Pièces', 'Référence', 'Article', 'Colis'])}<tbody>${rows.join('')}</tbody></table>`;
  });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return titled('Liste de prélèvement', `<p>${pieces} pièces</p>${tables.join('\n')}`);
}

/** Parcels that are handed over to the courier, with what is to be collected and two lines to sign. */
export function drawHandOver(parcels: readonly LabelledParcel[]): string {
  const rows = parcels.map(
    ({ trackingNumber, parcel: { reference, address, cash } }) =>
      `<tr>${cell(trackingNumber === '' ? '–' : trackingNumber)}${cell(reference)}${cell(address.recipient)}${cell(
        `${address.delegation}, ${REGIONS[address.regionNumber - 1] ?? ''}`,
      )}${cell(cash === 0 ? '–' : dinars(cash), 'figure')}</tr>`,
  );
  const total = parcels.reduce((sum, { parcel }) => sum + parcel.cash, 0);
  return titled(
    'Bordereau de remise',
    `<table>${head(['Suivi', 'Colis', 'Destinataire', 'Destination', 'À encaisser'])}<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row" colspan="4">${parcels.length} colis</th>${cell(dinars(total), 'figure')}</tr></tfoot></table>
<div class="sign"><p>Remis par (nom, date, signature)</p><p>Reçu par le livreur (nom, date, signature)</p></div>`,
  );
}

const party = (title: string, lines: readonly (string | null)[]): string =>
  `<div><h2>${title}</h2>${lines
    .filter((line) => line !== null && line !== '')
    .map((line) => `<p><bdi>${escapeHtml(line ?? '')}</bdi></p>`)
    .join('')}</div>`;

/** Who sends and who receives a parcel. */
function parties({ parcel: { sender, address } }: LabelledParcel, isReturn: boolean): string {
  const seller = [sender.name, sender.address, REGIONS[sender.regionNumber - 1] ?? '', sender.phone];
  const buyer = [
    address.recipient,
    address.street,
    address.landmark,
    `${address.postalCode} ${address.delegation}, ${REGIONS[address.regionNumber - 1] ?? ''}`,
    address.phone,
  ];
  const [from, to] = isReturn ? [buyer, seller] : [seller, buyer];
  return `<div class="ends">${party('Expéditeur', from)}${party('Destinataire', to)}</div>`;
}

const article = ({ name, color, size }: PackedLine): string =>
  [name, color, size].filter((part) => part !== null).join(' · ');

const sheet = (title: string, { trackingNumber, parcel }: LabelledParcel, body: string): string =>
  `<section class="sheet"><h1>${title} ${escapeHtml(parcel.reference)}</h1>${
    trackingNumber === '' ? '' : `<p>Suivi ${escapeHtml(trackingNumber)}</p>`
  }
${body}</section>`;

/** What is in each parcel and what the courier collects; one sheet a parcel. */
export function drawDeliveryNotes(parcels: readonly PackedParcel[]): string {
  const sheets = parcels.map((packed) => {
    const rows = packed.lines.map(
      (line) =>
        `<tr>${cell(line.quantity, 'figure')}${cell(line.sku)}${cell(article(line))}${cell(dinars(line.unit_price), 'figure')}${cell(dinars(line.unit_price * line.quantity), 'figure')}</tr>`,
    );
    const { cash } = packed.parcel;
    return sheet(
      'Bon de livraison',
      packed,
      `${parties(packed, false)}<table>${head(['Pièces', 'Référence', 'Article', 'Prix', 'Montant'])}<tbody>${rows.join('')}</tbody></table>
<p><strong>${cash === 0 ? 'Rien à encaisser' : `À encaisser\u00a0: ${dinars(cash)}`}</strong></p>
<div class="sign"><p>Reçu par (nom, date, signature)</p><p>Réserves</p></div>`,
    );
  });
  return page('Bon de livraison', sheets.join('\n'));
}

/** What a buyer fills in and puts into a parcel that is sent back; one sheet a parcel. */
export function drawReturnSlips(parcels: readonly PackedParcel[]): string {
  const sheets = parcels.map((packed) => {
    const rows = packed.lines
      .filter(({ quantity }) => quantity > 0)
      .map(
        (line) =>
          `<tr>${cell(line.sku)}${cell(article(line))}${cell(line.quantity, 'figure')}<td></td><td></td></tr>`,
      );
    return sheet(
      'Bon de retour',
      packed,
      `${parties(packed, true)}<table>${head(['Référence', 'Article', 'Livrées', 'Retournées', 'Motif'])}<tbody>${rows.join('')}</tbody></table>
<div class="sign"><p>Client (date, signature)</p><p>Reçu par le vendeur (nom, date, signature)</p></div>`,
    );
  });
  return page('Bon de retour', sheets.join('\n'));
}
