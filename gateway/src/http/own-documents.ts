/** Executes the gateway's own documents in process: a single one, or a connection page by page. */
import type { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { GatewayCode } from '../../contract/errors.ts';
import { documentId } from '../plugins/documents.ts';
import type { FrontGateway } from './parts.ts';

/** The upstream does not offer the call. */
export class Absent extends Error {
  override readonly name = 'Absent';
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface OwnDocuments {
  /** The data of one document. @throws Absent, or Error when the response is incomplete */
  readonly ask: <T>(text: string, variables: Record<string, unknown>) => Promise<T>;
  /** The nodes of the connection in `field` of a document with the variable `after`. @throws as `ask`, on any page */
  readonly pagesOf: <Node>(text: string, field: string) => AsyncIterable<Node[]>;
}

/**
 * The gateway has to trust the documents.
 * @param what names the data in errors, such as "The addresses of the sitemap"
 * @param optional codes of errors with which a field may be missing from the data
 */
export function openOwnDocuments(
  gateway: Pick<FrontGateway, 'execute'>,
  what: string,
  optional: readonly GatewayCode[] = [],
): OwnDocuments {
  const incomplete = () => new Error(`${what} cannot be read`);
  async function ask<T>(text: string, variables: Record<string, unknown>): Promise<T> {
    const { result } = await gateway.execute(documentId(text), variables);
    const errors = (result.errors ?? []) as readonly GraphQLError[];
    const allHave = (codes: readonly unknown[]): boolean =>
      errors.every(({ extensions }) => codes.includes(extensions['code']));
    if (errors.length > 0 && !(result.data && allHave(optional)))
      throw allHave([GATEWAY_CODES.notSupported]) ? new Absent() : incomplete();
    if (!result.data) throw incomplete();
    return result.data as T;
  }
  return {
    ask,
    async *pagesOf<Node>(text: string, field: string) {
      for (let after: string | null = null; ;) {
        const answer: Record<string, Page<Node>> = await ask(text, { after });
        const page = answer[field];
        if (page === undefined) throw incomplete();
        yield page.nodes;
        if (!page.pageInfo.hasNextPage) return;
        after = page.pageInfo.endCursor;
      }
    },
  };
}
