import { Environment, Network, RecordSource, Store } from 'relay-runtime';

/** A store with the records of another one, for previews: what is changed in it shows nowhere else. It sends no request. */
export const copyOfStore = (environment: Environment): Environment =>
  new Environment({
    network: Network.create(() => {
      throw new Error('A copy of a store sends no request');
    }),
    store: new Store(new RecordSource({ ...environment.getStore().getSource().toJSON() })),
  });
