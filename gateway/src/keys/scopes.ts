/** Which scopes a document needs of a key. */
import { isInterfaceType, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { FIELD_NEEDS } from '../../contract/rules/api-key-access.ts';
import type { KeyNeed } from '../../contract/rules/api-key-access.ts';
import { accessOf } from '../schema/permissions.ts';

/** A field that a document selects, and what it needs of a key; null: no key may select it. */
export interface NeededScope {
  readonly field: string;
  readonly need: KeyNeed | null;
}

const CATALOGUE: KeyNeed = { scope: 'catalogue:read', binding: undefined };

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** What a field of an object type needs; undefined: what the root field above it needs. */
export function needOf(type: string, field: string): KeyNeed | null | undefined {
  const access = accessOf(type, field);
  const need = FIELD_NEEDS.get(`${type}.${field}`);
  if (need !== undefined) return need;
  if (ROOTS.has(type)) {
    // Introspection describes what everybody may know.
    if (field.startsWith('__')) return undefined;
    return type === 'Query' && access === 'public' ? CATALOGUE : null;
  }
  // Without a session, fields that depend on one have the value of a visitor.
  return access === 'public' || access === 'session' || access === 'key' ? undefined : null;
}

const needed = new WeakMap<DocumentNode, readonly NeededScope[]>();

/** What a valid document needs of a key, each with one of the fields that need it. */
export function scopesOf(schema: GraphQLSchema, document: DocumentNode): readonly NeededScope[] {
  const earlier = needed.get(document);
  if (earlier) return earlier;
  const found = new Map<KeyNeed | null, string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name }) => {
        const parent = types.getParentType();
        const holders = isObjectType(parent)
          ? [parent]
          : isInterfaceType(parent)
            ? schema.getPossibleTypes(parent)
            : [];
        // Without a session, nodes resolve to public objects only.
        if (parent?.name === 'Node' && name.value === 'id') return;
        for (const holder of holders) {
          const need = needOf(holder.name, name.value);
          if (need !== undefined && !found.has(need)) found.set(need, `${holder.name}.${name.value}`);
        }
      },
    }),
  );
  const scopes = [...found].map(([need, field]) => ({ need, field }));
  needed.set(document, scopes);
  return scopes;
}
