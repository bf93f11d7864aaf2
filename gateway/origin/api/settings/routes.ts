/** Routes of the shop's settings: what owners edit, and the links that every page shows. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  ChangedShopSettings,
  ShopSettingChanges,
  ShopSettingName,
  ShopSettings,
  StorefrontSettings,
} from '../../../contract/admin/settings.ts';
import type { CarrierKind } from '../../../contract/admin/settings.ts';
import { badInput } from '../../base/errors.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { emit } from '../events/feed.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import { columnsOf, readValues } from './stored.ts';

type Needs = Pick<OriginContext, 'fixedSettings' | 'carrier'>;

const carrierKind = ({ carrier }: Needs): CarrierKind =>
  carrier === undefined ? 'NONE' : carrier.isSimulated ? 'SIMULATOR' : 'SERVICE';

async function readSettings(db: Kysely<Database>, context: Needs): Promise<ShopSettings> {
  return {
    ...(await readValues(db, context.fixedSettings)),
    fixed: ShopSettingName.options.filter((name) => Object.hasOwn(context.fixedSettings, name)),
    carrier: carrierKind(context),
  };
}

/** Changes settings. @throws 400 for one that the environment fixes, and for a day that ends before it begins */
async function changeSettings(
  trx: Kysely<Database>,
  context: Needs,
  changes: ShopSettingChanges,
): Promise<ShopSettings> {
  const fixed = Object.keys(changes).find((name) => Object.hasOwn(context.fixedSettings, name));
  if (fixed !== undefined) throw badInput(fixed, 'is set in the environment');
  const columns = columnsOf(changes);
  if (Object.keys(columns).length > 0) {
    await trx.updateTable('shop_settings').set(columns).execute();
    await emit(trx, 'settings.changed', 'shop');
  }
  const settings = await readSettings(trx, context);
  const { opensAt, closesAt } = settings;
  // Either may change alone, so the stored values decide.
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    throw badInput('closesAt', 'must be later than `opensAt`');
  return settings;
}

export const settingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/store-links',
    summary:
      'What every page shows of the shop: its links, how to contact it, who runs it, and names of carriers and cards.',
    query: z.strictObject({}),
    response: StorefrontSettings,
    handle: async ({ db }): Promise<StorefrontSettings> => StorefrontSettings.parse(await readValues(db)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/settings',
    summary: 'The settings of the shop.',
    query: z.strictObject({}),
    response: ShopSettings,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { reply }): Promise<ShopSettings> => {
      const settings = await readSettings(context.db, context);
      tagVersion(reply, settings.version);
      return settings;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/settings',
    summary: 'Changes settings of the shop, effective at once: absent is unchanged, null is cleared.',
    body: ShopSettingChanges,
    response: ChangedShopSettings,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'STALE', 'PRECONDITION_REQUIRED'],
    write: {
      action: 'settings.update',
      row: () => ({ table: 'shop_settings', key: { id: 1 }, what: 'Settings' }),
      canUndo: true,
    },
    handle: async (context, { body, write }) => write((trx) => changeSettings(trx, context, body)),
  }),
];
