/** Direction of a sort, as the wire spells it. */
export type SortDirection = 'asc' | 'desc';
