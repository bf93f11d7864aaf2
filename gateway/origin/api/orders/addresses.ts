/** The address book of an account. */
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import { delegationNamed } from '../../../contract/delegations.ts';
import { MAX_ADDRESSES } from '../../../contract/orders.ts';
import type { AddressSaveRequest, OrderAddress, SavedAddress } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import type { AddressesTable } from '../../db/tables-orders.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { lockAccount } from './points.ts';

const toAddress = (row: Selectable<AddressesTable>): SavedAddress => ({
  _id: String(row.id),
  isDefault: row.is_default,
  recipient: row.recipient,
  phone: row.phone,
  secondPhone: row.second_phone,
  regionNumber: row.region_number,
  delegation: row.delegation,
  postalCode: row.postal_code,
  street: row.street,
  landmark: row.landmark,
  note: row.note,
});

const columnsOf = (address: OrderAddress) => ({
  recipient: address.recipient,
  phone: address.phone,
  second_phone: address.secondPhone,
  region_number: address.regionNumber,
  delegation: address.delegation,
  postal_code: address.postalCode,
  street: address.street,
  landmark: address.landmark,
  note: address.note,
});

/** The default one first, then the latest. */
export async function listAddresses(db: Kysely<Database>, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toAddress);
}

/** Stores an order's address, with the account locked, unless it is a duplicate or the book is full. The first is the default. */
export async function storeAddress(
  trx: Kysely<Database>,
  userId: number,
  address: OrderAddress,
): Promise<void> {
  const held = await listAddresses(trx, userId);
  const isSame = (other: SavedAddress): boolean =>
    Object.entries(address).every(([key, value]) => other[key as keyof OrderAddress] === value);
  if (held.length >= MAX_ADDRESSES || held.some(isSame)) return;
  await trx
    .insertInto('addresses')
    .values({ user_id: userId, is_default: held.length === 0, ...columnsOf(address) })
    .execute();
}

/** Adds an address, or changes the one with the id. The first one is the default, whatever the request says. */
export async function saveAddress(
  db: Kysely<Database>,
  userId: number,
  given: z.output<typeof AddressSaveRequest>,
): Promise<SavedAddress> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const held = await listAddresses(trx, userId);
    const present = given.id == null ? undefined : held.find(({ _id }) => _id === given.id);
    if (given.id != null && !present) throw notFound('Address');
    if (!present && held.length >= MAX_ADDRESSES)
      throw new ApiError('CONFLICT', `An account keeps at most ${MAX_ADDRESSES} addresses`);
    const isDefault = given.isDefault || held.length === 0 || present?.isDefault === true;
    if (isDefault)
      await trx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute();
    const values = { ...columnsOf(given), is_default: isDefault, updated_at: new Date() };
    const row = present
      ? await trx
          .updateTable('addresses')
          .set(values)
          .where('id', '=', Number(present._id))
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('addresses')
          .values({ user_id: userId, ...values })
          .returningAll()
          .executeTakeFirstOrThrow();
    return toAddress(row);
  });
}

/** Removes an address; the latest of the others becomes the default when it was. Throws 404. */
export async function removeAddress(db: Kysely<Database>, userId: number, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const removed = await trx
      .deleteFrom('addresses')
      .where('id', '=', Number(id))
      .where('user_id', '=', userId)
      .returning('is_default')
      .executeTakeFirst();
    if (!removed) throw notFound('Address');
    if (removed.is_default)
      await run(
        trx,
        'update addresses set is_default = true where id = (select max(id) from addresses where user_id = $1)',
        [userId],
      );
  });
}

/** Throws unless the delegation belongs to the governorate. */
export function checkDelegation(field: string, address: { regionNumber: number; delegation: string }): void {
  if (!delegationNamed(address.regionNumber, address.delegation))
    throw badInput(field, 'is not one of the governorate', 'NOT_FOUND');
}
