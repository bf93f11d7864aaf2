// One peer: the gateway's own schema, resolvers, loaders and upstream client behind Mercurius or Apollo Server.
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import Fastify from 'fastify';
import { GraphQLScalarType } from 'graphql';
import mercurius from 'mercurius';
import { resolvers } from '../../src/schema/schema.ts';
import { readTypeDefinitions } from '../../src/schema/type-definitions.ts';
import { openPeerContext } from '../peerContext.ts';

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
  resolvers: resolvers.map(forVersion16),
});
const context = openPeerContext(restUrl, Number(cacheBytes));

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
