/** Paths of the sandbox of test keys. Elsewhere they do not exist. */
import { Done } from '../../../contract/accounts.ts';
import { SandboxAdvance, SandboxAdvanced, SandboxKey } from '../../../contract/sandbox.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { OriginContext } from '../context.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { advance } from './advance.ts';
import { storeSandboxKey } from './keys.ts';

function requireSandbox({ isSandbox }: Pick<OriginContext, 'isSandbox'>): void {
  if (!isSandbox) throw notFound('Sandbox');
}

export const sandboxRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/sandbox/keys',
    summary: 'Tells the sandbox about a test key. Repeatable.',
    body: SandboxKey,
    response: Done,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { body }): Promise<Done> => {
      requireSandbox(context);
      await storeSandboxKey(context.db, body);
      return { done: true };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/sandbox/advance',
    summary: 'Lets time pass for the orders of a test key.',
    body: SandboxAdvance,
    response: SandboxAdvanced,
    clientLimit: 'sandbox by client',
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { body, apiKey }): Promise<SandboxAdvanced> => {
      requireSandbox(context);
      if (!apiKey) throw new ApiError('FORBIDDEN', 'Time passes for the orders of a key');
      return advance(context, apiKey.id, body.minutes);
    },
  }),
];
