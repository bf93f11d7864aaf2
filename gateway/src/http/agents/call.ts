/** One request of an agent, and how its documents are executed. */
import type { GraphQLError } from 'graphql';
import type { ResolvedApiKey } from '../../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { documentId } from '../../plugins/documents.ts';
import type { FrontGateway } from '../parts.ts';
import type { TrustedDocuments } from '../trusted.ts';
import { Refused } from './ucp.ts';

export interface AgentCall {
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string;
  /** The data of a document that the gateway trusts. @throws Refused */
  readonly ask: <Data>(text: string, variables: Record<string, unknown>) => Promise<Data>;
}

interface CallParts {
  gateway: Pick<FrontGateway, 'execute'>;
  documents: Pick<TrustedDocuments, 'execute'>;
  publicUrl: string;
  /** Key of the client, for the limits of the REST API. */
  client: string;
  key: ResolvedApiKey | undefined;
  /** Documents whose answer is the same for all, and may come from memory. */
  isShared: (text: string) => boolean;
}

/** The answer to an error of a field. */
function refusalOf({ message, extensions }: GraphQLError): Refused {
  switch (extensions['code']) {
    case GATEWAY_CODES.badUserInput:
      return new Refused('invalid_input', message);
    case GATEWAY_CODES.rateLimited:
      return new Refused('rate_limited', message);
    case GATEWAY_CODES.forbidden:
      return new Refused('forbidden', message, false);
    case GATEWAY_CODES.notSupported:
      return new Refused('not_supported', 'This shop does not offer it', false);
    default:
      return new Refused('unavailable', 'The shop cannot answer now; try again later');
  }
}

export function createCall({ gateway, documents, publicUrl, client, key, isShared }: CallParts): AgentCall {
  return {
    publicUrl,
    async ask<Data>(text: string, variables: Record<string, unknown>) {
      const id = documentId(text);
      // With a key, its scopes and its budget decide, so nothing is answered from the memory of pages.
      const { data, errors } =
        key === undefined && isShared(text)
          ? await documents.execute(id, variables)
          : (await gateway.execute(id, variables, { client, key })).result;
      const [error] = (errors ?? []) as readonly GraphQLError[];
      if (error) throw refusalOf(error);
      return data as Data;
    },
  };
}
