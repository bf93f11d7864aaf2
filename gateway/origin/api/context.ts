/** What every handler works with. */
import type { Kysely } from 'kysely';
import type { OriginDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Carrier } from './delivery/carrier.ts';
import type { Directory } from './directory.ts';
import type { Feed } from './events/feed.ts';
import type { Limits } from '../base/limits.ts';
import type { OrderSecrets } from './orders/secrets.ts';
import type { PaymentProviders } from './payments/provider.ts';
import type { ProductListings } from './products/listing.ts';

export interface OriginContext {
  db: Kysely<Database>;
  kind: OriginDatabase['kind'];
  directory: Directory;
  listings: ProductListings;
  feed: Feed;
  mailer: Mailer;
  limits: Limits;
  tokens: Tokens;
  passwords: Passwords;
  orderSecrets: OrderSecrets;
  /** Online payment services that are configured. */
  payments: PaymentProviders;
  /** Delivery service that parcels are handed over to; undefined: people write down what happens. */
  carrier: Carrier | undefined;
  /** Writes a line to the log: something that a person should know of. Never with personal data or secrets. */
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  /** Bearer token of the paths for other programs; undefined: nobody may call them. */
  serviceToken: string | undefined;
}
