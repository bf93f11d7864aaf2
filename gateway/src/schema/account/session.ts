/** The session of a request. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { can } from '../../../contract/rules/staff.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import type { AdminLoaders } from '../../loaders/viewer/admin/loaders.ts';
import type { KeyLoaders } from '../../loaders/third-party/loaders.ts';
import type { ViewerLoaders } from '../../loaders/viewer/loaders.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { GatewayContext } from '../context.ts';
import { ViewerModel } from './viewer.ts';

export interface SessionModel {
  state: 'SIGNED_IN' | 'SIGNED_OUT' | 'EXPIRED';
  viewer: ViewerModel | null;
}

const hasEnded = (error: unknown): boolean =>
  error instanceof UpstreamError && error.code === GATEWAY_CODES.unauthenticated;

/** Reads the request's session. An expired one is reported once: the response removes its cookie. */
export async function readSession(context: GatewayContext): Promise<SessionModel> {
  context.note(0, []);
  const loaders = context.viewerLoaders;
  if (!loaders) {
    if (!context.cookie.isMarked) return { state: 'SIGNED_OUT', viewer: null };
    // The cookie's lifetime was over and the browser has removed it.
    context.cookie.expire();
    return { state: 'EXPIRED', viewer: null };
  }
  try {
    return { state: 'SIGNED_IN', viewer: new ViewerModel(await loaders.me(), loaders) };
  } catch (error) {
    if (!hasEnded(error)) throw error;
    context.cookie.expire();
    return { state: 'EXPIRED', viewer: null };
  }
}

/** Returns the viewer. @throws UNAUTHENTICATED without a session */
export async function requireViewer(context: GatewayContext): Promise<ViewerModel> {
  const { viewer } = await readSession(context);
  if (viewer) return viewer;
  throw new GraphQLError('Sign in first', { extensions: { code: GATEWAY_CODES.unauthenticated } });
}

const notAllowed = (): GraphQLError =>
  new GraphQLError('Not allowed', { extensions: { code: GATEWAY_CODES.forbidden } });

/** Checks that the viewer is an admin. @throws FORBIDDEN for other accounts, UNAUTHENTICATED without a session */
export async function requireStaff(context: GatewayContext): Promise<void> {
  context.note(0, []);
  const { adminRole } = await requireViewer(context);
  if (adminRole === null) throw notAllowed();
}

/**
 * Checks that the viewer's role has a capability. A role that was read less than five seconds ago permits without another call, but is
 * never the reason to refuse: a new role is effective at once, and a lost one is refused by the REST API.
 * @throws FORBIDDEN for other accounts, and naming capability and owners for admins without it; TWO_STEP_REQUIRED for admins without a
 *   required second step, UNAUTHENTICATED without a session
 */
export async function requireCapability(context: GatewayContext, capability: Capability): Promise<void> {
  context.note(0, []);
  const { token, staffRoles } = context;
  if (token !== undefined && can(staffRoles.get(token) ?? null, capability)) return;
  const { adminRole, isTwoStepMissing } = await requireViewer(context);
  if (token !== undefined) staffRoles.set(token, isTwoStepMissing ? null : adminRole);
  if (isTwoStepMissing)
    throw new GraphQLError('Set up the second step of sign-in first', {
      extensions: { code: GATEWAY_CODES.twoStepRequired },
    });
  if (can(adminRole, capability)) return;
  if (adminRole === null) throw notAllowed();
  // The refusal stands without them.
  const owners = await adminLoaders(context)
    .ownersToAsk()
    .catch(() => []);
  throw new GraphQLError('Not allowed', {
    extensions: { code: GATEWAY_CODES.forbidden, capability, owners },
  });
}

/** The role of the viewer, as the last check of a capability read it; null: not an admin. */
export async function staffRoleOf(context: GatewayContext): Promise<AdminRole | null> {
  const { token, staffRoles } = context;
  const known = token === undefined ? undefined : staffRoles.get(token);
  return known ?? (await requireViewer(context)).adminRole;
}

/** Checks that the request has a key; what its scopes permit was checked before the execution. @throws FORBIDDEN without one */
export function requireKey(context: GatewayContext): Promise<void> {
  context.note(0, []);
  return context.ofKey ? Promise.resolve() : Promise.reject(notAllowed());
}

/** Loaders of the key, of a field whose row in the permission table is `key`. @throws FORBIDDEN without one */
export function keyLoaders({ ofKey }: GatewayContext): KeyLoaders {
  if (ofKey) return ofKey;
  throw notAllowed();
}

/** Loaders of the session, of a field that the permission table guards. @throws UNAUTHENTICATED without a session */
export function ownLoaders({ viewerLoaders }: GatewayContext): ViewerLoaders {
  if (viewerLoaders) return viewerLoaders;
  throw new GraphQLError('Sign in first', { extensions: { code: GATEWAY_CODES.unauthenticated } });
}

/** Loaders for admins, of a field whose row in the permission table needs a capability. @throws UNAUTHENTICATED without a session */
export const adminLoaders = (context: GatewayContext): AdminLoaders => ownLoaders(context).admin;
