/**
 * All settings of gateway, REST API and chat host, declared once with format and description. Each process uses its own subset
 * (`SETTINGS_OF`); a test compares `.env.example`, `docker-compose.yml` and the documentation with this file.
 */
import { z } from 'zod';
import { bounded, line } from './text.ts';
import { MAX_CARRIER_NAME } from './rules/api-keys.ts';
import { isLogoTemplate } from './rules/pictures.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Secrets of Standard Webhooks: 24 to 64 bytes in base64. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const HTTP_URL = 'must be an http or https URL';
const httpUrl = z
  .url({ protocol: /^https?$/, error: HTTP_URL })
  .transform((value) => value.replace(/\/+$/, ''));
/** Addresses of one service, separated by commas; each has the same data. */
const httpUrls = z.string().transform((text, context) => {
  const urls = text.split(',').map((part) => httpUrl.safeParse(part.trim()));
  const found = urls.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const fail = (message: string): void => context.addIssue({ code: 'custom', message });
  if (found.length < urls.length)
    fail(urls.length === 1 ? HTTP_URL : `${HTTP_URL}, or several separated by commas`);
  else if (new Set(found.map((url) => new URL(url).href)).size < found.length)
    fail('must not name an address twice');
  return found.join(',');
});
const link = z.url({ protocol: /^https?$/, error: HTTP_URL });
/** Telephone number of the shop. */
export const shopPhone = bounded(21, 'must be a telephone number')
  .regex(/^\+?[\d ]{6,20}$/, 'must be a telephone number')
  .meta({ examples: ['+216 71 000 000'] });
