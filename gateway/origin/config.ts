/** The origin's settings. */
import { resolve } from 'node:path';
import { SETTINGS, SETTINGS_OF } from '../contract/settings.ts';
import type { ParsedSettings } from '../contract/settings.ts';
import type { MetricsAddress } from '../service/metrics.ts';
import {
  givenSettings,
  metricsAddress,
  parseSettings,
  root,
  SettingsError,
  tracesConfig,
} from '../service/settings.ts';
import type { Environment } from '../service/settings.ts';
import type { TracesConfig } from '../service/span.ts';
import type { DeliveryApi } from './api/delivery/http-carrier.ts';
import type { FixedSettings } from './api/settings/stored.ts';
import type { ImageHost } from './api/media/image-host.ts';
import { createFlouci, FLOUCI_URL } from './api/payments/flouci.ts';
import { createKonnect, KONNECT_URL } from './api/payments/konnect.ts';
import type { PaymentProvider } from './api/payments/provider.ts';
import type { BucketOptions } from './media/s3-store.ts';

export interface OriginConfig {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  databaseConnections: number;
  databaseReadUrl: string | undefined;
  productIndexBytes: number;
  isEmbeddedSmall: boolean;
  dataDir: string;
  serviceToken: string | undefined;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  publicUrl: string | undefined;
  /** Payment services that are set. */
  payments: PaymentProvider[];
  sandbox: boolean;
  paymentSimulator: boolean;
  /** Delivery service that is set. */
  deliveryApi: DeliveryApi | undefined;
  deliveryCarrier: string | undefined;
  carrierSimulator: boolean;
  /** Settings of the shop that the back-office cannot change. */
  fixedSettings: FixedSettings;
  mediaBucket: BucketOptions | undefined;
  imageHost: ImageHost | undefined;
  webhookDelay: number;
  localWebhooks: boolean;
  clientLimitsFactor: number;
  metrics: MetricsAddress | undefined;
  traces: TracesConfig | undefined;
  demo: 'auto' | 'catalogue' | 'off';
  logLevel: NonNullable<ParsedSettings['LOG_LEVEL']>;
}

type Parsed = Pick<ParsedSettings, (typeof SETTINGS_OF)['origin'][number]>;

function paymentsOf(settings: Parsed): PaymentProvider[] {
  const { KONNECT_API_KEY, KONNECT_WALLET_ID, FLOUCI_PUBLIC_KEY, FLOUCI_PRIVATE_KEY } = settings;
  const payments: PaymentProvider[] = [];
  if (KONNECT_API_KEY !== undefined && KONNECT_WALLET_ID !== undefined) {
    const url = settings.KONNECT_URL ?? KONNECT_URL;
    payments.push(createKonnect({ apiKey: KONNECT_API_KEY, walletId: KONNECT_WALLET_ID, url }));
  }
  if (FLOUCI_PUBLIC_KEY !== undefined && FLOUCI_PRIVATE_KEY !== undefined) {
    const url = settings.FLOUCI_URL ?? FLOUCI_URL;
    payments.push(createFlouci({ publicKey: FLOUCI_PUBLIC_KEY, privateKey: FLOUCI_PRIVATE_KEY, url }));
  }
  return payments;
}

/** The delivery service that is set. Throws SettingsError when the simulator is on as well. */
function deliveryApiOf(settings: Parsed): DeliveryApi | undefined {
  const { DELIVERY_API_URL: url, DELIVERY_API_TOKEN: token } = settings;
  if (url === undefined || token === undefined) return undefined;
  if (settings.CARRIER_SIMULATOR === 'on')
    throw new SettingsError('CARRIER_SIMULATOR: must be off; DELIVERY_API_URL is set');
  return { url, token };
}

/** The bucket that is set; partners in the declaration are set together. */
function mediaBucketOf(settings: Parsed): BucketOptions | undefined {
  const { MEDIA_BUCKET: bucket, MEDIA_BUCKET_URL: endpoint, MEDIA_BUCKET_REGION: region } = settings;
  const { MEDIA_BUCKET_ACCESS_KEY: accessKey, MEDIA_BUCKET_SECRET_KEY: secretKey } = settings;
  if (!bucket || !endpoint || !region || !accessKey || !secretKey) return undefined;
  return { bucket, endpoint, region, accessKey, secretKey };
}

function imageHostOf(settings: Parsed): ImageHost | undefined {
  const { IMAGE_HOST_URL: url, IMAGE_HOST_KEY: apiKey, IMAGE_HOST_SECRET: secret } = settings;
  return url && apiKey && secret ? { url, apiKey, secret } : undefined;
}

/**
 * Reads the settings; without a PORT any free one is taken.
 * @param file text of the `.env` file, for a process that nobody gives its settings
 * @throws SettingsError naming the first unknown or malformed one
 */
export function readConfig(env: Environment, file = ''): OriginConfig {
  const given = { PORT: '0', ...givenSettings(SETTINGS, env, file) };
  const settings = parseSettings(SETTINGS, SETTINGS_OF.origin, given);
  if (settings.DATABASE_URL !== undefined && given.DEMO !== undefined && given.DEMO !== 'off')
    throw new SettingsError(
      'DEMO: must be off; DATABASE_URL is set, and the demo is for the embedded database',
    );
  if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new SettingsError('DATABASE_READ_URL: needs DATABASE_URL, whose replica it is');
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    databaseReadUrl: settings.DATABASE_READ_URL,
    productIndexBytes: settings.PRODUCT_INDEX_MB * 1024 * 1024,
    isEmbeddedSmall: settings.EMBEDDED_DATABASE === 'small',
    dataDir: resolve(root, settings.DATA_DIR),
    serviceToken: settings.SERVICE_TOKEN,
    sessionSecret: settings.SESSION_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    publicUrl: settings.PUBLIC_URL,
    payments: paymentsOf(settings),
    sandbox: settings.SANDBOX_API,
    paymentSimulator: settings.PAYMENT_SIMULATOR === 'on',
    deliveryApi: deliveryApiOf(settings),
    deliveryCarrier: settings.DELIVERY_CARRIER,
    carrierSimulator: settings.CARRIER_SIMULATOR === 'on',
    fixedSettings: {
      ...(settings.UNCONFIRMED_DAYS !== undefined && { unconfirmedDays: settings.UNCONFIRMED_DAYS }),
      ...(settings.UNCONFIRMED_TRIES !== undefined && { unconfirmedTries: settings.UNCONFIRMED_TRIES }),
    },
    mediaBucket: mediaBucketOf(settings),
    imageHost: imageHostOf(settings),
    webhookDelay: settings.WEBHOOK_RETRY_SECONDS,
    localWebhooks: settings.WEBHOOK_LOCAL,
    clientLimitsFactor: settings.CLIENT_LIMITS_FACTOR,
    metrics: metricsAddress(settings),
    traces: tracesConfig(settings, settings.SANDBOX_API ? 'lawaj-sandbox' : 'lawaj-rest-api'),
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL ?? 'info',
  };
}
