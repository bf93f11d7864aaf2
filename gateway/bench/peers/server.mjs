// One peer: the gateway's own schema, resolvers, loaders and upstream client behind Mercurius or Apollo Server.
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import Fastify from 'fastify';
import { GraphQLScalarType } from 'graphql';
import mercurius from 'mercurius';
import { SharedCache } from '../../src/loaders/anonymous/cache.ts';
import { createCatalogueLoaders } from '../../src/loaders/anonymous/catalogue.ts';
import { createContentLoaders } from '../../src/loaders/anonymous/content.ts';
import { createCartLoaders } from '../../src/loaders/cart.ts';
import { Freshness } from '../../src/loaders/scope.ts';
import { baseResolvers } from '../../src/schema/base/resolvers.ts';
import { cartResolvers } from '../../src/schema/cart/resolvers.ts';
import { catalogueResolvers } from '../../src/schema/catalogue/resolvers.ts';
import { contentResolvers } from '../../src/schema/content/resolvers.ts';
import { readTypeDefinitions } from '../../src/schema/type-definitions.ts';
import { HttpUpstream } from '../../src/upstream/http.ts';
import { RestClient } from '../../src/upstream/rest.ts';

const [kind, restUrl, cacheBytes] = process.argv.slice(2);

/** The gateway's scalars are of graphql 17: the same ones for graphql 16. */
function forVersion16(resolvers) {
  return Object.fromEntries(
    Object.entries(resolvers).map(([name, value]) => [
      name,
      value?.coerceInputValue
        ? new GraphQLScalarType({
            name: value.name,
            serialize: value.coerceOutputValue,
            parseValue: value.coerceInputValue,
            parseLiteral: (node) => value.coerceInputLiteral(node),
          })
        : value,
    ]),
  );
}

const schema = makeExecutableSchema({
  typeDefs: readTypeDefinitions(),
  resolvers: [baseResolvers, catalogueResolvers, contentResolvers, cartResolvers].map(forVersion16),
});
const rest = new RestClient(new HttpUpstream({ url: restUrl }));
const cache = new SharedCache(rest, { maxBytes: Number(cacheBytes) });

function context() {
  const freshness = new Freshness();
  const scope = {
    now: Date.now(),
    signal: undefined,
    reads: new Map(),
    note: (maxAge, tags) => freshness.note(maxAge, tags),
  };
  return {
    ...scope,
    freshness,
    loaders: {
      ...createCatalogueLoaders(cache, scope),
      ...createContentLoaders(cache, scope),
      ...createCartLoaders(rest, scope),
    },
    storeLinks: {},
  };
}

const app = Fastify();
if (kind === 'apollo') {
  const apollo = new ApolloServer({ schema });
  await apollo.start();
  await app.register(fastifyApollo(apollo), { context: async () => context() });
} else {
  await app.register(mercurius, { schema, context, jit: kind === 'mercurius-jit' ? 1 : 0 });
}
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (message) => {
  if (message === 'cpu') process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
process.send({ url });
