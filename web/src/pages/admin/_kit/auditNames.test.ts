/** Everything that the audit log can contain has a name on screen: tables and their columns as the database has them, and all actions. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../../../../gateway/contract/rules/audit.ts';
import { camelCase } from '../../../../../gateway/origin/base/notation.ts';
import { run } from '../../../../../gateway/origin/base/sql.ts';
import { openTestDatabase } from '../../../../../gateway/origin/testing/database.ts';
import { actionTexts, entityNamed } from './auditNames.ts';
import { fieldNamed } from './fieldNames.ts';

/** Columns that the log has and people need no name for, with the reason. */
const INTERNAL: Readonly<Record<string, string>> = {
  'categories.ancestor_ids': 'follows from the parent, which has a name',
  'categories.depth': 'follows from the parent',
  'products.category_path': 'follows from the category',
  'orders.name_search': 'masked copy of the name, for the search',
  'orders.delivery_phone': 'masked copy of the address’s telephone',
  'orders.place': 'masked copy of the address’s place',
  'private_files.delete_after': 'when the program removes the file',
  'tickets.priority_order': 'the priority as a number, for sorting',
  'media.upload_key': 'the key of the request that uploaded it',
  'payments.checks': 'how often the program has asked the payment service',
  'payments.next_check_at': 'when the program asks the payment service',
  'shipments.next_check_at': 'when the program asks the carrier',
  'asked_texts.written': 'the text as shoppers typed it, which the program notes',
  'past_handovers.next_cancel_at': 'when the program asks the carrier',
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('names every table and every column that is audited', async () => {
  const columns = await run<{ entity: string; name: string }>(
    database.db,
    `select c.table_name as entity, c.column_name as name from information_schema.columns c
     where c.table_schema = current_schema()
       and exists (select 1 from information_schema.triggers g where g.event_object_schema = c.table_schema
         and g.event_object_table = c.table_name and g.action_statement ~ '[ .]audit_change\\('
         -- The third argument of the trigger: columns that it leaves out.
         and c.column_name <> all (string_to_array(
           coalesce(substring(g.action_statement from 'audit_change\\(''[^'']*'', ''[^'']*'', ''([^'']*)'''), ''), ',')))
       -- What the log leaves out.
       and audit_columns(jsonb_build_object(c.column_name, 1), array[]::text[]) is not null
     order by 1, c.ordinal_position`,
    [],
  );
  expect(columns.length).toBeGreaterThan(300);
  const raw = columns.filter(({ entity, name }) => fieldNamed(entity, camelCase(name)) === undefined);
  expect(
    raw.map(({ entity, name }) => `${entity}.${name}`).toSorted(),
    'add a name to COLUMNS, or a reason to INTERNAL',
  ).toEqual(Object.keys(INTERNAL).toSorted());
  expect(columns.filter(({ entity }) => entityNamed(entity) === undefined)).toEqual([]);
});

it('names every action', () => {
  expect(AUDIT_ACTIONS.filter((action) => actionTexts(action) === undefined)).toEqual([]);
});
