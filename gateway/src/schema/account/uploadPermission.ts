/** Whether a session may upload, outside of GraphQL. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import type { GatewayContext } from '../context.ts';
import { requireCapability } from './session.ts';

export type UploadPermission = 'allowed' | 'signed-out' | 'forbidden';

/** @throws UpstreamError when it cannot be determined */
export async function uploadPermission(
  context: GatewayContext,
  capability: Capability,
): Promise<UploadPermission> {
  try {
    await requireCapability(context, capability);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.extensions['code'] === GATEWAY_CODES.unauthenticated ? 'signed-out' : 'forbidden';
  }
}
