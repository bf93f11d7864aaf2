/** A service behind an OpenAI-compatible API. */
import OpenAI from 'openai';
import type { ModelService } from '../config.ts';

/** What is sent as the key to a service that asks for none. */
const NO_KEY = 'none';

export function openService({ baseUrl, apiKey }: ModelService): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? NO_KEY,
    // Only what is set here counts: the library would read settings of the same names by itself.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
}
