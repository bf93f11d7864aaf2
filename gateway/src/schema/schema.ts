/** The executable schema: every domain's type definitions and resolvers together. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { baseResolvers } from './base/resolvers.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { catalogueResolvers } from './catalogue/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { readTypeDefinitions } from './type-definitions.ts';

export function createSchema(): GraphQLSchema {
  return makeExecutableSchema<GatewayContext>({
    typeDefs: readTypeDefinitions(),
    resolvers: [baseResolvers, catalogueResolvers, contentResolvers, cartResolvers],
    resolverValidationOptions: {
      requireResolversToMatchSchema: 'error',
      requireResolversForResolveType: 'error',
    },
  });
}
