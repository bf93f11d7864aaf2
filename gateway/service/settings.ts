/** Reads settings from the environment and from a file `.env` at the root of the repository; the environment wins. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { editDistance } from '../lexicon/distance.ts';

/** Root of the repository; relative folders in settings start here. */
export const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/** A setting that stops the start. The message is one line that begins with the setting's name. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a set of settings is made of; `Parsed`: their values by name. */
export interface Declaration<Parsed extends object> {
  schema: z.ZodObject & z.ZodType<Parsed>;
  /** Where the first is set, the second has to be. */
  partners: readonly (readonly [keyof Parsed & string, keyof Parsed & string])[];
  /** Beginnings of names of which each has to be a setting. */
  families: readonly string[];
}

/** Texts of the settings that are set. */
export type GivenSettings<Parsed extends object> = Partial<Record<keyof Parsed & string, string>>;

/** Text of the file `.env`; empty: there is none. @throws SettingsError when it cannot be read */
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
 * The texts that settings are given, by name; an empty one counts as not set, as Compose and files pass them on.
 * @param file text of the `.env` file
 * @throws SettingsError naming the first that is unknown
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
 * @param names those that it uses; the others are not looked at
 * @param given texts, as givenSettings() gives them
 * @throws SettingsError naming the first that is malformed or lacks its partner
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
  // A flag that is off needs nothing.
  const isSet = (name: string): boolean => {
    const value: unknown = settings[name as Name];
    return value !== undefined && value !== false;
  };
  for (const [one, other] of partners)
    if (isSet(one) && !isSet(other)) throw new SettingsError(`${other}: is missing; ${one} is set`);
  return settings;
}

/** Of given settings, those with these names. */
export function pickSettings<Name extends string>(
  given: Partial<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) if (given[name] !== undefined) picked[name] = given[name];
  return picked;
}

function suggestion(name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  return similar === undefined ? '' : `; did you mean ${similar}?`;
}

/** The setting that a name is probably meant to be. Short names are left alone: many programs have one like them. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length < 7 || name !== name.toUpperCase()) return undefined;
  return names.find(
    (setting) => setting.length >= 7 && editDistance(name, setting, 2) <= (setting.length < 10 ? 1 : 2),
  );
}
