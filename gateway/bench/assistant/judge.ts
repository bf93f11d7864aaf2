/** Judges replies of the assistant by what a program can see of them. No I/O. */
import type { Reply } from '../../chat/testing/host.ts';
import type { ConversationTurn, Relevant } from '../../chat/understanding/utterances/read.ts';
import { isRelevant } from './shop.ts';
import type { Fact } from './shop.ts';

/** The share of the products shown that must be the ones asked for; a budget holds for all of them. */
const MOST = 0.75;

/** What a reply is judged with: the shop's products, and the lists that the conversation has shown. */
export interface Seen {
  facts: ReadonlyMap<string, Fact>;
  lists: readonly (readonly { _id: string; name: string }[])[];
}

const factsOf = (products: readonly { _id: string }[], { facts }: Seen): Fact[] =>
  products.flatMap(({ _id }) => facts.get(_id) ?? []);

/** The rule without its properties, for what the catalogue has not: the kind of thing must be right. */
const kindOf = ({ families, categories }: Relevant): Relevant => ({ families, categories });

function* ofList(rule: Relevant, turn: ConversationTurn, reply: Reply, seen: Seen): Generator<string> {
  const shown = factsOf(reply.products, seen);
  const hasAny = [...seen.facts.values()].some((fact) => isRelevant(fact, rule));
  if (shown.length === 0) {
    if (hasAny && turn.orNothing !== true) yield 'shows no product';
    return;
  }
  const own = hasAny ? rule : kindOf(rule);
  const fit = shown.filter((fact) => isRelevant(fact, own));
  if (fit.length < shown.length * MOST) yield `only ${fit.length} of ${shown.length} are what is asked for`;
  const bounds = { minPrice: own.minPrice, maxPrice: own.maxPrice };
  if (!shown.every((fact) => isRelevant(fact, bounds))) yield 'the budget is not kept';
  if (turn.ordered === 'price' && shown.some(({ price }, place) => price < (shown[place - 1]?.price ?? 0)))
    yield 'the cheapest is not first';
}

const isNamed = (reply: Reply, product: { _id: string; name: string }): boolean =>
  reply.text.includes(product.name) || reply.products.some(({ _id }) => _id === product._id);

function* ofPlaces(places: readonly number[], reply: Reply, seen: Seen): Generator<string> {
  const list = seen.lists.findLast(({ length }) => length > 1) ?? [];
  if (reply.products.length > Math.max(places.length, 1)) yield 'shows a list instead of what is asked about';
  for (const place of places) {
    const product = list[place - 1];
    if (product === undefined) yield `there was no ${place}. product to ask about`;
    else if (!isNamed(reply, product)) yield `does not name the ${place}. product`;
  }
}

function* ofCheapest(rule: Relevant, reply: Reply, seen: Seen): Generator<string> {
  const fit = [...seen.facts.entries()].filter(([, fact]) => isRelevant(fact, rule));
  const least = Math.min(...fit.map(([, { price }]) => price));
  const [first] = factsOf(reply.products, seen);
  if (fit.length > 0 && first?.price !== least) yield 'does not show the cheapest';
}

/** What is wrong or useless about a reply; nothing when it is right. */
export function* faultsOf(turn: ConversationTurn, reply: Reply, seen: Seen): Generator<string> {
  if (reply.status !== 200 || !reply.isWhole || reply.text.trim() === '') {
    yield 'no reply';
    return;
  }
  if (turn.nothing && reply.products.length > 0)
    yield `shows ${reply.products.length} products for no search`;
  if (turn.says !== undefined && !new RegExp(turn.says, 'iu').test(reply.text))
    yield `does not say ${turn.says}`;
  if (turn.about) yield* ofPlaces(turn.about, reply, seen);
  if (turn.list && turn.cheapest) yield* ofCheapest(turn.list, reply, seen);
  else if (turn.list) yield* ofList(turn.list, turn, reply, seen);
  const earlier = new Set(seen.lists.flat().map(({ _id }) => _id));
  if (turn.fresh && reply.products.some(({ _id }) => earlier.has(_id))) yield 'shows a product again';
}
