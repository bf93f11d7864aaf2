/** Global ids: opaque base64url of `Type:key`. Encoded and read nowhere else. */
import { badInput } from './input.ts';

/** The types that everybody may look up by their global id, with the shape of their key. */
const NODE_KEYS = {
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
} as const;

/** Types whose things belong to one person: they have ids, but are found through whom they belong to. */
const OWN_KEYS = {
  Order: /^[1-9]\d{0,17}$/,
  SubOrder: /^[1-9]\d{0,17}$/,
  OrderLine: /^[1-9]\d{0,17}$/,
  RefundDue: /^(?:part|payment)-[1-9]\d{0,17}$/,
  WebhookDeadLetter: /^[1-9]\d{0,17}$/,
  SavedAddress: /^[1-9]\d{0,17}$/,
  PointsEntry: /^[1-9]\d{0,17}$/,
  /** Number. */
  Ticket: /^TKT-\d{2}-\d{6}-\d$/,
  TicketMessage: /^[1-9]\d{0,17}$/,
  OwnReview: /^[1-9]\d{0,17}$/,
} as const;

const KEYS = { ...NODE_KEYS, ...OWN_KEYS };

export type NodeType = keyof typeof NODE_KEYS;
type IdType = keyof typeof KEYS;
export const NODE_TYPES = Object.keys(NODE_KEYS) as NodeType[];

export interface GlobalId {
  type: NodeType;
  key: string;
}

const BASE64URL = /^[\w-]{4,120}$/;

export function toGlobalId(type: IdType, key: string | number): string {
  return Buffer.from(`${type}:${key}`, 'latin1').toString('base64url');
}

/** Type and key behind an id; undefined when it is not one of ours. */
function read(id: string): { type: IdType; key: string } | undefined {
  if (BASE64URL.test(id)) {
    const text = Buffer.from(id, 'base64url').toString('latin1');
    const colon = text.indexOf(':');
    const type = text.slice(0, colon);
    const key = text.slice(colon + 1);
    // One id has one spelling: what encodes to something else was not made here.
    if (isIdType(type) && KEYS[type].test(key) && toGlobalId(type, key) === id) return { type, key };
  }
  return undefined;
}

/** Throws BAD_USER_INPUT on `argument` when it is not the id of something that everybody may look up. */
export function readGlobalId(id: string, argument: string): GlobalId {
  const found = read(id);
  if (found && isNodeType(found.type)) return { type: found.type, key: found.key };
  throw badInput(argument, 'is not a global id');
}

/** The key behind an id that must be of one type. */
export function readKey(id: string, type: IdType, argument: string): string {
  const found = read(id);
  if (!found) throw badInput(argument, 'is not a global id');
  if (found.type !== type) throw badInput(argument, `is not the id of a ${type}`);
  return found.key;
}

/** The key behind an id of one type; undefined for anything else, such as what somebody has typed into an address. */
export function findKey(id: string, type: IdType): string | undefined {
  const found = read(id);
  return found?.type === type ? found.key : undefined;
}

function isIdType(type: string): type is IdType {
  return Object.hasOwn(KEYS, type);
}

function isNodeType(type: IdType): type is NodeType {
  return Object.hasOwn(NODE_KEYS, type);
}
