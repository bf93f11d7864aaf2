/** REST v1 messages by which owners read and change the settings of the shop (extended contract). */
import { z } from 'zod';
import { OutsideUrl } from '../common.ts';
import { Email } from '../mail.ts';
import { shopPhone } from '../settings.ts';
import { line } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

const optionalLink = OutsideUrl.nullable();

/** Days of the week, 1 (Monday) to 7 (Sunday), in their order. */
const weekDays = (least: number) =>
  z
    .array(z.int().min(1).max(7))
    .min(least)
    .max(7)
    .refine((days) => new Set(days).size === days.length, { error: 'must not repeat a day' })
    .overwrite((days) => days.toSorted((a, b) => a - b));

/** A time of day, in Tunisia. */
const timeOfDay = z
  .string()
  .max(5, { error: 'must be a time such as 08:30', abort: true })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30')
  .meta({ examples: ['08:30'] })
  .nullable();

/** Most marks of one kind, and characters of one. */
export const MAX_MARKS = 8;
export const MAX_MARK = 30;

/** Names that are shown as marks, in the order in which they are shown. */
const marks = z
  .array(line(1, MAX_MARK))
  .max(MAX_MARKS, `must be at most ${MAX_MARKS}`)
  .refine((names) => new Set(names).size === names.length, { error: 'must not repeat a name' });

/** Links that point outside the shop, and its telephone; null: hidden. */
export const ShopLinkSettings = z
  .object({
    sellerSite: optionalLink.describe('Site where sellers join.'),
    messagingApp: optionalLink.describe('Chat with the shop in a messaging application.'),
    messenger: optionalLink.describe('Chat with the shop in a social messenger.'),
    shopPhone: shopPhone.nullable().describe('Telephone number of the shop.'),
    appStore: optionalLink.describe('The app for iPhone.'),
    playStore: optionalLink.describe('The app for Android.'),
    facebook: optionalLink,
    instagram: optionalLink,
    tiktok: optionalLink,
    youtube: optionalLink,
    linkedin: optionalLink,
    x: optionalLink,
  })
  .meta({ id: 'ShopLinkSettings' });
export type ShopLinkSettings = z.infer<typeof ShopLinkSettings>;
export type ShopLinkName = keyof ShopLinkSettings;

/** Who runs the shop, when it answers, and whose services it uses; null or empty: hidden. */
export const ShopFactSettings = z
  .object({
    shopEmail: Email.nullable().describe('E-mail address of the shop.'),
    openDays: weekDays(0).describe(
      'Days of the week on which the shop answers, 1 (Monday) to 7 (Sunday). Shown with both times.',
    ),
    opensAt: timeOfDay.describe('Time from which it answers on these days.'),
    closesAt: timeOfDay.describe('Time until which it answers; later than `opensAt`.'),
    companyName: line(1, 120).nullable().describe('Legal name of the company that runs the shop.'),
    companyRegister: line(1, 40).nullable().describe('Its number in the commercial register.'),
    companyTaxNumber: line(1, 40).nullable().describe('Its tax number.'),
    companyAddress: line(1, 200).nullable().describe('Its postal address.'),
    carrierMarks: marks.describe('Names of carriers.'),
    paymentMarks: marks.describe('Names of cards and other means of payment online.'),
  })
  .meta({ id: 'ShopFactSettings' });
export type ShopFactSettings = z.infer<typeof ShopFactSettings>;

/** GET /v1/store-links: what every page shows. */
export const StorefrontSettings = ShopLinkSettings.extend(ShopFactSettings.shape).meta({
  id: 'StorefrontSettings',
});
export type StorefrontSettings = z.infer<typeof StorefrontSettings>;

/** All settings that owners change. */
export const ShopSettingValues = StorefrontSettings.extend({
  unconfirmedDays: z
    .int()
    .min(1)
    .max(60)
    .nullable()
    .describe('Days after which an order that was not confirmed is cancelled by itself; null: never.'),
  unconfirmedTries: z
    .int()
    .min(0)
    .max(20)
    .describe('Failed calls that this needs besides; 0: the age alone decides.'),
  callAttempts: z.int().min(1).max(20).describe('Failed calls after which the desk proposes to cancel.'),
  confirmationHours: z
    .int()
    .min(1)
    .max(720)
    .describe('Age of an unconfirmed order from which the desk proposes to cancel (hours).'),
  noAnswerMinutes: z.int().min(5).max(1_440).describe('Pause after a call that was not answered (minutes).'),
  workingDays: weekDays(1).describe(
    'Days of the week that count for transit and returns, 1 (Monday) to 7 (Sunday).',
  ),
});
export type ShopSettingValues = z.infer<typeof ShopSettingValues>;

/** Names of the settings. */
export const ShopSettingName = ShopSettingValues.keyof();
export type ShopSettingName = z.infer<typeof ShopSettingName>;

/** How parcels are handed over: to a delivery service, to the simulated one, or by hand. */
export const CarrierKind = z.enum(['SERVICE', 'SIMULATOR', 'NONE']).meta({ id: 'CarrierKind' });
export type CarrierKind = z.infer<typeof CarrierKind>;

/** GET /v1/admin/settings: the values in effect. */
export const ShopSettings = ShopSettingValues.extend({
  version: Version,
  fixed: z.array(ShopSettingName).describe('Settings that the environment of the REST API fixes.'),
  carrier: CarrierKind.describe('Fixed by the environment.'),
}).meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof ShopSettings>;

/** Body of POST /v1/admin/settings: absent is unchanged, null is cleared. */
export const ShopSettingChanges = z
  .strictObject(ShopSettingValues.shape)
  .partial()
  .meta({ id: 'ShopSettingChanges' });
export type ShopSettingChanges = z.infer<typeof ShopSettingChanges>;

export const ChangedShopSettings = ShopSettings.extend(CHANGED).meta({ id: 'ChangedShopSettings' });
export type ChangedShopSettings = z.infer<typeof ChangedShopSettings>;
