/** The audit log: who may read what of it, and undoing changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditPage, UndoneChange } from '../../../contract/audit.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { AUDIT_ACTIONS } from '../../../contract/rules/audit.ts';
import type { Media } from '../../../contract/media.ts';
import { run } from '../../base/sql.ts';
import { removeOldAudit } from './retention.ts';
import { actAs } from '../write.ts';
import { routes } from '../routes.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Person;
let manager: Person;
let finance: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  manager = await addPerson(shop, 'Catalogue');
  finance = await addPerson(shop, 'Finance');
});
afterAll(() => shop.close());

let pictures = 0;
async function addPicture(): Promise<string> {
  pictures += 1;
  const { id } = await shop.database.db
    .insertInto('media')
    .values({
      key: `products/images/${String(pictures).padStart(32, '0')}.png`,
      folder: 'products/images',
      name: 'Tapis',
      type: 'image/png',
      bytes: 10,
      sha256: '0'.repeat(64),
      upload_key: `key-${pictures}`,
      alt: '{}',
      width: null,
      height: null,
      uploaded_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
const rename = (id: string, name: string, who = manager) =>
  shop.post<Media & { change: { id: string; canUndoUntil: string | null } }>(
    `/v1/admin/media/${id}`,
    { name },
    who.headers,
  );
const log = (query: string, who = owner) =>
  shop.get<AuditPage & ErrorBody>(`/v1/admin/audit${query}`, who.headers);
const undo = (id: string, who = manager) =>
  shop.post<UndoneChange & ErrorBody>(`/v1/admin/audit/changes/${id}/undo`, {}, who.headers);
/** The change of the last entry of an object. */
const lastChange = async (id: string) =>
  (await log(`?entity=media&entityId=${id}`)).body.entries[0] as AuditEntry;

describe('the log', () => {
  it('shows all admins the history of one object, and the whole log to owners', async () => {
    const id = await addPicture();
    await rename(id, 'Tapis rouge');
    const { body } = await log(`?entity=media&entityId=${id}`, finance);
    expect(body.entries).toMatchObject([
      {
        action: 'media.update',
        actor: { accountNumber: manager.accountNumber, name: 'Amel Ben Salah', role: 'Catalogue' },
        entity: 'media',
        entityId: id,
        kind: 'UPDATED',
        fields: [{ field: 'name', before: '"Tapis"', after: '"Tapis rouge"' }],
      },
    ]);
    expect((await log('', owner)).status).toBe(200);
    for (const who of [manager, finance]) expect((await log('', who)).status).toBe(403);
    expect((await log('?entity=media', finance)).status).toBe(403);
    expect((await log('?entity=seller_ledger', finance)).status).toBe(200);
    expect((await log('?entity=seller_ledger', manager)).status).toBe(403);
    const one = await shop.get<AuditEntry>(`/v1/admin/audit/${body.entries[0]?._id ?? ''}`, finance.headers);
    expect(one.body).toEqual(body.entries[0]);
    expect((await shop.get('/v1/admin/audit/999999', owner.headers)).status).toBe(404);
  });

  it('has the changes of variants in the history of their product', async () => {
    const { db } = shop.database;
    const { id: seller_id } = await addSeller(db, 'Chez Ali');
    const category = await addCategory(db, 'Tapis');
    const [productId = 0] = await addProducts(db, [{ name: 'Tapis rouge', category, seller_id }]);
    const entries = async () => (await log(`?entity=products&entityId=${productId}`, finance)).body.entries;
    expect(await entries()).toEqual([]);
    await db.transaction().execute(async (trx) => {
      const actor = { accountNumber: manager.accountNumber, adminRole: 'Catalogue' as const };
      await actAs(trx, actor, { action: 'variant.update' });
      await run(trx, `insert into product_variants (product_id, sku, size) values ($1, 'TAPIS-L', 'L')`, [
        productId,
      ]);
    });
    expect(await entries()).toMatchObject([{ entity: 'product_variants', kind: 'CREATED' }]);
    expect((await log('?entity=products&entityId=x', finance)).body.entries).toEqual([]);
    expect((await log('?entity=orders&entityId=CMD-26-000000-0', finance)).body.entries).toEqual([]);
  });

  it('is narrowed by actor, action, change and time, page by page', async () => {
    const id = await addPicture();
    for (const name of ['a', 'b', 'c']) await rename(id, name, name === 'b' ? owner : manager);
    const first = await log(`?entity=media&entityId=${id}&limit=2`);
    expect(first.body.entries.map(({ fields }) => fields[0]?.after)).toEqual(['"c"', '"b"']);
    expect(first.body.pagination).toEqual({ hasNext: true, hasPrev: false });
    const second = await log(`?entity=media&entityId=${id}&limit=2&after=${first.body.cursors[1] ?? ''}`);
    expect(second.body.entries.map(({ fields }) => fields[0]?.after)).toEqual(['"a"']);
    expect(second.body.pagination).toEqual({ hasNext: false, hasPrev: true });
    const [last, middle] = first.body.entries;
    const only = async (query: string) =>
      (await log(`?entity=media&entityId=${id}&${query}`)).body.entries.length;
    expect(await only(`actor=${owner.accountNumber}`)).toBe(1);
    expect(await only('action=media.update')).toBe(3);
    expect(await only('action=media.delete')).toBe(0);
    // A part of the name finds its kinds, but not another word that begins alike.
    expect(await only('action=media')).toBe(3);
    expect(await only('action=media.up')).toBe(0);
    expect(await only(`changeId=${middle?.changeId ?? ''}`)).toBe(1);
    expect(await only(`from=${last?.at ?? ''}`)).toBeGreaterThan(0);
    expect(await only(`until=${new Date(0).toISOString()}`)).toBe(0);
    expect((await log('?after=x')).status).toBe(400);
    expect((await log('?entity=a;b')).body.error.fields).toMatchObject([{ field: 'entity' }]);
  });
});

