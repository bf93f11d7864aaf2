/** Nodes by global id, pictures, and the scalars. */
import type { GatewayContext } from '../context.ts';
import { categoryById, productById, reviewById, variantById } from '../catalogue/lookup.ts';
import { BrandModel, SellerModel } from '../catalogue/brand.ts';
import { HomepageModel } from '../content/homepage.ts';
import { PromoModel } from '../content/promo.ts';
import { RegionModel } from '../content/region.ts';
import { readTextPageKey, TextPageModel } from '../content/textPage.ts';
import type { Resolvers, ResolversInterfaceTypes } from '../generated/resolvers.ts';
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { readGlobalId } from './ids.ts';
import type { NodeType } from './ids.ts';
import { imageUrl } from './image.ts';
import { badInput } from './input.ts';
import { DateScalar, DateTime, Decimal, URLScalar } from './scalars.ts';

type NodeModel = ResolversInterfaceTypes<Record<string, never>>['Node'];

const MAX_NODES = 100;

/** How each type is found by its key. */
const finders: Record<NodeType, (key: string, context: GatewayContext) => Promise<NodeModel | null>> = {
  Product: productById,
  ProductVariant: variantById,
  Review: reviewById,
  Category: categoryById,
  Brand: async (key, { loaders }) => {
    const brand = await loaders.brandById(key);
    return brand && new BrandModel(brand);
  },
  Seller: async (key, { loaders }) => {
    const shop = await loaders.shopById(key);
    return shop && new SellerModel(shop);
  },
  Homepage: async (key, { loaders, now }) => {
    const homepage = await loaders.homepage(key);
    return homepage && new HomepageModel(homepage, now);
  },
  Promo: async (key, { loaders }) => {
    const promo = await loaders.promo(key);
    return promo && new PromoModel(promo);
  },
  TextPage: async (key, { loaders }) => {
    const page = await loaders.textPage(...readTextPageKey(key));
    return page && new TextPageModel(page);
  },
  Region: async (key, context) => {
    context.note(CONSTANT_MS, []);
    return new RegionModel(Number(key));
  },
};

const find = async (id: string, argument: string, context: GatewayContext): Promise<NodeModel | null> => {
  const { type, key } = readGlobalId(id, argument);
  return finders[type](key, context);
};

export const baseResolvers: Resolvers = {
  DateTime,
  Date: DateScalar,
  Decimal,
  URL: URLScalar,
  Language: { FR: 'fr', EN: 'en', DE: 'de', TN: 'tn' },
  Image: { url: (picture, { width }, { pictures }) => imageUrl(picture, width, pictures.cdn) },
  Node: { __resolveType: (node) => node.__typename },
  Query: {
    node: (_, { id }, context) => find(id, 'id', context),
    nodes: async (_, { ids }, context) => {
      if (ids.length > MAX_NODES) throw badInput('ids', `must be at most ${MAX_NODES}`);
      context.note(CONSTANT_MS, []);
      return ids.map((id, index) => find(id, `ids.${index}`, context));
    },
  },
};
