/** Nodes by global ID, pictures, and scalars. */
import type { GatewayContext } from '../context.ts';
import type { Resolvers, ResolversInterfaceTypes } from '../generated/resolvers.ts';
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { readGlobalId } from './ids.ts';
import { findNode, typeOfNode } from './nodes.ts';
import { imageUrl } from './image.ts';
import { badInput, namingArguments } from './input.ts';
import { DateScalar, DateTime, Decimal, URLScalar } from './scalars.ts';

type NodeModel = ResolversInterfaceTypes<Record<string, never>>['Node'];

const MAX_NODES = 100;

const find = async (id: string, argument: string, context: GatewayContext): Promise<NodeModel | null> => {
  const { type, key } = readGlobalId(id, argument);
  // Whatever parameter the API rejects, the error is in this argument.
  const found = findNode(type, key, context) as Promise<NodeModel | null>;
  return namingArguments(found, new Proxy({}, { get: () => argument }));
};

export const baseResolvers: Resolvers = {
  DateTime,
  Date: DateScalar,
  Decimal,
  URL: URLScalar,
  Language: { FR: 'fr', EN: 'en', DE: 'de', TN: 'tn' },
  Image: {
    url: (picture, { width }, { pictures }) => imageUrl(picture, width, pictures.cdn),
    alt: ({ alt }, { language }) => alt?.[language] ?? null,
  },
  Node: { __resolveType: typeOfNode },
  Query: {
    node: (_, { id }, context) => find(id, 'id', context),
    nodes: async (_, { ids }, context) => {
      if (ids.length > MAX_NODES) throw badInput('ids', `must be at most ${MAX_NODES}`);
      context.note(CONSTANT_MS, []);
      return ids.map((id, index) => find(id, `ids.${index}`, context));
    },
  },
};
