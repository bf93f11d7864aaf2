/** The chat host's settings. */
import { SETTINGS, SETTINGS_OF } from '../contract/settings.ts';
import type { ParsedSettings } from '../contract/settings.ts';
import { givenSettings, parseSettings, SettingsError, tracesConfig } from '../service/settings.ts';
import type { Environment } from '../service/settings.ts';
import type { TracesConfig } from '../service/span.ts';

/** A model with an OpenAI-compatible API. */
export interface ModelService {
  baseUrl: string;
  /** undefined: the service requires none. */
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
  logLevel: NonNullable<ParsedSettings['LOG_LEVEL']>;
  traces: TracesConfig | undefined;
}

type Parsed = Pick<ParsedSettings, (typeof SETTINGS_OF)['chat'][number]>;

function service(settings: Parsed, name: 'LLM' | 'STT' | 'TTS'): ModelService | undefined {
  const [baseUrl, model] = [settings[`${name}_BASE_URL`], settings[`${name}_MODEL`]];
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, model, apiKey: settings[`${name}_API_KEY`] };
}

/**
 * Reads the settings. Default port: any free one.
 * @param file text of the `.env` file, for a process that reads its own
 * @throws SettingsError naming the first one that is unknown, malformed or incomplete
 */
export function readConfig(env: Environment, file = ''): ChatConfig {
  const given = { PORT: '0', ...givenSettings(SETTINGS, env, file) };
  const settings = parseSettings(SETTINGS, SETTINGS_OF.chat, given);
  if (settings.REST_API_URL === undefined)
    throw new SettingsError('REST_API_URL: is needed; the assistant asks the shop’s REST API');
  const [llm, stt, tts] = (['LLM', 'STT', 'TTS'] as const).map((name) => service(settings, name));
  return {
    host: settings.HOST,
    port: settings.PORT,
    restUrl: settings.REST_API_URL,
    llm: llm && { ...llm, vision: settings.LLM_VISION },
    stt,
    tts: tts && { ...tts, voice: settings.TTS_VOICE ?? '' },
    logLevel: settings.LOG_LEVEL ?? 'info',
    traces: tracesConfig(settings, 'lawaj-chat-host'),
  };
}
