/**
 * Tells clients with documents of their own that a document names something deprecated: `Deprecation` (RFC 9745) with the day since
 * which the first of it is, and `Sunset` (RFC 8594) with the day after which the first of it is removed. Trusted documents are the
 * shop's own, which are changed together with the schema.
 */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readDeprecation } from '../schema/deprecation.ts';
import { deprecatedIn } from './deprecatedIn.ts';
import { trustedDocumentOf } from './useTrustedDocuments.ts';

const DAY = 86_400_000;

/** The two headers for a document; undefined: nothing in it is deprecated. */
export function deprecationHeaders(
  schema: GraphQLSchema,
  document: DocumentNode,
): Readonly<Record<'deprecation' | 'sunset', string>> | undefined {
  const dates = [...deprecatedIn(schema, document).values()].flatMap(
    (reason) => readDeprecation(reason) ?? [],
  );
  if (dates.length === 0) return undefined;
  const first = (of: 'since' | 'until'): number => Math.min(...dates.map((each) => each[of].getTime()));
  return {
    deprecation: `@${first('since') / 1000}`,
    sunset: new Date(first('until') + DAY).toUTCString(),
  };
}

export function useDeprecations(schema: GraphQLSchema): Plugin {
  const documents = new WeakMap<Request, DocumentNode>();
  const note = ({ contextValue, document }: { contextValue: unknown; document: DocumentNode }): void => {
    const { request } = contextValue as { request: Request };
    if (!trustedDocumentOf(request)) documents.set(request, document);
  };
  return {
    onExecute: ({ args }) => note(args),
    onSubscribe: ({ args }) => note(args),
    onResponse({ request, response }) {
      const document = documents.get(request);
      const headers = document && deprecationHeaders(schema, document);
      for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
    },
  };
}
