/** Home content, regions, and what points outside the shop. */
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { HomepageModel } from './homepage.ts';
import { allRegions } from './region.ts';

const HOMEPAGE_NAME = /^[\w-]{1,60}$/;

export const contentResolvers: Resolvers = {
  Query: {
    homepage: async (_, { name }, { loaders }) => {
      const homepage = HOMEPAGE_NAME.test(name) ? await loaders.homepage(name) : null;
      return homepage && new HomepageModel(homepage);
    },
    regions: (_parent, _args, context) => {
      context.note(CONSTANT_MS, []);
      return allRegions();
    },
    storeLinks: (_parent, _args, context) => {
      context.note(CONSTANT_MS, []);
      return context.storeLinks;
    },
  },
};
