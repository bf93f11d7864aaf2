/** Statements of carriers: from the file to the seller's own statement, and what is refused on the way. */
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { ask, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { deliverParcels } from './support/parcels.ts';
import { texts } from './support/texts.ts';

/** Rows of the carrier's statement (several batches, pages of the list), and how many of them differ. */
const ROWS = 160;
const DIFFERENCES = 7;

const millimes = (amount: string): number => Math.round(Number(amount) * 1_000);
const dinars = (amount: number): string => (amount / 1_000).toFixed(3);

/** Drops a file anywhere on the page. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([filename, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], filename, { type: 'text/csv' }));
      return transfer;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('#content', 'drop', { dataTransfer: data });
}

interface Ledger {
  readonly balance: { readonly amount: string };
  readonly nodes: readonly { readonly kind: string; readonly amount: { readonly amount: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Sums of a seller's whole ledger by kind, in millimes. */
async function ledgerOf(
  shop: Shop,
  sellerId: string,
): Promise<{ balance: number; sums: Map<string, number> }> {
  const sums = new Map<string, number>();
  let balance = 0;
  for (let after: string | null = null, hasNext = true; hasNext;) {
    const { sellerLedger }: { sellerLedger: Ledger } = await ask(
      shop,
      `query ($id: ID!, $after: String) { sellerLedger(sellerId: $id, first: 100, after: $after) {
        balance { amount } nodes { kind amount { amount } } pageInfo { hasNextPage endCursor } } }`,
      { id: sellerId, after },
    );
    balance = millimes(sellerLedger.balance.amount);
    for (const { kind, amount } of sellerLedger.nodes)
      sums.set(kind, (sums.get(kind) ?? 0) + millimes(amount.amount));
    hasNext = sellerLedger.pageInfo.hasNextPage;
    after = sellerLedger.pageInfo.endCursor;
  }
  return { balance, sums };
}

/** An amount as a cell of the page shows it, in millimes. */
const readCell = (text: string): number => {
  const digits = text
    .replaceAll(/[^\d,.\u2212-]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.');
  return millimes(digits);
};

const RECONCILE = /Rapprocher les \d+ conformes/;

/** Settles the first open row of a statement: who bears the difference. */
async function settleFirst(page: Page, bearer: 'CARRIER' | 'SHOP' | 'SELLER'): Promise<void> {
  const open = page.getByRole('button', { name: /Régler la ligne/ });
  const left = await open.count();
  await open.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption(bearer);
  await dialog.getByRole('textbox').fill('Vu avec le transporteur');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(left - 1);
}

/** Pays sellers by a batch: prepared, its file read, sent, its references pasted as a column. Returns the amounts in millimes. */
async function paySellers(shop: Shop, names: readonly [string, string]): Promise<number[]> {
  const { page } = shop;
  await shop.open('/admin/payouts?n=100');
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Préparer un lot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Préparer un lot' }).click();
  await expect(page).toHaveURL(/\/admin\/payouts\/[^/]+$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fichier de virement' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(names.length);
  await page.getByRole('button', { name: 'Marquer envoyé' }).click();
  await dialog.getByRole('button', { name: 'Marquer envoyé' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Saisir les références' }).click();
  const references = names.map(() => `VIR-${crypto.randomUUID().slice(0, 8)}`);
  const fields = dialog.getByRole('textbox');
  await fields.first().evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, references.join('\n'));
  for (const [index, reference] of references.entries())
    await expect(fields.nth(index)).toHaveValue(reference);
  await dialog.getByRole('button', { name: 'Noter les virements' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Versé', { exact: true }).first()).toBeVisible();
  return lines.map((line) => millimes(line.split(';')[2] ?? ''));
}

test('a statement of 160 rows with 7 differences is reconciled, and its sellers are paid and have their statements', async ({
  shop,
}) => {
  test.setTimeout(600_000);
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/cash');
  const { delivered, onTheWay } = await deliverParcels(shop, ROWS - 4);
  const [short, over, cents, twice] = delivered;
  if (!short || !over || !cents || !twice) throw new Error('Too few parcels');
  const paid = new Map(delivered.map(({ trackingNumber, amount }) => [trackingNumber, millimes(amount)]));
  paid.set(short.trackingNumber, millimes(short.amount) - 5_000);
  paid.set(over.trackingNumber, millimes(over.amount) + 1_000);
  paid.set(cents.trackingNumber, millimes(cents.amount) - 1);
  const rows: (readonly [string, number])[] = [
    ...paid,
    [twice.trackingNumber, millimes(twice.amount)],
    ['INCONNU-1', 42_000],
    ['INCONNU-2', 7_500],
    [onTheWay.trackingNumber, millimes(onTheWay.amount)],
  ];
  expect(rows).toHaveLength(ROWS);
  const csv = [
    'N° de suivi;Montant encaissé;Date',
    ...rows.map(([tracking, amount]) => `${tracking};${dinars(amount).replace('.', ',')};22/11/2026`),
  ].join('\r\n');

  // The file is dropped on the page, and only what differs is listed.
  await shop.open('/admin/cash');
  await drop(page, 'releve.csv', csv);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transporteur').fill('Rapid-Poste');
  await dialog.getByLabel('N° du relevé').fill(`R-${crypto.randomUUID().slice(0, 8)}`);
  await dialog.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/admin\/cash\/statements\//);
  await expect(page.getByRole('link', { name: `Écarts (${DIFFERENCES})` })).toBeVisible();
  const listed = page.locator('tbody tr');
  await expect(listed).toHaveCount(DIFFERENCES);
  for (const [outcome, count] of [
    ['Montant différent', 3],
    ['Déjà payé', 1],
    ['Inconnu', 2],
    ['Pas encaissable', 1],
  ] as const)
    await expect(listed.getByText(outcome, { exact: true })).toHaveCount(count);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  // What matches is reconciled at once, what differs is settled row by row. The answer of every third batch is lost.
  shop.allowConsole(/Failed to load resource: net::ERR_|No response received from the server/);
  let batches = 0;
  const isBatch = (request: Request) =>
    /"input":\{"id":"[^"]+","idempotencyKey":"[^"]+"\}/u.test(request.postData() ?? '');
  await page.route('**/graphql*', async (route) => {
    if (!isBatch(route.request())) return route.fallback();
    batches += 1;
    if (batches % 3 !== 0) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Rapprocher les ${ROWS - DIFFERENCES} conformes` }).click();
  await expect(page.getByRole('button', { name: RECONCILE })).toBeHidden({ timeout: 240_000 });
  expect(batches).toBeGreaterThan(3);
  await page.unroute('**/graphql*');
  for (const bearer of ['SELLER', 'SHOP', 'CARRIER', 'CARRIER', 'CARRIER', 'CARRIER', 'CARRIER'] as const)
    await settleFirst(page, bearer);
  await expect(page.getByText('Soldé', { exact: true })).toBeVisible();
  await shop.open('/admin/cash/missing');
  await expect(page.getByText('Rien ne manque')).toBeVisible();

  // What was sold is held while it can be returned: what the sellers are paid now is owed for other reasons.
  const sellers = [...new Set(delivered.map(({ sellerId }) => sellerId))];
  const bearer = short.sellerId;
  const other = sellers.at(-1) ?? '';
  const names: string[] = [];
  for (const sellerId of [bearer, other]) {
    const { node } = await ask<{ node: { name: string } }>(
      shop,
      'query ($id: ID!) { node(id: $id) { ... on Seller { name } } }',
      {
        id: sellerId,
      },
    );
    names.push(node.name);
    await ask(
      shop,
      'mutation ($input: SellerLedgerAdjustInput!) { sellerLedgerAdjust(input: $input) { userErrors { code } } }',
      { input: { sellerId, amount: '250.000', reason: 'Avoir', idempotencyKey: crypto.randomUUID() } },
    );
  }
  const [one = '', two = ''] = names;
  const transfers = await paySellers(shop, [one, two]);
  for (const amount of transfers) expect(amount).toBeGreaterThan(0);

  // The month's sums are those of the ledger, on the page and in its file.
  for (const sellerId of [bearer, other]) {
    await shop.open(`/admin/sellers/${encodeURIComponent(sellerId)}`);
    await page.getByRole('link', { name: 'Relevé', exact: true }).click();
    await expect(page.locator('[data-sums]')).toBeVisible();
    const { balance, sums } = await ledgerOf(shop, sellerId);
    for (const [kind, amount] of sums)
      expect(readCell(await page.locator(`[data-kind=${kind}] td`).last().innerText()), kind).toBe(amount);
    await expect(page.locator('[data-kind]')).toHaveCount(sums.size);
    const amounts = page.locator('[data-sums] tr td:last-child');
    expect(readCell(await amounts.first().innerText())).toBe(0);
    expect(readCell(await amounts.last().innerText())).toBe(balance);
    expect([...sums.keys()]).toEqual(expect.arrayContaining(['SALE', 'COMMISSION', 'PAYOUT', 'ADJUSTMENT']));
    const more = page.getByRole('button', { name: 'Écritures suivantes' });
    const entries = page.getByRole('region', { name: 'Écritures du mois' }).locator('tbody tr');
    await expect(more).toBeVisible();
    while (await more.isVisible()) {
      const listed = await entries.count();
      await more.click();
      await expect.poll(() => entries.count()).toBeGreaterThan(listed);
    }
    expect(readCell(await entries.last().locator('td').last().innerText())).toBe(balance);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const lines = file.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(await entries.count());
    const total = lines.reduce((sum, line) => {
      const [debit = '', credit = ''] = line.split(';').slice(-2);
      return sum + millimes(credit) - millimes(debit);
    }, 0);
    expect(total).toBe(balance);
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
  }
});

const language = 'fr';
const viewport = WIDE;

test(`wrong files are refused, and an error is undone by a counter-entry (${language}, ${viewport.width} px)`, async ({
  shop,
}) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(viewport);
  await openAdmin(shop, '/admin/cash', language);
  const open = page.getByRole('button', { name: t('adminCash:import') });
  await open.click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  const content = dialog.getByLabel(t('adminCash:csv'));
  const send = dialog.locator('button[type=submit]');
  const number = `R-${crypto.randomUUID().slice(0, 8)}`;
  const csvFile = (text: string) => ({
    name: 'releve.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await dialog.getByLabel(t('adminCash:carrier')).fill('Rapid-Poste');
  await dialog.getByLabel(t('adminCash:number')).fill(number);

  // A workbook is no text.
  await file.setInputFiles({
    name: 'releve.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]),
  });
  await expect(dialog.getByText(t('adminCash:notText'))).toBeVisible();
  // Columns that name neither a parcel nor an amount.
  await file.setInputFiles(csvFile('Client;Ville\nAmel;Tunis'));
  await expect(content).toHaveValue(/Amel/);
  await send.click();
  await expect(dialog.getByText(t('adminCash:noColumns'))).toBeVisible();
  await shop.expectAccessible();
  // Lines that cannot be read are named.
  await file.setInputFiles(csvFile('Suivi;Montant\nE2E-AAA;38,000\nE2E-BBB;beaucoup'));
  await expect(content).toHaveValue(/beaucoup/);
  await send.click();
  await expect(dialog.getByText(t('adminCash:wrongAmount', { line: '3' }))).toBeVisible();
  await file.setInputFiles(csvFile('Suivi;Montant\nE2E-AAA;38,000'));
  await expect(content).not.toHaveValue(/beaucoup/);
  await send.click();
  await expect(page).toHaveURL(/\/admin\/cash\/statements\//);
  const statement = page.url();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();

  // The same file is the same statement; other rows under its number are refused.
  for (const [text, isSame] of [
    ['Suivi;Montant\nE2E-AAA;40,000', false],
    ['Suivi;Montant\nE2E-AAA;38,000', true],
  ] as const) {
    await shop.open('/admin/cash');
    await open.click();
    await dialog.getByLabel(t('adminCash:carrier')).fill('rapid-poste');
    await dialog.getByLabel(t('adminCash:number')).fill(number);
    await file.setInputFiles(csvFile(text));
    await expect(content).toHaveValue(/E2E-AAA/);
    await send.click();
    if (isSame) await expect(page).toHaveURL(statement);
    else await expect(dialog.getByText(t('admin:problem.TAKEN'))).toBeVisible();
  }

  // An entry that should not be there is answered by its opposite, with the reason.
  const { sellers } = await ask<{ sellers: { nodes: readonly { id: string }[] } }>(
    shop,
    '{ sellers(first: 30) { nodes { id } } }',
    {},
  );
  const seller = sellers.nodes.at(language === 'fr' ? -1 : -2);
  await shop.open(`/admin/sellers/${encodeURIComponent(seller?.id ?? '')}?tab=ledger`);
  const reason = `Erreur ${number}`;
  await page.getByRole('button', { name: t('adminSellers:adjust.record') }).click();
  await send.click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  await shop.expectAccessible();
  await dialog.getByLabel(t('adminSellers:adjust.amount')).fill('-12,5');
  await dialog.getByLabel(t('adminSellers:adjust.reason')).fill(reason);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: t('adminSellers:statement.title'), exact: true }).click();
  const entry = page.getByRole('row').filter({ hasText: reason });
  expect(readCell(await entry.locator('td').nth(4).innerText())).toBe(-12_500);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
});
