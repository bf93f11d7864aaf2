/** Global ids: opaque base64url of `Type:key`. Encoded and read nowhere else. */
import { badInput } from './input.ts';

/** The types that have a global id, with the shape of their key. */
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
  /** Slug and language. */
  TextPage: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)$/,
  Region: /^(?:[1-9]|1\d|2[0-4])$/,
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

/** Throws BAD_USER_INPUT on `argument` when it is not a global id of ours. */
export function readGlobalId(id: string, argument: string): GlobalId {
  if (BASE64URL.test(id)) {
    const text = Buffer.from(id, 'base64url').toString('latin1');
    const colon = text.indexOf(':');
    const type = text.slice(0, colon);
    const key = text.slice(colon + 1);
    // One id has one spelling: what encodes to something else was not made here.
    if (isNodeType(type) && KEYS[type].test(key) && toGlobalId(type, key) === id) return { type, key };
  }
  throw badInput(argument, 'is not a global id');
}

/** The key behind an id that must be of one type. */
export function readKey(id: string, type: NodeType, argument: string): string {
  const found = readGlobalId(id, argument);
  if (found.type !== type) throw badInput(argument, `is not the id of a ${type}`);
  return found.key;
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(KEYS, type);
}
