/** Building blocks of the Universal Commerce Protocol's messages: version, money, languages, messages. */
import { fromTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';

/** Release of the protocol that the tools follow. */
export const UCP_VERSION = '2026-08-25';

/** Capabilities of the protocol that the shop offers. There is none for a checkout: the person orders on the page of the shop. */
export const CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;

export type Capability = (typeof CAPABILITIES)[keyof typeof CAPABILITIES];

/** Money of the GraphQL schema. */
export interface Amount {
  amount: string;
}

/** The smallest unit of the dinar is the millime: TND has three decimal places (ISO 4217). */
export const minor = ({ amount }: Amount): Millimes => fromTnd(amount);
export const priceOf = (amount: Millimes) => ({ amount, currency: 'TND' });

/** A language of the schema for a language tag such as `ar-TN`; French for those that the shop does not have. */
export function languageOf(tag: string | undefined): 'FR' | 'EN' | 'DE' | 'TN' {
  const [primary = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
  if (primary === 'en') return 'EN';
  if (primary === 'de') return 'DE';
  return primary === 'ar' || primary === 'aeb' || primary === 'tn' ? 'TN' : 'FR';
}

export interface Message {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  /** Of errors. */
  severity?: 'recoverable' | 'unrecoverable';
  /** JSON path of what it is about. */
  path?: string;
}

/** A tool's answer: data of the protocol, besides its metadata. */
export type Answer = Readonly<Record<string, unknown>>;

/** What prevents an answer. `content` is for the agent's developer, in English. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  /** Whether the same call may succeed later, or with other arguments. */
  readonly isRecoverable: boolean;

  constructor(code: string, content: string, isRecoverable = true) {
    super(content);
    this.code = code;
    this.isRecoverable = isRecoverable;
  }
}

const metadata = (capability: Capability | undefined, status: 'success' | 'error') => ({
  version: UCP_VERSION,
  status,
  ...(capability !== undefined && { capabilities: { [capability]: [{ version: UCP_VERSION }] } }),
});

/** The result of a tool: structured, and the same as text for clients that read only text. */
function resultOf(content: object, isError: boolean) {
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(content) }],
    structuredContent: { ...content },
    ...(isError && { isError }),
  };
}

/** Runs a tool. What it refuses becomes an answer with a message; other errors are thrown again. */
export async function answer(capability: Capability | undefined, work: () => Promise<Answer>) {
  try {
    return resultOf({ ucp: metadata(capability, 'success'), ...(await work()) }, false);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const message: Message = {
      type: 'error',
      code: error.code,
      content: error.message,
      severity: error.isRecoverable ? 'recoverable' : 'unrecoverable',
    };
    return resultOf({ ucp: metadata(capability, 'error'), messages: [message] }, true);
  }
}
