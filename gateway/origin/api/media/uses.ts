/** Where stored files are used. A column that holds the key of a picture belongs into this list; a test compares it with the schema. */
import type { Kysely } from 'kysely';
import { LISTED_USES } from '../../../contract/media.ts';
import type { EventType } from '../../../contract/events.ts';
import type { MediaUse, MediaUseKind } from '../../../contract/media.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

interface UseSource {
  kind: MediaUseKind;
  table: string;
  /** Columns that hold keys. */
  columns: readonly string[];
  /** Condition that a row of the table uses the key `k.key`. */
  uses: string;
  /** Key and name of the row. */
  id: string;
  name: string;
  /** How another file takes the place of one; null: the row shows what was. */
  replacing: {
    /** New value of a column, with `k.now` in the place of `k.key`. */
    value(column: string): string;
    /** Event of the row, whose subject is its key. */
    event: EventType;
  } | null;
}

const either = (...columns: readonly string[]): string =>
  columns.map((column) => `t.${column} = k.key`).join(' or ');

const sameOrNow = (column: string): string => `case when t.${column} = k.key then k.now else t.${column} end`;

export const USE_SOURCES: readonly UseSource[] = [
  {
    kind: 'product',
    table: 'products',
    columns: ['image_keys'],
    uses: 't.image_keys @> array[k.key]',
    id: 't.id::text',
    name: 't.name',
    replacing: {
      value: (column) =>
        `case when k.now = any(t.${column}) then array_remove(t.${column}, k.key) else array_replace(t.${column}, k.key, k.now) end`,
      event: 'product.changed',
    },
  },
  {
    kind: 'category',
    table: 'categories',
    columns: ['image_key', 'icon', 'cover_key'],
    uses: either('image_key', 'icon', 'cover_key'),
    id: 't.id::text',
    name: 't.name',
    replacing: { value: sameOrNow, event: 'category.changed' },
  },
  {
    kind: 'brand',
    table: 'brands',
    columns: ['logo_key'],
    uses: either('logo_key'),
    id: 't.id::text',
    name: 't.name',
    replacing: { value: sameOrNow, event: 'brand.changed' },
  },
  {
    kind: 'seller',
    table: 'sellers',
    columns: ['logo_key', 'cover_key'],
    uses: either('logo_key', 'cover_key'),
    id: 't.id::text',
    name: 't.name',
    replacing: { value: sameOrNow, event: 'seller.changed' },
  },
  {
    kind: 'promo',
    table: 'promos',
    columns: ['image_key'],
    uses: either('image_key'),
    id: 't.slug',
    name: "t.title->>'fr'",
    replacing: { value: sameOrNow, event: 'promo.changed' },
  },
  {
    kind: 'order',
    table: 'order_lines',
    columns: ['image_key'],
    uses: either('image_key'),
    id: '(select s.order_id::text from sub_orders s where s.id = t.sub_order_id)',
    name: '(select o.number from sub_orders s join orders o on o.id = s.order_id where s.id = t.sub_order_id)',
    replacing: null,
  },
  {
    // A home page holds addresses, anywhere in its content.
    kind: 'homepage',
    table: 'homepages',
    columns: ['content'],
    uses: "strpos(t.content::text, '/media/' || k.key || '\"') > 0",
    id: 't.name',
    name: 't.name',
    replacing: {
      value: (column) =>
        `replace(t.${column}::text, '/media/' || k.key || '"', '/media/' || k.now || '"')::jsonb`,
      event: 'homepage.changed',
    },
  },
  {
    // What is edited or planned; earlier versions show what was.
    kind: 'homepage',
    table: 'homepage_versions',
    columns: ['content'],
    uses: "t.state in ('DRAFT', 'SCHEDULED') and strpos(t.content::text, '/media/' || k.key || '\"') > 0",
    id: 't.name',
    name: "t.name || ' ' || t.number",
    replacing: {
      value: (column) =>
        `replace(t.${column}::text, '/media/' || k.key || '"', '/media/' || k.now || '"')::jsonb`,
      event: 'homepage.changed',
    },
  },
];

/** Condition that nothing uses the file whose key is `column`. */
export const unusedCondition = (column: string): string =>
  USE_SOURCES.map(
    ({ table, uses }) => `not exists (select 1 from ${table} t where ${uses.replaceAll('k.key', column)})`,
  ).join(' and ');

/** Uses of one kind that are counted: the picture of a popular product is in thousands of orders. */
const MOST_COUNTED = 100;

interface UseRow extends MediaUse {
  media_key: string;
  total: number;
}

/** Contents of home pages as text, once for all files. */
const TEXTS = `with homepage_texts as materialized (select name, content::text as content from homepages),
  version_texts as materialized (select name, number, state, content::text as content from homepage_versions where state in ('DRAFT', 'SCHEDULED'))`;
const TEXT_OF: Readonly<Record<string, string>> = {
  homepages: 'homepage_texts',
  homepage_versions: 'version_texts',
};

/** Uses of files by their keys: at most LISTED_USES each, and how many there are. */
export async function usesOf(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { uses: MediaUse[]; useCount: number }>> {
  const found = new Map<string, { uses: MediaUse[]; useCount: number }>();
  if (keys.length === 0) return found;
  const sources = USE_SOURCES.map(
    ({ kind, table, uses, id, name }, position) =>
      `select k.key as media_key, ${position} as position, '${kind}' as kind, ${id} as key, ${name} as name
       from unnest($1::text[]) k (key) cross join lateral (select * from ${TEXT_OF[table] ?? table} t where ${uses} limit ${MOST_COUNTED}) t`,
  );
  const rows = await run<UseRow>(
    db,
    `${TEXTS} select media_key, kind, key, name, total from (
       select u.*, count(*) over (partition by media_key)::int as total,
         row_number() over (partition by media_key order by position, key) as place
       from (${sources.join(' union all ')}) u
     ) listed where place <= ${LISTED_USES} order by media_key, place`,
    [keys],
  );
  for (const { media_key: mediaKey, total, kind, key, name } of rows) {
    const entry = found.get(mediaKey) ?? { uses: [], useCount: total };
    entry.uses.push({ kind, key, name });
    found.set(mediaKey, entry);
  }
  return found;
}
