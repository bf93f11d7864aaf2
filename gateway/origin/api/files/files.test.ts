/** Private files over HTTP: uploads, who reads them, and what becomes of them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { PrivateFile, SellerDocuments } from '../../../contract/files.ts';
import { MAX_FILE_BYTES } from '../../../contract/rules/files.ts';
import type { AdminReturn, ReturnsPage } from '../../../contract/admin/returns.ts';
import type { Order, OrderPlaced } from '../../../contract/orders.ts';
import type { AdminTicket, Ticket, TicketAnswer } from '../../../contract/support.ts';
import { createOrigin } from '../../app.ts';
import type { Origin } from '../../app.ts';
import { run } from '../../base/sql.ts';
import type { OriginDatabase } from '../../db/database.ts';
import { LocalFileStore } from '../../media/file-store.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { form, picture } from '../../testing/media.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { sweepFiles } from './upload.ts';

let database: OriginDatabase;
let origin: Origin;
let address: string;
let folder: string;
let owner: Person;
let other: Person;
let agent: Person;
let catalogue: Person;
let finance: Person;
let desk: Person;
let product: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const people = await startTestOrigin(database);
  const signedUp = [
    await addPerson(people),
    await addPerson(people),
    await addPerson(people, 'Support'),
    await addPerson(people, 'Catalogue'),
    await addPerson(people, 'Finance'),
    await addPerson(people, 'Orders'),
  ];
  const { id: seller } = await addSeller(database.db, 'Chez Ali');
  [product = 0] = await addProducts(database.db, [
    {
      name: 'Tapis',
      seller_id: seller,
      category: await addCategory(database.db, 'Maison'),
      price: 30_000,
      stock: 50,
    },
  ]);
  await people.close();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  origin = await createOrigin({
    database,
    dataDir: folder,
    sessionSecret: 'x'.repeat(32),
    followPause: 3_600_000,
  });
  address = await origin.listen();
  [owner, other, agent, catalogue, finance, desk] = (await Promise.all(signedUp.map(signIn))) as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
}, 60_000);
afterAll(async () => {
  await origin.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(person: Person): Promise<Person> {
  const { body } = await call<{ token: string }>('POST', '/v1/auth/login', {
    identifier: person.email,
    password: TEST_PASSWORD,
  });
  return { ...person, token: body.token, headers: { authorization: `Bearer ${body.token}` } };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it names the shape of the response
async function call<T = object>(method: 'GET' | 'POST', path: string, body?: object, who?: Person) {
  const answer = await fetch(address + path, {
    method,
    headers: { ...who?.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T & ErrorBody };
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(
  content: Uint8Array,
  who?: Person,
  name = 'photo.jpg',
): Promise<{ status: number; body: PrivateFile & ErrorBody }> {
  const { body, contentType } = form([{ field: 'file', name, type: 'image/jpeg', content }]);
  const answer = await fetch(`${address}/v1/files`, {
    method: 'POST',
    body,
    headers: { ...who?.headers, 'content-type': contentType },
  });
  return { status: answer.status, body: (await answer.json()) as PrivateFile & ErrorBody };
}

const read = (key: string, who?: Person): Promise<Response> =>
  fetch(`${address}/v1/files/${key}`, who && { headers: who.headers });

const key = (): string => randomUUID();
const question = (files: readonly string[]) => ({
  name: 'Amel Ben Salah',
  email: `files${randomUUID().slice(0, 8)}@example.tn`,
  category: 'order',
  subject: 'Colis abîmé',
  message: 'Voici une photo du colis.',
  files,
  idempotencyKey: key(),
});
const open = async (files: readonly string[], who?: Person): Promise<string> =>
  (await call<TicketAnswer>('POST', '/v1/tickets', question(files), who)).body.number;
const stored = async (): Promise<string[]> =>
  readdir(join(folder, 'uploads', 'private', 'files')).catch(() => []);

describe('an upload', () => {
  it('takes pictures without their metadata, and PDF, by their content', async () => {
    const withPlace = await sharp(await picture(60, 40))
      .withExif({ IFD0: { Copyright: 'Amel, 36.8, 10.1' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(withPlace, owner, 'C:\\photos\\colis.jpg');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'colis.jpg', type: 'image/jpeg' });
    const content = await readFile(join(folder, 'uploads', 'private', 'files', `${body.key}.jpg`));
    expect(content).toHaveLength(body.bytes);
    expect(content.includes('36.8')).toBe(false);
    expect((await upload(PDF, undefined, 'facture.pdf')).body).toMatchObject({ type: 'application/pdf' });
  });

  it('refuses other content, whatever its name, and what is too large; nothing is left', async () => {
    const before = await stored();
    expect((await upload(Buffer.from('<svg onload="x()"/>'), owner)).status).toBe(415);
    expect((await upload(Buffer.from('MZ\x90\0 a program'), owner, 'a.pdf')).status).toBe(415);
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)]);
    expect((await upload(large, owner, 'a.pdf')).status).toBe(413);
    expect((await upload(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), PDF]), owner)).status).toBe(
      415,
    );
    expect(await stored()).toEqual(before);
    expect(await readdir(join(folder, 'uploads', 'incoming'))).toEqual([]);
  });
});

describe('an attached file', () => {
  it('is read by the account of its ticket and by staff, saved or shown under its name', async () => {
    const { body: file } = await upload(PDF, owner, 'reçu (1).pdf');
    const number = await open([file.key], owner);
    const { body: ticket } = await call<Ticket>('GET', `/v1/user/tickets/${number}`, undefined, owner);
    expect(ticket.messages[0]?.files).toEqual([file]);
    const answer = await read(file.key, owner);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''re%C3%A7u%20%281%29.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect((await read(file.key, agent)).status).toBe(200);
    expect((await read(file.key, other)).status).toBe(404);
    expect((await read(file.key)).status).toBe(401);
    expect((await fetch(`${address}/media/private/files/${file.key}.pdf`)).status).toBe(404);
  });

  it('of a note is for staff alone', async () => {
    const number = await open([], owner);
    const { body: file } = await upload(await picture(), agent);
    const note = { text: 'Voir la photo.', files: [file.key], idempotencyKey: key() };
    const noted = await call<AdminTicket>('POST', `/v1/admin/tickets/${number}/notes`, note, agent);
    expect(noted.body.messages[1]).toMatchObject({ isInternal: true, files: [{ key: file.key }] });
    // Sent again, it is the same note; with another file, another one.
    expect((await call('POST', `/v1/admin/tickets/${number}/notes`, note, agent)).status).toBe(200);
    const changed = { ...note, files: [] };
    expect((await call('POST', `/v1/admin/tickets/${number}/notes`, changed, agent)).status).toBe(409);
    expect((await read(file.key, owner)).status).toBe(404);
    expect((await read(file.key, agent)).headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('belongs to one message, and to no message that was refused', async () => {
    const { body: file } = await upload(PDF, owner);
    const count = async (): Promise<number> =>
      (await run<{ n: number }>(database.db, 'select count(*)::int as n from tickets', []))[0]?.n ?? 0;
    const before = await count();
    const unknown = await call('POST', '/v1/tickets', question([file.key, '0'.repeat(32)]), owner);
    expect(unknown.status).toBe(400);
    expect(unknown.body.error.fields).toMatchObject([{ field: 'files', code: 'NOT_FOUND' }]);
    expect((await call('POST', '/v1/tickets', question([file.key]), other)).status).toBe(400);
    const many = Array.from({ length: 6 }, () => randomUUID().replaceAll('-', ''));
    expect((await call('POST', '/v1/tickets', question(many), owner)).status).toBe(400);
    expect(await count()).toBe(before);
    await open([file.key], owner);
    expect((await call('POST', '/v1/tickets', question([file.key]), owner)).status).toBe(400);
  });

  it('of a visitor is read by staff, whose replies to visitors have none', async () => {
    const { body: file } = await upload(PDF);
    const number = await open([file.key]);
    expect((await read(file.key, agent)).status).toBe(200);
    const { body: own } = await upload(PDF, agent);
    const reply = { message: 'Voici.', files: [own.key], idempotencyKey: key() };
    const refused = await call('POST', `/v1/admin/tickets/${number}/messages`, reply, agent);
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields).toMatchObject([{ field: 'files' }]);
  });

  it('moves with its message in a merge', async () => {
    const { body: file } = await upload(PDF, owner);
    const from = await open([file.key], owner);
    const into = await open([], owner);
    const { body } = await call<AdminTicket>('POST', `/v1/admin/tickets/${from}/merge`, { into }, agent);
    expect(body.messages.flatMap(({ files }) => files)).toEqual([file]);
    expect((await read(file.key, owner)).status).toBe(200);
  });
});

describe('documents of sellers', () => {
  const application = (documents: readonly object[]) => ({
    shopName: `Atelier ${randomUUID().slice(0, 8)}`,
    legalName: 'Atelier SARL',
    taxNumber: `${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}A`,
    contactName: 'Sami',
    email: `sells${randomUUID().slice(0, 8)}@example.tn`,
    phone: '98123456',
    address: '3 rue de Rome',
    regionNumber: 1,
    message: 'Des tapis de Kairouan.',
    documents,
    idempotencyKey: key(),
  });
  const sellerOf = async (number: string): Promise<string> =>
    (
      await run<{ id: string }>(
        database.db,
        'select seller_id::text as id from seller_applications where number = $1',
        [number],
      )
    )[0]?.id ?? '';

  it('come with the application, and each role reads what its work needs; readings are logged', async () => {
    const { body: licence } = await upload(PDF, undefined, 'patente.pdf');
    const { body: bank } = await upload(PDF, undefined, 'rib.pdf');
    const applied = await call<{ number: string }>(
      'POST',
      '/v1/seller-applications',
      application([
        { key: licence.key, kind: 'licence' },
        { key: bank.key, kind: 'bank' },
      ]),
    );
    expect(applied.status).toBe(200);
    const seller = await sellerOf(applied.body.number);
    const path = `/v1/admin/sellers/${seller}/documents`;
    const { body } = await call<SellerDocuments>('GET', path, undefined, catalogue);
    expect(body.documents).toMatchObject([
      { kind: 'licence', file: { key: licence.key, name: 'patente.pdf' } },
      { kind: 'bank', file: null },
    ]);
    expect((await read(licence.key, catalogue)).status).toBe(200);
    expect((await read(bank.key, catalogue)).status).toBe(404);
    expect((await read(licence.key, agent)).status).toBe(404);
    expect((await read(bank.key, finance)).status).toBe(200);
    const entries = async (): Promise<string[]> =>
      (
        await run<{ actor: string }>(
          database.db,
          `select actor_account as actor from access_log where entity = 'sellers' and entity_id = $1 and reason = 'DOCUMENT' order by id`,
          [seller],
        )
      ).map(({ actor }) => actor);
    await expect.poll(entries, { timeout: 5_000 }).toEqual([catalogue.accountNumber, finance.accountNumber]);
  });

  it('are added and removed by staff; a removed one is gone with the next sweep', async () => {
    const applied = await call<{ number: string }>('POST', '/v1/seller-applications', application([]));
    const path = `/v1/admin/sellers/${await sellerOf(applied.body.number)}/documents`;
    const { body: file } = await upload(PDF, catalogue, 'registre.pdf');
    const added = await call<SellerDocuments>('POST', path, { key: file.key, kind: 'register' }, catalogue);
    expect(added.body.documents).toMatchObject([{ kind: 'register', file: { name: 'registre.pdf' } }]);
    expect((await call('POST', path, { key: file.key, kind: 'register' }, catalogue)).status).toBe(400);
    const id = added.body.documents[0]?._id ?? '';
    const removed = await fetch(`${address}${path}/${id}`, { method: 'DELETE', headers: catalogue.headers });
    expect(removed.status).toBe(200);
    expect((await read(file.key, catalogue)).status).toBe(404);
    await sweepFiles(database.db, new LocalFileStore(join(folder, 'uploads')));
    expect(await stored()).not.toContain(`${file.key}.pdf`);
  });
});

/** A return of one piece that this buyer has opened. */
async function sendBack(buyer: Person): Promise<{ order: Order; line: string; returnId: string }> {
  const placed = await call<OrderPlaced>(
    'POST',
    '/v1/orders',
    { ...orderOf([orderLine(product, 30_000, 1)]), idempotencyKey: newKey() },
    buyer,
  );
  const { order } = placed.body;
  if (!order) throw new Error('Nothing was placed');
  const [part] = order.subOrders;
  const line = part?.lines[0]?._id ?? '';
  for (const to of ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
    await call(
      'POST',
      `/v1/admin/orders/${order._id}/transition`,
      { subOrderId: part?._id, to, idempotencyKey: newKey() },
      desk,
    );
  const lines = [{ lineId: line, quantity: 1, reason: 'Trop petit' }];
  const sent = await call(
    'POST',
    '/v1/orders/return',
    { subOrderId: part?._id, lines, idempotencyKey: newKey() },
    buyer,
  );
  expect(sent.status).toBe(200);
  const list = await call<ReturnsPage>('GET', `/v1/admin/returns?q=${order.number}`, undefined, desk);
  return { order, line, returnId: list.body.returns[0]?._id ?? '' };
}

const inspect = ({ order, line }: { order: Order; line: string }, photos: readonly string[]) =>
  call<Order & ErrorBody>(
    'POST',
    `/v1/admin/orders/${order._id}/inspection`,
    {
      subOrderId: order.subOrders[0]?._id,
      accepted: [{ lineId: line, quantity: 1 }],
      photos,
      idempotencyKey: newKey(),
    },
    desk,
  );

describe('pictures of an inspection', () => {
  it('are kept with the return, for staff who read contact data; readings are logged', async () => {
    const buyer = await signIn(await joinShop());
    const sent = await sendBack(buyer);
    const { body: first } = await upload(await picture(), desk, 'carton.jpg');
    const { body: second } = await upload(await picture(), desk, 'étiquette.jpg');
    const path = `/v1/admin/returns/${sent.returnId}`;
    const photos = async (who: Person) => (await call<AdminReturn>('GET', path, undefined, who)).body.photos;
    expect(await photos(desk)).toEqual([]);
    expect((await inspect(sent, [second.key, first.key])).status).toBe(200);
    expect(await photos(desk)).toEqual([first, second]);
    expect(await photos(agent)).toEqual([first, second]);
    expect(await photos(catalogue)).toBeNull();
    const answer = await read(first.key, agent);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('inline');
    expect((await read(first.key, catalogue)).status).toBe(404);
    // Not for the buyer either: neither the file nor its name.
    expect((await read(first.key, buyer)).status).toBe(404);
    const own = await call('GET', `/v1/user/orders/${sent.order._id}`, undefined, buyer);
    expect(JSON.stringify(own.body)).not.toContain(first.key);
    const entries = async (): Promise<string[]> =>
      (
        await run<{ actor: string }>(
          database.db,
          `select distinct actor_account as actor from access_log where entity = 'orders' and entity_id = $1 and reason = 'OPEN'`,
          [sent.order.number],
        )
      ).map(({ actor }) => actor);
    await expect.poll(entries, { timeout: 5_000 }).toContain(agent.accountNumber);
    await sweepFiles(database.db, new LocalFileStore(join(folder, 'uploads')));
    expect((await read(second.key, desk)).status).toBe(200);
  });

  it('are pictures that belong to nothing, at most five; what is refused leaves the return open', async () => {
    const sent = await sendBack(owner);
    const { body: paper } = await upload(PDF, desk, 'bon.pdf');
    const { body: foreign } = await upload(await picture(), other, 'photo.jpg');
    const { body: own } = await upload(await picture(), desk, 'photo.jpg');
    for (const photos of [[paper.key], [foreign.key], [own.key, 'f'.repeat(32)], [own.key, own.key]]) {
      const { status, body } = await inspect(sent, photos);
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'photos']);
    }
    const many = Array.from({ length: 6 }, (_, index) => String(index).repeat(32));
    expect((await inspect(sent, many)).body.error.fields?.[0]?.field).toBe('photos');
    expect((await inspect(sent, [own.key])).status).toBe(200);
    // A file has one use.
    expect((await inspect(await sendBack(owner), [own.key])).status).toBe(400);
  });

  it('are gone with the account of the buyer', async () => {
    const buyer = await signIn(await joinShop());
    const sent = await sendBack(buyer);
    const { body: photo } = await upload(await picture(), desk, 'étiquette de Sonia.jpg');
    await inspect(sent, [photo.key]);
    await run(database.db, 'update sub_orders set refund_due = 0 where order_id = $1', [sent.order._id]);
    const erased = await call('POST', '/v1/user/delete', { password: TEST_PASSWORD }, buyer);
    expect(erased.status).toBe(200);
    expect((await read(photo.key, desk)).status).toBe(404);
    await sweepFiles(database.db, new LocalFileStore(join(folder, 'uploads')));
    expect(await stored()).not.toContain(`${photo.key}.jpg`);
    expect(
      (await call<AdminReturn>('GET', `/v1/admin/returns/${sent.returnId}`, undefined, desk)).body.photos,
    ).toEqual([]);
  });
});

