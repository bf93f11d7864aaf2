/** The chat host's settings, read once from the environment. */
import { z } from 'zod';

/** A setting left empty counts as not set. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);
const url = z.preprocess(
  unset,
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
);
const text = (most: number) => z.preprocess(unset, z.string().max(most).optional());

const Settings = z.object({
  /** Address to listen on. */
  HOST: z.preprocess(unset, z.string().max(255).default('127.0.0.1')),
  /** Port to listen on; 0: any free one. */
  PORT: z.preprocess(unset, z.coerce.number().int().min(0).max(65_535).default(0)),
  /** The shop's REST v1 API. */
  REST_API_URL: url,
  /** A language model behind an OpenAI-compatible API; without it answers are composed by rules. */
  LLM_BASE_URL: url,
  LLM_API_KEY: text(500),
  LLM_MODEL: text(200),
  /** on: the model takes pictures. */
  LLM_VISION: z.preprocess(unset, z.enum(['on', 'off']).default('off')),
  /** Speech to text, and text to speech, likewise. */
  STT_BASE_URL: url,
  STT_API_KEY: text(500),
  STT_MODEL: text(200),
  TTS_BASE_URL: url,
  TTS_API_KEY: text(500),
  TTS_MODEL: text(200),
  TTS_VOICE: text(100),
  /** How much is logged. */
  LOG_LEVEL: z.preprocess(
    unset,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  ),
});

/** One model behind an OpenAI-compatible API. */
export interface ModelService {
  baseUrl: string;
  /** undefined: the service asks for none. */
  apiKey: string | undefined;
  model: string;
}

export interface ChatConfig {
  host: string;
  port: number;
  restUrl: string;
  llm: (ModelService & { vision: boolean }) | undefined;
  stt: ModelService | undefined;
  tts: (ModelService & { voice: string }) | undefined;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
}

/** A setting that stops the start. */
export class SettingError extends Error {
  override name = 'SettingError';
}

function service(settings: z.infer<typeof Settings>, name: 'LLM' | 'STT' | 'TTS'): ModelService | undefined {
  const [baseUrl, model] = [settings[`${name}_BASE_URL`], settings[`${name}_MODEL`]];
  if (baseUrl === undefined) return undefined;
  if (model === undefined) throw new SettingError(`${name}_MODEL: is missing; ${name}_BASE_URL is set`);
  return { baseUrl, model, apiKey: settings[`${name}_API_KEY`] };
}

/** Reads the settings. Throws SettingError naming the first one that is malformed or lacks its partner. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ChatConfig {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is malformed'}`);
  }
  const settings = parsed.data;
  if (settings.REST_API_URL === undefined)
    throw new SettingError('REST_API_URL: is needed; the assistant asks the shop’s REST API');
  const [llm, stt, tts] = (['LLM', 'STT', 'TTS'] as const).map((name) => service(settings, name));
  if (tts && settings.TTS_VOICE === undefined)
    throw new SettingError('TTS_VOICE: is missing; TTS_BASE_URL is set');
  return {
    host: settings.HOST,
    port: settings.PORT,
    restUrl: settings.REST_API_URL,
    llm: llm && { ...llm, vision: settings.LLM_VISION === 'on' },
    stt,
    tts: tts && { ...tts, voice: settings.TTS_VOICE ?? '' },
    logLevel: settings.LOG_LEVEL,
  };
}
