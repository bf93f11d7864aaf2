/** Carts for agents: lines with their price now, and the address at which the person takes them over. Nothing is stored: the id is the token. */
import { plainText } from '../../../contract/plain-text.ts';
import { paths } from '../../../contract/rules/paths.ts';
import type { AgentCall } from './call.ts';
import { findItems, TITLE } from './items.ts';
import { languageOf, minor, Refused } from './ucp.ts';
import type { Amount, Answer, Message } from './ucp.ts';

const ITEMS = `query AgentItems($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Product { id } ... on ProductVariant { id product { id } } }
}`;
const SHARE = `mutation AgentCartShare($input: CartShareInput!) {
  cartShare(input: $input) { token userErrors { code message } }
}`;
const SHARED = `query AgentCart($token: String!, $language: Language!) {
  sharedCart(token: $token) {
    expiresAt
    quote {
      lines {
        productId variantId quantity unitPrice { amount } total { amount }
        product { name(language: $language) mainImage { url(width: 640) } }
        problems { code message }
      }
      itemsTotal { amount } deliveryFee { amount } total { amount }
    }
  }
}`;

/** Documents of the cart's tools, which the gateway has to trust. */
export const CART_DOCUMENTS: readonly string[] = [ITEMS, SHARE, SHARED];

interface Line {
  item: { id: string };
  quantity: number;
}

export interface CartInput {
  line_items: readonly Line[];
  context?: { language?: string | undefined } | undefined;
}

interface QuotedLine {
  productId: string;
  variantId: string | null;
  quantity: number;
  unitPrice: Amount;
  total: Amount;
  product: { name: string; mainImage: { url: string } | null } | null;
  problems: { code: string; message: string }[];
}

interface Shared {
  sharedCart: {
    expiresAt: string;
    quote: { lines: QuotedLine[]; itemsTotal: Amount; deliveryFee: Amount; total: Amount } | null;
  } | null;
}

const LINKS = [
  ['shipping_policy', paths.shipping()],
  ['refund_policy', paths.returns()],
  ['terms_of_service', paths.terms()],
  ['privacy_policy', paths.privacy()],
] as const;

/** The cart of a token. @throws Refused when the shop did not make it, or it has expired */
async function read(call: AgentCall, token: string, language: string | undefined): Promise<Answer> {
  const { sharedCart } = await call.ask<Shared>(SHARED, { token, language: languageOf(language) });
  if (!sharedCart?.quote) throw new Refused('not_found', 'There is no such cart, or it has expired', false);
  const { quote, expiresAt } = sharedCart;
  const line_items = quote.lines.map((line, index) => ({
    id: `li_${index + 1}`,
    item: {
      id: line.variantId ?? line.productId,
      title: line.product ? plainText(line.product.name, TITLE) : 'No longer sold',
      price: minor(line.unitPrice),
      ...(line.product?.mainImage && {
        image_url: new URL(line.product.mainImage.url, call.publicUrl).href,
      }),
    },
    quantity: line.quantity,
    totals: [
      { type: 'subtotal', amount: minor(line.total) },
      { type: 'total', amount: minor(line.total) },
    ],
  }));
  const messages: Message[] = quote.lines.flatMap(({ problems }, index) =>
    problems.map(({ code, message }) => ({
      type: 'warning' as const,
      code: code.toLowerCase(),
      content: message,
      path: `$.line_items[${index}]`,
    })),
  );
  const page = new URL(call.publicUrl + paths.sharedCart(token));
  if (language !== undefined) page.searchParams.set('lang', languageOf(language).toLowerCase());
  return {
    id: token,
    currency: 'TND',
    line_items,
    totals: [
      { type: 'subtotal', amount: minor(quote.itemsTotal) },
      { type: 'fulfillment', display_text: 'Delivery', amount: minor(quote.deliveryFee) },
      { type: 'total', amount: minor(quote.total) },
    ],
    ...(messages.length > 0 && { messages }),
    links: LINKS.map(([type, path]) => ({ type, url: call.publicUrl + path })),
    continue_url: page.href,
    expires_at: expiresAt,
  };
}

interface Item {
  id: string;
  product?: { id: string };
}

/** A new cart of these lines. @throws Refused naming an item that does not exist */
export async function createCart(call: AgentCall, { line_items, context }: CartInput): Promise<Answer> {
  const ids = line_items.map(({ item }) => item.id);
  const nodes = await findItems<Item>(call, ITEMS, ids);
  const lines = line_items.map(({ item, quantity }, index) => {
    const node = nodes[index];
    if (!node)
      throw new Refused('not_found', `line_items[${index}]: there is no item ${plainText(item.id, 80)}`);
    return node.product
      ? { productId: node.product.id, variantId: node.id, quantity }
      : { productId: node.id, quantity };
  });
  const { cartShare } = await call.ask<{
    cartShare: { token: string | null; userErrors: { code: string; message: string }[] } | null;
  }>(SHARE, { input: { lines } });
  if (cartShare?.token == null) {
    const [error] = cartShare?.userErrors ?? [];
    throw new Refused(error?.code.toLowerCase() ?? 'unavailable', error?.message ?? 'Try again later');
  }
  return read(call, cartShare.token, context?.language);
}

export const getCart = (call: AgentCall, id: string): Promise<Answer> => read(call, id, undefined);

/** The lines take the place of those of a cart. What it holds is in its id, so the changed cart has another one. */
export async function updateCart(call: AgentCall, id: string, cart: CartInput): Promise<Answer> {
  await read(call, id, cart.context?.language);
  return createCart(call, cart);
}

/** The cart, for the last time. Nothing was stored or reserved that could be removed. */
export async function cancelCart(call: AgentCall, id: string): Promise<Answer> {
  const { continue_url: _, messages, ...cart } = await read(call, id, undefined);
  const info: Message = {
    type: 'info',
    code: 'canceled',
    content: 'Forget this id. Nothing was stored or reserved; the id itself is valid until it expires.',
  };
  return { ...cart, messages: [...((messages as Message[] | undefined) ?? []), info] };
}
