/** Permissions: figures of the day. The REST API decides who sees amounts. */
import type { Access } from '../access.ts';

export const adminStatsPermissions = {
  'AdminDayFigures.confirmedShare': 'staff:read',
  'AdminDayFigures.orders': 'staff:read',
  'AdminDayFigures.refusals': 'staff:read',
  'AdminDayFigures.revenue': 'staff:read',
  'AdminToday.day': 'staff:read',
  'AdminToday.figures': 'staff:read',
  'AdminToday.usual': 'staff:read',
  'AdminToday.weeks': 'staff:read',
  'Query.adminToday': 'staff:read',
} as const satisfies Record<string, Access>;
