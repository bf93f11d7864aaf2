/** REST v1 messages of sellers' applications, and of sellers for admins (extended contract). */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { CHANGED, Version } from './versions.ts';
import {
  EntityId,
  ImageUrl,
  Instant,
  MAX_PAGE_SIZE,
  Pagination,
  Percent,
  Slug,
  Tnd,
  createdBetween,
} from './common.ts';
import { DocumentRequest } from './files.ts';
import { Email } from './mail.ts';
import { inOtherLanguages, OtherTexts } from './other-texts.ts';
import { LanguageCode } from './pages.ts';
import { MAX_FILES } from './rules/files.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import type { Capability } from './rules/staff.ts';
import { IdempotencyKey } from './support.ts';
import { bounded, clearableText, line, optionalText, text, trimmed } from './text.ts';

/** APPLIED → IN_REVIEW → ACTIVE ⇄ SUSPENDED → CLOSED, or REJECTED. */
export const SellerStatus = z
  .enum(['APPLIED', 'IN_REVIEW', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'REJECTED'])
  .meta({ id: 'SellerStatus' });
export type SellerStatus = z.infer<typeof SellerStatus>;

/** Whether a text is the address of a web page, with or without its scheme. */
function isPageAddress(value: string): boolean {
  if (/[\s\p{Cc}]/u.test(value)) return false;
  const url = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`);
  return url !== null && url.username === '' && url.password === '' && /[^.]\.[^.]/.test(url.hostname);
}

const TaxNumber = trimmed(40, 'must be a tax number, such as 1234567A/A/M/000')
  .toUpperCase()
  .meta({ examples: ['1234567A/A/M/000'] })
  .transform((value) => value.replace(/[\s/.-]/g, ''))
  .pipe(
    bounded(40).regex(
      /^\d{7}[A-Z](?:[ABDNP][CMNPE]\d{3})?$/,
      'must be a tax number, such as 1234567A/A/M/000',
    ),
  )
  .describe('“Matricule fiscal”: seven digits and a letter, with or without its suffix.');

/** What an application and the profile of a seller have in common. */
const business = {
  legalName: line(2, 120),
  taxNumber: TaxNumber,
  contactName: line(1, 120),
  email: Email,
  phone: Phone,
  address: line(5, 200),
  regionNumber: z.int().min(1, 'must be from 1 to 24').max(24, 'must be from 1 to 24'),
};

/** A shop's name. */
const ShopName = line(2, 80);

/** Body of POST /v1/seller-applications. */
export const SellerApplicationRequest = z
  .strictObject({
    shopName: ShopName,
    ...business,
    website: trimmed(200)
      .refine((value) => value === '' || isPageAddress(value), 'must be the address of a page')
      .nullish()
      .transform((value) => (value == null || value === '' ? null : value)),
    message: text(10, 2_000).describe('Description of the goods.'),
    documents: z
      .array(DocumentRequest)
      .max(MAX_FILES, `must be at most ${MAX_FILES}`)
      .default([])
      .describe('Files that were uploaded before.'),
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the messages.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'SellerApplicationRequest' });
export type SellerApplicationRequest = z.input<typeof SellerApplicationRequest>;

/** Response of POST /v1/seller-applications; the same when the key was used before for the same application. */
export const SellerApplicationAnswer = z
  .object({ number: z.string(), status: SellerStatus, createdAt: Instant })
  .meta({ id: 'SellerApplicationAnswer' });
export type SellerApplicationAnswer = z.infer<typeof SellerApplicationAnswer>;

/** A seller with the data that only admins see. */
export const AdminSeller = z
  .object({
    _id: EntityId,
    slug: z.string(),
    name: z.string(),
    legalName: z.string(),
    taxNumber: z.string().nullable(),
    contactName: z.string().nullable(),
    phone: z.string().nullable().describe('Masked for admins without the capability people.contact.'),
    email: z.string().nullable().describe('Masked for admins without the capability people.contact.'),
    address: z.string().nullable(),
    regionNumber: z.int().min(1).max(24),
    logoUrl: ImageUrl.nullish(),
    coverUrl: ImageUrl.nullish(),
    description: z.string().nullish().describe('In French.'),
    descriptions: OtherTexts.optional(),
    returnPolicy: z.string().nullish().describe('In French.'),
    returnPolicies: OtherTexts.optional(),
    preparationHours: z.int().min(0).optional().describe('Hours from the confirmation to the hand-over.'),
    status: SellerStatus,
    nextStatuses: z.array(SellerStatus).optional().describe('What the status can become.'),
    commissionRate: Percent.optional(),
    commissionFreeUntil: Instant.nullable(),
    rib: z.string().nullish().describe('Bank account; without the capability finance its last six digits.'),
    createdAt: Instant,
    version: Version,
    ...CHANGED,
    application: z
      .object({
        number: z.string(),
        accountNumber: z.string().nullable(),
        language: LanguageCode,
        website: z.string().nullable(),
        message: z.string(),
        decisionNote: z.string().nullable(),
        createdAt: Instant,
      })
      .nullable()
      .describe('null: not applied through the form.'),
  })
  .meta({ id: 'AdminSeller' });
export type AdminSeller = z.infer<typeof AdminSeller>;

/** Query of GET /v1/admin/sellers, newest first. */
/** Longest time since an application that can be asked for, in hours: a year. */
const MAX_WAITING_HOURS = 24 * 365;

export const AdminSellersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  status: SellerStatus.optional(),
  region: z.coerce.number().int().min(1).max(24).optional(),
  waiting: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_WAITING_HOURS)
    .optional()
    .describe('Applied at least so many hours ago.'),
  ...createdBetween,
  q: trimmed(100).optional().describe('Part of the name or the legal name, or a tax number.'),
});
export type AdminSellersQuery = z.infer<typeof AdminSellersQuery>;

export const AdminSellersPage = z
  .object({ sellers: z.array(AdminSeller), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminSellersPage' });
export type AdminSellersPage = z.infer<typeof AdminSellersPage>;

/** Body of POST /v1/admin/sellers/{id}/status. */
export const SellerStatusRequest = z
  .strictObject({
    to: SellerStatus,
    note: optionalText(500).describe('Reason of a rejection; visible to the applicant.'),
  })
  .meta({ id: 'SellerStatusRequest' });
export type SellerStatusRequest = z.input<typeof SellerStatusRequest>;

/** Days that the figures of a seller cover. */
export const SELLER_FIGURE_DAYS = 30;

/** How a seller does, and what its suspension would concern. */
export const SellerFigures = z
  .object({
    _id: EntityId,
    listedProducts: z.int().min(0).describe('Products that are offered while the seller is active.'),
    openOrders: z.int().min(0).describe('Parts of orders that are neither completed nor over.'),
    lateOrders: z.int().min(0).describe('Of these, what should have been handed over already.'),
    orders: z.int().min(0).describe(`Parts of orders of the last ${SELLER_FIGURE_DAYS} days.`),
    cancelled: z.int().min(0).describe('Of these, cancelled ones.'),
    refused: z.int().min(0).describe('Of these, parcels that came back undelivered.'),
    returned: z.int().min(0).describe('Of these, returned ones.'),
    revenue: Tnd.nullable().describe(
      'Totals of these without what was cancelled, refused or refunded; null without ledgers.read.',
    ),
    balance: Tnd.nullable().describe('Balance of the ledger; null without ledgers.read.'),
  })
  .meta({ id: 'SellerFigures' });
export type SellerFigures = z.infer<typeof SellerFigures>;

/** A text of a shop. */
const ShopText = clearableText(2_000);

/** Body of POST /v1/admin/sellers/{id}: absent is unchanged, null is cleared. */
export const SellerChanges = z
  .strictObject({
    name: ShopName,
    slug: Slug.describe('Its former one leads to it.'),
    ...business,
    logoUrl: ImageUrl.nullable(),
    coverUrl: ImageUrl.nullable(),
    description: ShopText.describe('In French: required while it is in other languages.'),
    descriptions: inOtherLanguages(ShopText),
    returnPolicy: ShopText.describe('In French: required while it is in other languages.'),
    returnPolicies: inOtherLanguages(ShopText),
    preparationHours: z.int().min(0, 'must be from 0 to 240').max(240, 'must be from 0 to 240'),
    commissionRate: Percent.refine((value) => Number(value) <= 100, 'must be at most 100'),
    commissionFreeUntil: Instant.nullable(),
  })
  .partial()
  .meta({ id: 'SellerChanges' });
export type SellerChanges = z.infer<typeof SellerChanges>;

/** Smallest pictures of a shop (pixels). */
export const SELLER_PICTURES = {
  logoUrl: { width: 200, height: 200 },
  coverUrl: { width: 1_200, height: 300 },
} as const;

/** Fields of a seller's profile that need more than `sellers.decide`. */
export const SELLER_FIELD_CAPABILITIES: Readonly<Partial<Record<keyof SellerChanges, Capability>>> = {
  contactName: 'people.contact',
  email: 'people.contact',
  phone: 'people.contact',
  commissionRate: 'sellers.commission',
  commissionFreeUntil: 'sellers.commission',
};
