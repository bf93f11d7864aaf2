/**
 * Every setting of gateway, REST API and chat host: declared once, with its form and what it means. Each process picks its own
 * (`SETTINGS_OF`); `.env.example`, `docker-compose.yml` and the documentation are compared with this file by a test.
 */
import { z } from 'zod';
import { isLogoTemplate } from './rules/pictures.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Secrets of Standard Webhooks: 24 to 64 bytes in base64. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/\/+$/, ''));
const link = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const secret = z.string().max(500).optional();
const modelName = z.string().max(200).optional();

/** One entry per setting: its form and what it means. Paths of folders start at the root of the repository. */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(4000)
    .describe('Port of the shop; 0 takes any free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for every network of the machine.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('Address under which people reach the shop, for canonical links and the sitemap.'),
  TRUST_PROXY: flag
    .default(false)
    .describe(
      '`on` behind a proxy of your own: its X-Forwarded-For, X-Forwarded-Proto and X-Request-Id are believed.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe('Least severe log line that is written. Default: warn when everything is embedded, else info.'),
  DATA_DIR: z
    .string()
    .min(1, 'must not be empty')
    .default('./.data')
    .describe('Folder of the embedded database and of composed pictures.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('PostgreSQL 15 or newer for the embedded REST API, instead of the embedded database.'),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number of connections' })
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(200, 'must be at most 200')
    .default(10)
    .describe('Connections to PostgreSQL, at most.'),
  DEMO: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe('`auto`: the demo catalogue is loaded into an empty embedded database.'),
  REST_API_URL: httpUrl
    .optional()
    .describe('A REST v1 API that keeps the contract, instead of the embedded one.'),
  CHAT_API_URL: httpUrl
    .optional()
    .describe(
      'A chat host that keeps the contract, instead of the embedded one. It is never sent a session.',
    ),
  LLM_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API whose model writes the embedded assistant’s answers; with LLM_MODEL. Default: they are composed by rules.',
    ),
  LLM_API_KEY: secret.describe('Its key, where it asks for one.'),
  LLM_MODEL: modelName.describe('The model that writes the answers; it has to know tools.'),
  LLM_VISION: flag
    .default(false)
    .describe('`on`: the model looks at pictures too. Else only their colours are read.'),
  STT_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API that turns recordings into text; with STT_MODEL. Default: nothing is recorded.',
    ),
  STT_API_KEY: secret.describe('Its key, where it asks for one.'),
  STT_MODEL: modelName.describe('The model that turns recordings into text.'),
  TTS_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API that speaks answers; with TTS_MODEL and TTS_VOICE. Default: the browser’s own speech.',
    ),
  TTS_API_KEY: secret.describe('Its key, where it asks for one.'),
  TTS_MODEL: modelName.describe('The model that speaks answers.'),
  TTS_VOICE: modelName.describe('The voice in which it speaks.'),
  SERVICE_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Secret with which the gateway reads the change feed of the REST API. Embedded: made at each start.',
    ),
  ORDER_WEBHOOK_URL: link
    .optional()
    .describe('Webhook that is told of orders, such as a channel of a messaging service.'),
  TICKET_WEBHOOK_URL: link.optional().describe('Webhook that is told of support tickets.'),
  WEBHOOK_SECRET: z
    .string()
    .regex(WEBHOOK_SECRET, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional()
    .describe('Secret that signs what is sent to the webhooks: `echo whsec_$(openssl rand -base64 32)`.'),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Key that signs the sessions of the embedded REST API. Default: made once and kept in DATA_DIR; several processes need the same one.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .describe(
      'Mail server of the embedded REST API. Default: messages are written to the folder mail in DATA_DIR.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be an address such as Lawaj <bonjour@example.tn>')
    .optional()
    .describe('Sender of all messages.'),
  KONNECT_API_KEY: z
    .string()
    .max(200)
    .optional()
    .describe('Key of the shop at Konnect, for paying online; with KONNECT_WALLET_ID.'),
  KONNECT_WALLET_ID: z.string().max(100).optional().describe('Wallet at Konnect that is paid into.'),
  KONNECT_URL: httpUrl.optional().describe('Where Konnect is reached. Default: the service itself.'),
  FLOUCI_PUBLIC_KEY: z
    .string()
    .max(200)
    .optional()
    .describe('Public key of the shop at Flouci, for paying online; with FLOUCI_PRIVATE_KEY.'),
  FLOUCI_PRIVATE_KEY: z.string().max(200).optional().describe('Private key of the shop at Flouci.'),
  FLOUCI_URL: httpUrl.optional().describe('Where Flouci is reached. Default: the service itself.'),
  PAYMENT_SIMULATOR: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      '`on`: orders can be "paid" on a page of the shop, without money. Default: on where somebody tries the shop on their own machine and no payment service is set.',
    ),
  DELIVERY_API_URL: httpUrl
    .optional()
    .describe(
      'API of a delivery service that parcels are handed over to, as gateway/docs/delivery-service.md describes it; with DELIVERY_API_TOKEN.',
    ),
  DELIVERY_API_TOKEN: z.string().max(500).optional().describe('Bearer credential of the delivery service.'),
  CARRIER_SIMULATOR: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      '`on`: what is being prepared is shipped and delivered by a simulated carrier, within minutes. Default: on where somebody tries the shop on their own machine and no delivery service is set.',
    ),
  CLIENT_LIMITS_FACTOR: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 1000')
    .max(1000, 'must be from 1 to 1000')
    .default(1)
    .describe(
      'How many times more one address may ask of the embedded REST API (registrations, sign-ins, orders): mobile networks put many people behind one.',
    ),
  GRAPHQL_DOCUMENTS: z
    .enum(['open', 'trusted'])
    .optional()
    .describe(
      '`open`: any GraphQL document and GraphiQL. `trusted`: only the documents of the web client. Default: open when everything is embedded, else trusted.',
    ),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(
        z.string().refine((value) => value === '*' || URL.parse(value)?.origin === value, {
          error: 'must be origins such as https://app.example.tn, separated by commas',
        }),
      ),
    )
    .optional()
    .describe(
      'Origins whose pages may call /graphql, separated by commas; * for all. Default: only the shop itself.',
    ),
  CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number of megabytes')
    .min(8, 'must be at least 8')
    .max(16_384, 'must be at most 16384')
    .default(192)
    .describe('Memory for answers, pages and pictures that are kept, in megabytes.'),
  OFFLINE: flag
    .default(true)
    .describe('`off`: the shop is no longer kept on devices, and the worker that kept it is taken away.'),
  ERROR_REPORTING_DSN: z
    .url({ protocol: /^https?$/, error: 'must look like https://key@host/project' })
    .regex(/^https?:\/\/[^@/]+@[^/]+\/(?:.*\/)?\d+$/, 'must look like https://key@host/project')
    .optional()
    .describe(
      "Error-reporting service that takes Sentry's envelopes: faults of the gateway and of browsers go there.",
    ),
  IMAGE_CDN_URL: httpUrl
    .optional()
    .describe(
      'Image CDN that fetches the shop’s pictures: what stands before /media/. Default: the shop delivers them itself.',
    ),
  BRAND_LOGO_URL: z
    .string()
    .refine(isLogoTemplate, { error: 'must be an http or https URL with {brand} in it' })
    .optional()
    .describe(
      'Service of brand logos: an address in which {brand} stands for the brand’s name. Default: word marks of our own.',
    ),
  SELLER_SITE_URL: link
    .optional()
    .describe('Site on which sellers join. This link and those below are hidden when empty.'),
  MESSAGING_APP_URL: link.optional().describe('Chat with the shop in a messaging application.'),
  MESSENGER_URL: link.optional().describe('Chat with the shop in Messenger.'),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'must be a telephone number')
    .optional()
    .describe('Telephone number of the shop.'),
  APP_STORE_URL: link.optional().describe('The shop in the App Store.'),
  PLAY_STORE_URL: link.optional().describe('The shop in Google Play.'),
  SOCIAL_FACEBOOK_URL: link.optional().describe('The shop on Facebook.'),
  SOCIAL_INSTAGRAM_URL: link.optional().describe('The shop on Instagram.'),
  SOCIAL_TIKTOK_URL: link.optional().describe('The shop on TikTok.'),
  SOCIAL_YOUTUBE_URL: link.optional().describe('The shop on YouTube.'),
  SOCIAL_LINKEDIN_URL: link.optional().describe('The shop on LinkedIn.'),
  SOCIAL_X_URL: link.optional().describe('The shop on X.'),
});

