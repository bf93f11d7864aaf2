/** The media library. */
import type { Media, MediaPage, MediaUseKind } from '../../../contract/media.ts';
import { mediaKindOf } from '../../../contract/rules/media.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { ConnectionModel } from '../base/connection.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { image } from '../base/image.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 25;

/** Node types of what uses files, as the back office reads it. */
const USE_TYPES: Readonly<Record<MediaUseKind, NodeType>> = {
  product: 'AdminProduct',
  category: 'AdminCategory',
  brand: 'AdminBrand',
  seller: 'Seller',
  promo: 'AdminPromo',
  order: 'Order',
  homepage: 'Homepage',
};

/** A page of files. */
export class MediaConnectionModel extends ConnectionModel<Media, Media> {
  constructor(page: MediaPage) {
    super(page.media, page.cursors, page.pagination, (media) => media);
  }
}

export const adminMediaResolvers: Resolvers = {
  MediaFolder: {
    HOME_SLIDERS: 'home/sliders',
    HOME_BANNERS: 'home/banners',
    HOME_PROMOS: 'home/promos',
    HOME_FOOTERS: 'home/footers',
    PRODUCTS_IMAGES: 'products/images',
    CATEGORIES_IMAGES: 'categories/images',
    CATEGORIES_ICONS: 'categories/icons',
    CATEGORIES_COVERS: 'categories/covers',
    SELLERS_LOGOS: 'sellers/logos',
    SELLERS_COVERS: 'sellers/covers',
  },
  MediaKind: { IMAGE: 'image', VIDEO: 'video' },
  AdminMediaSortField: { CREATED: 'created', SIZE: 'size', NAME: 'name' },
  MediaUseKind: {
    PRODUCT: 'product',
    CATEGORY: 'category',
    BRAND: 'brand',
    SELLER: 'seller',
    PROMO: 'promo',
    ORDER: 'order',
    HOMEPAGE: 'homepage',
  },
  Query: {
    adminMedia: async (_, { first, after, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        folder: filter?.folder ?? undefined,
        kind: filter?.kind ?? undefined,
        unused: filter?.isUnused === true ? 'true' : undefined,
        bin: filter?.isDeleted === true ? 'true' : undefined,
        q: filter?.query ?? undefined,
        url: filter?.url ?? undefined,
        sort: sort?.field,
        order: sort?.direction ?? undefined,
      };
      const found = await namingArguments(adminLoaders(context).media(page, conditions), {
        limit: 'first',
        q: 'filter.query',
        url: 'filter.url',
      });
      return withFiles(new MediaConnectionModel(found), ['media'], conditions);
    },
    uploadTarget: (_, __, { uploads }) => uploads,
  },
  Mutation: {
    mediaUpdate: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminMedia', 'input.id');
      const call = adminLoaders(context).changeMedia(key, {
        name: input.name ?? undefined,
        folder: input.folder ?? undefined,
        alt: input.alt ? { ...input.alt } : undefined,
      });
      const { value, userErrors } = await attempt(call);
      return { media: value, change: changeOf(value?.change), userErrors };
    },
    mediaUploadSign: async (_, { input }, context) => {
      const call = adminLoaders(context).signMediaUpload({ folder: input.folder, name: input.name });
      const { value, userErrors } = await attempt(call);
      return { upload: value, userErrors };
    },
    mediaDelete: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminMedia', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).deleteMedia(key));
      return { media: value, userErrors };
    },
    mediaReplace: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminMedia', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).replaceMedia(key, input.url));
      return { media: value, userErrors };
    },
    mediaRestore: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminMedia', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).restoreMedia(key));
      return { media: value, userErrors };
    },
  },
  AdminMediaConnection: { total: (page) => page.listTotal, files: filesOf },
  AdminMedia: {
    id: ({ _id }) => toGlobalId('AdminMedia', _id),
    image: ({ url, type }) => (mediaKindOf(type) === 'image' ? image(url) : null),
    kind: ({ type }) => mediaKindOf(type),
  },
  SignedUpload: {
    fields: ({ fields }) => Object.entries(fields).map(([name, value]) => ({ name, value })),
  },
  AdminMediaUse: {
    usedById: ({ kind, key }) => toGlobalId(USE_TYPES[kind], key),
  },
};
