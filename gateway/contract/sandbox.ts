/** REST v1 messages of the sandbox of test keys (extended contract). */
import { z } from 'zod';
import { ResolvedApiKey } from './api-keys.ts';
import { MAX_API_KEY_ORIGINS } from './rules/api-keys.ts';
import { MAX_SANDBOX_MINUTES } from './rules/sandbox.ts';
import { bounded } from './text.ts';

/** Body of POST /v1/sandbox/keys: a test key as the shop knows it. */
export const SandboxKey = ResolvedApiKey.omit({ mode: true, isSuspended: true })
  .extend({ origins: z.array(bounded(300)).max(MAX_API_KEY_ORIGINS) })
  .meta({ id: 'SandboxKey' });
export type SandboxKey = z.infer<typeof SandboxKey>;

/** Body of POST /v1/sandbox/advance. */
export const SandboxAdvance = z
  .strictObject({
    minutes: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(MAX_SANDBOX_MINUTES, `must be at most ${MAX_SANDBOX_MINUTES}`),
  })
  .meta({ id: 'SandboxAdvance' });
export type SandboxAdvance = z.infer<typeof SandboxAdvance>;

export const SandboxAdvanced = z
  .object({ changes: z.int().min(0).describe('Steps that sub-orders of the key took meanwhile.') })
  .meta({ id: 'SandboxAdvanced' });
export type SandboxAdvanced = z.infer<typeof SandboxAdvanced>;
