/** The services that every handler uses. */
import type { Kysely } from 'kysely';
import type { OriginDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MediaFiles } from '../media/file-store.ts';
import type { AccessLog } from './access/log.ts';
import type { AskedCollector } from './asked/collector.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { CartTokens } from './cart/share.ts';
import type { Carrier } from './delivery/carrier.ts';
import type { PreviewTokens } from './content/preview.ts';
import type { Directory } from './directory.ts';
import type { Feed } from './events/feed.ts';
import type { ImageHost } from './media/image-host.ts';
import type { Limits } from '../base/limits.ts';
import type { OrderSecrets } from './orders/secrets.ts';
import type { PaymentProviders } from './payments/provider.ts';
import type { ProductListings } from './products/listing.ts';
import type { FixedSettings } from './settings/stored.ts';
import type { TwoStepSecrets } from './two-step/codes.ts';
import type { SubscriptionSettings } from './webhook-subscriptions/subscriptions.ts';

export interface OriginContext {
  db: Kysely<Database>;
  kind: OriginDatabase['kind'];
  /** Answers reads of public data, within its `read`; undefined: there is none. */
  replica: OriginDatabase['replica'];
  directory: Directory;
  listings: ProductListings;
  feed: Feed;
  mailer: Mailer;
  /** Whose personal data staff read. */
  access: AccessLog;
  /** Counts of searches and of questions to the assistant. */
  asked: AskedCollector;
  /** Works on jobs of the back office. */
  jobs: { wake(): void; run(): Promise<void> };
  limits: Limits;
  tokens: Tokens;
  passwords: Passwords;
  orderSecrets: OrderSecrets;
  twoStep: TwoStepSecrets;
  /** Shared carts. */
  carts: CartTokens;
  /** Previews of the home content. */
  previews: PreviewTokens;
  /** Configured online payment services. */
  payments: PaymentProviders;
  /** Delivery service that takes the parcels; undefined: staff record each step by hand. */
  carrier: Carrier | undefined;
  /** Uploaded files. */
  media: MediaFiles;
  /** Service that takes pictures directly from browsers; undefined: none. */
  imageHost: ImageHost | undefined;
  /** Subscriptions of third parties to events. */
  webhooks: SubscriptionSettings;
  /** Delay after the first failed delivery of a webhook (s). */
  webhookDelay: number;
  /** Settings of the shop that the environment fixes. */
  fixedSettings: FixedSettings;
  /** Writes a line to the log for the operator. Never with personal data or secrets. */
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  /** Whether nothing more can be written to the disk of the data folder. */
  isDiskFull(): Promise<boolean>;
  /** Whether this is the sandbox of test keys, where nothing real happens. */
  isSandbox: boolean;
  /** Bearer token of the paths for other services; undefined: they are closed. */
  serviceToken: string | undefined;
}
