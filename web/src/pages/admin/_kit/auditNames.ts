import { oneOf } from './oneOf.ts';

/** Kinds of objects in the audit log that have a name on screen: tables of the origin. */
export const ENTITIES = [
  'products',
  'product_variants',
  'categories',
  'brands',
  'orders',
  'sub_orders',
  'shipments',
  'payments',
  'refunds',
  'returns',
  'reviews',
  'tickets',
  'users',
  'staff_invitations',
  'sellers',
  'seller_applications',
  'seller_ledger',
  'loyalty_ledger',
  'coupons',
  'promos',
  'homepages',
  'text_pages',
  'media',
  'settings',
  'saved_views',
] as const;

/** Verbs of actions: what follows the point in `product.update`. */
export const VERBS = [
  'create',
  'update',
  'delete',
  'restore',
  'archive',
  'move',
  'merge',
  'undo',
  'status',
  'stock',
  'flash-sale',
  'confirm',
  'contact',
  'claim',
  'address',
  'lines',
  'note',
  'scan',
  'moderation',
  'role',
  'invite',
  'withdraw',
  'accept',
] as const;

/** Fields whose values are millimes. */
const AMOUNTS = [
  'price',
  'discountPrice',
  'costPrice',
  'currentPrice',
  'flashSalePrice',
  'priceDelta',
  'minPurchase',
  'maxDiscount',
  'amount',
  'total',
  'itemsTotal',
  'discountTotal',
  'deliveryFee',
] as const;

export const entityNamed = (entity: string) => oneOf(ENTITIES, entity);
export const verbNamed = (action: string) => oneOf(VERBS, action.split('.').at(-1));
export const isAmount = (field: string): boolean => oneOf(AMOUNTS, field) !== undefined;