export type SettingName = keyof typeof settingsSchema.shape;
/** Settings as they are parsed; what depends on another setting is the process's to fill in. */
export type ParsedSettings = z.infer<typeof settingsSchema>;

export const SETTING_NAMES = Object.keys(settingsSchema.shape) as readonly SettingName[];

const MODELS = [
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'LLM_VISION',
  'STT_BASE_URL',
  'STT_API_KEY',
  'STT_MODEL',
  'TTS_BASE_URL',
  'TTS_API_KEY',
  'TTS_MODEL',
  'TTS_VOICE',
] as const satisfies readonly SettingName[];

/** What the REST API alone uses; the gateway reads it for the one that it embeds. */
const ORIGIN_ALONE = [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DEMO',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'KONNECT_API_KEY',
  'KONNECT_WALLET_ID',
  'KONNECT_URL',
  'FLOUCI_PUBLIC_KEY',
  'FLOUCI_PRIVATE_KEY',
  'FLOUCI_URL',
  'PAYMENT_SIMULATOR',
  'DELIVERY_API_URL',
  'DELIVERY_API_TOKEN',
  'CARRIER_SIMULATOR',
] as const satisfies readonly SettingName[];

/** The settings that each process uses, when it runs on its own. */
export const SETTINGS_OF = {
  gateway: SETTING_NAMES.filter((name) => !(ORIGIN_ALONE as readonly SettingName[]).includes(name)),
  origin: [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'SERVICE_TOKEN',
    'CLIENT_LIMITS_FACTOR',
    ...ORIGIN_ALONE,
  ],
  chat: ['PORT', 'HOST', 'REST_API_URL', 'LOG_LEVEL', ...MODELS],
} as const satisfies Record<string, readonly SettingName[]>;

