/** Reads settings from the environment and from a file `.env` at the root of the repository; the environment wins. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import type { MetricsAddress } from './metrics.ts';
import type { TracesConfig } from './span.ts';
import { editDistance } from '../lexicon/distance.ts';

/** Root of the repository; relative folders in settings start here. */
export const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/** An invalid setting, which prevents the start. The message is one line that starts with the setting's name. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A set of settings; `Parsed`: their values by name. */
export interface Declaration<Parsed extends object> {
  schema: z.ZodObject & z.ZodType<Parsed>;
  /** Pairs of settings: if the first is set, the second must be, too. */
  partners: readonly (readonly [keyof Parsed & string, keyof Parsed & string])[];
  /** Prefixes reserved for settings: unknown names that start with one are rejected. */
  families: readonly string[];
}

/** Values of the settings that are set, as text. */
export type GivenSettings<Parsed extends object> = Partial<Record<keyof Parsed & string, string>>;

/** Reads the file `.env`; returns an empty text when it does not exist. @throws SettingsError when it cannot be read */
export function readEnvFile(): string {
  try {
    return readFileSync(resolve(root, '.env'), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new SettingsError(`.env: cannot be read (${code})`);
  }
}

/**
 * Returns the values of the settings as text, by name. Empty ones count as not set, because Compose and `.env` files pass them on.
 * @param file text of the `.env` file
 * @throws SettingsError naming the first unknown one
 */
export function givenSettings<Parsed extends object>(
  { schema, families }: Declaration<Parsed>,
  env: Environment,
  file = '',
): GivenSettings<Parsed> {
  const names = Object.keys(schema.shape);
  const known = new Set(names);
  const fromFile = parseEnv(file);
  for (const name of Object.keys(fromFile)) {
    if (!known.has(name))
      throw new SettingsError(`${name}: unknown setting in .env${suggestion(name, names)}`);
  }
  for (const name of Object.keys(env)) {
    if (known.has(name)) continue;
    if (nearest(name, names) !== undefined || families.some((family) => name.startsWith(family)))
      throw new SettingsError(`${name}: unknown setting${suggestion(name, names)}`);
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name] || fromFile[name];
      return value ? [[name, value]] : [];
    }),
  ) as GivenSettings<Parsed>;
}

/**
 * Parses the settings of one process.
 * @param names the settings that it uses; others are ignored
 * @param given values as text, from givenSettings()
 * @throws SettingsError naming the first one that is malformed or lacks the second of its pair
 */
export function parseSettings<Parsed extends object, Name extends keyof Parsed & string>(
  { schema, partners }: Declaration<Parsed>,
  names: readonly Name[],
  given: GivenSettings<Parsed>,
): Pick<Parsed, Name> {
  const parsed = schema.safeParse(pickSettings(given, names));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message =
      issue?.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue?.message;
    throw new SettingsError(`${String(issue?.path[0])}: ${message}`);
  }
  const settings = Object.fromEntries(names.map((name) => [name, parsed.data[name]])) as Pick<Parsed, Name>;
  // A flag that is off requires nothing.
  const isSet = (name: string): boolean => {
    const value: unknown = settings[name as Name];
    return value !== undefined && value !== false;
  };
  for (const [one, other] of partners)
    if (isSet(one) && !isSet(other)) throw new SettingsError(`${other}: is missing; ${one} is set`);
  return settings;
}

/** Picks the settings with these names. */
export function pickSettings<Name extends string>(
  given: Partial<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) if (given[name] !== undefined) picked[name] = given[name];
  return picked;
}

/** Where a process serves its metrics; undefined: it does not. */
export const metricsAddress = (settings: {
  OTEL_METRICS_EXPORTER: 'none' | 'prometheus';
  OTEL_EXPORTER_PROMETHEUS_HOST: string;
  OTEL_EXPORTER_PROMETHEUS_PORT: number;
}): MetricsAddress | undefined =>
  settings.OTEL_METRICS_EXPORTER === 'none'
    ? undefined
    : { host: settings.OTEL_EXPORTER_PROMETHEUS_HOST, port: settings.OTEL_EXPORTER_PROMETHEUS_PORT };

interface TraceSettings {
  OTEL_TRACES_EXPORTER: 'none' | 'otlp';
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Readonly<Record<string, string>> | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_RESOURCE_ATTRIBUTES?: Readonly<Record<string, string>> | undefined;
  OTEL_TRACES_SAMPLER: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

const PARENT_BASED = 'parentbased_';
/** Shares of the samplers that have one; that of the others is a setting. */
const SHARES: Readonly<Record<string, number>> = { always_on: 1, always_off: 0 };

/** Where a process sends its traces; undefined: nowhere. `service`: what it is called if no name is set. */
export const tracesConfig = (settings: TraceSettings, service: string): TracesConfig | undefined =>
  settings.OTEL_TRACES_EXPORTER === 'none'
    ? undefined
    : {
        serviceName:
          settings.OTEL_SERVICE_NAME ?? settings.OTEL_RESOURCE_ATTRIBUTES?.['service.name'] ?? service,
        url:
          settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
        headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        resource: settings.OTEL_RESOURCE_ATTRIBUTES ?? {},
        followsParent: settings.OTEL_TRACES_SAMPLER.startsWith(PARENT_BASED),
        share:
          SHARES[settings.OTEL_TRACES_SAMPLER.replace(PARENT_BASED, '')] ?? settings.OTEL_TRACES_SAMPLER_ARG,
      };

function suggestion(name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  return similar === undefined ? '' : `; did you mean ${similar}?`;
}

/** The setting that a name probably means. Short names are ignored, because many programs have similar ones. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length < 7 || name !== name.toUpperCase()) return undefined;
  return names.find(
    (setting) => setting.length >= 7 && editDistance(name, setting, 2) <= (setting.length < 10 ? 1 : 2),
  );
}