const secret = z.string().max(500).optional();
/** Pairs as in OpenTelemetry: `name=value,name=value`, with percent-encoded values. */
const pairs = z
  .string()
  .max(4_000)
  .regex(/^[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*,?$/, 'must be pairs such as name=value,other=value')
  .transform((text, context) => {
    try {
      return Object.fromEntries(
        text.split(',').flatMap((pair): [string, string][] => {
          const at = pair.indexOf('=');
          return at < 0 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
        }),
      );
    } catch {
      context.addIssue({ code: 'custom', message: 'must have percent-encoded values' });
      return z.NEVER;
    }
  })
  .optional();
const modelName = z.string().max(200).optional();

/** One entry per setting: format and description. Folders are relative to the root of the repository. */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(4000)
    .describe('Port to listen on; 0 selects a free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for all network interfaces.'),
  UPLOAD_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .optional()
    .describe(
      'Further port for media uploads, so that six at once leave the browser connections for everything else. Default: the port after PORT; with TRUST_PROXY, none. Not used with a PUBLIC_URL of https, whose proxy speaks HTTP/2, unless UPLOAD_URL is set.',
    ),
  UPLOAD_URL: httpUrl
    .optional()
    .describe('Public URL of UPLOAD_PORT, if a proxy serves it; requires UPLOAD_PORT.'),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('Public URL of the shop, for links in e-mails, canonical links and the sitemap.'),
  TRUST_PROXY: flag
    .default(false)
    .describe(
      '`on` if the gateway is only reachable through your own proxy: trusts its X-Forwarded-For, X-Forwarded-Proto and X-Request-Id.',
    ),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must be from 0 to 6')
    .max(6, 'must be from 0 to 6')
    .optional()
    .describe(
      'Seconds at a stop during which /ready answers 503 while requests are still served, so that a load balancer sends them elsewhere first. Default: 3 with TRUST_PROXY, otherwise 0.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe('Minimum log level. Default: warn when everything is embedded, otherwise info.'),
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
    .describe('Maximum number of connections to PostgreSQL, and to its replica.'),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe(
      'A streaming replica of DATABASE_URL for reads of public data, which are never older than what the caller has written or heard of. One server, no load balancer.',
    ),
  PRODUCT_INDEX_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number')
    .min(0, 'must be from 0 to 4096')
    .max(4_096, 'must be from 0 to 4096')
    .default(128)
    .describe(
      'Most memory (MB) of an index of all products, from which the embedded REST API answers product lists and filter options; 0: the database answers them, as it does in a catalogue that needs more.',
    ),
  EMBEDDED_DATABASE: z
    .enum(['fast', 'small'])
    .default('fast')
    .describe(
      'How the embedded database is compiled: `small` takes 600 MB less while it opens and opens sooner, but queries take almost twice the processor time. `npm start` sets `small`.',
    ),
  DEMO: z
    .enum(['auto', 'catalogue', 'off'])
    .default('auto')
    .describe(
      '`auto`: loads the demo catalogue and orders into an empty embedded database; `catalogue`: no orders.',
    ),
  REST_API_URL: httpUrls
    .optional()
    .describe(
      'A REST v1 API that implements the contract, instead of the embedded one. Several addresses of it, separated by commas, share the requests; one that is down is left out.',
    ),
  CHAT_API_URL: httpUrl
    .optional()
    .describe(
      'A chat host that implements the contract, instead of the embedded one. It never receives a session.',
    ),
  LLM_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API whose model writes the embedded assistant’s replies; requires LLM_MODEL. Default: replies are composed by rules.',
    ),
  LLM_API_KEY: secret.describe('API key, if required.'),
  LLM_MODEL: modelName.describe('Model that writes the replies; it must support tools.'),
  LLM_VISION: flag
    .default(false)
    .describe('`on`: the model also analyses pictures. Otherwise only their colours are extracted.'),
  STT_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API that transcribes recordings; requires STT_MODEL. Default: no recordings.',
    ),
  STT_API_KEY: secret.describe('API key, if required.'),
  STT_MODEL: modelName.describe('Model that transcribes recordings.'),
  TTS_BASE_URL: httpUrl
    .optional()
    .describe(
      'OpenAI-compatible API that speaks replies; requires TTS_MODEL and TTS_VOICE. Default: the browser’s speech synthesis.',
    ),
  TTS_API_KEY: secret.describe('API key, if required.'),
  TTS_MODEL: modelName.describe('Model that speaks replies.'),
  TTS_VOICE: modelName.describe('Voice of the spoken replies.'),
  SERVICE_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Secret shared by the gateway and the REST API: authorises the event feed, webhook deliveries and forwarded client addresses. Embedded: generated at each start.',
    ),
  ORDER_WEBHOOK_URL: link
    .optional()
    .describe(
      'Webhook that receives order events, such as a channel of a messaging service; requires WEBHOOK_SECRET.',
    ),
  TICKET_WEBHOOK_URL: link
    .optional()
    .describe('Webhook that receives ticket events; requires WEBHOOK_SECRET.'),
  WEBHOOK_SECRET: z
    .string()
    .regex(WEBHOOK_SECRET, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional()
    .describe('Secret that signs webhook requests: `echo whsec_$(openssl rand -base64 32)`.'),
  WEBHOOK_RETRY_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0.001, 'must be from 0.001 to 60')
    .max(60, 'must be from 0.001 to 60')
    .default(5)
    .describe(
      'Seconds until a webhook delivery that failed is tried again; each further failure doubles them, up to six hours.',
    ),
  WEBHOOK_LOCAL: flag
    .default(false)
    .describe(
      'Whether webhooks of third parties may go to this computer, also over http (on or off), for development and tests. Never in production.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Key that signs session tokens of the embedded REST API and encrypts secrets of two-step sign-in and of webhook subscriptions (with another key, only recovery codes are accepted, and such webhooks need new secrets). Default: generated once and stored in DATA_DIR; several processes need the same one.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })
    .optional()
    .describe(
      'Mail server of the embedded REST API. Default: e-mails are written to the folder mail in DATA_DIR.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be an address such as Lawaj <bonjour@example.tn>')
    .optional()
    .describe('Sender of all e-mails.'),
  KONNECT_API_KEY: z
    .string()
    .max(200)
    .optional()
    .describe('API key of the shop at Konnect, for online payment; requires KONNECT_WALLET_ID.'),
  KONNECT_WALLET_ID: z.string().max(100).optional().describe('Wallet at Konnect that receives payments.'),
  KONNECT_URL: httpUrl.optional().describe('Base URL of Konnect. Default: the service itself.'),
  FLOUCI_PUBLIC_KEY: z
    .string()
    .max(200)
    .optional()
    .describe('Public key of the shop at Flouci, for online payment; requires FLOUCI_PRIVATE_KEY.'),
  FLOUCI_PRIVATE_KEY: z.string().max(200).optional().describe('Private key of the shop at Flouci.'),
  FLOUCI_URL: httpUrl.optional().describe('Base URL of Flouci. Default: the service itself.'),
  SANDBOX: flag
    .default(false)
    .describe(
      '`on` opens a sandbox for test keys: a second REST API with a database of its own in DATA_DIR, the demo catalogue, and simulated payment and delivery. It takes as much memory as the embedded REST API of the shop.',
    ),
  SANDBOX_API_URL: httpUrl
    .optional()
    .describe(
      'A REST API with SANDBOX_API=on in place of the embedded sandbox, without `/v1`; requires SERVICE_TOKEN.',
    ),
  SANDBOX_API: flag
    .default(false)
    .describe(
      '`on` makes this REST API a sandbox for test keys: with the demo catalogue in an empty database, simulated payment and delivery, and without e-mails. Only for a database of its own.',
    ),
  PAYMENT_SIMULATOR: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      '`on`: simulates payments on a page of the shop, without money. Default: on for a self-contained local shop without a payment service.',
    ),
  DELIVERY_API_URL: httpUrl
    .optional()
    .describe(
      'API of a delivery service, as described in gateway/docs/delivery-service.md; requires DELIVERY_API_TOKEN.',
    ),
  DELIVERY_API_TOKEN: z.string().max(500).optional().describe('Bearer token for the delivery service.'),
  DELIVERY_CARRIER: line(2, MAX_CARRIER_NAME)
    .optional()
    .describe(
      'Name of the delivery company, as in its API key and in its statements about cash. Without DELIVERY_API_URL it fetches its parcels and reports about them with that key.',
    ),
  CARRIER_SIMULATOR: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      '`on`: a simulated carrier ships and delivers sub-orders within minutes. Default: on for a self-contained local shop without a delivery service.',
    ),
  UNCONFIRMED_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int('must be a whole number of days')
    .min(1, 'must be from 1 to 60')
    .max(60, 'must be from 1 to 60')
    .optional()
    .describe(
      'Days after which an order that was not confirmed by telephone is cancelled by itself. Default: what the back-office sets, and never until then.',
    ),
  UNCONFIRMED_TRIES: z.coerce
    .number({ error: 'must be a number of calls' })
    .int('must be a whole number of calls')
    .min(0, 'must be from 0 to 20')
    .max(20, 'must be from 0 to 20')
    .optional()
    .describe(
      'Failed calls that this needs besides; 0: the age alone decides. Default: what the back-office sets.',
    ),
  MEDIA_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe(
      'Bucket of an S3-compatible service for uploaded files; requires the four settings below. Default: the folder uploads in DATA_DIR.',
    ),
  MEDIA_BUCKET_URL: httpUrl.optional().describe('Base URL of the S3-compatible service.'),
  MEDIA_BUCKET_REGION: z.string().max(60).optional().describe('Region of the bucket.'),
  MEDIA_BUCKET_ACCESS_KEY: secret.describe('Access key for the bucket.'),
  MEDIA_BUCKET_SECRET_KEY: secret.describe('Secret key for the bucket.'),
  IMAGE_HOST_URL: httpUrl
    .optional()
    .describe(
      'Image host to which browsers of admins send pictures directly, with signed parameters; requires IMAGE_HOST_KEY and IMAGE_HOST_SECRET.',
    ),
  IMAGE_HOST_KEY: z.string().max(200).optional().describe('API key of the shop at the image host.'),
  IMAGE_HOST_SECRET: secret.describe('Secret that signs the parameters.'),
  CLIENT_LIMITS_FACTOR: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 1000')
    .max(1000, 'must be from 1 to 1000')
    .default(1)
    .describe(
      'Multiplies the rate limits by client address (registrations, sign-ins, orders, assistant, event streams, GraphQL documents without a key): mobile networks share addresses.',
    ),
  GATEWAY_PROCESSES: z.coerce
    .number({ error: 'must be a number of processes' })
    .int('must be a whole number of processes')
    .min(1, 'must be from 1 to 64')
    .max(64, 'must be from 1 to 64')
    .default(1)
    .describe(
      'Processes of the gateway that share its ports: one for each core of a machine of its own. More than one require REST_API_URL and REDIS_URL; the metrics of each have the next port.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// URL' })
    .optional()
    .describe(
      'Redis in which several gateways share the budgets of keys and client addresses, the limits of the assistant, how many event streams and files of the catalogue are open, and replies of the assistant that were interrupted (for two minutes). Default: each gateway counts for itself.',
    ),
  GRAPHQL_DOCUMENTS: z
    .enum(['open', 'trusted'])
    .optional()
    .describe(
      '`open`: any GraphQL document, and GraphiQL. `trusted`: only the documents of the web client. Default: open when everything is embedded, otherwise trusted.',
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
    .describe('Memory for cached responses, pages and pictures, in megabytes.'),
  OFFLINE: flag
    .default(true)
    .describe('`off`: disables offline use; devices remove the service worker and its caches.'),
  ERROR_REPORTING_DSN: z
    .url({ protocol: /^https?$/, error: 'must look like https://key@host/project' })
    .regex(/^https?:\/\/[^@/]+@[^/]+\/(?:.*\/)?\d+$/, 'must look like https://key@host/project')
    .optional()
    .describe(
      'Error reporting service that accepts Sentry envelopes; receives errors of the gateway and of browsers.',
    ),
  OTEL_METRICS_EXPORTER: z
    .enum(['none', 'prometheus'])
    .default('none')
    .describe(
      '`prometheus`: metrics in the format of Prometheus at /metrics on a port of their own, of each process that runs on its own. Default: none.',
    ),
  OTEL_EXPORTER_PROMETHEUS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('localhost')
    .describe('Address to listen on for metrics.'),
  OTEL_EXPORTER_PROMETHEUS_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(9464)
    .describe('Port to listen on for metrics.'),
  OTEL_TRACES_EXPORTER: z
    .enum(['none', 'otlp'])
    .default('none')
    .describe(
      '`otlp`: each process sends spans of its requests by OTLP over HTTP (JSON) to a collector. Default: none.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .default('http://localhost:4318')
    .describe('Base URL of the collector; spans go to /v1/traces below it.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: link
    .optional()
    .describe('URL to which spans are sent, in place of the one below OTEL_EXPORTER_OTLP_ENDPOINT.'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.describe(
    'Headers of requests to the collector: `name=value`, separated by commas, values percent-encoded.',
  ),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Name of this process in traces; the embedded ones add theirs to it. Default: lawaj-gateway, lawaj-rest-api, lawaj-chat-host, lawaj-sandbox.',
    ),
  OTEL_RESOURCE_ATTRIBUTES: pairs.describe(
    'Attributes of all spans of the process, such as `deployment.environment.name=production`.',
  ),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe('Which traces are exported, as in the OpenTelemetry specification.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1)
    .describe('Share of the traces for the samplers traceidratio and parentbased_traceidratio.'),
  IMAGE_CDN_URL: httpUrl
    .optional()
    .describe(
      'Image CDN that fetches the shop’s pictures: the URL before /media/. Default: the shop serves them itself.',
    ),
  CDN_PURGE_URL: httpUrl
    .optional()
    .describe(
      'Address at which a CDN before the shop purges answers by tag: each gateway sends it the tags of what changes (`{"tags":[…]}`, or `{"purge_everything":true}`) and names the tags of public answers in `Cache-Tag`.',
    ),
  CDN_PURGE_TOKEN: secret.describe('Bearer token for CDN_PURGE_URL.'),
  BRAND_LOGO_URL: z
    .string()
    .refine(isLogoTemplate, { error: 'must be an http or https URL with {brand} in it' })
    .optional()
    .describe(
      'Brand logo service: a URL in which {brand} is replaced by the brand’s name. Default: word marks drawn by the shop.',
    ),
  SELLER_SITE_URL: link
    .optional()
    .describe(
      'Site where sellers join. This link and those below are what the back-office sets, and hidden when empty there, too.',
    ),
  MESSAGING_APP_URL: link.optional().describe('Chat with the shop in a messaging application.'),
  MESSENGER_URL: link.optional().describe('Chat with the shop in Messenger.'),
  CONTACT_PHONE: shopPhone.optional().describe('Telephone number of the shop.'),
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
/** Parsed settings; defaults that depend on other settings are added by the process. */
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

/** Settings of the REST API only; the gateway reads them for an embedded one. */
const ORIGIN_ALONE = [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_READ_URL',
  'PRODUCT_INDEX_MB',
  'EMBEDDED_DATABASE',
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
  'SANDBOX_API',
  'PAYMENT_SIMULATOR',
  'DELIVERY_API_URL',
  'DELIVERY_API_TOKEN',
  'DELIVERY_CARRIER',
  'CARRIER_SIMULATOR',
  'WEBHOOK_RETRY_SECONDS',
  'UNCONFIRMED_DAYS',
  'UNCONFIRMED_TRIES',
  'MEDIA_BUCKET',
  'MEDIA_BUCKET_URL',
  'MEDIA_BUCKET_REGION',
  'MEDIA_BUCKET_ACCESS_KEY',
  'MEDIA_BUCKET_SECRET_KEY',
  'IMAGE_HOST_URL',
  'IMAGE_HOST_KEY',
  'IMAGE_HOST_SECRET',
] as const satisfies readonly SettingName[];

const METRICS = [
  'OTEL_METRICS_EXPORTER',
  'OTEL_EXPORTER_PROMETHEUS_HOST',
  'OTEL_EXPORTER_PROMETHEUS_PORT',
] as const satisfies readonly SettingName[];

/** Settings of the traces of each process. */
export const TRACES = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
] as const satisfies readonly SettingName[];

/** Settings of each process, when it runs on its own. */
export const SETTINGS_OF = {
  gateway: SETTING_NAMES.filter((name) => !(ORIGIN_ALONE as readonly SettingName[]).includes(name)),
  origin: [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'SERVICE_TOKEN',
    'CLIENT_LIMITS_FACTOR',
    'WEBHOOK_LOCAL',
    ...METRICS,
    ...TRACES,
    ...ORIGIN_ALONE,
  ],
  chat: ['PORT', 'HOST', 'REST_API_URL', 'LOG_LEVEL', ...TRACES, ...MODELS],
} as const satisfies Record<string, readonly SettingName[]>;

const both = (one: SettingName, other: SettingName): [SettingName, SettingName][] => [
  [one, other],
  [other, one],
];

/** Pairs of settings: if the first is set, the second must be, too. */
const PARTNERS: readonly (readonly [SettingName, SettingName])[] = [
  ['UPLOAD_URL', 'UPLOAD_PORT'],
  ['SANDBOX_API_URL', 'SERVICE_TOKEN'],
  ...both('KONNECT_API_KEY', 'KONNECT_WALLET_ID'),
  ...both('FLOUCI_PUBLIC_KEY', 'FLOUCI_PRIVATE_KEY'),
  ...both('DELIVERY_API_URL', 'DELIVERY_API_TOKEN'),
  ...both('MEDIA_BUCKET', 'MEDIA_BUCKET_URL'),
  ...both('MEDIA_BUCKET', 'MEDIA_BUCKET_REGION'),
  ...both('MEDIA_BUCKET', 'MEDIA_BUCKET_ACCESS_KEY'),
  ...both('MEDIA_BUCKET', 'MEDIA_BUCKET_SECRET_KEY'),
  ...both('IMAGE_HOST_URL', 'IMAGE_HOST_KEY'),
  ...both('IMAGE_HOST_URL', 'IMAGE_HOST_SECRET'),
  ...both('LLM_BASE_URL', 'LLM_MODEL'),
  ['LLM_API_KEY', 'LLM_BASE_URL'],
  ['LLM_VISION', 'LLM_BASE_URL'],
  ...both('STT_BASE_URL', 'STT_MODEL'),
  ['STT_API_KEY', 'STT_BASE_URL'],
  ...both('TTS_BASE_URL', 'TTS_MODEL'),
  ...both('TTS_BASE_URL', 'TTS_VOICE'),
  ['TTS_API_KEY', 'TTS_BASE_URL'],
];

/** Prefixes reserved for settings: unknown names that start with one are rejected. */
const FAMILIES = [
  'LAWAJ_',
  'GRAPHQL_',
  'REST_API_',
  'CHAT_API_',
  'CORS_',
  'CACHE_',
  'SOCIAL_',
  'MEDIA_',
  'IMAGE_HOST_',
] as const;

/** The declaration for service/settings.ts. */
export const SETTINGS = { schema: settingsSchema, partners: PARTNERS, families: FAMILIES };
