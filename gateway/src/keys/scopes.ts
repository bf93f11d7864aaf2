/** Which scopes a document needs of a key. */
import { isInterfaceType, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { FIELD_SCOPES } from '../../contract/rules/api-key-access.ts';
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';
import { accessOf } from '../schema/permissions.ts';

/** A field that a document selects, and the scope that it needs; null: no key may select it. */
export interface NeededScope {
  readonly field: string;
  readonly scope: ApiKeyScope | null;
}

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** The scope that a field of an object type needs; undefined: that of the root field above it. */
export function scopeOf(type: string, field: string): ApiKeyScope | null | undefined {
  const access = accessOf(type, field);
  const scope = FIELD_SCOPES.get(`${type}.${field}`);
  if (scope !== undefined) return scope;
  if (ROOTS.has(type)) {
    // Introspection describes what everybody may know.
    if (field.startsWith('__')) return undefined;
    return type === 'Query' && access === 'public' ? 'catalogue:read' : null;
  }
  // Without a session, fields that depend on one have the value of a visitor.
  return access === 'public' || access === 'session' ? undefined : null;
}

const needed = new WeakMap<DocumentNode, readonly NeededScope[]>();

/** The scopes that a valid document needs, each with one of the fields that need it. */
export function scopesOf(schema: GraphQLSchema, document: DocumentNode): readonly NeededScope[] {
  const earlier = needed.get(document);
  if (earlier) return earlier;
  const found = new Map<ApiKeyScope | null, string>();
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
          const scope = scopeOf(holder.name, name.value);
          if (scope !== undefined && !found.has(scope)) found.set(scope, `${holder.name}.${name.value}`);
        }
      },
    }),
  );
  const scopes = [...found].map(([scope, field]) => ({ scope, field }));
  needed.set(document, scopes);
  return scopes;
}
