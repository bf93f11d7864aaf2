/** Searches that lead to a page of the shop, as staff edit them. */
import type { Kysely } from 'kysely';
import { MAX_SEARCH_REDIRECTS } from '../../../contract/admin/search-redirects.ts';
import type {
  SearchRedirect,
  SearchRedirectRequest,
  SearchRedirects,
} from '../../../contract/admin/search-redirects.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { searchForm } from '../../../lexicon/normalise.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';

interface RedirectRow {
  id: number;
  version: number;
  term: string;
  form: string;
  path: string;
  updated_at: Date;
}

const toRedirect = ({ id, version, term, form, path, updated_at }: RedirectRow): SearchRedirect => ({
  _id: String(id),
  version,
  term,
  form,
  path,
  updatedAt: updated_at.toISOString(),
});

/** All redirects, the latest change first. */
export async function listRedirects(db: Kysely<Database>): Promise<SearchRedirects> {
  const rows = await run<RedirectRow>(
    db,
    'select * from search_redirects order by updated_at desc, id desc',
    [],
  );
  return { redirects: rows.map(toRedirect) };
}

/** What the search makes of the text that a path searches for; undefined: it is no search. */
function formOfPath(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  return pathname === paths.search() ? searchForm(searchParams.get('q') ?? '') : undefined;
}

/**
 * The form of a redirect's text. Redirects are written one after the other, so that none of them passes these checks beside another.
 *
 * @param id the redirect that is changed
 * @throws BAD_USER_INPUT for a text that says nothing or has a redirect, and for a path that leads back to the text
 */
async function checkedForm(
  trx: Kysely<Database>,
  { term, path }: SearchRedirectRequest,
  id: string | null,
): Promise<string> {
  const form = searchForm(term);
  if (form === '') throw badInput('term', 'has no letter or digit', 'INVALID');
  await run(trx, 'lock table search_redirects in share row exclusive mode', []);
  const others = await run<{ form: string; path: string }>(
    trx,
    'select form, path from search_redirects where id is distinct from $1::bigint',
    [id],
  );
  const pathOf = new Map(others.map((other) => [other.form, other.path]));
  if (pathOf.has(form)) throw badInput('term', 'is redirected already', 'TAKEN');
  // The others lead to an end.
  for (let next = formOfPath(path); next !== undefined; next = formOfPath(pathOf.get(next) ?? '/'))
    if (next === form) throw badInput('path', 'leads back to the same search', 'INVALID');
  return form;
}

/** Adds a redirect. @throws BAD_USER_INPUT, and CONFLICT above MAX_SEARCH_REDIRECTS */
export async function createRedirect(
  trx: Kysely<Database>,
  request: SearchRedirectRequest,
): Promise<SearchRedirect> {
  const form = await checkedForm(trx, request, null);
  const [counted] = await run<{ n: number }>(trx, 'select count(*)::int as n from search_redirects', []);
  if ((counted?.n ?? 0) >= MAX_SEARCH_REDIRECTS)
    throw new ApiError('CONFLICT', `There are ${MAX_SEARCH_REDIRECTS} redirects already`);
  const [row] = await run<RedirectRow>(
    trx,
    'insert into search_redirects (term, form, path) values ($1, $2, $3) returning *',
    [request.term, form, request.path],
  );
  if (!row) throw new Error('The redirect was not written');
  await emit(trx, 'search-redirect.changed', String(row.id));
  return toRedirect(row);
}

/** Changes a redirect whose row is locked. @throws BAD_USER_INPUT, NOT_FOUND */
export async function changeRedirect(
  trx: Kysely<Database>,
  id: string,
  request: SearchRedirectRequest,
): Promise<SearchRedirect> {
  const form = await checkedForm(trx, request, id);
  const [row] = await run<RedirectRow>(
    trx,
    'update search_redirects set term = $2, form = $3, path = $4, updated_at = now() where id = $1 returning *',
    [id, request.term, form, request.path],
  );
  if (!row) throw notFound('Redirect');
  await emit(trx, 'search-redirect.changed', id);
  return toRedirect(row);
}

/**
 * Gives a redirect its earlier text and path.
 *
 * @throws CONFLICT when another redirect has the text by now, or the path would lead back to it
 */
export async function restoreRedirect(
  trx: Kysely<Database>,
  id: string,
  values: Partial<SearchRedirectRequest>,
): Promise<void> {
  const [now] = await run<RedirectRow>(trx, 'select * from search_redirects where id = $1 for update', [id]);
  if (!now) throw notFound('Redirect');
  try {
    await changeRedirect(trx, id, { term: now.term, path: now.path, ...values });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'BAD_USER_INPUT') throw error;
    throw new ApiError('CONFLICT', 'Another redirect is in the way of the earlier one');
  }
}

/** Deletes a redirect. @throws NOT_FOUND */
export async function deleteRedirect(trx: Kysely<Database>, id: string): Promise<void> {
  const [row] = await run(trx, 'delete from search_redirects where id = $1 returning 1', [id]);
  if (!row) throw notFound('Redirect');
  await emit(trx, 'search-redirect.changed', id);
}
