/** The filter by the time of creation, which most lists have. */
import type { Filter, ListRequest } from './listTypes.ts';
import { dayStart } from './days.ts';

/** The first and the last day. */
export const CREATED_FILTERS: readonly Filter[] = [
  { id: 'from', label: 'admin:list.createdFrom', kind: 'date' },
  { id: 'until', label: 'admin:list.createdUntil', kind: 'date' },
];

/** These days as the server takes them. */
export const createdIn = (
  filters: ListRequest['filters'],
): { readonly from: string | null; readonly until: string | null } => ({
  from: dayStart(filters['from']),
  until: dayStart(filters['until'], 1),
});
