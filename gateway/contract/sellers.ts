/** REST v1 messages of sellers' applications, and of sellers for admins (extended contract). */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { CHANGED, Version } from './versions.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { Email } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { IdempotencyKey } from './support.ts';
import { bounded, line, optionalText, text, trimmed } from './text.ts';

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

/** Body of POST /v1/seller-applications. */
export const SellerApplicationRequest = z
  .strictObject({
    shopName: line(2, 80),
    legalName: line(2, 120),
    taxNumber: trimmed(40, 'must be a tax number, such as 1234567A/A/M/000')
      .toUpperCase()
      .transform((value) => value.replace(/[\s/.-]/g, ''))
      .pipe(
        bounded(40).regex(
          /^\d{7}[A-Z](?:[ABDNP][CMNPE]\d{3})?$/,
          'must be a tax number, such as 1234567A/A/M/000',
        ),
      )
      .describe('“Matricule fiscal”: seven digits and a letter, with or without its suffix.'),
    contactName: line(1, 120),
    email: Email,
    phone: Phone,
    address: line(5, 200),
    regionNumber: z.int().min(1, 'must be from 1 to 24').max(24, 'must be from 1 to 24'),
    website: trimmed(200)
      .refine((value) => value === '' || isPageAddress(value), 'must be the address of a page')
      .nullish()
      .transform((value) => (value == null || value === '' ? null : value)),
    message: text(10, 2_000).describe('Description of the goods.'),
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
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    regionNumber: z.int().min(1).max(24),
    status: SellerStatus,
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
export const AdminSellersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  status: SellerStatus.optional(),
});

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
