import { Environment, Network, RecordSource, Store, type INetwork } from 'relay-runtime';

type HandlerProvider = NonNullable<ConstructorParameters<typeof Environment>[0]['handlerProvider']>;

let handlers: HandlerProvider | undefined;

/** Called once by `handlers.ts`: the connection handlers of every environment. */
export function provideHandlers(provider: HandlerProvider): void {
  handlers = provider;
}

/** A Relay store with its network. On the server there is one per request, filled before rendering. */
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
    // The query keeper decides how long responses stay; Relay's own buffer would add ten more.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 0 }),
  });
}
