/** Sort direction, as in REST. */
export type SortDirection = 'asc' | 'desc';
