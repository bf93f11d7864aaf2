import { fetchQuery, type GraphQLTaggedNode } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import type { RequestMetadata } from './network.ts';

/** Whether there may be a session: the gateway sets a readable cookie beside the session's, which scripts cannot read. */
export const mayBeSignedIn = (): boolean => /(?:^|; )signed-in=1/.test(document.cookie);

/** Options of viewer requests: with the session's cookie, never answered from the store. */
export const viewerRequest = { force: true, metadata: { viewer: true } satisfies RequestMetadata };

/** As `viewerRequest`, for variables that contain a secret or personal data. */
export const secretViewerRequest = {
  force: true,
  metadata: { viewer: true, secret: true } satisfies RequestMetadata,
};

/** Ids of documents that Relay requests by itself, further pages of lists: see `useViewerList.ts`. */
export const viewerDocuments = new Set<string>();

/** Requests viewer data once. Rejects on an error. */
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

/** Called when a mutation has ended: earlier responses may be outdated. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** When a mutation of this tab last ended (ms since the epoch); 0: none has. */
export const lastChange = (): number => changedAt;
