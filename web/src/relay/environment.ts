import { Environment, Network, RecordSource, Store, type INetwork } from 'relay-runtime';

type HandlerProvider = NonNullable<ConstructorParameters<typeof Environment>[0]['handlerProvider']>;

let handlers: HandlerProvider | undefined;

/** Called once, by `handlers.ts`: what writes into connections, for every environment. */
export function provideHandlers(provider: HandlerProvider): void {
  handlers = provider;
}

/** A store of records with its network. On the server: one per request, and everything it shows was put there before. */
export function createEnvironment(network: INetwork | 'none'): Environment {
  return new Environment({
    isServer: network === 'none',
    network:
      network === 'none'
        ? Network.create(() => {
            throw new Error('A component asked for data while the page was rendered on the server');
          })
        : network,
    handlerProvider: (handle) => {
      if (handlers === undefined) throw new Error(`${handle}: relay/handlers.ts was not imported before`);
      return handlers(handle);
    },
    // Answers stay as long as the query keeper holds them; Relay's own buffer would keep ten more.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 0 }),
  });
}
