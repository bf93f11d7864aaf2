/** The gateway's settings: those of the whole shop, because it also starts the embedded REST API and chat host. */
import { resolve } from 'node:path';
import { SETTING_NAMES, SETTINGS } from '../contract/settings.ts';
import type { ParsedSettings, SettingName } from '../contract/settings.ts';
import { givenSettings, parseSettings, readEnvFile, root, SettingsError } from '../service/settings.ts';
import type { Environment } from '../service/settings.ts';

/** Settings as the program uses them; defaults that depend on other settings are filled in. */
export type Settings = ParsedSettings & {
  LOG_LEVEL: NonNullable<ParsedSettings['LOG_LEVEL']>;
  GRAPHQL_DOCUMENTS: NonNullable<ParsedSettings['GRAPHQL_DOCUMENTS']>;
  /** The REST API runs as a child of this process. */
  embedded: boolean;
  /** No external service is set: e-mails that are not sent may be shown on this machine. */
  showsMail: boolean;
  /** Port for uploads besides PORT; undefined: none. */
  uploadPort: number | undefined;
  /** Seconds between not being ready and not accepting, at a stop. */
  drainSeconds: number;
  PAYMENT_SIMULATOR: 'on' | 'off';
  CARRIER_SIMULATOR: 'on' | 'off';
  /** The raw values of the settings, for child processes. */
  given: Partial<Record<SettingName, string>>;
};

/**
 * Reads the settings.
 * @param env the environment; @param file text of the `.env` file, when there is one.
 * @throws SettingsError naming the first setting that is unknown or malformed.
 */
export function readSettings(env: Environment, file = ''): Settings {
  const given = givenSettings(SETTINGS, env, file);
  const settings = parseSettings(SETTINGS, SETTING_NAMES, given);
  checkTogether(settings);
  const selfContained = !settings.DATABASE_URL && !settings.REST_API_URL;
  const showsMail = selfContained && !settings.SMTP_URL && !settings.PUBLIC_URL && !settings.TRUST_PROXY;
  const hasCarrier = settings.DELIVERY_API_URL !== undefined || settings.DELIVERY_CARRIER !== undefined;
  const hasPayments = settings.KONNECT_API_KEY !== undefined || settings.FLOUCI_PUBLIC_KEY !== undefined;
  return {
    ...settings,
    given,
    DATA_DIR: resolve(root, settings.DATA_DIR),
    LOG_LEVEL: settings.LOG_LEVEL ?? (selfContained ? 'warn' : 'info'),
    GRAPHQL_DOCUMENTS: settings.GRAPHQL_DOCUMENTS ?? (selfContained ? 'open' : 'trusted'),
    embedded: !settings.REST_API_URL,
    showsMail,
    uploadPort: uploadPortOf(settings),
    drainSeconds: settings.DRAIN_SECONDS ?? (settings.TRUST_PROXY ? DRAIN_SECONDS : 0),
    CARRIER_SIMULATOR: settings.CARRIER_SIMULATOR ?? (showsMail && !hasCarrier ? 'on' : 'off'),
    PAYMENT_SIMULATOR: settings.PAYMENT_SIMULATOR ?? (showsMail && !hasPayments ? 'on' : 'off'),
  };
}

/** Seconds in which a load balancer notices that a gateway is not ready; without one there is nothing to wait for. */
const DRAIN_SECONDS = 3;

/** The shop is for browsers on this machine alone. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * The port for uploads: by default the one after PORT, where browsers reach this process itself over plain HTTP/1.1. A proxy publishes
 * its own ports, and one that terminates TLS speaks HTTP/2, which needs no further port; UPLOAD_URL names one that it has nevertheless.
 */
function uploadPortOf(settings: ParsedSettings): number | undefined {
  const { PORT, UPLOAD_PORT, UPLOAD_URL, PUBLIC_URL, TRUST_PROXY } = settings;
  if (PUBLIC_URL?.startsWith('https:') === true && UPLOAD_URL === undefined) return undefined;
  if (UPLOAD_PORT !== undefined || TRUST_PROXY) return UPLOAD_PORT;
  return PORT === 0 || PORT === 65_535 ? 0 : PORT + 1;
}

/** Checks settings that exclude or require each other. @throws SettingsError */
function checkTogether(settings: ParsedSettings): void {
  if (settings.DATABASE_URL && settings.REST_API_URL)
    throw new SettingsError(
      'DATABASE_URL: belongs to the embedded REST API, which REST_API_URL replaces; set one of them',
    );
  for (const name of ['ORDER_WEBHOOK_URL', 'TICKET_WEBHOOK_URL'] as const) {
    if (settings[name] === undefined) continue;
    if (!settings.WEBHOOK_SECRET) throw new SettingsError(`WEBHOOK_SECRET: is needed to sign for ${name}`);
    if (settings.REST_API_URL && !settings.SERVICE_TOKEN)
      throw new SettingsError(`SERVICE_TOKEN: is needed for ${name}, to ask the REST API for events`);
  }
  if (settings.GATEWAY_PROCESSES > 1) {
    if (!settings.REST_API_URL)
      throw new SettingsError(
        'REST_API_URL: is needed for GATEWAY_PROCESSES: the embedded REST API belongs to one process',
      );
    if (!settings.REDIS_URL)
      throw new SettingsError('REDIS_URL: is needed for GATEWAY_PROCESSES, to share their limits');
    if (settings.SANDBOX)
      throw new SettingsError(
        'SANDBOX: must be off with GATEWAY_PROCESSES, as its database belongs to one process; set SANDBOX_API_URL',
      );
  }
  if (settings.SANDBOX && settings.SANDBOX_API_URL)
    throw new SettingsError('SANDBOX: must be off; SANDBOX_API_URL is set');
  if (settings.SANDBOX && settings.REST_API_URL && !settings.SERVICE_TOKEN)
    throw new SettingsError('SERVICE_TOKEN: is needed for SANDBOX, to ask the REST API for test keys');
  if (settings.DELIVERY_API_URL && settings.CARRIER_SIMULATOR === 'on')
    throw new SettingsError('CARRIER_SIMULATOR: must be off; DELIVERY_API_URL is set');
  for (const name of ['LLM_BASE_URL', 'STT_BASE_URL', 'TTS_BASE_URL'] as const)
    if (settings.CHAT_API_URL !== undefined && settings[name] !== undefined)
      throw new SettingsError(
        `${name}: belongs to the embedded chat host, which CHAT_API_URL replaces; set one of them`,
      );
}

/** Reads the settings of this process: its environment and the `.env` file. @throws SettingsError */
export const loadSettings = (): Settings => readSettings(process.env, readEnvFile());
