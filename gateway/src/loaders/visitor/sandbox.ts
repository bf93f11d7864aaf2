/** The sandbox of a test key. */
import { SandboxAdvanced } from '../../../contract/sandbox.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface SandboxLoaders {
  /** Lets minutes pass for the orders of the caller's key. */
  advanceSandbox(minutes: number): Promise<SandboxAdvanced>;
}

/** Milliseconds in which the REST API passes through the longest time. */
const TIMEOUT = 30_000;

export const createSandboxLoaders = (rest: RestClient, { client, apiKey }: Caller): SandboxLoaders => ({
  advanceSandbox: (minutes) =>
    rest.send('/v1/sandbox/advance', { minutes }, (json) => SandboxAdvanced.parse(json), {
      client,
      apiKey,
      timeoutMs: TIMEOUT,
    }),
});
