/** Catalogue fields that need more than their model. */
import { MAX_POPULAR } from '../../../contract/admin/asked.ts';
import type { Category, ProductDetail } from '../../../contract/catalogue.ts';
import { REGIONS } from '../../../contract/rules/regions.ts';
import { deliveryFeeFor, fromTnd } from '../../../contract/money.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { GatewayContext } from '../context.ts';
import { image, optionalImage } from '../base/image.ts';
import { notOffered } from '../../upstream/errors.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage, lookUpBy, namingArguments, pageSize } from '../base/input.ts';
import { TAGS } from '../../../lexicon/tag-names.ts';
import { inLanguage, languageOfText } from '../base/languages.ts';
import type { TextInLanguage } from '../base/languages.ts';
import { money, moneyOf } from '../base/money.ts';
import { brandLogo } from '../base/pictures.ts';
import { selects, selectsOnly } from '../base/selection.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  BrandConnectionModel,
  BrandModel,
  brandOfRef,
  REF_FIELDS,
  SellerConnectionModel,
  SellerModel,
  sellerOfRef,
} from './brand.ts';
import { ancestorsOf, CATEGORY_REF_FIELDS, categoryList, categoryOfRef } from './category.ts';
import {
  DEFAULT_FIRST,
  drawProducts,
  listProducts,
  optionsQuery,
  searchText,
  slug,
  suggestProducts,
} from './listing.ts';
import { categoryById, categoryBySlug, categoryOf, categoryTree, isSlug, must, parentOf } from './lookup.ts';
import { filterOptionsOf } from './filter-options.ts';
import { colorName, optionsOf } from './options.ts';
import { productBy } from './product-by.ts';
import { ProductModel } from './product.ts';
import { ReviewConnectionModel } from './review.ts';

const REVIEW_SORTS = { NEWEST: 'newest', BEST: 'best', WORST: 'worst', USEFUL: 'useful' } as const;
const MAX_SUGGESTIONS = 20;
const MAX_RANDOM = 20;
const MAX_RELATED = 24;
const MAX_CHANGES = 200;
/** Not more than what an upstream has to judge. */
const CHANGES_CURSOR = /^[\w-]{1,60}$/;

/** Fields of the product page; loaded on demand, in one call for all products of the request. */
async function detailOf(product: ProductModel, { loaders }: GatewayContext): Promise<ProductDetail> {
  return product.detail ?? must(await loaders.productDetail(product.wire._id), 'product');
}

/** A look-up by the deprecated argument `slug`. */
const bySlug = (slug: string | null | undefined) => (slug == null ? null : { slug });

/** The name of a category; of a reference from the tree, which is one cached call for all of them. */
async function nameOf(
  { _id, name, names }: Category,
  language: LanguageCode,
  context: GatewayContext,
): Promise<TextInLanguage<string>> {
  return inLanguage(name, names ?? (await categoryTree(context)).byId.get(_id)?.names, language);
}

/** The description of a product; lists have the French one only. */
async function productDescriptionOf(
  product: ProductModel,
  language: LanguageCode,
  context: GatewayContext,
): Promise<TextInLanguage<string>> {
  const { description } = product.wire;
  if (language === FALLBACK_LANGUAGE) return { text: description, language };
  return inLanguage(description, (await detailOf(product, context)).descriptions, language);
}

async function descriptionOf(
  { slug: own }: Category,
  language: LanguageCode,
  { loaders }: GatewayContext,
): Promise<TextInLanguage<string | null>> {
  const detail = await loaders.categoryDetail(own);
  return inLanguage(detail?.description ?? null, detail?.descriptions, language);
}

/** The return policy of a product, or else of its seller. */
async function productPolicyOf(
  product: ProductModel,
  language: LanguageCode,
  context: GatewayContext,
): Promise<TextInLanguage<string | null>> {
  const { returnPolicy, returnPolicies } = await detailOf(product, context);
  return inLanguage(returnPolicy, returnPolicies, language);
}

