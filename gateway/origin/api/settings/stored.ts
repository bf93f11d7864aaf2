/** The settings of the shop as they are stored and in effect. */
import type { Kysely } from 'kysely';
import { ShopSettingName } from '../../../contract/admin/settings.ts';
import type { ShopSettingChanges, ShopSettingValues } from '../../../contract/admin/settings.ts';
import { snakeCase } from '../../base/notation.ts';
import type { Database } from '../../db/tables.ts';

/** Settings that the environment of the process fixes. */
export type FixedSettings = Readonly<
  Partial<Pick<ShopSettingValues, 'unconfirmedDays' | 'unconfirmedTries'>>
>;

/** Columns of the settings, named like them. */
export const SETTING_COLUMNS: readonly string[] = ShopSettingName.options.map(snakeCase);

/** The values in effect, with the version of the stored ones. `fixed` wins. */
export async function readValues(
  db: Kysely<Database>,
  fixed: FixedSettings = {},
): Promise<ShopSettingValues & { version: number }> {
  const row = await db.selectFrom('shop_settings').selectAll().executeTakeFirstOrThrow();
  return {
    version: row.version,
    sellerSite: row.seller_site,
    messagingApp: row.messaging_app,
    messenger: row.messenger,
    shopPhone: row.shop_phone,
    appStore: row.app_store,
    playStore: row.play_store,
    facebook: row.facebook,
    instagram: row.instagram,
    tiktok: row.tiktok,
    youtube: row.youtube,
    linkedin: row.linkedin,
    x: row.x,
    unconfirmedDays: row.unconfirmed_days,
    unconfirmedTries: row.unconfirmed_tries,
    callAttempts: row.call_attempts,
    confirmationHours: row.confirmation_hours,
    noAnswerMinutes: row.no_answer_minutes,
    workingDays: row.working_days,
    shopEmail: row.shop_email,
    openDays: row.open_days,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    companyName: row.company_name,
    companyRegister: row.company_register,
    companyTaxNumber: row.company_tax_number,
    companyAddress: row.company_address,
    carrierMarks: row.carrier_marks,
    paymentMarks: row.payment_marks,
    ...fixed,
  };
}

/** Columns that a change sets. */
export const columnsOf = (changes: ShopSettingChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [snakeCase(name), value]),
  );
