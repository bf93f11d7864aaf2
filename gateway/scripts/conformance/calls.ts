/** The calls of REST v1 as the conformance test sends them. */
import { PERMISSIONS } from '../../origin/api/permissions.ts';
import type { AccessRule } from '../../origin/api/permissions.ts';
import type { Route } from '../../origin/api/route.ts';
import { CORE_REST_CALLS } from '../../contract/upstream-calls.ts';

export type Params = Record<string, string | undefined>;

/** No such slug, and no such id. */
export const ABSENT = 'no-such-thing-7f3a';

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
export const isCoreCall = (name: string): boolean => CORE_REST_CALLS.has(name);

/** Rules of calls that no session makes. */
const FOR_OTHERS: ReadonlySet<unknown> = new Set(['service', 'key'] satisfies AccessRule[]);
export const isForOthers = (name: string): boolean => FOR_OTHERS.has(PERMISSIONS[name]);

/** Whether a call needs a session: the permission table's rule is not one for everybody. */
export function needsSession(name: string): boolean {
  const rule = PERMISSIONS[name];
  return rule !== 'public' && rule !== 'anyone' && rule !== 'by-query';
}

/** Path and query; undefined: a parameter is missing. */
export function pathOf(route: Route, params: Params): string | undefined {
  let isWhole = true;
  const left = new Map(Object.entries(params));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  const required = Object.entries(route.query?.shape ?? {}).filter(
    ([, field]) => !field.safeParse(undefined).success,
  );
  if (required.some(([name]) => left.get(name) === undefined)) isWhole = false;
  const query = [...left].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
  return isWhole ? path + (query === '' ? '' : `?${query}`) : undefined;
}