/** Delivery of a shop to a governorate; null: it does not sell, or the carrier provides no estimate. @throws BAD_USER_INPUT */
async function deliveryTimesOf(seller: string, regionNumber: number, { loaders }: GatewayContext) {
  if (regionNumber < 1 || regionNumber > REGIONS.length)
    throw badInput('regionNumber', `must be from 1 to ${REGIONS.length}`);
  const { times } = (await loaders.deliveryTimes(seller, regionNumber)) ?? { times: null };
  return (
    times && {
      arrivesFrom: times.arrives.from,
      arrivesUntil: times.arrives.until,
      leastTransitDays: times.transitDays.least,
      mostTransitDays: times.transitDays.most,
    }
  );
}

export const catalogueResolvers: Resolvers = {
  StockStatus: {
    IN_STOCK: 'In Stock',
    OUT_OF_STOCK: 'Out of Stock',
    ON_BACKORDER: 'On Backorder',
    PREORDER: 'Preorder',
    SOON: 'Soon',
    DISCONTINUED: 'Discontinued',
  },
  ProductSortField: {
    CREATED_AT: 'createdAt',
    PRICE: 'price',
    NAME: 'name',
    RATING: 'ratingAverage',
    POPULARITY: 'popularity',
    DISCOUNT: 'discount',
    FLASH_SALE_EXPIRES_AT: 'flashSaleExpiresAt',
    RELEVANCE: 'relevance',
  },
  SortDirection: { ASC: 'asc', DESC: 'desc' },

  Product: {
    name: ({ wire: { name, names } }, { language }) => inLanguage(name, names, language).text,
    nameLanguage: ({ wire: { name, names } }, { language }) => inLanguage(name, names, language).language,
    description: (product, { language }, context) =>
      language === FALLBACK_LANGUAGE
        ? product.wire.description
        : // Required by the schema: French replaces what cannot be loaded.
          productDescriptionOf(product, language, context).then(
            ({ text }) => text,
            () => product.wire.description,
          ),
    descriptionLanguage: async (product, { language }, context) =>
      (await productDescriptionOf(product, language, context)).language,
    brand: async ({ wire: { brandRef } }, _, { loaders }, info) => {
      if (brandRef === null) return null;
      if (selectsOnly(info, REF_FIELDS)) return brandOfRef(brandRef);
      const brand = await loaders.brandById(brandRef._id);
      return brand && new BrandModel(brand);
    },
    seller: ({ wire: { seller } }, _, { loaders }, info) => {
      if (selectsOnly(info, REF_FIELDS)) return sellerOfRef(seller);
      return loaders.shopById(seller._id).then((shop) => new SellerModel(must(shop, 'seller')));
    },
    category: ({ wire: { category } }, _, context, info) =>
      selectsOnly(info, CATEGORY_REF_FIELDS) ? categoryOfRef(category) : categoryOf(category, context),
    breadcrumb: async ({ wire }, _, context) => {
      const own = await categoryOf(wire.category, context);
      return [...ancestorsOf(own.wire, await categoryTree(context)), own];
    },
    tags: async ({ wire: { tags, category } }, { language }, context) => {
      if (language === FALLBACK_LANGUAGE) return tags;
      // The name of its category is a keyword of many products.
      const names = (await categoryTree(context)).byId.get(category._id)?.names;
      return tags.map((tag) => {
        const known = TAGS[tag.toLowerCase()];
        const isCategory = known === undefined && tag.toLowerCase() === category.name.toLowerCase();
        return inLanguage(tag, isCategory ? names : known, language).text;
      });
    },
    colors: ({ wire: { colors } }, { language }) => colors.map((color) => colorName(color, language).text),
    images: async (product, _, context) => {
      const { images, imageAlts } = await detailOf(product, context);
      return images.map((address) => image(address, imageAlts?.[address]));
    },
    variants: async (product, _, context) =>
      // No call is needed for a product without variants.
      product.wire.hasVariants
        ? (await detailOf(product, context)).variants.map((variant) => product.variant(variant))
        : [],
    delivery: async (product, { regionNumber }, context) => ({
      fee: moneyOf(deliveryFeeFor(fromTnd(product.currentPrice.amount))),
      ...(await deliveryTimesOf(product.wire.seller._id, regionNumber, context)),
    }),
    options: async (product, _, context) =>
      product.wire.hasVariants ? optionsOf((await detailOf(product, context)).variants) : [],
    specs: async (product, _, context) => (await detailOf(product, context)).specs,
    returnPolicy: async (product, { language }, context) =>
      (await productPolicyOf(product, language, context)).text,
    returnPolicyLanguage: async (product, { language }, context) =>
      languageOfText(await productPolicyOf(product, language, context)),
    priceHistory: async (product, _, context) => {
      const { priceHistory } = await detailOf(product, context);
      // That nothing is known of it is not that it never changed.
      if (priceHistory === undefined) throw notOffered();
      return priceHistory.map(({ at, price }) => ({ at, price: money(price) }));
    },
    reviews: async ({ wire }, args, { loaders }) => {
      const page = connectionPage(args, 8);
      const sort = REVIEW_SORTS[args.sort ?? 'NEWEST'];
      return new ReviewConnectionModel(await namingArguments(loaders.reviews(wire._id, page, sort)));
    },
    related: async ({ wire }, { first }, { loaders, now }) => {
      const related = await loaders.related(wire._id, pageSize(first, 8, MAX_RELATED));
      return related.map((product) => new ProductModel(product, now));
    },
  },

  ProductSpec: {
    name: ({ name, names }, { language }) => inLanguage(name, names, language).text,
    nameLanguage: ({ name, names }, { language }) => inLanguage(name, names, language).language,
    value: ({ value, values }, { language }) => inLanguage(value, values, language).text,
    valueLanguage: ({ value, values }, { language }) => inLanguage(value, values, language).language,
  },

  Category: {
    // French needs nothing else: a reference has it.
    name: ({ wire }, { language }, context) =>
      language === FALLBACK_LANGUAGE ? wire.name : nameOf(wire, language, context).then(({ text }) => text),
    nameLanguage: async ({ wire }, { language }, context) => (await nameOf(wire, language, context)).language,
    description: async ({ wire }, { language }, context) =>
      (await descriptionOf(wire, language, context)).text,
    descriptionLanguage: async ({ wire }, { language }, context) =>
      languageOfText(await descriptionOf(wire, language, context)),
    parent: ({ wire }, _, context) => parentOf(wire, context),
    ancestors: async ({ wire }, _, context) => ancestorsOf(wire, await categoryTree(context)),
    products: ({ wire }, args, context) => listProducts(args, { category: wire.slug }, context),
  },
  Brand: {
    description: ({ wire }, { language }) => inLanguage(wire.description, wire.descriptions, language).text,
    descriptionLanguage: ({ wire }, { language }) =>
      languageOfText(inLanguage(wire.description, wire.descriptions, language)),
    logo: ({ wire: { name, logoUrl } }, _, { pictures }) => optionalImage(brandLogo(name, logoUrl, pictures)),
    products: ({ wire }, args, context) => listProducts(args, { brand: wire.slug }, context),
  },
  Seller: {
    description: ({ wire }, { language }) => inLanguage(wire.description, wire.descriptions, language).text,
    descriptionLanguage: ({ wire }, { language }) =>
      languageOfText(inLanguage(wire.description, wire.descriptions, language)),
    returnPolicy: ({ wire }, { language }) =>
      inLanguage(wire.returnPolicy, wire.returnPolicies, language).text,
    returnPolicyLanguage: ({ wire }, { language }) =>
      languageOfText(inLanguage(wire.returnPolicy, wire.returnPolicies, language)),
    products: ({ wire }, args, context) => listProducts(args, { seller: wire.slug }, context),
    deliveryTimes: ({ wire }, { regionNumber }, context) => deliveryTimesOf(wire._id, regionNumber, context),
  },

  Mutation: {
    searchUseNote: async (_, { input: { query, opened } }, { loaders }) => {
      const { value, userErrors } = await attempt(
        loaders.noteSearchUse({ text: query, opened: opened ?? null }),
        { text: 'query' },
      );
      return { isNoted: value !== null, userErrors };
    },
  },

  Query: {
    products: (_, args, context) => listProducts(args, {}, context),
    product: (_, { by, slug }, context) => productBy(lookUpBy(by, { slug: bySlug(slug) }), context),
    productSuggestions: (_, { query, first }, context) =>
      suggestProducts(query, pageSize(first, 8, MAX_SUGGESTIONS), context),
    popularSearches: async (_, { language, first }, { loaders }) =>
      (await loaders.popularSearches(language, pageSize(first, 6, MAX_POPULAR)))?.searches ?? null,
    catalogueChanges: async (_, { after, first }, context) => {
      const limit = pageSize(first, MAX_CHANGES, MAX_CHANGES);
      if (after != null && !CHANGES_CURSOR.test(after))
        throw badInput('after', 'is not a cursor of the changes');
      const { page, now } = await namingArguments(context.readChanges(after ?? undefined, limit));
      context.note(0, []);
      const { loaders } = context;
      // Read with the page, not below it: a product that cannot be read is an error, and none that has been removed.
      const products = await Promise.all(page.products.map((id) => loaders.productById(id)));
      return {
        changes: products.map((product, index) => ({
          kind: product ? ('UPSERTED' as const) : ('REMOVED' as const),
          productId: toGlobalId('Product', page.products[index] ?? ''),
          product: product && new ProductModel(product, now),
        })),
        cursor: page.cursor,
        hasMore: page.hasMore,
        isGap: page.gap === true,
      };
    },
    randomProducts: (_, { first, seed }, context) =>
      drawProducts(pageSize(first, MAX_RANDOM, MAX_RANDOM), seed, context),
    productFilterOptions: async (_, { filter, ...args }, { loaders, now }, info) => {
      if (filter != null)
        for (const name of ['query', 'category', 'brand', 'seller'] as const)
          if (args[name] != null) throw badInput(name, 'excludes filter, which has this condition too');
      const query =
        filter == null
          ? {
              input: searchText(args.query, 'query'),
              category: slug(args.category, 'category'),
              brand: slug(args.brand, 'brand'),
              seller: slug(args.seller, 'seller'),
            }
          : optionsQuery(filter, now);
      // Technical data are read only when they are asked for.
      const asked = {
        apart: filter == null ? undefined : (true as const),
        withSpecs: selects(info, 'specs') ? (true as const) : undefined,
      };
      const options = await namingArguments(loaders.filterOptions(query, asked), {
        input: filter == null ? 'query' : 'filter.query',
      });
      return filterOptionsOf(options, args.language);
    },
    categories: async (_, { list }, { loaders }) => categoryList(await loaders.categories(), list),
    category: (_, { by, slug }, context) => {
      const found = lookUpBy(by, { slug: bySlug(slug) });
      return found.id == null
        ? categoryBySlug(found.slug, context)
        : categoryById(readKey(found.id, 'Category', 'by.id'), context);
    },
    brands: async (_, { countryCode, ...page }, { loaders }) => {
      if (countryCode != null && !/^[A-Z]{2}$/.test(countryCode)) {
        throw badInput('countryCode', 'must be two capital letters, such as "TN"');
      }
      const names = { limit: 'first', country: 'countryCode' };
      const read = loaders.brands(countryCode ?? undefined, connectionPage(page, DEFAULT_FIRST));
      return new BrandConnectionModel(await namingArguments(read, names));
    },
    brand: async (_, { by, slug }, { loaders }) => {
      const found = lookUpBy(by, { slug: bySlug(slug) });
      const brand =
        found.id != null
          ? await loaders.brandById(readKey(found.id, 'Brand', 'by.id'))
          : isSlug(found.slug)
            ? await loaders.brandBySlug(found.slug)
            : null;
      return brand && new BrandModel(brand);
    },
    sellers: async (_, args, { loaders }) =>
      new SellerConnectionModel(await namingArguments(loaders.shops(connectionPage(args, DEFAULT_FIRST)))),
    seller: async (_, { by, slug }, { loaders }) => {
      const found = lookUpBy(by, { slug: bySlug(slug) });
      const shop =
        found.id != null
          ? await loaders.shopById(readKey(found.id, 'Seller', 'by.id'))
          : isSlug(found.slug)
            ? await loaders.shopBySlug(found.slug)
            : null;
      return shop && new SellerModel(shop);
    },
  },
};
