/** The assistant's read-only tools for a model: its arguments are validated, the results are data. */
import type OpenAI from 'openai';
import { z } from 'zod';
import { PRODUCT_COLORS } from '../../contract/rules/colors.ts';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { EntityId } from '../../contract/common.ts';
import { REGIONS } from '../../contract/rules/regions.ts';
import { OrderNumber } from '../../contract/orders.ts';
import { Phone } from '../../contract/accounts.ts';
import type { AnswerContext, ChatProduct } from '../answers/context.ts';
import { MOST_SHOWN, toChatProducts } from '../answers/context.ts';
import { formatMoney, formatWeekday } from '../answers/format.ts';
import { plainText } from '../../contract/plain-text.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { priceBefore, priceNow } from '../shop/prices.ts';
import { couponsFor } from '../tools/coupons.ts';
import { deliveryOf } from '../tools/delivery.ts';
import { findHelp } from '../tools/help.ts';
import { orderState } from '../tools/orders.ts';
import { productsByIds } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { searchProducts } from '../tools/search.ts';
import { understand } from '../understanding/understand.ts';
import { SORTS } from '../understanding/understanding.ts';
import type { Slots } from '../understanding/understanding.ts';

const SEARCHED = 10;
const MOST_SPECS = 20;
const PriceLimit = z.number().min(0).max(1_000_000).optional();

/** What tools returned to the model in this reply: only that may be shown and mentioned. */
export class Evidence {
  readonly products = new Map<string, ChatProduct>();
  /** IDs of the latest list, in order. */
  latest: string[] = [];
  /** IDs that the model chose to show. */
  chosen: string[] = [];
  /** Texts of the shop itself, without those of sellers. */
  readonly texts: string[] = [];

  add(products: readonly ChatProduct[]): void {
    for (const one of toChatProducts(products)) this.products.set(one._id, one);
    if (products.length > 0) this.latest = products.map(({ _id }) => _id);
  }

  /** The products to show: the chosen ones, otherwise the latest list; never any that no tool returned. */
  shown(): ChatProduct[] {
    const ids = this.chosen.length > 0 ? this.chosen : this.latest;
    return [...new Set(ids)].flatMap((id) => this.products.get(id) ?? []).slice(0, MOST_SHOWN);
  }
}

function summary(product: ProductSummary, { language }: AnswerContext): Record<string, unknown> {
  const before = priceBefore(product);
  return {
    id: product._id,
    name: plainText(product.name, 120),
    brand: product.brand === null ? null : plainText(product.brand, 60),
    category: plainText(product.category.name, 60),
    price: formatMoney(priceNow(product), language),
    ...(before === undefined ? {} : { priceBefore: formatMoney(before, language) }),
    stock: product.stockStatus === 'In Stock' ? product.stock : product.stockStatus,
    available: isAvailable(product),
    rating: product.ratingCount > 0 ? `${product.ratingAverage} (${product.ratingCount})` : null,
    colors: product.colors.map((color) => plainText(color, 30)),
  };
}

function detail(product: Product, context: AnswerContext): Record<string, unknown> {
  return {
    ...summary(product, context),
    description: plainText(product.description, 600),
    seller: plainText(product.seller.name, 60),
    warrantyMonths: product.hasWarranty ? product.warrantyDuration : null,
    weightGrams: product.weightGrams,
    returnPolicy: product.returnPolicy === null ? null : plainText(product.returnPolicy, 200),
    variants: product.variants.slice(0, 40).map(({ color, size, stock }) => ({ color, size, stock })),
    specs: product.specs
      .slice(0, MOST_SPECS)
      .map(({ name, value }) => `${plainText(name, 60)}: ${plainText(value, 100)}`),
  };
}

interface Tool<S extends z.ZodType = z.ZodType> {
  description: string;
  input: S;
  run(input: z.output<S>, context: AnswerContext, evidence: Evidence): Promise<unknown>;
}
const tool = <S extends z.ZodType>(one: Tool<S>): Tool => one;

/** Fields written by sellers: amounts in them are not prices. */
const SELLERS_WORDS: ReadonlySet<string> = new Set([
  'name',
  'brand',
  'category',
  'description',
  'seller',
  'shop',
  'returnPolicy',
  'specs',
  'colors',
  'variants',
]);

/** The product of an ID that a tool returned or that the shop has. */
async function one(context: AnswerContext, id: string | undefined): Promise<Product | undefined> {
  return id === undefined ? undefined : (await productsByIds(context, [id]))[0];
}

