/** Who may see a field. */
export type Access = 'public';