const both = (one: SettingName, other: SettingName): [SettingName, SettingName][] => [
  [one, other],
  [other, one],
];

/** Where the first is set, the second has to be. */
const PARTNERS: readonly (readonly [SettingName, SettingName])[] = [
  ...both('KONNECT_API_KEY', 'KONNECT_WALLET_ID'),
  ...both('FLOUCI_PUBLIC_KEY', 'FLOUCI_PRIVATE_KEY'),
  ...both('DELIVERY_API_URL', 'DELIVERY_API_TOKEN'),
  ...both('LLM_BASE_URL', 'LLM_MODEL'),
  ['LLM_API_KEY', 'LLM_BASE_URL'],
  ['LLM_VISION', 'LLM_BASE_URL'],
  ...both('STT_BASE_URL', 'STT_MODEL'),
  ['STT_API_KEY', 'STT_BASE_URL'],
  ...both('TTS_BASE_URL', 'TTS_MODEL'),
  ...both('TTS_BASE_URL', 'TTS_VOICE'),
  ['TTS_API_KEY', 'TTS_BASE_URL'],
];

/** Beginnings of names that are ours: such a name that is no setting is a mistake. */
const FAMILIES = ['LAWAJ_', 'GRAPHQL_', 'REST_API_', 'CHAT_API_', 'CORS_', 'CACHE_', 'SOCIAL_'] as const;

/** As service/settings.ts reads them. */
export const SETTINGS = { schema: settingsSchema, partners: PARTNERS, families: FAMILIES };
