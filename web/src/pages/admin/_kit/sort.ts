/** The schema's sort of a list by the field of the column that was chosen; null: the list's own order. */
export function sortInput<SortField>(
  sort: { readonly field: string; readonly isDescending: boolean } | null,
  fields: Readonly<Record<string, SortField>>,
): { field: SortField; direction: 'ASC' | 'DESC' } | null {
  const field = fields[sort?.field ?? ''];
  return field === undefined ? null : { field, direction: sort?.isDescending === true ? 'DESC' : 'ASC' };
}