export const TOOLS: Readonly<Record<string, Tool>> = {
  search_products: tool({
    description:
      'Searches the catalogue. `words` in French, English, Arabic or derja, as people would type them; filters apart.',
    input: z.object({
      words: z.string().trim().max(200).default(''),
      colors: z.array(z.enum(PRODUCT_COLORS)).max(6).optional(),
      without_colors: z.array(z.enum(PRODUCT_COLORS)).max(6).optional(),
      size: z.string().trim().min(1).max(12).optional(),
      min_price: PriceLimit,
      max_price: PriceLimit,
      sort: z.enum(SORTS).optional(),
      only_reduced: z.boolean().optional(),
    }),
    async run(input, context, evidence) {
      const { slots: said } = understand(input.words, {}, context.words.vocabulary);
      const given: Slots = {
        colors: input.colors,
        notColors: input.without_colors,
        sizes: input.size === undefined ? undefined : [input.size.toLowerCase()],
        minPrice: input.min_price === undefined ? undefined : Math.round(input.min_price * 1000),
        maxPrice: input.max_price === undefined ? undefined : Math.round(input.max_price * 1000),
        sort: input.sort,
        reduced: input.only_reduced,
      };
      const slots: Slots = {
        ...said,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
      };
      if (slots.text === undefined && slots.category === undefined && input.words !== '')
        slots.text = input.words;
      const { products, total, dropped, isExact } = await searchProducts(context, slots, SEARCHED);
      evidence.add(products);
      context.outcome.isAnswered = products.length > 0;
      return {
        total,
        nothing_met_all_without: dropped,
        words_found: isExact,
        products: products.map((product) => summary(product, context)),
      };
    },
  }),
  product_details: tool({
    description: 'All that a product’s page says, by its id.',
    input: z.object({ id: EntityId }),
    async run({ id }, context, evidence) {
      const product = await one(context, id);
      if (!product) return { error: 'no such product' };
      evidence.add([product]);
      return detail(product, context);
    },
  }),
  compare_products: tool({
    description: 'Two to four products side by side, by their ids.',
    input: z.object({ ids: z.array(EntityId).min(2).max(4) }),
    async run({ ids }, context, evidence) {
      const products = await productsByIds(context, ids);
      evidence.add(products);
      return { products: products.map((product) => detail(product, context)) };
    },
  }),
  delivery: tool({
    description:
      'Whether a governorate is delivered to, the fee of a product’s delivery, how long its shop prepares, and when it would arrive in that governorate.',
    input: z.object({ governorate: z.enum(REGIONS).optional(), product_id: EntityId.optional() }),
    async run({ governorate, product_id }, context) {
      const region = governorate === undefined ? undefined : REGIONS.indexOf(governorate) + 1;
      const delivery = await deliveryOf(context, region, await one(context, product_id));
      const page = await findHelp(context, '', { page: 'shipping', heading: 'Le tarif' });
      return {
        governorate: delivery.region,
        fee: delivery.fee && {
          amount: formatMoney(delivery.fee.amount, context.language),
          freeFrom: formatMoney(delivery.fee.freeFrom, context.language),
        },
        preparation: delivery.preparation && {
          shop: plainText(delivery.preparation.shop, 60),
          hours: delivery.preparation.hours,
        },
        // Dates in the answer's language.
        arrival: delivery.times && {
          workingDays: delivery.times.transitDays,
          from: formatWeekday(delivery.times.arrives.from, context.language),
          until: formatWeekday(delivery.times.arrives.until, context.language),
        },
        page: page && plainText(page.text, 900),
      };
    },
  }),
  shop_help: tool({
    description:
      'The paragraph of the shop’s own pages that answers a question: delivery, payment, returns, points, selling, privacy.',
    input: z.object({ question: z.string().trim().min(1).max(300) }),
    async run({ question }, context) {
      const answer = await findHelp(context, question, context.persona?.forSellers);
      context.outcome.isAnswered = answer !== undefined && answer !== null;
      return answer
        ? { page: plainText(answer.title, 80), text: plainText(answer.text, 900) }
        : { error: 'the pages do not say' };
    },
  }),
  order_state: tool({
    description:
      'How an order stands; tells what has to be known first. Empty for a signed-in shopper’s own.',
    input: z.object({ number: OrderNumber.optional(), phone: Phone.optional() }),
    async run(input, context) {
      const answer = await orderState(context, input);
      return answer.kind === 'orders'
        ? {
            orders: answer.orders.map((order) => ({
              ...order,
              state: context.texts.states[order.state],
              parts: order.parts.map(({ number, state }) => ({ number, state: context.texts.states[state] })),
            })),
          }
        : answer;
    },
  }),
  coupons: tool({
    description: 'The shop’s public coupons; for a product, which of them hold.',
    input: z.object({ product_id: EntityId.optional() }),
    async run({ product_id }, context) {
      const offers = await couponsFor(context, await one(context, product_id));
      const money = (amount: string | null): string | null =>
        amount === null ? null : formatMoney(amount, context.language);
      return {
        coupons: offers.map(({ card, holds }) => ({
          code: plainText(card.couponCode, 40),
          percent: card.percent,
          amount: money(card.amount),
          from: money(card.minPurchase),
          shop: card.seller === null ? null : plainText(card.seller.name, 60),
          holds:
            holds && 'discount' in holds
              ? { discount: money(holds.discount), total: money(holds.total) }
              : holds,
        })),
      };
    },
  }),
  show_products: tool({
    description: 'Shows products to the shopper as cards, by ids that a tool of this reply returned.',
    input: z.object({ ids: z.array(z.string().max(20)).max(20) }),
    run({ ids }, _context, evidence) {
      evidence.chosen = ids.filter((id) => evidence.products.has(id)).slice(0, MOST_SHOWN);
      return Promise.resolve({ shown: evidence.chosen });
    },
  }),
};

export const TOOL_DEFINITIONS: OpenAI.ChatCompletionTool[] = Object.entries(TOOLS).map(
  ([name, { description, input }]) => ({
    type: 'function',
    function: {
      name,
      description,
      parameters: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    },
  }),
);

/** Executes a tool call; problems of the call are returned to the model, as data. @throws like RestClient */
export async function runTool(
  name: string,
  written: string,
  context: AnswerContext,
  evidence: Evidence,
): Promise<string> {
  const found = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!found) return JSON.stringify({ error: 'there is no such tool' });
  let value: unknown;
  try {
    value = JSON.parse(written === '' ? '{}' : written);
  } catch {
    return JSON.stringify({ error: 'the input is no JSON' });
  }
  const input = found.input.safeParse(value);
  if (!input.success)
    return JSON.stringify({
      error: input.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    });
  const data = await found.run(input.data, context, evidence);
  evidence.texts.push(
    JSON.stringify(data, (key, value: unknown) => (SELLERS_WORDS.has(key) ? undefined : value)) ?? '',
  );
  return JSON.stringify({ data });
}
