/** Permissions: the sandbox of test keys, which are checked by their scopes. */
import type { Access } from '../access.ts';

export const sandboxPermissions = {
  'Mutation.sandboxAdvance': 'session',
  'SandboxAdvancePayload.changes': 'public',
  'SandboxAdvancePayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
