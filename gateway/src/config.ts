/**
 * Every setting of the gateway: parsed once, typed, documented. Settings come from the environment and from an
 * optional `.env` file at the root of the repository; the environment wins. `.env.example` lists the same settings
 * (a test compares them).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isLogoTemplate } from './schema/base/pictures.ts';
import { WEBHOOK_SECRET } from './upstream/webhooks.ts';

/** Root of the repository; relative folders in settings start here. */
export const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/\/+$/, ''));
const link = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const secret = z.string().max(500).optional();
const modelName = z.string().max(200).optional();

/** One entry per setting: its form and what it means. */
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
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('Least severe log line that is written. Default: warn when everything is embedded, else info.'),
  DATA_DIR: z
    .string()
    .min(1, 'must not be empty')
    .default('./.data')
    .transform((value) => resolve(root, value))
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

/** Settings as the program uses them; what depends on another setting is filled in. */
export type Settings = z.infer<typeof settingsSchema> & {
  LOG_LEVEL: NonNullable<z.infer<typeof settingsSchema>['LOG_LEVEL']>;
  GRAPHQL_DOCUMENTS: NonNullable<z.infer<typeof settingsSchema>['GRAPHQL_DOCUMENTS']>;
  /** The REST API runs as a child of this process. */
  embedded: boolean;
  /** Nothing outside is set: messages that are not sent may be shown on this machine. */
  showsMail: boolean;
  PAYMENT_SIMULATOR: 'on' | 'off';
  CARRIER_SIMULATOR: 'on' | 'off';
};

/** A setting that stops the start. The message is one line that begins with the setting's name. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);
const known = new Set(settingNames);

/** Families of names that are ours: a name in them that is not a setting is a mistake. */
const families = ['LAWAJ_', 'GRAPHQL_', 'REST_API_', 'CHAT_API_', 'CORS_', 'CACHE_', 'SOCIAL_'];

/**
 * Reads the settings.
 * @param env the environment; @param file text of the `.env` file, when there is one.
 * @throws SettingsError naming the first setting that is unknown or malformed.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>, file = ''): Settings {
  const fromFile = parseEnv(file);
  for (const name of Object.keys(fromFile)) {
    if (!known.has(name)) throw new SettingsError(`${name}: unknown setting in .env${suggestion(name)}`);
  }
  for (const name of Object.keys(env)) {
    if (known.has(name)) continue;
    const similar = nearest(name);
    if (similar !== undefined || families.some((family) => name.startsWith(family))) {
      throw new SettingsError(`${name}: unknown setting${suggestion(name)}`);
    }
  }
  const given: Record<string, string> = {};
  for (const name of settingNames) {
    // An empty value means "not set": Compose and .env files pass settings on in this way.
    const value = env[name] || fromFile[name];
    if (value) given[name] = value;
  }
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const message =
      issue?.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue?.message;
    throw new SettingsError(`${String(issue?.path[0])}: ${message}`);
  }
  const settings = parsed.data;
  if (settings.DATABASE_URL && settings.REST_API_URL) {
    throw new SettingsError(
      'DATABASE_URL: belongs to the embedded REST API, which REST_API_URL replaces; set one of them',
    );
  }
  for (const name of ['ORDER_WEBHOOK_URL', 'TICKET_WEBHOOK_URL'] as const) {
    if (settings[name] === undefined) continue;
    if (!settings.WEBHOOK_SECRET) throw new SettingsError(`WEBHOOK_SECRET: is needed to sign for ${name}`);
    if (settings.REST_API_URL && !settings.SERVICE_TOKEN)
      throw new SettingsError(`SERVICE_TOKEN: is needed for ${name}, to ask the REST API for events`);
  }
  const pairs = [
    ['KONNECT_API_KEY', 'KONNECT_WALLET_ID'],
    ['FLOUCI_PUBLIC_KEY', 'FLOUCI_PRIVATE_KEY'],
    ['DELIVERY_API_URL', 'DELIVERY_API_TOKEN'],
  ] as const;
  for (const [one, other] of [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]) {
    if (settings[one] !== undefined && settings[other] === undefined)
      throw new SettingsError(`${other}: is missing; ${one} is set`);
  }
  if (settings.DELIVERY_API_URL && settings.CARRIER_SIMULATOR === 'on')
    throw new SettingsError('CARRIER_SIMULATOR: must be off; DELIVERY_API_URL is set');
  checkAssistant(settings);
  const selfContained = !settings.DATABASE_URL && !settings.REST_API_URL;
  const showsMail = selfContained && !settings.SMTP_URL && !settings.PUBLIC_URL && !settings.TRUST_PROXY;
  const hasPayments = settings.KONNECT_API_KEY !== undefined || settings.FLOUCI_PUBLIC_KEY !== undefined;
  return {
    ...settings,
    LOG_LEVEL: settings.LOG_LEVEL ?? (selfContained ? 'warn' : 'info'),
    GRAPHQL_DOCUMENTS: settings.GRAPHQL_DOCUMENTS ?? (selfContained ? 'open' : 'trusted'),
    embedded: !settings.REST_API_URL,
    showsMail,
    CARRIER_SIMULATOR: settings.CARRIER_SIMULATOR ?? (showsMail && !settings.DELIVERY_API_URL ? 'on' : 'off'),
    PAYMENT_SIMULATOR: settings.PAYMENT_SIMULATOR ?? (showsMail && !hasPayments ? 'on' : 'off'),
  };
}

/** The parts of the assistant: each service with its model, and none beside another chat host. @throws SettingsError */
function checkAssistant(settings: z.infer<typeof settingsSchema>): void {
  const services = [
    ['LLM_BASE_URL', ['LLM_MODEL'], ['LLM_API_KEY', 'LLM_VISION']],
    ['STT_BASE_URL', ['STT_MODEL'], ['STT_API_KEY']],
    ['TTS_BASE_URL', ['TTS_MODEL', 'TTS_VOICE'], ['TTS_API_KEY']],
  ] as const;
  for (const [address, needed, more] of services) {
    const given = [...needed, ...more].find(
      (name) => settings[name] !== undefined && settings[name] !== false,
    );
    if (settings[address] === undefined) {
      if (given !== undefined) throw new SettingsError(`${address}: is missing; ${given} is set`);
      continue;
    }
    if (settings.CHAT_API_URL !== undefined)
      throw new SettingsError(
        `${address}: belongs to the embedded chat host, which CHAT_API_URL replaces; set one of them`,
      );
    const missing = needed.find((name) => settings[name] === undefined);
    if (missing !== undefined) throw new SettingsError(`${missing}: is missing; ${address} is set`);
  }
}

/** Reads the settings of this process: its environment and the `.env` file. @throws SettingsError */
export function loadSettings(): Settings {
  let file = '';
  try {
    file = readFileSync(resolve(root, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new SettingsError(`.env: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return parseSettings(process.env, file);
}

function suggestion(name: string): string {
  const similar = nearest(name);
  return similar === undefined ? '' : `; did you mean ${similar}?`;
}

/** The setting that a name is probably meant to be. Short names are left alone: many programs have one like them. */
function nearest(name: string): string | undefined {
  if (name.length < 7 || name !== name.toUpperCase()) return undefined;
  return settingNames.find(
    (setting) => setting.length >= 7 && distance(name, setting) <= (setting.length < 10 ? 1 : 2),
  );
}

/** Number of letters to insert, remove or replace. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
