/** What agents may know of the shop besides its catalogue: policies, times of delivery, the state of an order. */
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { isSentLater } from '../../../contract/rules/availability.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { shopFacts } from '../../schema/content/shop.ts';
import type { AgentCall } from './call.ts';
import { findItems, NAME } from './items.ts';
import { languageOf, priceOf, Refused } from './ucp.ts';
import type { Answer } from './ucp.ts';

const LINE = 'runs { text }';
const POLICY = `query AgentPolicy($slug: String!, $language: Language!) {
  textPage(slug: $slug, language: $language) {
    title summary language updatedAt
    blocks {
      __typename
      ... on TextHeading { level text }
      ... on TextParagraph { ${LINE} }
      ... on TextList { items { ${LINE} } }
      ... on TextTable { head { ${LINE} } rows { cells { ${LINE} } } }
      ... on TextQuestion { question answer { __typename ... on TextParagraph { ${LINE} } ... on TextList { items { ${LINE} } } } }
    }
  }
}`;
const TIMES = `query AgentDeliveryTimes($ids: [ID!]!, $governorate: Int!) {
  nodes(ids: $ids) {
    ... on Product { stockStatus seller { name deliveryTimes(regionNumber: $governorate) { arrivesFrom arrivesUntil } } }
    ... on ProductVariant { product { stockStatus seller { name deliveryTimes(regionNumber: $governorate) { arrivesFrom arrivesUntil } } } }
  }
}`;
const STATUS = `query AgentOrderStatus($number: String!, $phone: String!) {
  orderStatus(number: $number, phone: $phone) {
    number state createdAt subOrders { number state timeline { state at } }
  }
}`;

/** Documents of these tools that are the same for all callers. */
export const SHOP_DOCUMENTS: readonly string[] = [POLICY, TIMES];
export const ORDER_DOCUMENTS: readonly string[] = [STATUS];

/** Topics of policies, which are the slugs of text pages. */
export const POLICY_TOPICS = ['shipping', 'returns', 'terms', 'privacy', 'faq', 'size-guide'] as const;

const LONGEST_BLOCK = 2_000;

interface Line {
  runs: { text: string }[];
}
type Block =
  | { __typename: 'TextHeading'; level: number; text: string }
  | { __typename: 'TextParagraph'; runs: Line['runs'] }
  | { __typename: 'TextList'; items: Line[] }
  | { __typename: 'TextTable'; head: Line[]; rows: { cells: Line[] }[] }
  | { __typename: 'TextQuestion'; question: string; answer: Block[] };

const textOf = ({ runs }: Line): string => plainText(runs.map(({ text }) => text).join(''), LONGEST_BLOCK);

/** The text of a block, line by line. */
function linesOf(block: Block): string[] {
  switch (block.__typename) {
    case 'TextHeading':
      return [`${'#'.repeat(block.level)} ${plainText(block.text)}`];
    case 'TextParagraph':
      return [textOf(block)];
    case 'TextList':
      return block.items.map((item) => `- ${textOf(item)}`);
    case 'TextTable':
      return [block.head, ...block.rows.map(({ cells }) => cells)].map((cells) =>
        cells.map(textOf).join(' | '),
      );
    case 'TextQuestion':
      return [`### ${plainText(block.question)}`, ...block.answer.flatMap(linesOf)];
  }
}

export interface PolicyInput {
  topic: (typeof POLICY_TOPICS)[number];
  context?: { language?: string | undefined } | undefined;
}

/** A policy of the shop as text, with the figures that hold for every order. */
export async function shopPolicies(call: AgentCall, { topic, context }: PolicyInput): Promise<Answer> {
  const { textPage } = await call.ask<{
    textPage: { title: string; summary: string; language: string; updatedAt: string; blocks: Block[] } | null;
  }>(POLICY, { slug: topic, language: languageOf(context?.language) });
  if (!textPage) throw new Refused('not_found', 'The shop has no text on this topic', false);
  return {
    topic,
    title: textPage.title,
    summary: textPage.summary,
    language: textPage.language.toLowerCase(),
    updated_at: textPage.updatedAt,
    text: textPage.blocks.flatMap(linesOf).join('\n'),
    url: call.publicUrl + paths.textPage(topic),
    facts: {
      currency: shopFacts.currency,
      delivery_country: shopFacts.countryCode,
      delivery_fee: priceOf(DELIVERY_FEE),
      free_delivery_from: priceOf(FREE_DELIVERY_FROM),
      prices_include_vat: shopFacts.includesVat,
    },
  };
}

export interface TimesInput {
  ids: readonly string[];
  /** Number of a governorate. */
  governorate: number;
}

interface SellerTimes {
  name: string;
  deliveryTimes: { arrivesFrom: string; arrivesUntil: string } | null;
}
interface TimesProduct {
  stockStatus: string;
  seller: SellerTimes | null;
}
type TimesNode = TimesProduct | { product: TimesProduct };

/** When orders of these items arrive in a governorate, if they are confirmed now; null where no day is known. */
export async function deliveryTimes(call: AgentCall, { ids, governorate }: TimesInput): Promise<Answer> {
  const nodes = await findItems<TimesNode>(call, TIMES, ids, { governorate });
  return {
    governorate,
    items: ids.map((id, index) => {
      const node = nodes[index];
      if (!node) return { id: plainText(id, 80), found: false };
      const product = 'product' in node ? node.product : node;
      const { seller } = product;
      const times = isSentLater(product) ? null : (seller?.deliveryTimes ?? null);
      return {
        id,
        found: true,
        ...(seller && { seller: plainText(seller.name, NAME) }),
        arrives_from: times?.arrivesFrom ?? null,
        arrives_until: times?.arrivesUntil ?? null,
      };
    }),
  };
}

export interface StatusInput {
  number: string;
  phone: string;
}

/** States of an order, for those who know its number and a telephone number of it. */
export async function orderStatus(call: AgentCall, { number, phone }: StatusInput): Promise<Answer> {
  const { orderStatus: found } = await call.ask<{
    orderStatus: {
      number: string;
      state: string;
      createdAt: string;
      subOrders: { number: string; state: string; timeline: { state: string; at: string }[] }[];
    } | null;
  }>(STATUS, { number, phone });
  if (!found) throw new Refused('not_found', 'There is no order with this number and telephone number');
  return {
    order: {
      number: found.number,
      state: found.state.toLowerCase(),
      placed_at: found.createdAt,
      parts: found.subOrders.map((part) => ({
        number: part.number,
        state: part.state.toLowerCase(),
        history: part.timeline.map(({ state, at }) => ({ state: state.toLowerCase(), at })),
      })),
    },
    permalink_url: call.publicUrl + paths.trackOrder(),
  };
}
