/**
 * The Relay store of the back-office. It is separate from the shop's, so that records with data for admins only (inactive products,
 * contact data) never appear on a page of the shop, and cached public responses never appear in the back-office.
 */
import { Network, type Environment, type INetwork } from 'relay-runtime';
import { createEnvironment } from './environment.ts';
import './handlers.ts';
import { createNetwork } from './network.ts';
import type { QueryKeeper } from './queryKeeper.ts';
import { viewerRequest } from './viewer.ts';

/** The keeper is replaced on sign-in and sign-out, and its store is dropped with it. */
const environments = new WeakMap<QueryKeeper, Environment>();

/** Sends every request with the session's cookie, and never responds from memory. */
function viewerNetwork({ execute }: INetwork): INetwork {
  const asViewer: INetwork['execute'] = (request, variables, { metadata, ...config }, ...rest) =>
    execute(
      request,
      variables,
      { ...config, ...viewerRequest, metadata: { ...metadata, ...viewerRequest.metadata } },
      ...rest,
    );
  return Network.create(
    (request, variables, config) => asViewer(request, variables, config),
    (request, variables, config) => asViewer(request, variables, config),
  );
}

/** The store of the session that a keeper belongs to. */
export function adminEnvironmentOf(keeper: QueryKeeper): Environment {
  let environment = environments.get(keeper);
  if (environment === undefined) {
    environment = createEnvironment(viewerNetwork(createNetwork()));
    environments.set(keeper, environment);
  }
  return environment;
}
