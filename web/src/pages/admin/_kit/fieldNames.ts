/** Names of fields in the audit log. They are texts of the areas below. */
import type { Key } from '../../../i18n/translate.ts';
import { columnKey } from './auditNames.ts';
import { productFieldNamed } from './productFields.tsx';

/** The text of the name of a table's field; undefined: it has none. */
export function fieldNamed(entity: string, field: string): Key | undefined {
  const own = columnKey(field);
  // A product that is active is on sale; other objects use the general word.
  return entity === 'products' ? (productFieldNamed(field) ?? own) : (own ?? productFieldNamed(field));
}