it('is removed after 24 months, with the log of contact data that were read', async () => {
  const { db } = shop.database;
  const add = async (days: number): Promise<void> => {
    await run(
      db,
      `insert into audit_log (at, actor_account, action, change_id, entity, entity_id, op)
       values (now() - make_interval(days => $1), 'retention', 'media.update', 0, 'media', '1', 'U')`,
      [days],
    );
    await run(
      db,
      `insert into access_log (at, actor_account, entity, entity_id, reason)
       values (now() - make_interval(days => $1), 'retention', 'orders', '1', 'EXPORT')`,
      [days],
    );
  };
  for (const days of [10, 700, 800, 900]) await add(days);
  expect(await removeOldAudit(db)).toBe(4);
  expect(await removeOldAudit(db)).toBe(0);
  for (const table of ['audit_log', 'access_log'])
    expect(
      await run(
        db,
        `select extract(day from now() - at)::int as days from ${table} where actor_account = 'retention' order by at`,
        [],
      ),
    ).toEqual([{ days: 700 }, { days: 10 }]);
  await expect(run(db, 'delete from access_log', [])).rejects.toThrow('append-only');
});

it('has a name for every action of the API, which the screen offers as a filter', () => {
  const written = routes.flatMap(({ write }) => (write ? [write.action] : []));
  const listed: readonly string[] = AUDIT_ACTIONS;
  expect(written.filter((action) => !listed.includes(action))).toEqual([]);
});

describe('undoing', () => {
  const nameOf = async (id: string) =>
    (await shop.get<Media>(`/v1/admin/media/${id}`, owner.headers)).body.name;

  it('gives fields their earlier value, and can be undone itself', async () => {
    const id = await addPicture();
    await rename(id, 'Tapis rouge');
    const { changeId, canUndoUntil } = await lastChange(id);
    const days = (Date.parse(canUndoUntil ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const { status, body } = await undo(changeId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ undone: [{ entity: 'media', entityId: id, fields: ['name'] }], kept: [] });
    expect(await nameOf(id)).toBe('Tapis');
    await undo(body.change?.id ?? '');
    expect(await nameOf(id)).toBe('Tapis rouge');
  });

  it('leaves what was changed again, and lists it', async () => {
    const id = await addPicture();
    await rename(id, 'b');
    const { changeId } = await lastChange(id);
    await rename(id, 'c', owner);
    const { body } = await undo(changeId);
    expect(body).toEqual({
      undone: [],
      kept: [{ entity: 'media', entityId: id, field: 'name', reason: 'CHANGED' }],
      change: null,
    });
    expect(await nameOf(id)).toBe('c');
  });

  it('needs the capability of the change, within 30 days', async () => {
    const id = await addPicture();
    await rename(id, 'b');
    const { changeId } = await lastChange(id);
    expect((await undo(changeId, finance)).status).toBe(403);
    expect((await undo('999999')).status).toBe(404);
    const { db } = shop.database;
    await run(db, 'alter table audit_log disable trigger audit_log_append_only', []);
    await run(db, `update audit_log set at = now() - interval '31 days' where change_id = $1`, [changeId]);
    await run(db, 'alter table audit_log enable trigger audit_log_append_only', []);
    expect((await undo(changeId)).status).toBe(409);
  });

  it('does not undo deletions', async () => {
    const id = await addPicture();
    await shop.delete(`/v1/admin/media/${id}`, {}, manager.headers);
    expect((await undo((await lastChange(id)).changeId)).status).toBe(409);
  });
});
