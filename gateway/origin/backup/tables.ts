/** What a database holds, in the terms of its catalogue: tables with their columns, sequences, foreign keys. */
import type { DatabaseClient } from '../db/pool.ts';

export interface TableShape {
  name: string;
  /** Columns that are stored: those that are generated are made again. */
  columns: { name: string; type: string }[];
}

/** A sequence; `value` null: never used. */
export interface SequenceState {
  name: string;
  value: string | null;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function rowsOf<Row>(client: DatabaseClient, sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql, [])).rows;
}

/** Tables of the connection's schema, by name. */
export async function readTables(client: DatabaseClient): Promise<TableShape[]> {
  const rows = await rowsOf<{ table: string; column: string; type: string }>(
    client,
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname = current_schema() and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by c.relname collate "C", a.attnum`,
  );
  const tables = new Map<string, TableShape>();
  for (const { table, column, type } of rows) {
    const shape = tables.get(table) ?? { name: table, columns: [] };
    shape.columns.push({ name: column, type });
    tables.set(table, shape);
  }
  return [...tables.values()];
}

/** Sequences of the connection's schema, by name. */
export const readSequences = (client: DatabaseClient): Promise<SequenceState[]> =>
  rowsOf(
    client,
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema()
       order by sequencename collate "C"`,
  );

/** Foreign keys of the connection's schema, with the statements that remove and add them. */
export async function readForeignKeys(client: DatabaseClient): Promise<{ drop: string; add: string }[]> {
  const rows = await rowsOf<{ table: string; name: string; definition: string }>(
    client,
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
       where n.nspname = current_schema() and c.contype = 'f' order by 1, 2`,
  );
  return rows.map(({ table, name, definition }) => ({
    drop: `alter table ${table} drop constraint ${quoted(name)}`,
    add: `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  }));
}
