/** Imports and exports of products through the front: files over HTTP with the session's cookie, their jobs in the schema. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_PATH } from '../contract/rules/jobs.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import { importAnswer, importRequest } from '../src/schema/admin-jobs/importAnswer.ts';
import { createMediaUpstream } from '../src/upstream/media.ts';
import type { MediaUpstream } from '../src/upstream/media.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let front: Front;
let media: MediaUpstream;
let address: string;
let editor: Member;
let reader: Member;

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const { id: seller } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  await addProducts(
    db,
    ['Bol', 'Lampe'].map((name) => ({ name, sku: name.toUpperCase(), seller_id: seller, category })),
  );
  shop.origin.context.directory.drop();
  media = createMediaUpstream(shop.origin.app.listeningOrigin);
  front = createFront({ log: pino({ level: 'silent' }) });
  front.open({
    gateway: shop.gateway,
    fetchPicture: () => Promise.reject(new Error('no pictures here')),
    upload: {
      send: (request) => media.upload(request),
      permission: (token, capability) => shop.gateway.uploadPermission(token, capability),
    },
    sendImport: async (request) => importAnswer(await media.upload(importRequest(request))),
    streamFile: (...request) => media.video(...request),
  });
  address = await front.listen(0, '127.0.0.1');
  editor = await signUp(shop, 'Catalogue');
  reader = await signUp(shop, 'ReadOnly');
});
afterAll(async () => {
  await front.close();
  await media.close();
  await shop.close();
});

const cookie = ({ token = '' }: Member) => ({ cookie: `token=${token}` });
const upload = async (file: string, who?: Member, headers: Record<string, string> = {}, query = '') =>
  fetch(`${address}${IMPORT_PATH}?name=prix.csv${query}`, {
    method: 'POST',
    body: file,
    headers: {
      'content-type': 'text/csv',
      'idempotency-key': crypto.randomUUID(),
      ...(who && cookie(who)),
      ...headers,
    },
  });
const JOB = 'id kind state fileName total valid invalid reportUrl columns { header field examples }';
interface Job {
  id: string;
  state: string;
  reportUrl: string;
  columns: { header: string; field: string | null; examples: string[] }[];
}
const jobOf = async (id: string): Promise<Job> => {
  const { data } = await reader.ask(`query ($id: ID!) { adminJob(id: $id) { ${JOB} } }`, { id });
  return (data as unknown as { adminJob: Job }).adminJob;
};
const assign = async (id: string, columns: (string | null)[]) => {
  const { data, errors } = await editor.ask(
    `mutation ($input: AdminJobAssignColumnsInput!) {
      adminJobAssignColumns(input: $input) { job { ${JOB} } userErrors { field message } }
    }`,
    { input: { id, columns } },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { adminJobAssignColumns: { job: Job | null; userErrors: object[] } })
    .adminJobAssignColumns;
};
const download = async (path: string, who?: Member) =>
  fetch(`${address}${path}`, { headers: who ? cookie(who) : {} });

it('proposes the columns as an earlier import had them', async () => {
  const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
  const first = await idOf(await upload('Réf;Montant;Étage\nBOL;12,5;A1\n', editor));
  await assign(first, ['sku', 'price', null]);
  // A later file of the same admin has its column as another field.
  await assign(await idOf(await upload('Réf;Montant\nBOL;12,5\n', editor)), ['sku', 'costPrice']);
  const fields = async (query: string) => {
    const id = await idOf(await upload('Réf;Montant\nBOL;13\n', editor, {}, query));
    return (await jobOf(id)).columns.map(({ field }) => field);
  };
  expect(await fields('')).toEqual(['sku', 'costPrice']);
  expect(await fields(`&like=${encodeURIComponent(first)}`)).toEqual(['sku', 'price']);
  const other = await upload(
    'Réf;Stock\nBOL;1\n',
    editor,
    {},
    `&kind=STOCK_IMPORT&like=${encodeURIComponent(first)}`,
  );
  expect(other.status).toBe(400);
  expect(await other.text()).toContain('"field":"like"');
});

it('takes a file, shows its columns, and checks its lines when they are assigned', async () => {
  const response = await upload('Réf;Prix;Rayonnage\nBOL;12,5;A1\nLAMPE;;\nVASE;3;A2\n', editor);
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  expect(await jobOf(id)).toMatchObject({
    kind: 'PRODUCTS_IMPORT',
    state: 'MAPPING',
    fileName: 'prix.csv',
    columns: [
      { header: 'Réf', field: 'sku', examples: ['BOL', 'LAMPE', 'VASE'] },
      { header: 'Prix', field: 'price', examples: ['12,5', '3'] },
      { header: 'Rayonnage', field: null, examples: ['A1', 'A2'] },
    ],
  });
  const refused = await assign(id, ['sku', 'sku', null]);
  expect(refused).toEqual({ job: null, userErrors: [{ field: ['columns'], message: 'must be distinct' }] });
  expect((await assign(id, ['sku', 'price', null])).job).toMatchObject({ state: 'STAGING' });
  await shop.origin.context.jobs.run();
  const job = await jobOf(id);
  expect(job).toMatchObject({ state: 'READY', total: 3, valid: 1, invalid: 1 });
  const report = await download(job.reportUrl, reader);
  expect(report.headers.get('content-disposition')).toMatch(/^attachment; filename="job-\d+\.csv"$/);
  expect(await report.text()).toContain('2;BOL;À modifier;price;10,000;12,500;\r\n');
  const german = await download(`${job.reportUrl}?language=de`, reader);
  expect(await german.text()).toContain('Zeile;Artikelnummer;Status;');
});

it('refuses a file before its body is read: of another type, from who may not import, or from another site', async () => {
  const statuses = await Promise.all([
    upload('sku;price\n'),
    upload('sku;price\n', reader),
    upload('sku;price\n', editor, { 'content-type': 'text/plain' }),
    upload('sku;price\n', editor, { origin: 'https://elsewhere.test' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 415, 403]);
  const empty = await upload('', editor);
  expect([empty.status, await empty.json()]).toMatchObject([400, { error: { fields: [{ field: 'file' }] } }]);
});

it('exports the products of a filter to admins', async () => {
  const { data } = await reader.ask(
    '{ all: adminProductExport bowls: adminProductExport(filter: { search: "BOL" }) }',
  );
  const { all, bowls } = data as unknown as Record<'all' | 'bowls', string>;
  expect([all, bowls]).toEqual([
    '/admin-files/products.csv',
    '/admin-files/products.csv?archived=false&input=BOL',
  ]);
  const whole = await (await download(all, reader)).text();
  expect(whole.trim().split('\r\n')).toHaveLength(3);
  const found = await download(bowls, reader);
  expect(found.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await found.text()).trim().split('\r\n')[1]).toMatch(/^\d+;BOL;Bol;/);
  const shopper = await signUp(shop, null);
  const refusals = [
    await download(all),
    await download(all, shopper),
    await download(`${all}?colour=x`, reader),
    await download('/admin-files/job-999.csv', reader),
    await download('/admin-files/nothing.csv', reader),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([401, 403, 400, 404, 404]);
});

it('offers the files of lists of the catalogue, parcels and payouts with their conditions', async () => {
  const conditions: Readonly<Record<string, string>> = {
    'adminBrands(filter: { active: true }, sort: { by: PRODUCTS, direction: DESC })':
      '/admin-files/brands.csv?active=true&sortBy=products&sortOrder=desc',
    'adminReturns(isInspected: false)': '/admin-files/returns.csv?progress=OPEN',
    'adminParcels(filter: { stage: READY })': '/admin-files/parcels.csv?stage=READY',
    'adminPromos(filter: { active: false })': '/admin-files/promos.csv?active=false',
    'adminMedia(filter: { isUnused: true, folder: SELLERS_LOGOS })':
      '/admin-files/media.csv?folder=sellers%2Flogos&unused=true',
    'adminJobs(state: DONE)': '/admin-files/jobs.csv?state=DONE',
  };
  for (const [list, url] of Object.entries(conditions)) {
    const { data } = await reader.ask(`{ list: ${list} { files { url } } }`);
    expect(data, list).toEqual({ list: { files: [{ url }] } });
    const file = await download(url, reader);
    expect(file.status, url).toBe(200);
    expect(await file.text()).toContain(';');
  }
  // Payouts are read by more roles than have them as files.
  const { data } = await reader.ask('{ payoutBatches(isSettled: true) { files { name } } }');
  expect(data).toEqual({ payoutBatches: { files: [] } });
  expect((await download('/admin-files/payouts.csv', reader)).status).toBe(403);
});

it('offers the files of a list with its conditions, to those who may read them', async () => {
  const asked =
    '{ adminOrderFiles(filter: { states: [CONFIRMED] }) { name url } adminCoupons(filter: { search: "a" }, sort: { field: ENDS, direction: ASC }) { files { name url } } }';
  const { data } = await reader.ask(asked);
  expect(data).toEqual({
    adminOrderFiles: [],
    adminCoupons: { files: [{ name: 'COUPONS', url: '/admin-files/coupons.csv?q=a&sort=ends&order=asc' }] },
  });
  const { adminCoupons } = data as unknown as { adminCoupons: { files: { url: string }[] } };
  const file = await download(adminCoupons.files[0]?.url ?? '', reader);
  expect(file.status).toBe(200);
  expect(await file.text()).toContain('_id;code;type;');
  expect((await download('/admin-files/users.csv', reader)).status).toBe(403);
});
