import type { Capability } from '../../contract/rules/staff.ts';

/**
 * Access levels of fields. public: everyone, with the same response for all. session: everyone, but the response depends on the caller.
 * viewer: signed-in accounts. staff: admins whose role has the capability. enrolment: all admins, also those who first have to set up the
 * second step that the shop requires. key: keys of third parties, and no session. Only responses to fully public documents are ever cached.
 */
export type Access = 'public' | 'session' | 'viewer' | 'enrolment' | 'key' | `staff:${Capability}`;

/** The capability that a field needs; undefined: it is not for admins only. */
export const capabilityOf = (access: Access | undefined): Capability | undefined =>
  // The type allows no other text after the prefix.
  access?.startsWith('staff:') ? (access.slice('staff:'.length) as Capability) : undefined;
