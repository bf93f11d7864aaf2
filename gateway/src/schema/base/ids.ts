/** Global IDs: opaque base64url of `Type:key`. Encoded and decoded nowhere else. */
import { ENTITY_ID, isEntityId } from '../../../contract/common.ts';
import { badInput } from './input.ts';

/** An id of the upstream as part of a composite key: `.` and `%` are escaped (joinKey). */
const PART = '(?:[^.,%\\p{Cc}\\p{Cs}]|%25|%2E){1,64}';
const PAIR = new RegExp(`^${PART}\\.${PART}$`, 'u');
const TRIPLE = new RegExp(`^(?:${PART}\\.){2}${PART}$`, 'u');

/** All types with a global ID, with the pattern of their key. A key contains everything needed to load the object. */
const KEYS = {
  Product: ENTITY_ID,
  /** Product and variant. */
  ProductVariant: PAIR,
  /** Product and review. */
  Review: PAIR,
  Category: ENTITY_ID,
  Brand: ENTITY_ID,
  Seller: ENTITY_ID,
  Homepage: /^[\w-]{1,60}$/,
  /** Slug. */
  Promo: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** Slug and language. */
  TextPage: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)$/,
  Region: /^(?:[1-9]|1\d|2[0-4])$/,
  Order: ENTITY_ID,
  /** Order and sub-order. */
  SubOrder: PAIR,
  /** Order, sub-order and line. */
  OrderLine: TRIPLE,
  /** Account number. */
  AdminUser: /^[1-9]\d{9}$/,
  AdminProduct: ENTITY_ID,
  /** Product and variant. */
  AdminVariant: PAIR,
  AdminSeller: ENTITY_ID,
  AdminCategory: ENTITY_ID,
  /** Slug. */
  AdminPromo: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  AdminBrand: ENTITY_ID,
  /** Slug and language. */
  AdminTextPage: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)$/,
  /** Slug, language and number. */
  AdminTextVersion: /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:fr|en|de|tn)\.[1-9]\d{0,8}$/,
  /** Home content and number. */
  HomepageVersion: /^[a-z0-9][a-z0-9-]{0,39}\.[1-9]\d{0,8}$/,
  AdminApiKey: /^[a-z0-9]{12}$/,
  AdminSynonymGroup: ENTITY_ID,
  AdminSearchRedirect: ENTITY_ID,
  AdminAskedText: ENTITY_ID,
  AdminSubscriber: ENTITY_ID,
  AdminReturn: ENTITY_ID,
  AdminReview: ENTITY_ID,
  AdminJob: ENTITY_ID,
  AdminCoupon: ENTITY_ID,
  PayoutBatch: ENTITY_ID,
  CashStatement: ENTITY_ID,
  AuditEntry: ENTITY_ID,
  /** Account number. */
  StaffMember: /^[1-9]\d{9}$/,
  StaffInvitation: ENTITY_ID,
  CannedAnswer: ENTITY_ID,
  SavedView: ENTITY_ID,
  AdminMedia: ENTITY_ID,
  RefundDue: ENTITY_ID,
  WebhookDeadLetter: ENTITY_ID,
  WebhookSubscription: ENTITY_ID,
  SavedAddress: ENTITY_ID,
  PointsEntry: ENTITY_ID,
  /** Number. */
  Ticket: /^TKT-\d{2}-\d{6}-\d$/,
  /** Ticket number and message. */
  TicketMessage: new RegExp(`^TKT-\\d{2}-\\d{6}-\\d\\.${PART}$`, 'u'),
  /** Product and review. */
  OwnReview: PAIR,
  AccountSession: ENTITY_ID,
} as const;

export type NodeType = keyof typeof KEYS;
export const NODE_TYPES = Object.keys(KEYS) as NodeType[];

export interface GlobalId {
  type: NodeType;
  key: string;
}

/** The longest is that of three ids of 64 characters, each escaped or of three bytes. */
const BASE64URL = /^[\w-]{4,800}$/;

export function toGlobalId(type: NodeType, key: string | number): string {
  return Buffer.from(`${type}:${key}`, 'utf8').toString('base64url');
}

/** Decodes an ID; undefined when it is malformed. */
function read(id: string): GlobalId | undefined {
  if (BASE64URL.test(id)) {
    const text = Buffer.from(id, 'base64url').toString('utf8');
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

/** Returns the id of an upstream that a client sends without a type. @throws BAD_USER_INPUT on `argument` */
export function checkEntityId(id: string, argument: string, message: string): string {
  if (!isEntityId(id)) throw badInput(argument, message);
  return id;
}

/** A composite key of several ids. */
export const joinKey = (...ids: readonly string[]): string =>
  ids.map((id) => id.replaceAll('%', '%25').replaceAll('.', '%2E')).join('.');

/** The ids of a composite key. */
export const splitKey = (key: string): string[] =>
  key.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));

/** The last id of a composite key. */
export const lastOfKey = (key: string): string => splitKey(key).at(-1) ?? '';

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(KEYS, type);
}
