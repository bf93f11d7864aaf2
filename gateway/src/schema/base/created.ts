/** The filter by the time of creation, which most lists of the back-office have. */

/** The conditions as REST has them. */
export const createdBetween = (
  filter: { readonly from?: string | null; readonly until?: string | null } | null | undefined,
): { from: string | undefined; until: string | undefined } => ({
  from: filter?.from ?? undefined,
  until: filter?.until ?? undefined,
});

/** Names of the arguments by REST parameter. */
export const CREATED_NAMES = { from: 'filter.from', until: 'filter.until' } as const;
