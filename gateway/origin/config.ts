/** The origin's settings, read once from the environment. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const REPOSITORY_DATA = fileURLToPath(new URL('../../.data', import.meta.url));

/** A setting left empty counts as not set. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

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
  demo: 'auto' | 'off';
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

/** A setting that can't be used; the message is one line and names it. */
export class SettingError extends Error {
  override name = 'SettingError';
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
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL,
  };
}
