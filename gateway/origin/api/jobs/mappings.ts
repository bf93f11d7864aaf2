/** How columns of files were assigned before: for a seller, or by an admin where a file is of no single seller. */
import type { Kysely } from 'kysely';
import type { JobColumn } from '../../../contract/admin/jobs.ts';
import { columnOf, importColumns, plainHeader } from '../../../contract/rules/import-columns.ts';
import type { ImportKind } from '../../../contract/rules/jobs.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/** Whose files are alike. */
export interface MappingOwner {
  kind: ImportKind;
  /** null: the file is of no single seller, and the admin's. */
  sellerId: number | null;
  actor: string;
}

/** The column of the table by which an owner is found, and its value. */
const keyOf = ({ sellerId, actor }: MappingOwner) =>
  sellerId === null
    ? ({ column: 'actor_account', value: actor } as const)
    : ({ column: 'seller_id', value: sellerId } as const);

/** Fields by the headers of columns, as they are remembered. */
const byHeader = (columns: readonly JobColumn[]): Record<string, string | null> =>
  Object.fromEntries(
    columns.flatMap(({ header, field }) => {
      const plain = plainHeader(header);
      return plain === '' ? [] : [[plain, field] as const];
    }),
  );

/**
 * Columns with the fields that they had last, else those that their headers stand for; a field is assigned once.
 * @param like columns of an earlier file, which precede what is remembered
 */
export async function recognised(
  db: Kysely<Database>,
  owner: MappingOwner,
  headers: readonly string[],
  like: readonly JobColumn[] = [],
): Promise<JobColumn[]> {
  const { column, value } = keyOf(owner);
  const [last] = await run<{ fields: Record<string, string | null> }>(
    db,
    `select fields from import_mappings where kind = $1 and ${column} = $2`,
    [owner.kind, value],
  );
  const names: readonly string[] = importColumns(owner.kind);
  const known: Readonly<Record<string, string | null | undefined>> = { ...last?.fields, ...byHeader(like) };
  const used = new Set<string>();
  return headers.map((header) => {
    const remembered = known[plainHeader(header)];
    const field = remembered === undefined ? columnOf(owner.kind, header) : remembered;
    // A column of an earlier version may not exist any more.
    if (field === null || used.has(field) || !names.includes(field)) return { header, field: null };
    used.add(field);
    return { header, field };
  });
}

/** Remembers how columns were assigned; headers of other files stay. */
export async function remember(
  trx: Kysely<Database>,
  owner: MappingOwner,
  columns: readonly JobColumn[],
): Promise<void> {
  const { column, value } = keyOf(owner);
  await run(
    trx,
    `insert into import_mappings as m (kind, ${column}, fields) values ($1, $2, $3)
     on conflict (kind, ${column}) where ${column} is not null
     do update set fields = m.fields || excluded.fields, updated_at = now()`,
    [owner.kind, value, JSON.stringify(byHeader(columns))],
  );
}
