/** Merges of categories and of brands: all that belongs to one goes to the other, its address leads there. */
import type { Kysely } from 'kysely';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { emit } from '../events/feed.ts';
import { queueMerge } from './follow.ts';
import type { Followed } from './follow.ts';
import { moveCoupons, renameSlug } from './references.ts';

const TABLES = { category: 'categories', brand: 'brands' } as const satisfies Record<Followed, string>;

/** What is merged, as both kinds have it. */
interface Merged {
  id: number;
  slug: string;
  merged_into: number | null;
}

/** Refuses changes of what is being merged. @throws CONFLICT */
export function refuseWhileMerged({ merged_into }: Pick<Merged, 'merged_into'>): void {
  if (merged_into !== null)
    throw new ApiError('CONFLICT', 'It is being merged', [
      { field: 'id', message: 'is being merged (MERGING)' },
    ]);
}

/**
 * Starts a merge. At once the address leads to the other one, which coupons, promotions and home pages name from now on; products
 * follow in batches, and what was merged is deleted with the last one.
 * @throws 400 for itself and what does not exist; CONFLICT while either is being merged
 */
export async function startMerge(
  trx: Kysely<Database>,
  kind: Followed,
  given: { from: Merged; into: Merged | undefined; actor: Viewer },
): Promise<void> {
  const { from, into, actor } = given;
  refuseWhileMerged(from);
  if (!into || into.merged_into !== null) throw badInput('intoId', 'does not exist', 'NOT_FOUND');
  if (into.id === from.id) throw badInput('intoId', 'is the one that is merged');
  const [busy] = await run<{ busy: boolean }>(
    trx,
    `select exists (select from ${TABLES[kind]} where merged_into = $1) as busy`,
    [from.id],
  );
  if (busy?.busy === true) refuseWhileMerged({ merged_into: from.id });
  await run(trx, `update ${TABLES[kind]} set merged_into = $2 where id = $1`, [from.id, into.id]);
  await run(trx, 'update slug_redirects set target_id = $3 where kind = $1 and target_id = $2', [
    kind,
    from.id,
    into.id,
  ]);
  await renameSlug(trx, kind, { id: into.id, before: from.slug, now: into.slug });
  await moveCoupons(trx, kind, from.id, into.id);
  await queueMerge(trx, kind, { from: from.id, into: into.id, actor });
  for (const { id } of [from, into]) await emit(trx, `${kind}.changed`, String(id));
}
