/** Paths of REST calls. */

/** A segment of a path: an id of the upstream may be any text. */
export const segment = encodeURIComponent;

/** Parameters of a query; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** A path with its query, in the order of the query's properties: equal queries give equal paths, which are cache keys. */
export function withQuery(path: string, query: Query): string {
  let search = '';
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    search += `${search === '' ? '?' : '&'}${name}=${encodeURIComponent(value)}`;
  }
  return path + search;
}
