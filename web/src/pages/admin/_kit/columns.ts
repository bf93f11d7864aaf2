/** Visible columns of a list, as chosen on this device. */
const STORED = 'admin-columns ';

/** Ids of the columns chosen last for the list at a path; null: it is as it comes. */
export function readColumns(path: string): readonly string[] | null {
  try {
    return localStorage.getItem(STORED + path)?.split(',') ?? null;
  } catch {
    return null;
  }
}

/** Remembers the choice; null forgets it. */
export function rememberColumns(path: string, columns: readonly string[] | null): void {
  try {
    if (columns === null) localStorage.removeItem(STORED + path);
    else localStorage.setItem(STORED + path, columns.join(','));
  } catch {
    // The address still has it.
  }
}
