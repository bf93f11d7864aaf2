/** Files of the lists of the catalogue that no import takes back. */
import { AdminBrandQuery } from '../../../../contract/admin/categories.ts';
import type { AdminBrand } from '../../../../contract/admin/categories.ts';
import { MediaQuery } from '../../../../contract/media.ts';
import type { Media } from '../../../../contract/media.ts';
import { listBrands } from '../../brands/admin.ts';
import { listMedia } from '../../media/library.ts';
import type { Route } from '../../route.ts';
import { ADMIN_PAGE, instant, listFile, PAGE, pageOf } from './file.ts';
import type { Columns } from './file.ts';

const BRAND_COLUMNS: Columns<AdminBrand> = {
  _id: ({ _id }) => _id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  active: ({ active }) => active,
  country: ({ country }) => country,
  products: ({ productCount }) => productCount,
  description: ({ description }) => description,
  logo: ({ logoUrl }) => logoUrl,
  createdAt: ({ createdAt }) => instant(createdAt),
};

const MEDIA_COLUMNS: Columns<Media> = {
  _id: ({ _id }) => _id,
  key: ({ key }) => key,
  name: ({ name }) => name,
  folder: ({ folder }) => folder,
  type: ({ type }) => type,
  bytes: ({ bytes }) => bytes,
  width: ({ width }) => width,
  height: ({ height }) => height,
  alt: ({ alt }) => alt.fr,
  alt_en: ({ alt }) => alt.en,
  alt_de: ({ alt }) => alt.de,
  alt_tn: ({ alt }) => alt.tn,
  uses: ({ useCount }) => useCount,
  uploadedBy: ({ uploadedBy }) => uploadedBy,
  createdAt: ({ createdAt }) => instant(createdAt),
  deletedAt: ({ deletedAt }) => instant(deletedAt),
};

export const catalogueFiles: readonly Route[] = [
  listFile({
    name: 'brands',
    summary: 'The brands that match as CSV.',
    query: AdminBrandQuery.omit(ADMIN_PAGE),
    columns: BRAND_COLUMNS,
    page: async (context, _, query) => {
      const { brands, ...page } = await listBrands(context, query);
      return pageOf(brands, page);
    },
  }),
  listFile({
    name: 'media',
    summary: 'The files of the media library that match as CSV, without their contents.',
    query: MediaQuery.omit(PAGE),
    columns: MEDIA_COLUMNS,
    page: async ({ db }, _, query) => {
      const { media: items, ...page } = await listMedia(db, query);
      return { ...page, items };
    },
  }),
];
