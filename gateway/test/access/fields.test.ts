/** Fields by role: who reads which fields for admins, and who reads contact and bank data in full. The rows are independent of the permissions. */
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminRole } from '../../contract/accounts.ts';
import { can, CAPABILITIES } from '../../contract/rules/staff.ts';
import { addCarpet, addSeller } from '../../origin/testing/catalogue.ts';
import { orderLine, orderOf } from '../../origin/testing/orders.ts';
import { directly } from '../../origin/testing/system.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { permissions } from '../../src/schema/permissions.ts';
import { createSchema } from '../../src/schema/schema.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { signUp } from '../people.ts';
import { FIELD_READERS, MASKED_FIELDS, ROOT_FIELDS, rowOf } from './rows.ts';

const table: Readonly<Record<string, string>> = permissions;
/** The roles that the shop lets read a coordinate; undefined: it is not for admins alone. */
function readersOf(coordinate: string): readonly AdminRole[] | undefined {
  const access = table[coordinate] ?? '';
  if (access === 'enrolment') return AdminRole.options;
  const capability = CAPABILITIES.find((name) => access === `staff:${name}`);
  return capability && AdminRole.options.filter((role) => can(role, capability));
}

describe('fields for admins', () => {
  const guarded = Object.keys(table).filter(
    (name) => !/^(?:Query|Mutation|Subscription)\./.test(name) && readersOf(name) !== undefined,
  );

  it('are read by the roles that need them', () => {
    expect(guarded.length).toBeGreaterThan(900);
    const wrong = guarded.flatMap((name) => {
      const [expected, found] = [rowOf(FIELD_READERS, name), readersOf(name)];
      return JSON.stringify(expected) === JSON.stringify(found) ? [] : [{ name, expected, found }];
    });
    expect(wrong).toEqual([]);
  });

  it('have no superfluous row', () => {
    const used = new Set(
      guarded.map((name) => FIELD_READERS.findIndex((row) => rowOf([row], name) !== undefined)),
    );
    expect(FIELD_READERS.filter((_, index) => !used.has(index))).toEqual([]);
  });

  it('of a payload are read by all who may call its mutation', () => {
    const schema = createSchema();
    const refused = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, type }) => {
      const callers = rowOf(ROOT_FIELDS, `Mutation.${name}`);
      if (!Array.isArray(callers) || !isObjectType(type)) return [];
      return Object.keys(type.getFields()).filter((field) => {
        const readers = readersOf(`${type.name}.${field}`);
        return readers !== undefined && !callers.every((role) => readers.includes(role));
      });
    });
    expect(refused).toEqual([]);
  });
});

describe('contact and bank data', () => {
  let shop: LiveShop;
  let ids: { order: string; seller: string; shop: string; account: string };
  beforeAll(async () => {
    shop = await openLiveShop();
    const { db } = shop.database;
    const product = await addCarpet(db);
    const send = async (url: string, payload: object) => {
      const answer = await shop.origin.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(200);
      return answer;
    };
    const placed = await send(
      '/v1/orders',
      orderOf([orderLine(product, 30_000)], {
        contactEmail: 'amel@example.tn',
        contactPhone: '98 123 456',
      }),
    );
    await send('/v1/tickets', {
      name: 'Amel',
      email: 'amel@example.tn',
      phone: '98 123 456',
      category: 'order',
      subject: 'Ma commande',
      message: 'Où est-elle ?',
      idempotencyKey: 'masked-fields-1',
    });
    const { email } = await signUp(shop);
    const { id } = await addSeller(db, 'Atelier');
    const { account_number: account } = await directly(db, async (trx) => {
      await trx
        .updateTable('sellers')
        .set({ email: 'amel@example.tn', phone: '+21698123456', rib: '10006035183598478831' })
        .where('id', '=', id)
        .execute();
      await trx
        .insertInto('newsletter_subscribers')
        .values({ email: 'amel@example.tn', language: 'fr', confirmed_at: new Date() })
        .execute();
      return trx
        .updateTable('users')
        .set({ email: 'amel@example.tn', phone: '+21698123456' })
        .where('email', '=', email)
        .returning('account_number')
        .executeTakeFirstOrThrow();
    });
    const { order } = placed.json<{ order: { _id: string } }>();
    ids = {
      order: toGlobalId('Order', order._id),
      seller: toGlobalId('AdminSeller', id),
      shop: toGlobalId('Seller', id),
      account,
    };
  });
  afterAll(() => shop.close());

  const QUERY = `query ($order: ID!, $seller: ID!, $account: String!) {
    adminOrder(by: { id: $order }) { contactEmail contactPhone }
    adminSeller(id: $seller) { profile { email phone } }
    adminTickets { nodes { email phone } }
    adminSubscribers { nodes { email } }
    adminUserAccount(accountNumber: $account) { user { email phone } }
  }`;
  const BANK = 'query ($seller: ID!) { sellerBankAccount(sellerId: $seller) { rib } }';

  it.each(AdminRole.options)('%s reads in full what the work needs', async (role) => {
    const admin = await signUp(shop, role);
    const { data, errors } = await admin.ask(QUERY, { ...ids });
    expect(errors).toBeUndefined();
    const bank = await admin.ask(BANK, { seller: ids.shop });
    const found = { ...data, ...bank.data } as unknown as {
      adminOrder: object;
      adminSeller: { profile: object };
      adminTickets: { nodes: object[] };
      adminSubscribers: { nodes: object[] };
      adminUserAccount: { user: object };
      sellerBankAccount: object | null;
    };
    const objects: Readonly<Record<string, object | null | undefined>> = {
      Order: found.adminOrder,
      AdminSellerProfile: found.adminSeller.profile,
      AdminTicket: found.adminTickets.nodes[0],
      AdminSubscriber: found.adminSubscribers.nodes[0],
      AdminUser: found.adminUserAccount.user,
      SellerBankAccount: found.sellerBankAccount,
    };
    const mayReadBank = rowOf(ROOT_FIELDS, 'Query.sellerBankAccount')?.includes(role) === true;
    expect(bank.errors === undefined).toBe(mayReadBank);
    for (const { field, full, masked, readers } of MASKED_FIELDS) {
      const [type = '', name = ''] = field.split('.');
      if (type === 'SellerBankAccount' && !mayReadBank) continue;
      const value = Object.entries(objects[type] ?? {}).find(([key]) => key === name)?.[1];
      expect([field, value]).toEqual([field, readers.includes(role) ? full : masked]);
    }
  });
});
