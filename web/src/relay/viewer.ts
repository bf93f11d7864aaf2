import { fetchQuery, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import type { RequestMetadata } from './network.ts';

/** Whether somebody may be signed in: the gateway leaves a mark beside the session's cookie, which scripts cannot see. */
export const mayBeSignedIn = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** How the viewer's own is asked for: with the session's cookie, and never answered by what was asked before. */
export const viewerRequest = { force: true, metadata: { viewer: true } satisfies RequestMetadata };

/** As `viewerRequest`, for variables that hold a secret or something personal. */
export const secretViewerRequest = {
  force: true,
  metadata: { viewer: true, secret: true } satisfies RequestMetadata,
};

/** Ids of documents whose requests Relay makes by itself, the next parts of lists: see `useViewerList.ts`. */
export const viewerDocuments = new Set<string>();

/** Asks for something of the viewer's own, once. Rejects when it could not be had. */
export function fetchViewer<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> {
  return fetchQuery<Query>(environment, query, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: viewerRequest,
  }).toPromise();
}

let changedAt = 0;

/** To be called when a mutation has ended: answers from before are no longer those of the account. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** When a mutation of this tab last ended (ms since the epoch); 0: none has. */
export const lastChange = (): number => changedAt;
