/** Applying as a seller: once per key. An application is a seller with a pending status. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  SellerApplicationAnswer,
  SellerApplicationRequest,
  SellerStatus,
} from '../../../contract/sellers.ts';
import { toSlug } from '../../../contract/rules/slug.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Viewer } from '../auth/viewer.ts';
import { attachToSeller } from '../files/attach.ts';
import { checkDigit } from '../../base/checkDigit.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { asSystem } from '../../base/system.ts';
import { emit } from '../events/feed.ts';

type Body = z.output<typeof SellerApplicationRequest>;

/** Such as `SEL-26-000042-3`. */
function applicationNumber(serial: number, at: Date): string {
  const year = String(at.getUTCFullYear()).slice(-2);
  const digits = String(serial).padStart(6, '0');
  return `SEL-${year}-${digits}-${checkDigit(year + digits)}`;
}

/** Two equal bodies have one hash. */
function hashOf(body: Body): string {
  const { idempotencyKey: _, language: __, ...said } = body;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
}

/** Writes the seller with a unique slug. */
async function insertSeller(trx: Kysely<Database>, body: Body): Promise<number> {
  const base = toSlug(body.shopName).slice(0, 100) || 'boutique';
  for (let n = 1; ; n += 1) {
    const [seller] = await run<{ id: number }>(
      trx,
      `insert into sellers (slug, name, legal_name, tax_number, contact_name, phone, email, address, governorate_id, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'APPLIED') on conflict (slug) do nothing returning id`,
      [
        n === 1 ? base : `${base}-${n}`,
        body.shopName,
        body.legalName,
        body.taxNumber,
        body.contactName,
        body.phone,
        body.email,
        body.address,
        body.regionNumber,
      ],
    );
    if (seller) return seller.id;
  }
}

interface Earlier {
  number: string;
  status: SellerStatus;
  created_at: Date;
  body_hash: string;
}

/** Applications of one key, or of one company, are serialised. */
const lock = (trx: Kysely<Database>, name: string): Promise<unknown> =>
  run(trx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seller application ${name}`]);

/**
 * Stores an application with its confirmation, or returns the one that the key belongs to. Throws CONFLICT when the key was used for
 * another application, a 400 that names `taxNumber` when the company has applied already and was not rejected.
 */
export async function applyAsSeller(
  db: Kysely<Database>,
  body: Body,
  viewer: Viewer | undefined,
): Promise<SellerApplicationAnswer> {
  const bodyHash = hashOf(body);
  return db.transaction().execute(async (trx) => {
    await lock(trx, body.idempotencyKey);
    const [earlier] = await run<Earlier>(
      trx,
      `select a.number, s.status, a.created_at, a.body_hash from seller_applications a join sellers s on s.id = a.seller_id
       where a.idempotency_key = $1`,
      [body.idempotencyKey],
    );
    if (earlier) {
      if (earlier.body_hash !== bodyHash)
        throw new ApiError('CONFLICT', 'The idempotency key was used for another application');
      return { number: earlier.number, status: earlier.status, createdAt: earlier.created_at.toISOString() };
    }
    await lock(trx, body.taxNumber);
    const taken = await run(
      trx,
      `select 1 from sellers where left(tax_number, 8) = left($1, 8) and status not in ('REJECTED', 'CLOSED') limit 1`,
      [body.taxNumber],
    );
    if (taken.length > 0) throw badInput('taxNumber', 'has a shop or an application already', 'TAKEN');
    const createdAt = new Date();
    const [serial] = await run<{ id: string }>(
      trx,
      `select nextval(pg_get_serial_sequence('seller_applications', 'id')) as id`,
      [],
    );
    await asSystem(trx, 'seller application');
    const id = Number(serial?.id);
    const number = applicationNumber(id, createdAt);
    const sellerId = await insertSeller(trx, body);
    await run(
      trx,
      `insert into seller_applications (id, number, seller_id, user_id, language, website, message, idempotency_key, body_hash,
         created_at, updated_at)
       overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        id,
        number,
        sellerId,
        viewer?.id ?? null,
        body.language,
        body.website,
        body.message,
        body.idempotencyKey,
        bodyHash,
        createdAt,
      ],
    );
    await emit(trx, 'seller.applied', String(sellerId));
    for (const [index, document] of body.documents.entries())
      await attachToSeller(trx, document, viewer?.accountNumber ?? null, sellerId, `documents.${index}.key`);
    await queueMail(trx, {
      to: body.email,
      language: body.language,
      template: 'sellerApplied',
      data: { name: body.contactName, shop: body.shopName, number },
    });
    return { number, status: 'APPLIED' as const, createdAt: createdAt.toISOString() };
  });
}
