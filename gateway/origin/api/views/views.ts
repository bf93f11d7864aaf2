/** Saved views of the back-office's lists. */
import type { Kysely } from 'kysely';
import { can } from '../../../contract/rules/staff.ts';
import { MAX_VIEWS } from '../../../contract/views.ts';
import type { SavedView, SavedViews, ViewUpdateRequest } from '../../../contract/views.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { refusal } from '../auth/owners.ts';
import type { Viewer } from '../auth/viewer.ts';

interface ViewRow {
  id: number;
  user_id: number;
  list: string;
  name: string;
  is_shared: boolean;
  filters: string;
  sort: string;
  columns: string[];
  density: 'COMFORTABLE' | 'COMPACT';
  is_default: boolean;
  version: number;
}

const toView = (row: ViewRow, viewer: Viewer): SavedView => {
  const isOwn = row.user_id === viewer.id;
  return {
    _id: String(row.id),
    list: row.list,
    name: row.name,
    isShared: row.is_shared,
    filters: row.filters,
    sort: row.sort,
    columns: row.columns,
    density: row.density,
    // Which view a list opens with is its owner's choice.
    isDefault: isOwn && row.is_default,
    isOwn,
    version: row.version,
  };
};

/** The viewer's views and shared ones, of one list or of all. */
export async function listViews(
  db: Kysely<Database>,
  viewer: Viewer,
  list: string | undefined,
): Promise<SavedViews> {
  const rows = await run<ViewRow>(
    db,
    `select * from saved_views where (user_id = $1 or is_shared) and ($2::text is null or list = $2)
     order by list, is_shared, lower(name), id`,
    [viewer.id, list ?? null],
  );
  return { views: rows.map((row) => toView(row, viewer)) };
}

/** A view that the viewer may change: an own one, or a shared one with the capability. @throws NOT_FOUND */
async function changeable(trx: Kysely<Database>, viewer: Viewer, id: string): Promise<ViewRow> {
  const [row] = await run<ViewRow>(trx, 'select * from saved_views where id = $1', [id]);
  if (!row || (row.user_id !== viewer.id && !row.is_shared)) throw notFound('View');
  if (row.user_id !== viewer.id) await checkShares(trx, viewer);
  return row;
}

/** @throws FORBIDDEN naming the field, unless the viewer may share views */
async function checkShares(db: Kysely<Database>, { adminRole }: Viewer): Promise<void> {
  if (!can(adminRole, 'views.share'))
    throw await refusal(db, adminRole, 'views.share', 'isShared: needs an owner', [
      { field: 'isShared', message: 'needs an owner' },
    ]);
}

/** A list opens with one view. */
const clearDefault = (trx: Kysely<Database>, userId: number, list: string, id: number): Promise<unknown> =>
  run(
    trx,
    'update saved_views set is_default = false where user_id = $1 and list = $2 and id <> $3 and is_default',
    [userId, list, id],
  );

type Content = ViewUpdateRequest;
const values = ({ name, isShared, filters, sort, columns, density, isDefault }: Content): unknown[] => [
  name,
  isShared,
  filters,
  sort,
  columns,
  density,
  isDefault,
];

/** Saves a new view. @throws CONFLICT above MAX_VIEWS, FORBIDDEN */
export async function createView(
  trx: Kysely<Database>,
  viewer: Viewer,
  { list, ...content }: Content & { list: string },
): Promise<SavedView> {
  if (content.isShared) await checkShares(trx, viewer);
  // Two at once are counted one after the other.
  await run(trx, 'select 1 from users where id = $1 for update', [viewer.id]);
  const [counted] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from saved_views where user_id = $1 and list = $2',
    [viewer.id, list],
  );
  if ((counted?.n ?? 0) >= MAX_VIEWS)
    throw new ApiError('CONFLICT', `There are ${MAX_VIEWS} views of this list already`);
  const [row] = await run<ViewRow>(
    trx,
    `insert into saved_views (user_id, list, name, is_shared, filters, sort, columns, density, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [viewer.id, list, ...values(content)],
  );
  if (!row) throw new Error('The view was not written');
  if (row.is_default) await clearDefault(trx, viewer.id, list, row.id);
  return toView(row, viewer);
}

/** Changes a view whose row is locked. @throws NOT_FOUND, FORBIDDEN */
export async function updateView(
  trx: Kysely<Database>,
  viewer: Viewer,
  id: string,
  content: Content,
): Promise<SavedView> {
  const before = await changeable(trx, viewer, id);
  if (content.isShared) await checkShares(trx, viewer);
  const isDefault = before.user_id === viewer.id ? content.isDefault : before.is_default;
  const [row] = await run<ViewRow>(
    trx,
    `update saved_views set name = $2, is_shared = $3, filters = $4, sort = $5, columns = $6, density = $7, is_default = $8
     where id = $1 returning *`,
    [id, ...values({ ...content, isDefault })],
  );
  if (!row) throw notFound('View');
  if (row.is_default) await clearDefault(trx, row.user_id, row.list, row.id);
  return toView(row, viewer);
}

/** Deletes a view. @throws NOT_FOUND, FORBIDDEN */
export async function deleteView(
  trx: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<{ deletedId: string }> {
  await changeable(trx, viewer, id);
  await run(trx, 'delete from saved_views where id = $1', [id]);
  return { deletedId: id };
}
