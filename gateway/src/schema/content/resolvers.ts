/** Home page content, promotions, regions, and external links. */
import type { LocalisedText } from '../../../contract/content.ts';
import { regionLanguage, regionName } from '../../../contract/rules/regions.ts';
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { SellerModel, sellerOfRef, REF_FIELDS } from '../catalogue/brand.ts';
import { CATEGORY_REF_FIELDS, categoryList, categoryOfRef } from '../catalogue/category.ts';
import { listProducts } from '../catalogue/listing.ts';
import { categoryOf, isSlug, must } from '../catalogue/lookup.ts';
import { selectsOnly } from '../base/selection.ts';
import {
  inLanguage,
  localised,
  localisedIn,
  optionalLocalised,
  optionalLocalisedIn,
} from '../base/languages.ts';
import type { InLanguage } from '../base/languages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { HomepageModel } from './homepage.ts';
import { menusOf } from './menus.ts';
import { PromoModel } from './promo.ts';
import { allRegions } from './region.ts';
import { shopFacts } from './shop.ts';
import { storeLinksOf } from './storeLinks.ts';
import { TEXT_PAGE_SLUG, TextPageModel } from './textPage.ts';

/** How long a page may be cached whose links could not be read (ms). */
const LINKS_RETRY_MS = 1_000;

const HOMEPAGE_NAME = /^[\w-]{1,60}$/;

/** The title of what has one in several languages. */
const TITLE = {
  title: ({ wire }: Titled, wanted: InLanguage) => localised(wire.title, wanted),
  titleLanguage: ({ wire }: Titled, wanted: InLanguage) => localisedIn(wire.title, wanted),
};

interface Titled {
  wire: { title: LocalisedText };
}

export const contentResolvers: Resolvers = {
  TextBlock: { __resolveType: (block) => block.__typename },
  TextAnswerBlock: { __resolveType: (block) => block.__typename },
  CouponType: { FIXED: 'fixed', PERCENTAGE: 'percentage', FREE_DELIVERY: 'free_delivery' },

  Banner: {
    name: ({ wire: { name, names } }, { language }) => inLanguage(name, names, language).text,
    nameLanguage: ({ wire: { name, names } }, { language }) => inLanguage(name, names, language).language,
  },
  Homepage: {
    sections: ({ wire: { layouts = [] } }, { layout }) =>
      layouts.find(({ name }) => name === layout)?.sections ?? null,
    partners: async ({ wire: { partners = [] } }, _, { loaders }, info) => {
      if (selectsOnly(info, REF_FIELDS)) return partners.map(sellerOfRef);
      const shops = await Promise.all(partners.map(({ _id }) => loaders.shopById(_id)));
      // A shop that has just closed is not shown.
      return shops.flatMap((shop) => (shop ? new SellerModel(shop) : []));
    },
  },
  PromoPopup: {
    title: ({ title }, wanted) => localised(title, wanted),
    titleLanguage: ({ title }, wanted) => localisedIn(title, wanted),
    text: ({ text }, wanted) => localised(text, wanted),
    textLanguage: ({ text }, wanted) => localisedIn(text, wanted),
  },
  CouponCard: {
    seller: async ({ wire: { seller } }, _, { loaders }, info) => {
      if (seller === null) return null;
      if (selectsOnly(info, REF_FIELDS)) return sellerOfRef(seller);
      return new SellerModel(must(await loaders.shopById(seller._id), 'seller'));
    },
  },
  DiscountBand: {
    ...TITLE,
    subtitle: ({ wire }, wanted) => optionalLocalised(wire.subtitle, wanted),
    subtitleLanguage: ({ wire }, wanted) => optionalLocalisedIn(wire.subtitle, wanted),
    category: ({ wire: { category } }, _, context, info) =>
      selectsOnly(info, CATEGORY_REF_FIELDS) ? categoryOfRef(category) : categoryOf(category, context),
  },
  LiveShow: {
    ...TITLE,
    seller: async ({ wire: { seller } }, _, { loaders }, info) =>
      selectsOnly(info, REF_FIELDS)
        ? sellerOfRef(seller)
        : new SellerModel(must(await loaders.shopById(seller._id), 'seller')),
  },
  PromoSlide: {
    ...TITLE,
    subtitle: ({ wire }, wanted) => optionalLocalised(wire.subtitle, wanted),
    subtitleLanguage: ({ wire }, wanted) => optionalLocalisedIn(wire.subtitle, wanted),
  },
  ServiceCard: TITLE,
  Promo: {
    ...TITLE,
    subtitle: ({ wire }, wanted) => localised(wire.subtitle, wanted),
    subtitleLanguage: ({ wire }, wanted) => localisedIn(wire.subtitle, wanted),
    products: ({ slug }, args, context) => listProducts(args, { promo: slug }, context),
  },
  Region: {
    name: ({ number }, { language }) => regionName(number, language),
    nameLanguage: (_, { language }) => regionLanguage(language),
  },

  Query: {
    homepage: async (_, { name }, { loaders, now }) => {
      const homepage = HOMEPAGE_NAME.test(name) ? await loaders.homepage(name) : null;
      return homepage && new HomepageModel(homepage, now);
    },
    promo: async (_, { slug }, { loaders }) => {
      const promo = isSlug(slug) ? await loaders.promo(slug) : null;
      return promo && new PromoModel(promo);
    },
    menus: async (_parent, _args, { loaders }) => menusOf(categoryList(await loaders.categories(), 'TREE')),
    regions: (_parent, _args, context) => {
      context.note(CONSTANT_MS, []);
      return allRegions();
    },
    textPage: async (_, { slug, language }, { loaders }) => {
      const page = TEXT_PAGE_SLUG.test(slug) ? await loaders.textPage(slug, language) : null;
      return page && new TextPageModel(page);
    },
    textPages: async (_, { language }, { loaders }) => (await loaders.textPages(language))?.pages ?? [],
    shop: () => shopFacts,
    storeLinks: async (_parent, _args, { loaders, note, storeLinks }) => {
      try {
        return storeLinksOf(storeLinks, await loaders.storeLinks());
      } catch {
        // Links decorate every page: without the others, those of the environment are shown.
        note(LINKS_RETRY_MS, []);
        return storeLinksOf(storeLinks, null);
      }
    },
  },
};
