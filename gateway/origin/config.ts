/** The origin's settings, read once from the environment. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { DeliveryApi } from './api/delivery/http-carrier.ts';
import { createFlouci, FLOUCI_URL } from './api/payments/flouci.ts';
import { createKonnect, KONNECT_URL } from './api/payments/konnect.ts';
import type { PaymentProvider } from './api/payments/provider.ts';

const REPOSITORY_DATA = fileURLToPath(new URL('../../.data', import.meta.url));

/** A setting left empty counts as not set. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

const serviceUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const Settings = z.object({
  /** Address to listen on. */
  HOST: z.preprocess(unset, z.string().max(255).default('127.0.0.1')),
  /** Port to listen on; 0: any free one. */
  PORT: z.preprocess(unset, z.coerce.number().int().min(0).max(65_535).default(0)),
  /** PostgreSQL 15 or later; unset: the embedded database in DATA_DIR. */
  DATABASE_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgres:// URL')
      .optional(),
  ),
  /** Largest number of connections to PostgreSQL. */
  DATABASE_CONNECTIONS: z.preprocess(unset, z.coerce.number().int().min(2).max(200).default(10)),
  /** Folder of the embedded database and of composed pictures. */
  DATA_DIR: z.preprocess(unset, z.string().default(REPOSITORY_DATA)),
  /** Bearer token of the feed; unset: the feed answers nobody. */
  SERVICE_TOKEN: z.preprocess(unset, z.string().min(16, 'must have at least 16 characters').optional()),
  /** Key that signs sessions; unset: made once and kept in DATA_DIR. */
  SESSION_SECRET: z.preprocess(unset, z.string().min(32, 'must have at least 32 characters').optional()),
  /** Mail server; unset: messages are written to `mail` in DATA_DIR. */
  SMTP_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// URL')
      .optional(),
  ),
  /** Sender of all messages. */
  MAIL_FROM: z.preprocess(unset, z.string().max(200).optional()),
  /** Address under which people reach the shop, for the links in messages. */
  PUBLIC_URL: z.preprocess(unset, z.url({ protocol: /^https?$/ }).optional()),
  /** Konnect: key and wallet of the shop, and where it is reached. Without the first two it is not offered. */
  KONNECT_API_KEY: z.preprocess(unset, z.string().max(200).optional()),
  KONNECT_WALLET_ID: z.preprocess(unset, z.string().max(100).optional()),
  KONNECT_URL: z.preprocess(unset, serviceUrl.default(KONNECT_URL)),
  /** Flouci: keys of the shop, and where it is reached. Without the first two it is not offered. */
  FLOUCI_PUBLIC_KEY: z.preprocess(unset, z.string().max(200).optional()),
  FLOUCI_PRIVATE_KEY: z.preprocess(unset, z.string().max(200).optional()),
  FLOUCI_URL: z.preprocess(unset, serviceUrl.default(FLOUCI_URL)),
  /** on: a page on which nobody pays anything is offered as well. */
  PAYMENT_SIMULATOR: z.preprocess(unset, z.enum(['on', 'off']).default('off')),
  /** Delivery service: base address of its API and the bearer credential. Both or neither. */
  DELIVERY_API_URL: z.preprocess(unset, serviceUrl.optional()),
  DELIVERY_API_TOKEN: z.preprocess(unset, z.string().max(500).optional()),
  /** on: parcels move along by the clock, as if a delivery service had them. */
  CARRIER_SIMULATOR: z.preprocess(unset, z.enum(['on', 'off']).default('off')),
  /** How many times more one client may ask: see api/limits.ts. */
  CLIENT_LIMITS_FACTOR: z.preprocess(unset, z.coerce.number().int().min(1).max(1000).default(1)),
  /** auto: an empty embedded database gets the demo catalogue. off: it stays empty. */
  DEMO: z.preprocess(unset, z.enum(['auto', 'off']).default('auto')),
  /** How much is logged. */
  LOG_LEVEL: z.preprocess(
    unset,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  ),
});

export interface OriginConfig {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataDir: string;
  serviceToken: string | undefined;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  publicUrl: string | undefined;
  /** Payment services that are set. */
  payments: PaymentProvider[];
  paymentSimulator: boolean;
  /** Delivery service that is set. */
  deliveryApi: DeliveryApi | undefined;
  carrierSimulator: boolean;
  clientLimitsFactor: number;
  demo: 'auto' | 'off';
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

type Parsed = z.output<typeof Settings>;

/** A setting that can't be used; the message is one line and names it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Key =
  | 'KONNECT_API_KEY'
  | 'KONNECT_WALLET_ID'
  | 'FLOUCI_PUBLIC_KEY'
  | 'FLOUCI_PRIVATE_KEY'
  | 'DELIVERY_API_URL'
  | 'DELIVERY_API_TOKEN';

/** Both of two settings that are of use together only; undefined: neither. Throws SettingError naming the missing one. */
function pair(settings: Parsed, first: Key, second: Key): [string, string] | undefined {
  const [one, other] = [settings[first], settings[second]];
  if (one !== undefined && other !== undefined) return [one, other];
  if (one === undefined && other === undefined) return undefined;
  const [missing, given] = one === undefined ? [first, second] : [second, first];
  throw new SettingError(`Setting ${missing}: is missing; ${given} is set`);
}

function paymentsOf(settings: Parsed): PaymentProvider[] {
  const konnect = pair(settings, 'KONNECT_API_KEY', 'KONNECT_WALLET_ID');
  const flouci = pair(settings, 'FLOUCI_PUBLIC_KEY', 'FLOUCI_PRIVATE_KEY');
  return [
    ...(konnect
      ? [createKonnect({ apiKey: konnect[0], walletId: konnect[1], url: settings.KONNECT_URL })]
      : []),
    ...(flouci
      ? [createFlouci({ publicKey: flouci[0], privateKey: flouci[1], url: settings.FLOUCI_URL })]
      : []),
  ];
}

/** The delivery service that is set. Throws SettingError when half of it is, or when the simulator is on as well. */
function deliveryApiOf(settings: Parsed): DeliveryApi | undefined {
  const service = pair(settings, 'DELIVERY_API_URL', 'DELIVERY_API_TOKEN');
  if (service === undefined) return undefined;
  if (settings.CARRIER_SIMULATOR === 'on')
    throw new SettingError('Setting CARRIER_SIMULATOR: must be off; DELIVERY_API_URL is set');
  return { url: service[0], token: service[1] };
}

/** Reads the settings. Throws SettingError naming the first malformed one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): OriginConfig {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`Setting ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is malformed'}`);
  }
  const settings = parsed.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    dataDir: settings.DATA_DIR,
    serviceToken: settings.SERVICE_TOKEN,
    sessionSecret: settings.SESSION_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    publicUrl: settings.PUBLIC_URL,
    payments: paymentsOf(settings),
    paymentSimulator: settings.PAYMENT_SIMULATOR === 'on',
    deliveryApi: deliveryApiOf(settings),
    carrierSimulator: settings.CARRIER_SIMULATOR === 'on',
    clientLimitsFactor: settings.CLIENT_LIMITS_FACTOR,
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL,
  };
}
