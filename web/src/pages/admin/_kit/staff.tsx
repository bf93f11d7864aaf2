import { createContext, use, useMemo, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { Session } from '../../../features/session/useSession.ts';
import { RequestError } from '../../../relay/errors.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { AdminRole, StaffCapability, staffQuery } from './__generated__/staffQuery.graphql.ts';

export interface Staff {
  readonly person: Session;
  readonly role: AdminRole;
  /** Whether a second step has to be set up before anything else: the shop requires one. */
  readonly isTwoStepMissing: boolean;
  /** Whether the shop's API offers reads alone, and not all of them: see `corePaths.ts`. */
  readonly isReadOnly: boolean;
  /** Whether the role and the shop's API allow it; what they do not allow is not offered. */
  readonly can: (capability: StaffCapability) => boolean;
}

const StaffContext = createContext<Staff | null>(null);

/** Who is signed in, and what their role allows. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('A StaffProvider is missing above this component');
  return staff;
}

/** The role of who is signed in; null before it is known. */
export const useRole = (): AdminRole | null => use(StaffContext)?.role ?? null;

interface StaffProviderProps {
  readonly person: Session;
  readonly children: ReactNode;
}

/** Asks for the role of who is signed in, before anything that depends on it is shown. */
export function StaffProvider({ person, children }: StaffProviderProps) {
  const { viewer } = useAdminQuery<staffQuery>(
    graphql`
      query staffQuery {
        viewer {
          staff {
            role
            capabilities
            isTwoStepMissing
            isReadOnly
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['staff'],
  );
  if (viewer == null)
    throw new RequestError('The session has ended', { code: 'UNAUTHENTICATED', status: 401 });
  const given = viewer.staff;
  const staff = useMemo<Staff>(
    () => ({
      person,
      role: given?.role ?? 'READ_ONLY',
      isTwoStepMissing: given?.isTwoStepMissing === true,
      isReadOnly: given?.isReadOnly === true,
      can: (capability) => given?.capabilities.includes(capability) === true,
    }),
    [person, given],
  );
  return <StaffContext value={staff}>{children}</StaffContext>;
}
