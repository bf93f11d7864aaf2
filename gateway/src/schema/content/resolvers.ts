/** Home content, regions, and what points outside the shop. */
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { HomepageModel } from './homepage.ts';
import { allRegions } from './region.ts';
import { TextPageModel } from './textPage.ts';

const TEXT_PAGE_SLUG = /^[a-z0-9-]{1,60}$/;
const HOMEPAGE_NAME = /^[\w-]{1,60}$/;

export const contentResolvers: Resolvers = {
  TextBlock: { __resolveType: (block) => block.__typename },
  TextAnswerBlock: { __resolveType: (block) => block.__typename },
  Query: {
    homepage: async (_, { name }, { loaders }) => {
      const homepage = HOMEPAGE_NAME.test(name) ? await loaders.homepage(name) : null;
      return homepage && new HomepageModel(homepage);
    },
    regions: (_parent, _args, context) => {
      context.note(CONSTANT_MS, []);
      return allRegions();
    },
    textPage: async (_, { slug, language }, { loaders }) => {
      const page = TEXT_PAGE_SLUG.test(slug) ? await loaders.textPage(slug, language) : null;
      return page && new TextPageModel(page);
    },
    textPages: async (_, { language }, { loaders }) => (await loaders.textPages(language))?.pages ?? [],
    storeLinks: (_parent, _args, context) => {
      context.note(CONSTANT_MS, []);
      return context.storeLinks;
    },
  },
};
