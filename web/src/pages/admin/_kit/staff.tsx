import { createContext, use, useMemo, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { Session } from '../../../features/session/useSession.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { AdminRole, StaffCapability, staffQuery } from './__generated__/staffQuery.graphql.ts';

export interface Staff {
  readonly person: Session;
  readonly role: AdminRole;
  /** Whether the role allows it; what it does not allow is not offered. */
  readonly can: (capability: StaffCapability) => boolean;
}

const StaffContext = createContext<Staff | null>(null);

/** Who is signed in, and what their role allows. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('A StaffProvider is missing above this component');
  return staff;
}

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
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['staff'],
  );
  const given = viewer?.staff;
  const staff = useMemo<Staff>(
    () => ({
      person,
      role: given?.role ?? 'READ_ONLY',
      can: (capability) => given?.capabilities.includes(capability) === true,
    }),
    [person, given],
  );
  return <StaffContext value={staff}>{children}</StaffContext>;
}
