/** Buyers are mailed what was cancelled, by whom, and what they get back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderPlaced, OrderRequest } from '../../../contract/orders.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { usePaymentService } from '../../testing/payments.ts';
import type { TestPaymentService } from '../../testing/payments.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { sweepOrders } from './sweep.ts';

let shop: TestOrigin;
let admin: Person;
let service: TestPaymentService;
let products: number[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const sellers = [await addSeller(db, 'Chez Ali'), await addSeller(db, 'Mouna')];
  products = await addProducts(
    db,
    ['Tapis', 'Plateau'].map((name, index) => ({
      name,
      seller_id: sellers[index]?.id ?? 0,
      category,
      price: 60_000,
      stock: 100,
    })),
  );
  shop.forget();
  service = usePaymentService(shop);
  admin = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

/** An order with a carpet and a tray, of a seller each. */
async function place(contactEmail: string | null, more: Partial<OrderRequest> = {}): Promise<OrderPlaced> {
  const lines = products.map((id) => orderLine(id, 60_000));
  const body = orderOf(lines, { contactEmail, ...more });
  return (await shop.post<OrderPlaced>('/v1/orders', body, newClient())).body;
}
const online = { paymentMethod: 'ONLINE', paymentProvider: 'SIMULATOR' } as const;
const partOf = ({ order }: OrderPlaced, index: number): string => order?.subOrders[index]?._id ?? '';
const cancel = (placed: OrderPlaced, more: object = {}) =>
  shop.post<Order>(
    '/v1/orders/cancel',
    { token: placed.token, idempotencyKey: newKey(), ...more },
    newClient(),
  );
/** Messages to an address after the confirmation of its order. */
const later = async (address: string) => (await shop.mails()).filter(({ to }) => to === address).slice(1);

describe('the message about a cancellation', () => {
  it('confirms to buyers what they cancelled, without their own reason', async () => {
    const placed = await place('part@example.tn', { language: 'en' });
    const reason = 'Visit www.evil.example';
    expect((await cancel(placed, { subOrderId: partOf(placed, 1), reason })).status).toBe(200);
    const [mail, ...others] = await later('part@example.tn');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`A part of your order ${placed.order?.number} is cancelled`);
    expect(mail?.text).toContain('As you requested');
    expect(mail?.text).toContain('1 × Plateau — 60.000\u{a0}TND');
    expect(mail?.text).not.toContain('Tapis');
    expect(mail?.text).toContain('You have nothing to pay for these items.');
    expect(mail?.text).not.toContain('evil');
  });

  it('is one for all parts, and names the amount that is refunded', async () => {
    const placed = await place('paid@example.tn', online);
    await service.comesTo(placed.order ?? { _id: '' });
    expect((await cancel(placed)).status).toBe(200);
    const mails = await later('paid@example.tn');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Votre commande ${placed.order?.number} est annulée`,
    ]);
    expect(mails[0]?.text).toContain('Tapis');
    expect(mails[0]?.text).toContain('Plateau');
    expect(mails[0]?.text).toContain('Nous vous remboursons 120,000\u{a0}TND.');
  });

  it('apologises with the shop’s reason', async () => {
    const placed = await place('shop@example.tn');
    const path = `/v1/admin/orders/${placed.order?._id}`;
    const body = {
      subOrderId: partOf(placed, 0),
      to: 'CANCELLED',
      note: 'Rupture',
      idempotencyKey: newKey(),
    };
    expect((await shop.post(`${path}/transition`, body, admin.headers)).status).toBe(200);
    const contact = { outcome: 'REFUSED', cancelReason: 'Vous avez refusé au téléphone.' };
    const call = await shop.post(`${path}/contacts`, contact, {
      ...admin.headers,
      'idempotency-key': newKey(),
    });
    expect(call.status).toBe(200);
    const [first, second] = await later('shop@example.tn');
    expect(first?.subject).toContain('Une partie de votre commande');
    expect(first?.text).toContain('Motif : Rupture');
    expect(second?.subject).toContain('est annulée');
    expect(second?.text).toContain('Motif : Vous avez refusé au téléphone.');
    expect(second?.text).toContain('Plateau');
    expect(second?.text).not.toContain('Tapis');
  });

  it('says so when the payment did not arrive in time', async () => {
    const placed = await place('late@example.tn', online);
    await shop.database.db
      .updateTable('orders')
      .set({ payment_expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', Number(placed.order?._id))
      .execute();
    await sweepOrders(shop.origin.context);
    const mails = await later('late@example.tn');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Nous n’avons pas reçu votre paiement à temps.');
    expect(mails[0]?.text).not.toContain('remboursons');
  });

  it('goes to no address that got no confirmation', async () => {
    const before = (await shop.mails()).length;
    await cancel(await place(null));
    const placed = await place('limited@example.tn');
    await shop.database.db
      .deleteFrom('order_mails')
      .where('order_id', '=', Number(placed.order?._id))
      .execute();
    await cancel(placed);
    expect((await shop.mails()).slice(before).map(({ to }) => to)).toEqual(['limited@example.tn']);
  });
});
