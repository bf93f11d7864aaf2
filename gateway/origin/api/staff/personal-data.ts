/** Invitations of an account, and its views of lists. */
import type { PersonalData } from '../../base/personal-data.ts';
import { run } from '../../base/sql.ts';

export const STAFF_DATA: readonly PersonalData[] = [
  {
    name: 'invitations to the back-office',
    read: (db, user) =>
      run(
        db,
        'select role, created_at as "createdAt", accepted_at as "acceptedAt" from staff_invitations where email = $1 order by id',
        [user.email],
      ),
    erase: (db, user) => run(db, 'delete from staff_invitations where email = $1', [user.email]),
  },
  {
    name: 'saved views',
    read: (db, user) =>
      run(
        db,
        'select list, name, filters, sort, created_at as "createdAt" from saved_views where user_id = $1 order by id',
        [user.id],
      ),
    erase: (db, user) => run(db, 'delete from saved_views where user_id = $1', [user.id]),
  },
];
