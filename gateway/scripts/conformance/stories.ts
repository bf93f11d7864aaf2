/** What the conformance test creates at a REST v1 service, changes, and deletes again where the contract has a call for that. */
import type { Json } from '../../contract/samples.ts';
import { FILE_FIELD } from '../../contract/rules/files.ts';
import { UPLOAD_FIELD } from '../../contract/rules/media.ts';
import { pictureForm } from './files.ts';

/** A response. */
export type Made = Record<string, unknown>;
type Body = Record<string, Json>;

/** A product as lists have it. */
export interface KnownProduct {
  _id: string;
  seller: { _id: string };
  category: { _id: string };
}

export interface Known {
  /** Eight letters and digits that nothing else has. */
  mark: string;
  /** A product that exists. */
  product: KnownProduct | undefined;
  /** The token's account. */
  account: string | undefined;
}

/** A call for a thing that was created. */
interface Step {
  call: string;
  body: (known: Known) => Body | undefined;
}

export interface Story {
  create: string;
  query?: Readonly<Record<string, string>>;
  needsProduct?: boolean;
  body: (known: Known) => Body | FormData | Blob;
  idOf: (made: Made) => string | undefined;
  changes?: readonly Step[];
  /** With a body: the thing is named in it rather than in the path. */
  remove?: { call: string; body?: (id: string) => Body };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const byId = ({ _id }: Made): string | undefined => text(_id);
const inData = ({ data }: Made): string | undefined => text((data as Made)['id']);
/** An upper-case code. */
const codeOf = ({ mark }: Known): string => `CONFORMANCE-${mark.toUpperCase()}`;
const slugOf = ({ mark }: Known): string => `conformance-${mark}`;

const wished = ({ account = '', product }: Known): Body => ({
  accountNumber: account,
  productId: product?._id ?? '',
});
const shopOf = ({ product }: Known): Body => ({ sellerId: product?.seller._id ?? '' });
const cartOf = ({ product }: Known): Body => ({ lines: [{ productId: product?._id ?? '', quantity: 1 }] });
const VIEW = { isShared: false, filters: '', sort: '', columns: [], density: 'COMPACT', isDefault: false };

export const STORIES: readonly Story[] = [
  {
    create: 'POST /v1/admin/brands',
    body: (known) => ({ name: `Conformance ${known.mark}`, slug: slugOf(known), active: false }),
    idOf: byId,
    changes: [{ call: 'POST /v1/admin/brands/:id', body: ({ mark }) => ({ name: `Conformance ${mark} 2` }) }],
  },
  {
    create: 'POST /v1/admin/categories',
    body: (known) => ({ name: `Conformance ${known.mark}`, slug: slugOf(known), active: false }),
    idOf: byId,
    changes: [
      { call: 'POST /v1/admin/categories/:id', body: ({ mark }) => ({ name: `Conformance ${mark} 2` }) },
    ],
    remove: { call: 'DELETE /v1/admin/categories/:id' },
  },
  {
    create: 'POST /v1/admin/products',
    needsProduct: true,
    body: (known) => ({
      name: `Conformance ${known.mark}`,
      slug: slugOf(known),
      sku: codeOf(known),
      sellerId: known.product?.seller._id ?? '',
      categoryId: known.product?.category._id ?? '',
      price: '12.500',
      active: false,
    }),
    idOf: byId,
    changes: [
      { call: 'POST /v1/admin/products/:id', body: ({ mark }) => ({ name: `Conformance ${mark} 2` }) },
      { call: 'POST /v1/admin/products/:id/stock', body: () => ({ set: 2, expected: 0 }) },
      { call: 'POST /v1/admin/products/:id/archive', body: () => ({ archived: true }) },
    ],
    remove: { call: 'DELETE /v1/admin/products/:id' },
  },
  {
    create: 'POST /v1/admin/synonyms',
    body: ({ mark }) => ({ language: 'fr', words: [`c${mark}`, `d${mark}`] }),
    idOf: byId,
    changes: [
      {
        call: 'POST /v1/admin/synonyms/:id',
        body: ({ mark }) => ({ language: 'fr', words: [`c${mark}`, `e${mark}`] }),
      },
    ],
    remove: { call: 'DELETE /v1/admin/synonyms/:id' },
  },
  {
    create: 'POST /v1/admin/search-redirects',
    body: ({ mark }) => ({ term: `conformance ${mark}`, path: '/deals' }),
    idOf: byId,
    changes: [
      {
        call: 'POST /v1/admin/search-redirects/:id',
        body: ({ mark }) => ({ term: `conformance ${mark}`, path: '/brands' }),
      },
    ],
    remove: { call: 'DELETE /v1/admin/search-redirects/:id' },
  },
  {
    create: 'POST /v1/admin/canned-answers',
    body: ({ mark }) => ({ title: `Conformance ${mark}`, shortcut: `c${mark}`, texts: { fr: 'Bonjour' } }),
    idOf: byId,
    changes: [
      {
        call: 'POST /v1/admin/canned-answers/:id',
        body: ({ mark }) => ({
          title: `Conformance ${mark} 2`,
          shortcut: `c${mark}`,
          texts: { fr: 'Merci' },
        }),
      },
    ],
    remove: { call: 'DELETE /v1/admin/canned-answers/:id' },
  },
  {
    create: 'POST /v1/admin/views',
    body: ({ mark }) => ({ list: 'orders', name: `Conformance ${mark}`, ...VIEW }),
    idOf: byId,
    changes: [
      {
        call: 'POST /v1/admin/views/:id',
        body: ({ mark }) => ({ name: `Conformance ${mark} 2`, ...VIEW }),
      },
    ],
    remove: { call: 'DELETE /v1/admin/views/:id' },
  },
  {
    create: 'POST /v1/admin/coupons',
    body: (known) => ({ code: codeOf(known), type: 'percentage', percent: 10, active: false }),
    idOf: byId,
    changes: [{ call: 'POST /v1/admin/coupons/:id', body: () => ({ percent: 5 }) }],
  },
  {
    create: 'POST /v1/admin/promos',
    body: (known) => ({
      slug: slugOf(known),
      title: `Conformance ${known.mark}`,
      subtitle: 'Conformance',
      filter: { isFlashSale: 'true' },
      active: false,
    }),
    idOf: ({ slug }) => text(slug),
    changes: [
      { call: 'POST /v1/admin/promos/:slug', body: ({ mark }) => ({ title: `Conformance ${mark} 2` }) },
    ],
  },
  {
    create: 'POST /v1/admin/tax-periods',
    body: () => ({
      validFrom: '2099-01-01',
      standardRate: '19.00',
      intermediateRate: '13.00',
      reducedRate: '7.00',
      stamp: '1.000',
    }),
    idOf: ({ validFrom }) => text(validFrom),
    remove: { call: 'DELETE /v1/admin/tax-periods/:validFrom' },
  },
  {
    create: 'POST /v1/user/addresses',
    body: () => ({
      recipient: 'Conformance',
      phone: '98123456',
      regionNumber: 4,
      delegation: 'Carthage',
      postalCode: '2016',
      street: '1, rue de la Plage',
    }),
    idOf: byId,
    remove: { call: 'DELETE /v1/user/addresses', body: (id) => ({ id }) },
  },
  {
    create: 'POST /v1/user/wishlist/add',
    needsProduct: true,
    body: wished,
    idOf: () => undefined,
    changes: [
      {
        call: 'POST /v1/user/wishlist/check',
        body: wished,
      },
      {
        call: 'DELETE /v1/user/wishlist/remove',
        body: wished,
      },
    ],
  },
  {
    create: 'POST /v1/user/followed-shops/add',
    needsProduct: true,
    body: shopOf,
    idOf: () => undefined,
    changes: [{ call: 'DELETE /v1/user/followed-shops/remove', body: shopOf }],
  },
  {
    create: 'POST /v1/cart/quote',
    needsProduct: true,
    body: cartOf,
    idOf: () => undefined,
  },
  {
    create: 'POST /v1/cart/share',
    needsProduct: true,
    body: cartOf,
    idOf: () => undefined,
  },
  {
    create: 'POST /v1/mail/welcome',
    body: () => ({ email: 'conformance@example.com' }),
    idOf: () => undefined,
  },
  {
    create: 'POST /v1/user/wishlist/get',
    body: ({ account = '' }) => ({ accountNumber: account }),
    idOf: () => undefined,
  },
  {
    create: 'POST /v1/admin/upload-photos-supabase',
    query: { folder: 'products/images' },
    body: () => pictureForm(UPLOAD_FIELD),
    idOf: inData,
    changes: [
      { call: 'POST /v1/admin/media/:id', body: ({ mark }) => ({ name: `conformance-${mark}.png` }) },
    ],
    remove: { call: 'DELETE /v1/admin/media/:id' },
  },
  {
    create: 'POST /v1/files',
    body: () => pictureForm(FILE_FIELD),
    idOf: () => undefined,
  },
  {
    create: 'POST /v1/admin/imports',
    query: { name: 'conformance.csv' },
    body: ({ mark }) =>
      new Blob([`\uFEFFsku;name\r\nCONFORMANCE-${mark.toUpperCase()};Conformance\r\n`], { type: 'text/csv' }),
    idOf: byId,
    remove: { call: 'POST /v1/admin/jobs/:id/cancel' },
  },
];