describe('files without a use', () => {
  it('are removed after a day, with those of an erased account', async () => {
    const leaver = await signIn(await joinShop());
    const { body: sent } = await upload(PDF, leaver, 'facture-amel.pdf');
    const { body: unsent } = await upload(PDF, leaver, 'brouillon.pdf');
    await open([sent.key], leaver);
    const { body: all } = await call<AccountExport>('GET', '/v1/user/export', undefined, leaver);
    expect(JSON.stringify(all.data)).toContain('facture-amel.pdf');
    expect(JSON.stringify(all.data)).toContain('brouillon.pdf');
    const erased = await call('POST', '/v1/user/delete', { password: TEST_PASSWORD }, leaver);
    expect(erased.status).toBe(200);
    expect((await read(sent.key, agent)).status).toBe(404);
    await sweepFiles(database.db, new LocalFileStore(join(folder, 'uploads')));
    const left = await stored();
    expect(left).not.toContain(`${sent.key}.pdf`);
    expect(left).not.toContain(`${unsent.key}.pdf`);
    const rows = await run<{ name: string }>(database.db, 'select name from private_files', []);
    expect(rows.map(({ name }) => name)).not.toContain('facture-amel.pdf');
  });
});

async function joinShop(): Promise<Person> {
  const people = await startTestOrigin(database);
  const person = await addPerson(people);
  await people.close();
  return person;
}
