/** Global IDs: opaque base64url of `Type:key`. Encoded and decoded nowhere else. */
import { badInput } from './input.ts';

/** All types with a global ID, with the pattern of their key. A key contains everything needed to load the object. */
const KEYS = {
  Product: /^[1-9]\d{0,17}$/,
  /** Product and variant. */
  ProductVariant: /^[1-9]\d{0,17}\.[1-9]\d{0,17}$/,
  /** Product and review. */
  Review: /^[1-9]\d{0,17}\.[1-9]\d{0,17}$/,
  Category: /^[1-9]\d{0,17}$/,
  Brand: /^[1-9]\d{0,17}$/,
  Seller: /^[1-9]\d{0,17}$/,
  Homepage: /^[\w-]{1,60}$/,
  /** Slug. */
  Promo: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** Slug and language. */
  TextPage: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)$/,
  Region: /^(?:[1-9]|1\d|2[0-4])$/,
  Order: /^[1-9]\d{0,17}$/,
  /** Order and sub-order. */
  SubOrder: /^[1-9]\d{0,17}\.[1-9]\d{0,17}$/,
  /** Order, sub-order and line. */
  OrderLine: /^(?:[1-9]\d{0,17}\.){2}[1-9]\d{0,17}$/,
  /** Account number. */
  AdminUser: /^[1-9]\d{9}$/,
  AdminProduct: /^[1-9]\d{0,17}$/,
  /** Product and variant. */
  AdminVariant: /^[1-9]\d{0,17}\.[1-9]\d{0,17}$/,
  AdminSeller: /^[1-9]\d{0,17}$/,
  AdminCategory: /^[1-9]\d{0,17}$/,
  /** Slug. */
  AdminPromo: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  AdminBrand: /^[1-9]\d{0,17}$/,
  /** Slug and language. */
  AdminTextPage: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)$/,
  /** Slug, language and number. */
  AdminTextVersion: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)\.[1-9]\d{0,8}$/,
  /** Home content and number. */
  HomepageVersion: /^[a-z0-9][a-z0-9-]{0,39}\.[1-9]\d{0,8}$/,
  AdminApiKey: /^[a-z0-9]{12}$/,
  AdminSynonymGroup: /^[1-9]\d{0,17}$/,
  AdminSearchRedirect: /^[1-9]\d{0,17}$/,
  AdminAskedText: /^[1-9]\d{0,17}$/,
  AdminSubscriber: /^[1-9]\d{0,17}$/,
  AdminReturn: /^[1-9]\d{0,17}$/,
  AdminReview: /^[1-9]\d{0,17}$/,
  AdminJob: /^[1-9]\d{0,17}$/,
  AdminCoupon: /^[1-9]\d{0,17}$/,
  PayoutBatch: /^[1-9]\d{0,17}$/,
  CashStatement: /^[1-9]\d{0,17}$/,
  AuditEntry: /^[1-9]\d{0,17}$/,
  /** Account number. */
  StaffMember: /^[1-9]\d{9}$/,
  StaffInvitation: /^[1-9]\d{0,17}$/,
  CannedAnswer: /^[1-9]\d{0,17}$/,
  SavedView: /^[1-9]\d{0,17}$/,
  AdminMedia: /^[1-9]\d{0,17}$/,
  RefundDue: /^(?:part|payment)-[1-9]\d{0,17}$/,
  WebhookDeadLetter: /^[1-9]\d{0,17}$/,
  SavedAddress: /^[1-9]\d{0,17}$/,
  PointsEntry: /^[1-9]\d{0,17}$/,
  /** Number. */
  Ticket: /^TKT-\d{2}-\d{6}-\d$/,
  /** Ticket number and message. */
  TicketMessage: /^TKT-\d{2}-\d{6}-\d\.[1-9]\d{0,17}$/,
  /** Product and review. */
  OwnReview: /^[1-9]\d{0,17}\.[1-9]\d{0,17}$/,
  AccountSession: /^[\w-]{1,60}$/,
} as const;

export type NodeType = keyof typeof KEYS;
export const NODE_TYPES = Object.keys(KEYS) as NodeType[];

export interface GlobalId {
  type: NodeType;
  key: string;
}

const BASE64URL = /^[\w-]{4,120}$/;

export function toGlobalId(type: NodeType, key: string | number): string {
  return Buffer.from(`${type}:${key}`, 'latin1').toString('base64url');
}

/** Decodes an ID; undefined when it is malformed. */
function read(id: string): GlobalId | undefined {
  if (BASE64URL.test(id)) {
    const text = Buffer.from(id, 'base64url').toString('latin1');
    const colon = text.indexOf(':');
    const type = text.slice(0, colon);
    const key = text.slice(colon + 1);
    // Each ID has one encoding: others were not created here.
    if (isNodeType(type) && KEYS[type].test(key) && toGlobalId(type, key) === id) return { type, key };
  }
  return undefined;
}

/** Decodes a global ID. @throws BAD_USER_INPUT on `argument` when it is malformed */
export function readGlobalId(id: string, argument: string): GlobalId {
  const found = read(id);
  if (found) return found;
  throw badInput(argument, 'is not a global id');
}

/** Returns the key of an ID that must be of the given type. @throws BAD_USER_INPUT on `argument` */
export function readKey(id: string, type: NodeType, argument: string): string {
  const found = read(id);
  if (!found) throw badInput(argument, 'is not a global id');
  if (found.type !== type) throw badInput(argument, `is not the id of a ${type}`);
  return found.key;
}

/** Returns the key of an ID of the given type; undefined for anything else, such as arbitrary text from an address. */
export function findKey(id: string, type: NodeType): string | undefined {
  const found = read(id);
  return found?.type === type ? found.key : undefined;
}

/** The last part of a composite key. */
export function lastOfKey(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(KEYS, type);
}
