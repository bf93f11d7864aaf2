/** Client of an OpenAI-compatible API. */
import OpenAI from 'openai';
import type { ModelService } from '../config.ts';

/** API key for services that require none. */
const NO_KEY = 'none';

export function openService({ baseUrl, apiKey }: ModelService): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? NO_KEY,
    // Explicit values: the library would otherwise read environment variables of the same names.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
}
