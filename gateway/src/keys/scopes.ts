/** Which scopes a document needs of a key. */
import { isInterfaceType, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';
import { accessOf } from '../schema/permissions.ts';

/** Root fields that need another scope than `catalogue:read`. Mutations and subscriptions that are not here are not for keys. */
export const ROOT_SCOPES: Readonly<Record<string, ApiKeyScope>> = {
  'Query.cartQuote': 'carts',
  'Query.sharedCart': 'carts',
  'Mutation.cartShare': 'carts',
  'Query.assistant': 'assistant',
  'Mutation.botAnswerSpeak': 'assistant',
  'Mutation.botPictureRead': 'assistant',
  'Mutation.botQueryClassify': 'assistant',
  'Mutation.botSpeechTranscribe': 'assistant',
  'Subscription.botReply': 'assistant',
};

/** A field that a document selects, and the scope that it needs; null: no key may select it. */
export interface NeededScope {
  readonly field: string;
  readonly scope: ApiKeyScope | null;
}

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** The scope that a field of an object type needs; undefined: that of the root field above it. */
export function scopeOf(type: string, field: string): ApiKeyScope | null | undefined {
  const access = accessOf(type, field);
  if (ROOTS.has(type)) {
    const coordinate = `${type}.${field}`;
    if (Object.hasOwn(ROOT_SCOPES, coordinate)) return ROOT_SCOPES[coordinate];
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
